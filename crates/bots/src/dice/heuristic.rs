//! A sensible simple player of the Dice Game: it keeps what fits its one city and rolls the rest.
//!
//! Ends close a city, parts with two black sides make it larger, and parts with three ask for one end
//! more. When the dice in hand close the city, and it becomes large enough or there is no roll left,
//! it closes the city. Until then it builds what does not close the city, but leaves dice to roll for
//! every side that no end in hand could close. Knights are never kept.

use games::dice::Turn;
use games::{Details, Game, Move};
use land::Cell;
use tiles::{KindId, Rotation, Side, TileId, TileSet};

/// A city of so many dice is closed at once; a smaller one only when the rolls are over.
const LARGE: usize = 5;
/// Dice left to be rolled for each side that waits for an end.
const DICE_FOR_AN_END: usize = 3;
/// Rolls in a turn.
const ROLLS: u8 = 3;

/// The next move of the simple player; none where it is not a player's move of the Dice Game.
pub fn heuristic(game: &dyn Game) -> Option<Move> {
    let view = game.view();
    let Details::Dice(turn) = view.details else { return None };
    game.check(Move::Stop).ok()?;
    let faces = Faces { set: game.tiles(), city: game.tiles().kind("city")? };
    let is_empty = |cell: &Cell| view.placed.iter().all(|(die, _)| die.cell != *cell);
    let looked_at = view
        .placed
        .iter()
        .flat_map(|(die, _)| faces.black(die.tile, die.rotation).map(|side| die.cell.next(side)));
    let open = looked_at.filter(is_empty).collect();
    Some(Site { game, faces, turn, open, built: view.placed.len() }.next_move())
}

/// What is on the dice.
#[derive(Clone, Copy)]
struct Faces {
    set: &'static TileSet,
    city: KindId,
}

impl Faces {
    /// The black sides of a turned face.
    fn black(self, face: TileId, rotation: Rotation) -> impl Iterator<Item = Side> {
        let zones = self.set.tile(face).zones.iter().filter(move |zone| zone.kind == self.city);
        zones.flat_map(move |zone| zone.ports.iter().map(move |port| port.side.turned(rotation)))
    }
}

/// The city that is being built, and the dice to go on with.
struct Site<'a> {
    game: &'a dyn Game,
    faces: Faces,
    turn: Turn,
    /// The empty cells that black sides look at, one for each such side.
    open: Vec<Cell>,
    built: usize,
}

impl Site<'_> {
    fn next_move(&self) -> Move {
        if self.built > 0 && self.open.is_empty() {
            return Move::Stop;
        }
        let built = if self.closes() { self.close() } else { self.enlarge() };
        built.unwrap_or(if self.game.check(Move::Again).is_ok() { Move::Again } else { Move::Stop })
    }

    /// The sides that need an end; a city not begun yet needs two.
    fn sides(&self) -> usize {
        if self.built == 0 { 2 } else { self.open.len() }
    }

    /// Whether the dice in hand close the city, and it is time to.
    fn closes(&self) -> bool {
        let (ends, twos, threes) = (self.hand(1).count(), self.hand(2).count(), self.hand(3).count());
        let Some(spare) = ends.checked_sub(self.sides()) else { return false };
        let size = self.built + twos + 2 * threes.min(spare) + self.sides();
        size >= LARGE || self.turn.rolls == ROLLS
    }

    /// Builds all that can be closed again, then the ends.
    fn close(&self) -> Option<Move> {
        let threes = self.hand(3).filter(|_| self.hand(1).count() > self.sides());
        let wanted = self.hand(2).chain(threes).chain(self.hand(1));
        wanted.filter_map(|face| self.place(face)).next()
    }

    /// Builds what leaves the city open, and dice enough to close it.
    fn enlarge(&self) -> Option<Move> {
        if self.turn.rolls == ROLLS {
            return None;
        }
        let ends = self.hand(1).count();
        let waiting = self.sides().saturating_sub(ends).max(1);
        let to_roll = (self.turn.hand.len() as usize).saturating_sub(1 + ends);
        let twos = self.hand(2).filter(|_| to_roll >= DICE_FOR_AN_END * waiting);
        let ends = self.hand(1).filter(|_| self.built > 0 && self.open.len() > 1);
        twos.chain(ends).filter_map(|face| self.place(face)).next()
    }

    /// The dice in hand with so many black sides, die by die.
    fn hand(&self, black: usize) -> impl Iterator<Item = TileId> {
        let shown = self
            .turn
            .hand
            .iter()
            .filter(move |&(face, _)| self.faces.black(face, Rotation::R0).count() == black);
        shown.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }

    /// Where a die goes: at an open side, so that its own open sides have most room.
    fn place(&self, face: TileId) -> Option<Move> {
        let start = [Cell::ORIGIN];
        let cells = if self.built == 0 { &start } else { &self.open[..] };
        let ways = cells.iter().flat_map(|&cell| Rotation::ALL.map(|rotation| (cell, rotation)));
        let legal =
            ways.filter(|&(cell, rotation)| self.game.check(Move::Build(face, cell, rotation)).is_ok());
        let best = legal.min_by_key(|&(cell, rotation)| self.crowding(face, cell, rotation))?;
        Some(Move::Build(face, best.0, best.1))
    }

    /// How many of the cells that a die would look at are looked at already, or lie next to one that
    /// is: sides that meet there are hard to close.
    fn crowding(&self, face: TileId, cell: Cell, rotation: Rotation) -> usize {
        let looks_at = self.faces.black(face, rotation).map(|side| cell.next(side));
        let is_near =
            |one: Cell, other: Cell| one == other || Side::ALL.iter().any(|&side| one.next(side) == other);
        let others = || self.open.iter().filter(move |other| **other != cell);
        looks_at.map(|next| others().filter(|other| is_near(next, **other)).count()).sum()
    }
}
