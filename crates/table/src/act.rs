//! Following orders: what is asked is checked first, and only then things happen.

use games::{Actor, Seat, text};

use crate::clock::{Clock, Millis};
use crate::event::{Ending, Event, Logged, OrderId};
use crate::fair::Draws;
use crate::order::{Order, Refused};
use crate::settings::Starts;
use crate::table::{Awaited, Play, Table};

/// What one order, or the clock, has caused.
struct Acts<'a> {
    table: &'a mut Table,
    order: Option<&'a OrderId>,
    now: Millis,
    events: Vec<Logged>,
}

impl Table {
    /// Follows the order of a person in a seat. One that was followed before causes nothing more.
    pub fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        id: Option<&OrderId>,
        now: Millis,
    ) -> Result<Vec<Logged>, Refused> {
        if id.is_some_and(|id| self.followed(id).is_some()) {
            return Ok(Vec::new());
        }
        self.check(seat, order)?;
        let mut acts = Acts { table: self, order: id, now, events: Vec::new() };
        acts.follow(seat, order);
        Ok(acts.events)
    }

    /// Makes the move of a bot and confirms it once the turn is complete.
    pub fn bot_move(&mut self, seat: Seat, text: &str, now: Millis) -> Result<Vec<Logged>, Refused> {
        match self.awaited() {
            Awaited::Bot(awaited, _) if awaited == seat => {}
            _ => return Err(Refused::NotYourTurn(seat)),
        }
        self.check_move(text)?;
        let mut acts = Acts { table: self, order: None, now, events: Vec::new() };
        acts.play(seat, text, true);
        acts.confirm_if_complete(seat);
        Ok(acts.events)
    }

    /// What the passing of time causes.
    pub fn tick(&mut self, now: Millis) -> Vec<Logged> {
        let late = self.deadline().filter(|deadline| *deadline <= now).and_then(|_| self.decider());
        let mut acts = Acts { table: self, order: None, now, events: Vec::new() };
        if let Some(seat) = late {
            acts.take_back_all(seat);
            acts.happen(Event::TimedOut { seat: seat.0 });
        }
        acts.events
    }

    /// What happens when a table is opened again after nobody could reach it for a while: time that
    /// passed is nobody's fault. Days go on.
    pub fn reopen(&mut self, now: Millis) -> Vec<Logged> {
        let counts = matches!(self.settings.clock, Clock::Turn { .. } | Clock::Game { .. });
        let mut acts = Acts { table: self, order: None, now, events: Vec::new() };
        if counts && acts.table.deadline().is_some() {
            acts.happen(Event::Reopened);
        }
        acts.events
    }

    /// The same people play again, at a table of this name.
    pub fn set_rematch(&mut self, table: &str, now: Millis) -> Vec<Logged> {
        let mut acts = Acts { table: self, order: None, now, events: Vec::new() };
        if acts.table.ended.is_some() && acts.table.rematch.is_none() {
            acts.happen(Event::Rematch { table: table.to_owned() });
        }
        acts.events
    }
}

