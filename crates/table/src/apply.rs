//! What each event makes of a table. Events have happened: here nothing is asked, and what can't
//! have happened is an error of the log.

use games::{Actor, Seat, text};

use crate::clock::Millis;
use crate::event::Event;
use crate::fair::Chain;
use crate::settings::Settings;
use crate::sitter::Sitter;
use crate::table::{Ended, Play, Table, Undo};

impl Table {
    /// Applies an event; the error says why it can't have happened.
    pub(crate) fn apply_event(&mut self, event: &Event, now: Millis) -> Result<(), String> {
        match event {
            Event::Created { .. } => Err("a table is created once".to_owned()),
            Event::Reacted { .. } => Ok(()),
            Event::Sat { seat, name } => self.sitter(*seat).map(|sitter| sitter.name = Some(name.clone())),
            Event::Left { seat } => self.leave(*seat),
            Event::Returned { seat } => self.sitter(*seat).map(|sitter| sitter.is_away = false),
            Event::Words { seat, words } => {
                self.sitter(*seat).map(|sitter| sitter.words = Some(words.clone()))
            }
            Event::Started { starts } => self.begin(Seat(*starts), now),
            Event::Drawn { text } => self.drawn(text, now),
            Event::Played { seat, text, .. } => self.played(Seat(*seat), text),
            Event::TakenBack { .. } => self.taken_back(),
            Event::Confirmed { .. } => self.confirm(now),
            Event::UndoAsked { seat, moves } => {
                let undo = Undo { seat: Seat(*seat), moves: *moves, agreed: Vec::new() };
                self.play_mut().map(|play| play.undo = Some(undo))
            }
            Event::UndoAgreed { seat } => {
                let undo = self.play_mut()?.undo.as_mut().ok_or("nobody asked")?;
                undo.agreed.push(Seat(*seat));
                Ok(())
            }
            Event::UndoRefused { .. } => self.play_mut().map(|play| play.undo = None),
            Event::Rewound { moves } => self.rewind(*moves, now),
            Event::TimedOut { seat } => self.play_mut().map(|play| play.late = Some(Seat(*seat))),
            Event::Paused { .. } => {
                self.clock.pause(now);
                self.play_mut().map(|play| play.is_paused = true)
            }
            Event::Resumed { .. } => {
                self.clock.resume(now);
                self.play_mut().map(|play| play.is_paused = false)
            }
            Event::Reopened => {
                // The time between the last event and this one does not count.
                self.clock.pause(self.last);
                self.clock.resume(now);
                Ok(())
            }
            Event::Resigned { seat } => self.sitter(*seat).map(|sitter| sitter.has_resigned = true),
            Event::Ended { how, winners, .. } => {
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

    fn sitter(&mut self, seat: u8) -> Result<&mut Sitter, String> {
        self.sitters.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn leave(&mut self, seat: u8) -> Result<(), String> {
        let has_begun = self.play().is_some();
        let sitter = self.sitter(seat)?;
        if has_begun {
            sitter.is_away = true;
        } else {
            (sitter.name, sitter.words) = (None, None);
        }
        Ok(())
    }

    fn begin(&mut self, starts: Seat, now: Millis) -> Result<(), String> {
        let history = self.settings.open(starts).map_err(|refused| refused.to_string())?;
        let chain = self.first_link()?.then(&format!("starts {}", history.game().setup().starts()));
        let play = Play {
            history,
            confirmed: 0,
            open: Vec::new(),
            chain,
            decisions: Vec::new(),
            is_paused: false,
            late: None,
            undo: None,
        };
        self.play = Some(Box::new(play));
        self.await_seat(now);
        Ok(())
    }

    /// The chain of draws before it is known who starts.
    pub(crate) fn first_link(&self) -> Result<Chain, String> {
        let history = self.settings.open(Seat(0)).map_err(|refused| refused.to_string())?;
        let seats = (0..).zip(&self.sitters);
        let words = seats.filter_map(|(seat, sitter)| Some((seat, sitter.words.as_deref()?)));
        Ok(Chain::new(&Settings::agreement(history.start()), &self.commitment(), words))
    }

    fn drawn(&mut self, text: &str, now: Millis) -> Result<(), String> {
        let play = self.play_mut()?;
        play.make(text)?;
        play.settle();
        self.await_seat(now);
        Ok(())
    }

    fn played(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let play = self.play_mut()?;
        if play.history.game().actor() != Actor::Seat(seat) {
            return Err(format!("it is not the turn of seat {seat}"));
        }
        if !play.has_open_moves() {
            play.decisions.push((seat, play.confirmed));
        }
        play.make(text)
    }

    fn taken_back(&mut self) -> Result<(), String> {
        let play = self.play_mut()?;
        if !play.has_open_moves() {
            return Err("there is nothing to take back".to_owned());
        }
        play.history.undo();
        play.open.pop();
        if !play.has_open_moves() {
            play.decisions.pop();
        }
        Ok(())
    }

    fn confirm(&mut self, now: Millis) -> Result<(), String> {
        let play = self.play_mut()?;
        play.settle();
        play.late = None;
        self.clock.stop(now);
        self.await_seat(now);
        Ok(())
    }

    fn rewind(&mut self, moves: usize, now: Millis) -> Result<(), String> {
        let first = self.first_link()?;
        let play = self.play_mut()?;
        let starts = play.history.game().setup().starts();
        play.history.rewind(moves);
        play.open = play.history.record().texts();
        play.decisions.retain(|(_, before)| *before < moves);
        (play.confirmed, play.undo, play.late) = (0, None, None);
        play.chain = first.then(&format!("starts {starts}"));
        play.settle();
        self.clock.stop(now);
        self.await_seat(now);
        Ok(())
    }

    /// The clock runs for the seat that decides now.
    fn await_seat(&mut self, now: Millis) {
        if let Some(seat) = self.play().and_then(Play::decider) {
            self.clock.start(seat, now);
        }
    }
}

impl Play {
    /// Makes a move of the game.
    fn make(&mut self, text: &str) -> Result<(), String> {
        let wanted = text::read_move(self.history.game(), text).map_err(|error| error.to_string())?;
        let text = text::write_move(self.history.game(), wanted);
        self.history.play(wanted).map_err(|refusal| refusal.to_string())?;
        self.open.push(text);
        Ok(())
    }

    /// All moves so far are confirmed, and become part of the chain.
    fn settle(&mut self) {
        self.chain = self.open.drain(..).fold(self.chain, |chain, text| chain.then(&text));
        self.confirmed = self.history.moves().len();
    }
}
