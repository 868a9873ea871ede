//! What each event makes of a table. Events have happened: here nothing is asked, and what can't
//! have happened is an error of the log.

use games::{Actor, Seat, text};

use crate::clock::Millis;
use crate::event::Event;
use crate::fair::{Chain, Secret};
use crate::player::Player;
use crate::question::{Question, Undo};
use crate::settings::Settings;
use crate::table::{Ended, RunningGame, Table};

impl Table {
    /// Applies an event; the error says why it can't have happened.
    pub(crate) fn apply_event(&mut self, event: &Event, now: Millis) -> Result<(), String> {
        match event {
            Event::Created { .. } => Err("a table is created once".to_owned()),
            Event::Reacted { .. } => Ok(()),
            Event::Sat { seat, name } => self.player(*seat).map(|player| player.name = Some(name.clone())),
            Event::Left { seat } => self.leave(*seat),
            Event::Returned { seat } => self.player(*seat).map(|player| player.is_away = false),
            Event::Words { seat, words } => {
                self.player(*seat).map(|player| player.words = Some(words.clone()))
            }
            Event::Started { starts } => self.begin(Seat(*starts), now),
            Event::Drawn { text } => self.drawn(text, now),
            Event::Played { seat, text, .. } => self.played(Seat(*seat), text),
            Event::TakenBack { .. } => self.taken_back(),
            Event::Confirmed { .. } => self.confirm(now),
            Event::UndoAsked { seat, moves } => {
                let undo = Undo { question: Question::new(Seat(*seat)), moves: *moves };
                self.running_mut().map(|running| running.undo = Some(undo))
            }
            Event::UndoAgreed { seat } => {
                let undo = self.running_mut()?.undo.as_mut().ok_or("nobody asked")?;
                undo.question.agreed.push(Seat(*seat));
                Ok(())
            }
            Event::UndoRefused { .. } => self.running_mut().map(|running| running.undo = None),
            Event::Rewound { moves } => self.rewind(*moves, now),
            Event::TimedOut { seat } => self.running_mut().map(|running| running.late = Some(Seat(*seat))),
            Event::PauseAsked { seat } => {
                let question = Question::new(Seat(*seat));
                self.running_mut().map(|running| running.pause = Some(question))
            }
            Event::PauseAgreed { seat } => {
                let question = self.running_mut()?.pause.as_mut().ok_or("nobody asked")?;
                question.agreed.push(Seat(*seat));
                Ok(())
            }
            Event::PauseRefused { .. } => self.running_mut().map(|running| running.pause = None),
            Event::Paused { .. } => {
                self.clock.pause(now);
                self.running_mut().map(|running| (running.is_paused, running.pause) = (true, None))
            }
            Event::Resumed { .. } => {
                self.clock.resume(now);
                self.running_mut().map(|running| running.is_paused = false)
            }
            Event::Reopened => {
                // The time between the last event and this one does not count.
                self.clock.pause(self.last);
                self.clock.resume(now);
                Ok(())
            }
            Event::Resigned { seat } => self.player(*seat).map(|player| player.has_resigned = true),
            Event::Ended { how, winners, secret } => {
                self.reveal(secret)?;
                self.clock.stop(now);
                let winners = winners.iter().copied().map(Seat).collect();
                self.ended = Some(Ended { how: *how, winners });
                Ok(())
            }
            Event::Rematch { table } => {
                self.rematch = Some(table.clone());
                Ok(())
            }
        }
    }

    fn player(&mut self, seat: u8) -> Result<&mut Player, String> {
        self.players.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// The secret is everybody's now, if it is the one that was committed to.
    fn reveal(&mut self, secret: &str) -> Result<(), String> {
        let secret = Secret::read(secret).filter(|secret| secret.commitment() == self.commitment());
        self.secret = Some(secret.ok_or("the secret is not the one that was committed to")?);
        Ok(())
    }

    fn leave(&mut self, seat: u8) -> Result<(), String> {
        let has_begun = self.running().is_some();
        let player = self.player(seat)?;
        if has_begun {
            player.is_away = true;
        } else {
            (player.name, player.words) = (None, None);
        }
        Ok(())
    }

    fn begin(&mut self, starts: Seat, now: Millis) -> Result<(), String> {
        let history = self.settings.open(starts).map_err(|refused| refused.to_string())?;
        let chain = self.first_link()?.then(&format!("starts {}", history.game().setup().starts()));
        let running = RunningGame {
            history,
            confirmed: 0,
            open: Vec::new(),
            chain,
            decisions: Vec::new(),
            is_paused: false,
            late: None,
            undo: None,
            pause: None,
        };
        self.running = Some(Box::new(running));
        self.start_clock(now);
        Ok(())
    }

    /// The chain of draws before it is known who starts.
    pub(crate) fn first_link(&self) -> Result<Chain, String> {
        let history = self.settings.open(Seat(0)).map_err(|refused| refused.to_string())?;
        let seats = (0..).zip(&self.players);
        let words = seats.filter_map(|(seat, player)| Some((seat, player.words.as_deref()?)));
        Ok(Chain::new(&Settings::agreement(history.start()), self.commitment(), words))
    }

    fn drawn(&mut self, text: &str, now: Millis) -> Result<(), String> {
        let running = self.running_mut()?;
        running.make(text)?;
        running.confirm_moves();
        self.start_clock(now);
        Ok(())
    }

    fn played(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let running = self.running_mut()?;
        if running.history.game().actor() != Actor::Seat(seat) {
            return Err(format!("it is not the turn of seat {seat}"));
        }
        if !running.has_open_moves() {
            running.decisions.push((seat, running.confirmed));
        }
        running.make(text)
    }

    fn taken_back(&mut self) -> Result<(), String> {
        let running = self.running_mut()?;
        if !running.has_open_moves() {
            return Err("there is nothing to take back".to_owned());
        }
        running.history.undo();
        running.open.pop();
        if !running.has_open_moves() {
            running.decisions.pop();
        }
        Ok(())
    }

    fn confirm(&mut self, now: Millis) -> Result<(), String> {
        let running = self.running_mut()?;
        running.confirm_moves();
        running.late = None;
        self.clock.stop(now);
        self.start_clock(now);
        Ok(())
    }

    fn rewind(&mut self, moves: usize, now: Millis) -> Result<(), String> {
        let first = self.first_link()?;
        let running = self.running_mut()?;
        let starts = running.history.game().setup().starts();
        running.history.rewind(moves);
        running.open = running.history.record().texts();
        running.decisions.retain(|(_, before)| *before < moves);
        (running.confirmed, running.undo, running.late) = (0, None, None);
        running.chain = first.then(&format!("starts {starts}"));
        running.confirm_moves();
        self.clock.interrupt(now);
        self.start_clock(now);
        Ok(())
    }

    /// The clock runs for the seat that decides now.
    fn start_clock(&mut self, now: Millis) {
        if let Some(seat) = self.running().and_then(RunningGame::decider) {
            self.clock.start(seat, now);
        }
    }
}

impl RunningGame {
    /// Makes a move of the game.
    fn make(&mut self, text: &str) -> Result<(), String> {
        let wanted = text::read_move(self.history.game(), text).map_err(|error| error.to_string())?;
        let text = text::write_move(self.history.game(), wanted);
        self.history.play(wanted).map_err(|refusal| refusal.to_string())?;
        self.open.push(text);
        Ok(())
    }

    /// All moves so far are confirmed, and become part of the chain.
    fn confirm_moves(&mut self) {
        self.chain = self.open.drain(..).fold(self.chain, |chain, text| chain.then(&text));
        self.confirmed = self.history.moves().len();
    }
}
