//! What each event makes of a table. Events have happened: here nothing is asked, and what can't
//! have happened is an error of the log.

use games::{Actor, Seat, text};

use crate::clock::Millis;
use crate::event::Event;
use crate::fair::{Chain, Link, LinkChain, Method, Secret};
use crate::player::Player;
use crate::question::{Question, Undo};
use crate::table::{Ended, RunningGame, Table};

impl Table {
    /// Applies an event; the error says why it can't have happened.
    pub(crate) fn apply_event(&mut self, event: &Event, now: Millis) -> Result<(), String> {
        match event {
            Event::Created { .. } => Err("a table is created once".to_owned()),
            Event::Reacted { .. } => Ok(()),
            Event::Sat { seat, name } => self.player(*seat).map(|player| player.name = Some(name.clone())),
            Event::Left { seat } | Event::Removed { seat } => self.leave(*seat),
            Event::Returned { seat } => self.player(*seat).map(|player| player.is_away = false),
            Event::Words { seat, words } => {
                self.player(*seat).map(|player| player.words = Some(words.clone()))
            }
            Event::Committed { seat, commitment } => {
                let commitment = Link::read(commitment).ok_or("the commitment is not one")?;
                self.player(*seat).map(|player| player.links = Some(LinkChain::new(commitment)))
            }
            Event::Starting { .. } => {
                self.starting_since = Some(now);
                Ok(())
            }
            Event::Revealed { seat, link } => self.revealed(Seat(*seat), link),
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
            Event::TimedOut { seat } => self.running_mut().map(|running| running.time_out(Seat(*seat))),
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
                self.wait_again(now);
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
        let has_start = self.has_start();
        let player = self.player(seat)?;
        if has_start {
            player.is_away = true;
        } else {
            (player.name, player.words, player.links) = (None, None, None);
        }
        Ok(())
    }

    /// A device told the next link: its word for the start, or what it adds to the draw that is due.
    fn revealed(&mut self, seat: Seat, link: &str) -> Result<(), String> {
        let link = Link::read(link).ok_or("the link is not one")?;
        let draw = self.due_draw();
        let links = self.player(seat.0)?.links.as_mut().ok_or("nothing was committed to")?;
        let is_next = if draw.is_some() { links.extend(link) } else { links.extend_by_word(link) };
        if !is_next {
            return Err("the link is not what was committed to".to_owned());
        }
        if let (Some(draw), Some(draws)) = (draw, self.running_mut().ok().and_then(|it| it.draws.as_mut())) {
            draws.add(draw, seat, link);
        }
        Ok(())
    }

    fn begin(&mut self, starts: Seat, now: Millis) -> Result<(), String> {
        let history = self.settings.open(self.rules, starts).map_err(|refused| refused.to_string())?;
        let (chain, draws) = match self.method {
            Method::Chained => (self.first_link(history.start()), None),
            Method::Seeded => (Chain::of_moves(), Some(self.draw_history(history.start()))),
        };
        let chain = chain.then(&format!("starts {}", history.game().setup().starts()));
        self.starting_since = None;
        let running = RunningGame {
            history,
            confirmed: 0,
            open: Vec::new(),
            chain,
            draws,
            decisions: Vec::new(),
            is_paused: false,
            waits_since: now,
            late: None,
            timeouts: Vec::new(),
            undo: None,
            pause: None,
        };
        self.running = Some(Box::new(running));
        self.start_waiting(now);
        Ok(())
    }

    fn drawn(&mut self, text: &str, now: Millis) -> Result<(), String> {
        let draw = self.due_draw();
        let running = self.running_mut()?;
        let before = running.history.moves().len();
        running.make(text)?;
        running.confirm_moves();
        if let (Some(draws), Some(draw)) = (&mut running.draws, draw) {
            draws.note(draw, before);
        }
        self.start_waiting(now);
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
        self.start_waiting(now);
        Ok(())
    }

    fn rewind(&mut self, moves: usize, now: Millis) -> Result<(), String> {
        let start = self.running_mut()?.history.start().clone();
        let first = match self.method {
            Method::Chained => self.first_link(&start),
            Method::Seeded => Chain::of_moves(),
        };
        let running = self.running_mut()?;
        let starts = running.history.game().setup().starts();
        if let Some(draws) = &mut running.draws {
            draws.rewind(running.history.moves().len(), moves);
        }
        running.history.rewind(moves);
        running.open = running.history.record().texts();
        running.decisions.retain(|(_, before)| *before < moves);
        running.timeouts.retain(|timeout| timeout.moves < moves);
        (running.confirmed, running.undo, running.late) = (0, None, None);
        running.chain = first.then(&format!("starts {starts}"));
        running.confirm_moves();
        self.clock.interrupt(now);
        self.start_waiting(now);
        Ok(())
    }

    /// The clock runs for the seat that decides now, or the draw that is due waits for devices.
    fn start_waiting(&mut self, now: Millis) {
        if let Some(running) = self.running.as_deref_mut() {
            let due_since = running.is_chance_due().then_some(now);
            if let Some(draws) = &mut running.draws {
                draws.due_since = due_since;
            }
        }
        if let Some(seat) = self.running().and_then(RunningGame::decider) {
            self.clock.start(seat, now);
        }
    }

    /// Whoever is waited for to tell a link has all the time for it again.
    fn wait_again(&mut self, now: Millis) {
        self.starting_since = self.starting_since.map(|_| now);
        if let Some(draws) = self.running.as_deref_mut().and_then(|running| running.draws.as_mut()) {
            draws.due_since = draws.due_since.map(|_| now);
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
