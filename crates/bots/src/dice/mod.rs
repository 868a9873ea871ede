//! The players of the Dice Game: one by simple rules (`heuristic`), and the solver. The argument and the figures are in `docs/dice-solver.md`.
//!
//! - `lot`: what dice show, and how likely.
//! - `site`: what is built, and which dice close it.
//! - `turn`: what a turn is worth then.
//! - `book`: arrangements worth building, found beforehand.
//! - `plan`: what to build, collect and roll again.
//! - `race`: what points are worth on the way to 42.
//! - `survey`, `style`: how the book and the chances of the race come about.
//! - `appraiser`: chances to win, and by how much a roll changes them.
//! - `proof`, `figures`: how good all this is.

mod appraiser;
mod book;
mod figures;
mod heuristic;
mod lot;
mod plan;
mod proof;
mod race;
mod site;
mod style;
mod survey;
#[cfg(test)]
mod tests;
mod turn;

pub use appraiser::{chances, luck};
pub use figures::Figures;
pub use heuristic::heuristic;
pub use proof::Proof;
pub use survey::{Survey, write_styles};

use games::{Actor, Details, Faces, Game, Move, Piece, View};
use tiles::TileId;

use book::NAMES;
use lot::{DICE, KNIGHT, Lot};
use plan::{Moment, RollPlan};
use race::{Race, Runner};
use site::Die;
use turn::{KNIGHTS_TO_KEEP, Stakes};

/// The face that goes on at once.
const CATAPULT: &str = "catapult";
/// D-03: rolls in a turn.
const ROLLS: u8 = 3;

/// The move of the solver; none where it is not a player's move of the Dice Game.
pub fn solver(game: &dyn Game) -> Option<Move> {
    let Actor::Seat(_) = game.actor() else { return None };
    let view = game.view();
    let moment = moment(game, &view)?;
    let stakes = stakes(game, &view);
    next_move(game, &moment, &stakes)
}

/// The first move of the best plan.
fn next_move(game: &dyn Game, moment: &Moment, stakes: &Stakes) -> Option<Move> {
    let RollPlan { build, collect, worth } = moment.best_plan(stakes);
    let mut builds = build.iter().filter_map(|die| as_move(game, *die));
    if let Some(build) = builds.find(|&build| game.check(build).is_ok()) {
        return Some(build);
    }
    if collect > 0 {
        return Some(Move::Collect);
    }
    let now = moment.worth_now(stakes);
    if worth > now + 1e-12 && game.check(Move::Again).is_ok() {
        return Some(Move::Again);
    }
    let keeps = moment.knights >= KNIGHTS_TO_KEEP && stakes.keep >= now;
    Some(if keeps { Move::Keep } else { Move::Stop })
}

fn as_move(game: &dyn Game, die: Die) -> Option<Move> {
    let face = game.tiles().find(NAMES[die.part()])?;
    Some(Move::Build(face, die.cell, die.rotation()))
}

/// Where the turn stands.
fn moment(game: &dyn Game, view: &View) -> Option<Moment> {
    let Details::Dice(turn) = view.details else { return None };
    let built = view
        .placed
        .iter()
        .map(|(die, _)| Die::new(kind(game, die.tile).min(KNIGHT - 1), die.cell, die.rotation));
    let hand = lot_shown(game, turn.hand);
    Some(Moment {
        built: built.collect(),
        hand,
        knights: turn.knights,
        rolls: ROLLS.saturating_sub(turn.rolls),
        all_catapults: usize::from(turn.catapults) + hand.len() == DICE,
    })
}

/// The place of a face in a lot.
fn kind(game: &dyn Game, face: TileId) -> usize {
    let code = &game.tiles().tile(face).code;
    NAMES.iter().position(|name| name == code).unwrap_or(KNIGHT)
}

/// What dice show, which is all but the catapults.
fn lot_shown(game: &dyn Game, faces: Faces) -> Lot {
    let mut counts = [0; KNIGHT + 1];
    let shown = faces.iter().filter(|(face, _)| game.tiles().tile(*face).code != CATAPULT);
    shown.for_each(|(face, count)| counts[kind(game, face)] += count);
    Lot::of(counts)
}

/// What the ends of this turn are worth to whoever has it.
fn stakes(game: &dyn Game, view: &View) -> Stakes {
    let Details::Dice(turn) = view.details else { return Stakes::points(0.0) };
    let runner = |seat: usize| Runner {
        score: game.scores()[seat] as usize,
        has_knight: view.reserve[seat].iter().any(|&(piece, count)| piece == Piece::Knight && count > 0),
    };
    let mover = Runner { has_knight: turn.is_doubled, ..runner(view.seat.index()) };
    let others = (0..game.scores().len()).filter(|&seat| seat != view.seat.index());
    Race::built_in().stakes(mover, &others.map(runner).collect::<Vec<_>>())
}
