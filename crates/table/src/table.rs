//! A table: all that its events have made of it.

use std::collections::VecDeque;

use games::{Actor, Game, History, Level, Phase, Seat};

use crate::clock::{Clock, Millis, RunningClock};
use crate::draw_history::DrawHistory;
use crate::event::{Ending, Event, Logged, OrderId};
use crate::fair::{Chain, Method, Secret};
use crate::order::Refused;
use crate::player::Player;
use crate::question::{Question, Undo};
use crate::settings::{PlayerKind, Settings};
use crate::timeout::Timeout;

/// How many orders of each seat are remembered, so that one that is sent again is executed once.
const REMEMBERED: usize = 32;

/// A game being played, or about to be.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) settings: Settings,
    commitment: String,
    pub(crate) method: Method,
    /// The version of the rules.
    pub(crate) rules: u32,
    /// What draws come from: with who runs the table, and once the game is over with everybody.
    pub(crate) secret: Option<Secret>,
    pub(crate) players: Vec<Player>,
    /// Since when the table waits for words to begin with.
    pub(crate) starting_since: Option<Millis>,
    /// The game, once it has begun.
    pub(crate) running: Option<Box<RunningGame>>,
    pub(crate) clock: RunningClock,
    pub(crate) ended: Option<Ended>,
    pub(crate) rematch: Option<String>,
    version: u64,
    /// When the last event happened.
    pub(crate) last: Millis,
    /// Orders that were executed, with the number of their last event.
    executed: VecDeque<(OrderId, u64)>,
}

/// The game at a table.
#[derive(Clone, Debug)]
pub(crate) struct RunningGame {
    pub(crate) history: History,
    /// How many moves can't be taken back by their player alone.
    pub(crate) confirmed: usize,
    /// The texts of the moves that still can.
    pub(crate) open: Vec<String>,
    /// The hash of all moves up to those, which draws by the method of version 1 come from.
    pub(crate) chain: Chain,
    /// What draws by the method of version 2 come from; none at tables of version 1.
    pub(crate) draws: Option<DrawHistory>,
    /// Each decision of a seat: whose, and how many moves there were before it.
    pub(crate) decisions: Vec<(Seat, usize)>,
    pub(crate) is_paused: bool,
    /// Since when the table waits for the seat that decides. It follows from the log.
    pub(crate) waits_since: Millis,
    /// The seat for which a bot plays this turn, because its time was up.
    pub(crate) late: Option<Seat>,
    /// The turns in which somebody's time was up, for whoever wants to know. It follows from the log and decides nothing.
    pub(crate) timeouts: Vec<Timeout>,
    pub(crate) undo: Option<Undo>,
    /// The question whether time is to stand still.
    pub(crate) pause: Option<Question>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How.
    pub how: Ending,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// Whom a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// Nobody: not all have sat down, time stands still, or the game is over.
    Nobody,
    /// The person in this seat.
    Person(Seat),
    /// A bot, for this seat. Where it stands in for a person there is no level.
    Bot(Seat, Option<String>),
}

impl Awaited {
    /// The seat that the table waits for.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Awaited::Nobody => None,
            Awaited::Person(seat) | Awaited::Bot(seat, _) => Some(*seat),
        }
    }
}

/// An event that can't have happened at a table as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApplyError {
    /// The number of the event.
    pub version: u64,
    /// What is wrong with it.
    pub reason: String,
}

impl std::fmt::Display for ApplyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "event {}: {}", self.version, self.reason)
    }
}

impl std::error::Error for ApplyError {}

impl Table {
    /// A new table, and its first event.
    pub fn create(settings: Settings, secret: Secret, now: Millis) -> Result<(Table, Logged), Refused> {
        let settings = settings.limited()?;
        let rules = settings.latest_rules()?;
        let created = Event::Created {
            settings: settings.clone(),
            commitment: secret.commitment(),
            method: Method::LATEST,
            rules: rules.number,
            tiles: Some(rules.tiles.to_owned()),
        };
        let table =
            Table::new(settings, Method::LATEST, rules.number, secret.commitment(), Some(secret), now)?;
        let logged = Logged { version: table.version, at: now, order: None, event: created };
        Ok((table, logged))
    }

