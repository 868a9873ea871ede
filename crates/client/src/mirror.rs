//! A game that follows the events of a table, and knows what can be played next.

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
    /// The last event that it has taken in.
    seen: u64,
    is_over: bool,
}

impl Mirror {
    /// Follows a table of which nothing is known yet; what it plays comes from the seed.
    pub fn new(seed: u64) -> Mirror {
        Mirror { agreed: None, game: None, rng: Rng::new(seed), seen: 0, is_over: false }
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
