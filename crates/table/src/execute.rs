//! Executing orders: what is asked is checked first, and only then things happen.

use games::{Seat, text};

use crate::clock::{Clock, Millis};
use crate::event::{Ending, Event, Logged, OrderId};
use crate::fair::Secret;
use crate::name::name;
use crate::order::{Order, OrderError, Refused};
use crate::question::Question;
use crate::table::{ApplyError, Awaited, RunningGame, Table};
use crate::transaction::{Foretold, Transaction};

impl Table {
    /// Executes the order of a person in a seat. One that was executed before causes nothing more.
    pub fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        id: Option<&OrderId>,
        now: Millis,
    ) -> Result<Vec<Logged>, OrderError> {
        if id.is_some_and(|id| self.executed(id).is_some()) {
            return Ok(Vec::new());
        }
        self.check(seat, order, now)?;
        Ok(self.transact(id, now, |events| events.execute(seat, order))?)
    }

    /// What the order of a person in a seat would make of the table, whoever asks: draws are not known beforehand.
    pub fn foretell(&self, seat: Seat, order: &Order, now: Millis) -> Result<Foretold, OrderError> {
        self.check(seat, order, now)?;
        Ok(Transaction::foretell(self, now, |events| events.execute(seat, order))?)
    }

    /// Makes the moves of a bot until one is refused; the error is that of the first.
    pub fn bot_turn(&mut self, seat: Seat, texts: &[String], now: Millis) -> Result<Vec<Logged>, OrderError> {
        let mut events = Vec::new();
        for text in texts {
            match self.bot_move(seat, text, now) {
                Ok(more) => events.extend(more),
                // What has happened has happened, and must be kept.
                Err(_) if !events.is_empty() => break,
                Err(error) => return Err(error),
            }
        }
        Ok(events)
    }

    /// Makes the move of a bot and confirms it once the turn is complete.
    pub fn bot_move(&mut self, seat: Seat, text: &str, now: Millis) -> Result<Vec<Logged>, OrderError> {
        match self.awaited() {
            Awaited::Bot(awaited, _) if awaited == seat => {}
            _ => return Err(Refused::NotYourTurn(seat).into()),
        }
        self.check_move(text)?;
        let events = self.transact(None, now, |events| {
            events.play(seat, text, true)?;
            events.confirm_if_complete(seat)
        })?;
        Ok(events)
    }

    /// Ends a game that is being played, for whoever runs the table: nobody wins.
    pub fn close(&mut self, now: Millis) -> Result<Vec<Logged>, ApplyError> {
        if self.running.is_none() || self.ended.is_some() {
            return Ok(Vec::new());
        }
        self.transact(None, now, |events| events.end(Ending::Closed, Vec::new()))
    }

    /// What the passing of time causes.
    pub fn tick(&mut self, now: Millis) -> Result<Vec<Logged>, ApplyError> {
        if self.link_deadline().is_some_and(|deadline| deadline <= now) {
            return self.go_on_without_links(now);
        }
        let late = self.deadline().filter(|deadline| *deadline <= now).and_then(|_| self.decider());
        let Some(seat) = late else { return Ok(Vec::new()) };
        self.transact(None, now, |events| {
            events.take_back_all(seat)?;
            events.emit(Event::TimedOut { seat: seat.0 })
        })
    }

    /// Begins the game or draws without the links that devices have not told. They are named in the proof.
    pub fn go_on_without_links(&mut self, now: Millis) -> Result<Vec<Logged>, ApplyError> {
        if self.awaited_links().is_empty() {
            return Ok(Vec::new());
        }
        self.transact(None, now, |events| match events.table().running() {
            None => events.begin(),
            Some(_) => {
                events.draw()?;
                events.let_chance_move()
            }
        })
    }

    /// What happens when a table is opened again after nobody could reach it for a while: time that
    /// passed is nobody's fault. Days go on.
    pub fn reopen(&mut self, now: Millis) -> Result<Vec<Logged>, ApplyError> {
        let counts = matches!(self.settings.clock, Clock::Turn { .. } | Clock::Game { .. });
        let runs = counts && self.deadline().is_some() || self.link_deadline().is_some();
        if !runs {
            return Ok(Vec::new());
        }
        self.transact(None, now, |events| events.emit(Event::Reopened))
    }

    /// Whoever made the table makes a person stand up before the game.
    pub fn remove(&mut self, seat: Seat, now: Millis) -> Result<Vec<Logged>, OrderError> {
        self.check_removal(seat)?;
        Ok(self.transact(None, now, |events| events.emit(Event::Removed { seat: seat.0 }))?)
    }

    /// The same people play again, at a table of this name.
    pub fn set_rematch(&mut self, table: &str, now: Millis) -> Result<Vec<Logged>, ApplyError> {
        if self.ended.is_none() || self.rematch.is_some() {
            return Ok(Vec::new());
        }
        self.transact(None, now, |events| events.emit(Event::Rematch { table: table.to_owned() }))
    }
}

