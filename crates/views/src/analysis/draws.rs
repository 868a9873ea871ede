//! What chance can do.

use bots::Rng;
use games::{Actor, Game, Move, Phase, text};
use serde::Serialize;

use crate::error::RequestError;
use crate::moment::Moment;

/// What chance can do at a moment; nothing where it is not to move.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Draws {
    /// The tiles that can be drawn.
    tiles: Vec<DrawChoice>,
    /// What every die can show, where dice are rolled.
    faces: Vec<&'static str>,
    /// One of all that can happen, at random: the text of the move.
    random: Option<String>,
}

/// A tile that can be drawn.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct DrawChoice {
    /// The move.
    #[serde(rename = "move")]
    text: String,
    /// The tile.
    tile: &'static str,
    /// How many of it are left where it is drawn from.
    left: u8,
    /// How likely it is, from 0 to 1.
    chance: f64,
}

impl Draws {
    /// What chance can do at a moment. What is random comes from the seed.
    pub fn at(moment: &Moment, seed: u64) -> Result<Draws, RequestError> {
        let history = moment.history()?;
        let game = history.game();
        let is_roll = game.phase() == Phase::Roll;
        let faces = game.tiles().tile_ids().map(|(_, tile)| tile.code.as_str()).filter(|_| is_roll);
        Ok(Draws { tiles: tiles(game), faces: faces.collect(), random: random(game, seed) })
    }
}

fn tiles(game: &dyn Game) -> Vec<DrawChoice> {
    let Some(stack) = game.next_stack().filter(|_| game.phase() == Phase::Draw) else { return Vec::new() };
    let total = stack.len() as f64;
    let choice = |(tile, left)| DrawChoice {
        text: text::write_move(game, Move::Draw(tile)),
        tile: &game.tiles().tile(tile).code,
        left,
        chance: f64::from(left) / total,
    };
    stack.counts().map(choice).collect()
}

fn random(game: &dyn Game, seed: u64) -> Option<String> {
    let mut rng = Rng::new(seed);
    let drawn = game.sample(&mut |bound| rng.below(bound)).filter(|_| game.actor() == Actor::Chance)?;
    Some(text::write_move(game, drawn))
}