    /// The table that these events made, for who runs it.
    pub fn resume(secret: Secret, events: &[Logged]) -> Result<Table, ApplyError> {
        Table::from_events(Some(secret), events)
    }

    /// The table that these events made, for who only follows it: without the secret nothing can be drawn.
    pub fn mirror(events: &[Logged]) -> Result<Table, ApplyError> {
        Table::from_events(None, events)
    }

    fn from_events(secret: Option<Secret>, events: &[Logged]) -> Result<Table, ApplyError> {
        let first = |reason: String| ApplyError { version: 1, reason };
        let Some((
            Logged { event: Event::Created { settings, commitment, method, rules, tiles }, at, .. },
            rest,
        )) = events.split_first()
        else {
            return Err(first("a table begins with its creation".to_owned()));
        };
        if secret.as_ref().is_some_and(|secret| secret.commitment() != *commitment) {
            return Err(first("the secret is not the one that was committed to".to_owned()));
        }
        let (settings, commitment) = (settings.clone(), commitment.clone());
        let mut table = Table::new(settings, *method, *rules, commitment, secret, *at)
            .and_then(|table| table.check_tiles(tiles.as_deref()).map(|()| table))
            .map_err(|error| first(error.to_string()))?;
        rest.iter().try_for_each(|logged| table.apply(logged))?;
        Ok(table)
    }

    /// A table after its first event.
    fn new(
        settings: Settings,
        method: Method,
        rules: u32,
        commitment: String,
        secret: Option<Secret>,
        created_at: Millis,
    ) -> Result<Table, Refused> {
        // Whoever starts, the game is the same.
        let first = settings.open(rules, Seat(0))?;
        settings.check()?;
        let colours = first.game().setup().colours();
        let players: Vec<Player> = settings
            .seats
            .iter()
            .zip(colours)
            .map(|(kind, colour)| Player::new(kind.clone(), *colour))
            .collect();
        Ok(Table {
            clock: RunningClock::new(settings.clock, players.len()),
            settings,
            commitment,
            method,
            rules,
            secret,
            players,
            starting_since: None,
            running: None,
            ended: None,
            rematch: None,
            version: 1,
            last: created_at,
            executed: VecDeque::new(),
        })
    }

    /// Whether the game is played with the tile set of this fingerprint.
    fn check_tiles(&self, fingerprint: Option<&str>) -> Result<(), Refused> {
        let Some(fingerprint) = fingerprint else { return Ok(()) };
        let setup = self.settings.open(self.rules, Seat(0))?.game().setup().clone();
        setup.with_tiles(fingerprint).map(|_| ()).map_err(Refused::Setup)
    }

    /// Applies the next event. After an error the table is good for nothing.
    pub fn apply(&mut self, logged: &Logged) -> Result<(), ApplyError> {
        let error = |reason: String| ApplyError { version: logged.version, reason };
        if logged.version != self.version + 1 {
            return Err(error(format!("comes after event {}", self.version)));
        }
        let before = self.decider();
        self.apply_event(&logged.event, logged.at).map_err(error)?;
        let awaited = self.decider();
        if let Some(running) = self.running.as_deref_mut()
            && (awaited != before || logged.event.is_sign_of(awaited))
        {
            running.waits_since = logged.at;
        }
        (self.version, self.last) = (logged.version, logged.at);
        if let Some(order) = &logged.order {
            self.remember(order, logged.version);
        }
        Ok(())
    }

    /// Notes that an order was executed up to this event.
    fn remember(&mut self, order: &OrderId, version: u64) {
        match self.executed.back_mut() {
            // All that an order causes happens together.
            Some((last, last_version)) if last == order => *last_version = version,
            _ => {
                self.executed.push_back((order.clone(), version));
                if self.executed.len() > REMEMBERED * self.players.len() {
                    self.executed.pop_front();
                }
            }
        }
    }

    /// What was set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The hash that was published before anybody sat down.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The number of the last event.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The number of the last event that an order caused, if it was executed already.
    pub fn executed(&self, order: &OrderId) -> Option<u64> {
        self.executed.iter().find(|(known, _)| known == order).map(|(_, version)| *version)
    }

    /// The game with the moves that led to it, once it has begun.
    pub fn history(&self) -> Option<&History> {
        self.running().map(|running| &running.history)
    }

    /// The state of the game, once it has begun.
    pub fn game(&self) -> Option<&dyn Game> {
        self.history().map(History::game)
    }