impl Transaction<'_> {
    /// Executes an order that has been checked.
    fn execute(&mut self, seat: Seat, order: &Order) -> Result<(), ApplyError> {
        let seat_number = seat.0;
        match order {
            Order::Sit { name } => self.sit(seat, name),
            Order::Leave {} => self.leave(seat),
            Order::Return {} => self.come_back(seat),
            Order::Commit { commitment } => {
                self.emit(Event::Committed { seat: seat_number, commitment: commitment.to_lowercase() })
            }
            Order::Reveal { link } => {
                self.emit(Event::Revealed { seat: seat_number, link: link.to_lowercase() })?;
                self.go_on_if_told()
            }
            Order::Start {} => self.start(seat),
            Order::Play { text, confirm } => {
                self.play(seat, text, false)?;
                if *confirm { self.confirm_if_complete(seat) } else { Ok(()) }
            }
            Order::TakeBack {} => self.emit(Event::TakenBack { seat: seat_number }),
            Order::Confirm {} => self.confirm_if_complete(seat),
            Order::AskUndo {} => self.ask_undo(seat),
            Order::AgreeUndo {} => {
                self.emit(Event::UndoAgreed { seat: seat_number })?;
                self.rewind_if_agreed()
            }
            Order::RefuseUndo {} => self.emit(Event::UndoRefused { seat: seat_number }),
            Order::Pause {} => self.pause(seat),
            Order::AgreePause {} => {
                self.emit(Event::PauseAgreed { seat: seat_number })?;
                self.pause_if_agreed()
            }
            Order::RefusePause {} => self.emit(Event::PauseRefused { seat: seat_number }),
            Order::Resume {} => self.emit(Event::Resumed { seat: seat_number }),
            Order::Resign {} => self.give_up(seat, Ending::Resigned),
            Order::EndWait { whom, wanted } => self.end_wait(Seat(*whom), *wanted),
        }
    }

    fn sit(&mut self, seat: Seat, wanted: &str) -> Result<(), ApplyError> {
        let Some(name) = name(wanted) else { return Ok(()) };
        self.emit(Event::Sat { seat: seat.0, name })
    }

    pub(crate) fn leave(&mut self, seat: Seat) -> Result<(), ApplyError> {
        let is_there = self.table().players.get(seat.index()).is_some_and(|player| !player.is_away);
        if !is_there {
            return Ok(());
        }
        self.take_back_all(seat)?;
        self.emit(Event::Left { seat: seat.0 })?;
        self.answer_as_gone(seat)
    }

    /// Nobody waits for the answer of somebody who has gone, nor wants what they asked of everybody.
    fn answer_as_gone(&mut self, seat: Seat) -> Result<(), ApplyError> {
        if self.table().pause().is_some_and(|pause| pause.seat == seat) {
            self.emit(Event::PauseRefused { seat: seat.0 })?;
        }
        self.pause_if_agreed()?;
        self.rewind_if_agreed()?;
        self.go_on_if_told()
    }

    /// Clears the way for a bot: what it will play is its own, from the beginning of the turn.
    pub(crate) fn take_back_all(&mut self, seat: Seat) -> Result<(), ApplyError> {
        while self
            .table()
            .running()
            .is_some_and(|running| running.has_open_moves() && running.decider() == Some(seat))
        {
            self.emit(Event::TakenBack { seat: seat.0 })?;
        }
        Ok(())
    }

    fn come_back(&mut self, seat: Seat) -> Result<(), ApplyError> {
        let is_away = self.table().players.get(seat.index()).is_some_and(|player| player.is_away);
        if is_away { self.emit(Event::Returned { seat: seat.0 }) } else { Ok(()) }
    }

    fn start(&mut self, seat: Seat) -> Result<(), ApplyError> {
        if self.table().committed().next().is_none() {
            return self.begin();
        }
        self.emit(Event::Starting { seat: seat.0 })?;
        self.go_on_if_told()
    }

    /// Begins the game or draws, if that is due and no device is to tell a link for it any more.
    fn go_on_if_told(&mut self) -> Result<(), ApplyError> {
        let table = self.table();
        if !table.awaited_links().is_empty() {
            return Ok(());
        }
        match (table.starting_since, table.due_draw()) {
            (Some(_), _) => self.begin(),
            (None, Some(_)) => self.let_chance_move(),
            (None, None) => Ok(()),
        }
    }

    fn begin(&mut self) -> Result<(), ApplyError> {
        let Some(starts) = self.table().starts() else {
            self.lack_secret();
            return Ok(());
        };
        self.emit(Event::Started { starts })?;
        self.let_chance_move()
    }

    fn play(&mut self, seat: Seat, text: &str, by_bot: bool) -> Result<(), ApplyError> {
        let Some(game) = self.table().game() else { return Ok(()) };
        // As it is written everywhere, however it was typed.
        let text = text::read_move(game, text)
            .map_or_else(|_| text.to_owned(), |wanted| text::write_move(game, wanted));
        self.emit(Event::Played { seat: seat.0, text, by_bot })
    }

    fn confirm_if_complete(&mut self, seat: Seat) -> Result<(), ApplyError> {
        if !self.table().running().is_some_and(RunningGame::is_complete) {
            return Ok(());
        }
        self.emit(Event::Confirmed { seat: seat.0 })?;
        if self.table().undo().is_some_and(|undo| undo.question.seat == seat) {
            self.emit(Event::UndoRefused { seat: seat.0 })?;
        }
        self.let_chance_move()
    }

    /// Draws, until it is somebody's turn, the game is over, or devices are to add to the next draw.
    fn let_chance_move(&mut self) -> Result<(), ApplyError> {
        while self.table().awaited_links().is_empty() && self.draw()? {}
        let Some(running) = self.table().running().filter(|running| running.is_over()) else { return Ok(()) };
        let winners = running.history.game().winners().iter().map(|seat| seat.0).collect();
        self.end(Ending::Played, winners)
    }

    /// Makes the draw that is due; whether there was one that could be made.
    fn draw(&mut self) -> Result<bool, ApplyError> {
        match self.table().next_draw() {
            Some(text) => self.emit(Event::Drawn { text }).map(|()| true),
            None => {
                if self.table().running().is_some_and(RunningGame::is_chance_due) {
                    self.lack_secret();
                }
                Ok(false)
            }
        }
    }

    pub(crate) fn end(&mut self, how: Ending, winners: Vec<u8>) -> Result<(), ApplyError> {
        let Some(secret) = self.table().secret.as_ref().map(Secret::reveal) else {
            self.lack_secret();
            return Ok(());
        };
        self.emit(Event::Ended { how, winners, secret })
    }

    fn ask_undo(&mut self, seat: Seat) -> Result<(), ApplyError> {
        let last = self.table().running().and_then(|running| running.last_decision(seat));
        let Some(moves) = last else { return Ok(()) };
        self.emit(Event::UndoAsked { seat: seat.0, moves })?;
        self.rewind_if_agreed()
    }

    /// Takes back what all who are there agreed to take back.
    fn rewind_if_agreed(&mut self) -> Result<(), ApplyError> {
        let Some(undo) = self.table().undo() else { return Ok(()) };
        let moves = undo.moves;
        if undo.question.is_agreed(&self.table().players) {
            self.emit(Event::Rewound { moves })
        } else {
            Ok(())
        }
    }

    /// Time stands still at once where none is limited; otherwise the others are asked, because a pause is time to think.
    fn pause(&mut self, seat: Seat) -> Result<(), ApplyError> {
        if self.table().settings.clock == (Clock::None {})
            || Question::new(seat).is_agreed(&self.table().players)
        {
            return self.emit(Event::Paused { seat: seat.0 });
        }
        self.emit(Event::PauseAsked { seat: seat.0 })
    }

    /// Time stands still when all who are there agreed.
    fn pause_if_agreed(&mut self) -> Result<(), ApplyError> {
        let Some(question) = self.table().pause() else { return Ok(()) };
        let seat = question.seat.0;
        if question.is_agreed(&self.table().players) { self.emit(Event::Paused { seat }) } else { Ok(()) }
    }

    /// A bot plays on for a seat that gives up, until only one is left that has not: then the game ends like this.
    pub(crate) fn give_up(&mut self, seat: Seat, how: Ending) -> Result<(), ApplyError> {
        self.take_back_all(seat)?;
        self.emit(Event::Resigned { seat: seat.0 })?;
        let seats = (0..).zip(&self.table().players);
        let left: Vec<u8> = seats.filter(|(_, player)| !player.has_resigned).map(|(seat, _)| seat).collect();
        if left.len() <= 1 { self.end(how, left) } else { self.answer_as_gone(seat) }
    }
}

impl RunningGame {
    /// How many moves there were before the last confirmed decision of a seat.
    pub(crate) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let is_theirs = |(decider, before): &&(Seat, usize)| *decider == seat && *before < self.confirmed;
        self.decisions.iter().rfind(is_theirs).map(|(_, before)| *before)
    }
}

/// A text with single spaces.
pub(crate) fn collapse_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