impl Acts<'_> {
    fn happen(&mut self, event: Event) {
        let logged = self.table.log(event, self.order, self.now);
        self.events.push(logged);
    }

    /// Follows an order that has been checked.
    fn follow(&mut self, seat: Seat, order: &Order) {
        let seat_number = seat.0;
        match order {
            Order::Sit { name } => self.happen(Event::Sat { seat: seat_number, name: tidy(name) }),
            Order::Leave => self.leave(seat),
            Order::Return => self.come_back(seat),
            Order::Words { words } => self.happen(Event::Words { seat: seat_number, words: tidy(words) }),
            Order::Start => self.start(),
            Order::Play { text, confirm } => {
                self.play(seat, text, false);
                if *confirm {
                    self.confirm_if_complete(seat);
                }
            }
            Order::TakeBack => self.happen(Event::TakenBack { seat: seat_number }),
            Order::Confirm => self.confirm_if_complete(seat),
            Order::AskUndo => self.ask_undo(seat),
            Order::AgreeUndo => {
                self.happen(Event::UndoAgreed { seat: seat_number });
                self.rewind_if_agreed();
            }
            Order::RefuseUndo => self.happen(Event::UndoRefused { seat: seat_number }),
            Order::Pause => self.happen(Event::Paused { seat: seat_number }),
            Order::Resume => self.happen(Event::Resumed { seat: seat_number }),
            Order::Resign => self.resign(seat),
            Order::React { reaction } => {
                self.happen(Event::Reacted { seat: seat_number, reaction: *reaction });
            }
        }
    }

    fn leave(&mut self, seat: Seat) {
        if self.table.sitters.get(seat.index()).is_some_and(|sitter| !sitter.is_away) {
            self.take_back_all(seat);
            self.happen(Event::Left { seat: seat.0 });
            // Nobody waits for the answer of somebody who has gone.
            self.rewind_if_agreed();
        }
    }

    /// Clears the way for a bot: what it will play is its own, from the beginning of the turn.
    fn take_back_all(&mut self, seat: Seat) {
        while self.table.play().is_some_and(|play| play.has_open_moves() && play.decider() == Some(seat)) {
            self.happen(Event::TakenBack { seat: seat.0 });
        }
    }

    fn come_back(&mut self, seat: Seat) {
        if self.table.sitters.get(seat.index()).is_some_and(|sitter| sitter.is_away) {
            self.happen(Event::Returned { seat: seat.0 });
        }
    }

    fn start(&mut self) {
        let starts = self.table.starts();
        self.happen(Event::Started { starts });
        self.let_chance_move();
    }

    fn play(&mut self, seat: Seat, text: &str, by_bot: bool) {
        let Some(game) = self.table.game() else { return };
        // As it is written everywhere, however it was typed.
        let text = text::read_move(game, text)
            .map_or_else(|_| text.to_owned(), |wanted| text::write_move(game, wanted));
        self.happen(Event::Played { seat: seat.0, text, by_bot });
    }

    fn confirm_if_complete(&mut self, seat: Seat) {
        if self.table.play().is_some_and(Play::is_complete) {
            self.happen(Event::Confirmed { seat: seat.0 });
            if self.table.undo().is_some_and(|undo| undo.seat == seat) {
                self.happen(Event::UndoRefused { seat: seat.0 });
            }
            self.let_chance_move();
        }
    }

    /// Draws, until it is somebody's turn or the game is over.
    fn let_chance_move(&mut self) {
        while let Some(text) = self.table.next_draw() {
            self.happen(Event::Drawn { text });
        }
        if let Some(play) = self.table.play().filter(|play| play.is_over()) {
            let winners = play.history.game().winners().iter().map(|seat| seat.0).collect();
            let secret = self.table.secret.reveal();
            self.happen(Event::Ended { how: Ending::Played, winners, secret });
        }
    }

    fn ask_undo(&mut self, seat: Seat) {
        let Some(moves) = self.table.play().and_then(|play| play.last_decision(seat)) else { return };
        self.happen(Event::UndoAsked { seat: seat.0, moves });
        self.rewind_if_agreed();
    }

    /// Takes back what all who are there agreed to take back.
    fn rewind_if_agreed(&mut self) {
        let Some(undo) = self.table.undo().cloned() else { return };
        let has_agreed = |seat: Seat| seat == undo.seat || undo.agreed.contains(&seat);
        let mut others = (0..).map(Seat).zip(&self.table.sitters);
        if others.all(|(seat, sitter)| !sitter.is_present() || has_agreed(seat)) {
            self.happen(Event::Rewound { moves: undo.moves });
        }
    }

    /// A bot plays on for a seat that gives up, until only one is left that has not.
    fn resign(&mut self, seat: Seat) {
        self.take_back_all(seat);
        self.happen(Event::Resigned { seat: seat.0 });
        let seats = (0..).zip(&self.table.sitters);
        let left: Vec<u8> = seats.filter(|(_, sitter)| !sitter.has_resigned).map(|(seat, _)| seat).collect();
        if left.len() <= 1 {
            let secret = self.table.secret.reveal();
            self.happen(Event::Ended { how: Ending::Resigned, winners: left, secret });
        } else {
            self.rewind_if_agreed();
        }
    }
}

impl Table {
    /// The seat that starts.
    fn starts(&self) -> u8 {
        match self.settings.starts {
            // The position says who did.
            _ if self.settings.from.is_some() => {
                self.settings.open(Seat(0)).map_or(0, |history| history.game().setup().starts().0)
            }
            Starts::Seat(seat) => seat,
            Starts::Drawn => self.draw_start(),
        }
    }

    /// The seat that starts, drawn.
    fn draw_start(&self) -> u8 {
        // The settings were checked when the table was made, so there is a first link.
        let drawn = self.first_link().map(|chain| {
            Draws::new(&self.secret, chain).below(u32::try_from(self.sitters.len()).unwrap_or(1))
        });
        drawn.ok().and_then(|seat| u8::try_from(seat).ok()).unwrap_or(0)
    }

    /// The move that chance makes now, if it is to move.
    fn next_draw(&self) -> Option<String> {
        let play = self.play().filter(|play| play.is_chance_due())?;
        let game = play.history.game();
        debug_assert_eq!(game.actor(), Actor::Chance);
        let mut draws = Draws::new(&self.secret, play.chain);
        let drawn = game.sample(&mut |bound| draws.below(bound))?;
        Some(text::write_move(game, drawn))
    }
}

impl Play {
    /// How many moves there were before the last confirmed decision of a seat.
    pub(crate) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let is_theirs = |(decider, before): &&(Seat, usize)| *decider == seat && *before < self.confirmed;
        self.decisions.iter().rfind(is_theirs).map(|(_, before)| *before)
    }
}

/// A text with single spaces.
pub(crate) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
