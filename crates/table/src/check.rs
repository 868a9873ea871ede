//! Whether an order may be executed, and why not.

use games::{Seat, text};

use crate::clock::{Clock, Millis};
use crate::execute::collapse_spaces;
use crate::fair::{Link, Method};
use crate::name::{is_confusable, name};
use crate::order::{Order, Refused};
use crate::player::Player;
use crate::settings::{PlayerKind, Settings, Starts};
use crate::table::{Awaited, RunningGame, Table};

/// The longest name of a level, in characters.
const MAX_LEVEL: usize = 24;
/// The longest times a clock can be set to.
const MAX_SECONDS: u32 = 24 * 60 * 60;
const MAX_DAYS: u32 = 30;

impl Table {
    /// Whether the order of a person in a seat may be executed.
    pub(crate) fn check(&self, seat: Seat, order: &Order, now: Millis) -> Result<(), Refused> {
        let player = self.players.get(seat.index()).ok_or(Refused::NoSeat(seat.0))?;
        if let Order::Sit { name } = order {
            return match (self.has_start(), player.is_free()) {
                (true, _) => Err(Refused::Started),
                (false, false) => Err(Refused::Taken(seat)),
                (false, true) => self.check_name(name),
            };
        }
        if player.name.is_none() {
            return Err(Refused::NotSeated(seat));
        }
        match order {
            Order::Sit { .. } | Order::Leave {} | Order::Return {} => Ok(()),
            Order::Commit { commitment } => self.check_commit(player, commitment),
            Order::Reveal { link } => self.check_reveal(seat, player, link),
            Order::Start {} => self.check_start(),
            Order::Play { text, .. } => self.check_turn(seat).and_then(|_| self.check_move(text)),
            Order::TakeBack {} => {
                let running = self.check_turn(seat)?;
                if running.has_open_moves() { Ok(()) } else { Err(Refused::NothingToTakeBack) }
            }
            Order::Confirm {} => {
                let running = self.check_turn(seat)?;
                if running.is_complete() { Ok(()) } else { Err(Refused::Incomplete) }
            }
            Order::AskUndo {} => self.check_ask_undo(seat),
            Order::AgreeUndo {} | Order::RefuseUndo {} => {
                let undo = self.check_running()?.undo.as_ref();
                let is_asked = undo.is_some_and(|undo| undo.question.is_open_to(seat));
                if is_asked { Ok(()) } else { Err(Refused::NoUndoAsked) }
            }
            Order::Pause {} => self.check_pause(),
            Order::AgreePause {} | Order::RefusePause {} => {
                let pause = self.check_running()?.pause.as_ref();
                let is_asked = pause.is_some_and(|pause| pause.is_open_to(seat));
                if is_asked { Ok(()) } else { Err(Refused::NoPauseAsked) }
            }
            Order::Resume {} => {
                if self.check_running()?.is_paused {
                    Ok(())
                } else {
                    Err(Refused::NotPaused)
                }
            }
            Order::Resign {} => self.check_running().map(|_| ()),
            Order::EndWait { whom, wanted } => {
                self.check_running()?;
                self.check_end_wait(seat, *whom, *wanted, now)
            }
        }
    }

    /// Whether somebody can sit down under a name: nobody else here may be taken for them.
    fn check_name(&self, wanted: &str) -> Result<(), Refused> {
        let wanted = name(wanted).ok_or(Refused::Name)?;
        let mut taken = self.players.iter().filter_map(|player| player.name.as_deref());
        if taken.any(|taken| is_confusable(taken, &wanted)) { Err(Refused::NameTaken) } else { Ok(()) }
    }

    /// Whether a person can be made to stand up: only before the game.
    pub(crate) fn check_removal(&self, seat: Seat) -> Result<(), Refused> {
        let player = self.players.get(seat.index()).ok_or(Refused::NoSeat(seat.0))?;
        match player.name {
            _ if self.has_start() => Err(Refused::Started),
            None => Err(Refused::NotSeated(seat)),
            Some(_) => Ok(()),
        }
    }

