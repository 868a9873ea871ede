//! A game that follows the events of a table, and knows what can be played next.

use std::collections::BTreeMap;

use bots::Rng;
use games::{Actor, Game, Seat, text};
use table::{Event, Logged, Settings};

use crate::error::ClientError;

/// A game on the side of the players.
pub struct Mirror {
    /// What was agreed on, and the version of the rules.
    agreed: Option<(Settings, u32)>,
    game: Option<Box<dyn Game>>,
    rng: Rng,
    /// How many links each seat has told, of those that have committed.
    links: BTreeMap<u8, u32>,
    /// Whether the table waits for links to begin with.
    is_starting: bool,
    /// The last event that it has taken in.
    seen: u64,
    is_over: bool,
}

impl Mirror {
    /// Follows a table of which nothing is known yet; what it plays comes from the seed.
    pub fn new(seed: u64) -> Mirror {
        Mirror {
            agreed: None,
            game: None,
            rng: Rng::new(seed),
            links: BTreeMap::new(),
            is_starting: false,
            seen: 0,
            is_over: false,
        }
    }

    /// Takes an event in, unless it is known.
    pub fn see(&mut self, logged: &Logged) -> Result<(), ClientError> {
        if logged.version <= self.seen {
            return Ok(());
        }
        self.seen = logged.version;
        self.apply(&logged.event).map_err(|reason| ClientError::Wrong { version: logged.version, reason })
    }

    fn apply(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Created { settings, rules, .. } => {
                self.agreed = Some((settings.clone(), *rules));
                Ok(())
            }
            Event::Committed { seat, .. } => {
                self.links.insert(*seat, 0);
                Ok(())
            }
            Event::Starting { .. } => {
                self.is_starting = true;
                Ok(())
            }
            Event::Revealed { seat, .. } => {
                self.links.entry(*seat).and_modify(|told| *told += 1);
                Ok(())
            }
            Event::Started { starts } => self.start(Seat(*starts)),
            Event::Drawn { text } | Event::Played { text, .. } => self.play(text),
            Event::Ended { .. } => {
                self.is_over = true;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn start(&mut self, starts: Seat) -> Result<(), String> {
        let (settings, rules) = self.agreed.as_ref().ok_or("a table begins with its creation")?;
        let history = settings.open(*rules, starts).map_err(|error| error.to_string())?;
        self.game = Some(history.game().fork());
        self.is_starting = false;
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let game = self.game.as_deref_mut().ok_or("the game has not begun")?;
        let played = text::read_move(game, text).map_err(|error| error.to_string())?;
        game.apply(played).map(|_| ()).map_err(|error| error.to_string())
    }

    /// The game as it stands, once it has begun.
    pub fn game(&self) -> Option<&dyn Game> {
        self.game.as_deref()
    }

    /// Whether the table waits for devices to tell a link: to begin, or for a sealed draw.
    pub fn awaits_links(&self) -> bool {
        let is_chance_due = self.game.as_deref().is_some_and(|game| game.actor() == Actor::Chance);
        !self.links.is_empty() && !self.is_over && (self.is_starting || is_chance_due)
    }

    /// How many links a seat has told.
    pub fn links_of(&self, seat: u8) -> u32 {
        self.links.get(&seat).copied().unwrap_or(0)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The seat to move, and a move for it.
    pub fn next_move(&mut self) -> Option<(u8, String)> {
        let game = self.game.as_deref()?;
        let Actor::Seat(seat) = game.actor() else { return None };
        let rng = &mut self.rng;
        let chosen = game.sample(&mut |bound| rng.below(bound))?;
        Some((seat.0, text::write_move(game, chosen)))
    }
}