    /// How many moves of the game are confirmed.
    pub fn confirmed(&self) -> usize {
        self.running().map_or(0, |running| running.confirmed)
    }

    /// How the game ended, if it did.
    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// Whether time stands still.
    pub fn is_paused(&self) -> bool {
        self.running().is_some_and(|running| running.is_paused)
    }

    /// The question to take something back, if one is open.
    pub fn undo(&self) -> Option<&Undo> {
        self.running().and_then(|running| running.undo.as_ref())
    }

    /// The question whether time is to stand still, if one is open.
    pub fn pause(&self) -> Option<&Question> {
        self.running().and_then(|running| running.pause.as_ref())
    }

    /// Where the same people play again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// When the table goes on by itself: the time of the one who thinks is up, if there is a limit and a person thinks,
    /// or that of devices that are to tell a link.
    pub fn deadline(&self) -> Option<Millis> {
        if let Some(deadline) = self.link_deadline() {
            return Some(deadline);
        }
        let has_limit = self.settings.clock != Clock::None {};
        let is_person = matches!(self.awaited(), Awaited::Person(_));
        if has_limit && is_person { self.clock.deadline() } else { None }
    }

    /// What each seat had left on its clock when its time began to run, if there is a limit.
    pub fn time_left(&self) -> Option<Vec<Millis>> {
        self.clock.left()
    }

    /// Whom the table waits for.
    pub fn awaited(&self) -> Awaited {
        let Some(seat) = self.decider() else { return Awaited::Nobody };
        let is_late = self.running().is_some_and(|running| running.late == Some(seat));
        match self.players.get(seat.index()) {
            Some(Player { kind: PlayerKind::Bot { level, .. }, .. }) => {
                Awaited::Bot(seat, Some(level.clone()))
            }
            Some(player) if player.is_present() && !is_late => Awaited::Person(seat),
            _ => Awaited::Bot(seat, None),
        }
    }

    /// The seat that a bot is to play for now, and the level of that bot.
    pub fn awaited_bot(&self) -> Option<(Seat, Level)> {
        let Awaited::Bot(seat, level) = self.awaited() else { return None };
        let bots = &self.game()?.setup().definition().bots;
        Some((seat, level.and_then(|level| bots.find(&level)).unwrap_or(bots.stand_in)))
    }

    /// The same table for somebody who does not have the secret, unless everybody has it.
    pub(crate) fn without_secret(&self) -> Table {
        let secret = self.secret.clone().filter(|_| self.ended.is_some());
        Table { secret, ..self.clone() }
    }

    /// The seat that has to decide: the one whose moves are not confirmed yet, or the next to move.
    pub(crate) fn decider(&self) -> Option<Seat> {
        let running = self.running().filter(|running| !running.is_paused && self.ended.is_none())?;
        running.decider()
    }

    pub(crate) fn running(&self) -> Option<&RunningGame> {
        self.running.as_deref()
    }

    pub(crate) fn running_mut(&mut self) -> Result<&mut RunningGame, String> {
        self.running.as_deref_mut().ok_or_else(|| "the game has not begun".to_owned())
    }
}

impl RunningGame {
    /// The seat that has to decide.
    pub(crate) fn decider(&self) -> Option<Seat> {
        if self.has_open_moves() {
            return self.decisions.last().map(|(seat, _)| *seat);
        }
        match self.history.game().actor() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        }
    }

    /// Whether there are moves that are not confirmed.
    pub(crate) fn has_open_moves(&self) -> bool {
        !self.open.is_empty()
    }

    /// Whether the seat that decides has nothing left to do but to confirm.
    pub(crate) fn is_complete(&self) -> bool {
        let decider = self.decisions.last().map(|(seat, _)| Actor::Seat(*seat));
        self.has_open_moves() && Some(self.history.game().actor()) != decider
    }

    /// Whether chance is to move, and nothing can be taken back any more.
    pub(crate) fn is_chance_due(&self) -> bool {
        !self.has_open_moves() && self.history.game().actor() == Actor::Chance
    }

    /// Whether the game is over, and nothing can be taken back any more.
    pub(crate) fn is_over(&self) -> bool {
        !self.has_open_moves() && self.history.game().phase() == Phase::Over
    }
}