    /// The game, if it is on.
    fn check_running(&self) -> Result<&RunningGame, Refused> {
        match self.ended {
            Some(_) => Err(Refused::Over),
            None => self.running().ok_or(Refused::NotStarted),
        }
    }

    /// The game, if it is this person's turn.
    fn check_turn(&self, seat: Seat) -> Result<&RunningGame, Refused> {
        let running = self.check_running()?;
        match self.awaited() {
            _ if running.is_paused => Err(Refused::Paused),
            Awaited::Person(awaited) if awaited == seat => Ok(running),
            _ => Err(Refused::NotYourTurn(seat)),
        }
    }

    /// Whether the rules allow the move that a text says.
    pub(crate) fn check_move(&self, text: &str) -> Result<(), Refused> {
        let running = self.check_running()?;
        let game = running.history.game();
        if running.is_complete() {
            // The turn is complete: whoever comes next, it is not the turn of the one who asks.
            return Err(Refused::Complete);
        }
        let wanted = text::read_move(game, text).map_err(Refused::Move)?;
        game.check(wanted).map_err(Refused::Rule)
    }

    /// Nobody can commit once words are being told.
    fn check_commit(&self, player: &Player, commitment: &str) -> Result<(), Refused> {
        match player.links {
            _ if self.has_start() => Err(Refused::Started),
            _ if self.method != Method::Seeded => Err(Refused::NotAwaited),
            Some(_) => Err(Refused::Committed),
            None => Link::read(commitment).map(|_| ()).ok_or(Refused::Commitment),
        }
    }

    fn check_reveal(&self, seat: Seat, player: &Player, link: &str) -> Result<(), Refused> {
        if !self.awaited_links().contains(&seat) {
            return Err(Refused::NotAwaited);
        }
        let link = Link::read(link).ok_or(Refused::Link)?;
        let is_next = player.links.is_some_and(|links| links.is_next(link));
        if is_next { Ok(()) } else { Err(Refused::Link) }
    }

    fn check_start(&self) -> Result<(), Refused> {
        if self.has_start() {
            return Err(Refused::Started);
        }
        match self.players.iter().filter(|player| player.is_free()).count() {
            0 => Ok(()),
            free => Err(Refused::FreeSeats(free)),
        }
    }

    fn check_ask_undo(&self, seat: Seat) -> Result<(), Refused> {
        match self.check_running()? {
            running if running.undo.is_some() => Err(Refused::UndoAsked),
            running if running.last_decision(seat).is_none() => Err(Refused::NothingToTakeBack),
            _ => Ok(()),
        }
    }

    fn check_pause(&self) -> Result<(), Refused> {
        match self.check_running()? {
            running if running.is_paused => Err(Refused::Paused),
            running if running.pause.is_some() => Err(Refused::PauseAsked),
            _ => Ok(()),
        }
    }
}

impl Settings {
    /// Whether clock, start and names of levels are within bounds.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        let within = |value: u32, most: u32| (1..=most).contains(&value);
        let is_sound = match self.clock {
            Clock::None {} => true,
            Clock::Turn { seconds } => within(seconds, MAX_SECONDS),
            Clock::Game { seconds, increment } => within(seconds, MAX_SECONDS) && increment <= MAX_SECONDS,
            Clock::Days { days } => within(days, MAX_DAYS),
        };
        let starts = match self.starts {
            Starts::Seat(seat) if usize::from(seat) >= self.seats.len() => Err(Refused::NoSeat(seat)),
            _ => Ok(()),
        };
        let is_level = |kind: &PlayerKind| match kind {
            PlayerKind::Person { .. } => true,
            PlayerKind::Bot { level, .. } => is_line(level, MAX_LEVEL),
        };
        if !is_sound {
            return Err(Refused::Clock);
        }
        if !self.seats.iter().all(is_level) {
            return Err(Refused::Name);
        }
        starts
    }
}

/// Whether a text can stand in a line of a record: not empty, not long, nothing invisible, and no
/// sign that begins a comment.
fn is_line(text: &str, most: usize) -> bool {
    let length = collapse_spaces(text).chars().count();
    (1..=most).contains(&length) && !text.chars().any(|letter| letter.is_control() || letter == '#')
}
