//! Whether open areas will be completed: the chance of it, by their holes and by what is left to fill
//! these.

use games::{AreaGame, Role};
use land::{AreaId, Cell, Counters};
use tiles::Side;

use super::chances::{Chances, Fitting};
use super::weights::{RoleWeights, Weights};

/// No pile has more tiles that fit into one hole.
const MOST_TILES: usize = 128;

/// When so many tiles are left, each counts half as much more as the last one does.
const LATE: f32 = 10.0;

/// Tells how likely areas are to be completed, by what is left in one pile.
#[derive(Debug)]
pub(crate) struct Completions {
    pub(super) chances: Chances,
    weights: [RoleWeights; Role::ALL.len()],
    /// By role.
    misses: Vec<Misses>,
}

/// The chances that nothing comes for one kind of area, worked out beforehand for as many tiles as are left.
#[derive(Debug)]
struct Misses {
    /// That none of so many tiles comes which close a hole.
    closing: [f32; MOST_TILES],
    /// The same of tiles that only fit.
    extending: [f32; MOST_TILES],
    /// The same of tiles that join it to another.
    joining: [f32; MOST_TILES],
    /// What is left of the chance for each further hole.
    further: f32,
}

impl Misses {
    fn new(weights: &RoleWeights) -> Misses {
        let none = [1.0; MOST_TILES];
        let mut misses = Misses { closing: none, extending: none, joining: none, further: weights.further };
        misses.work_out(weights, MOST_TILES - 1, 1.0);
        misses
    }

    /// Works everything out for as many tiles as are left.
    fn work_out(&mut self, weights: &RoleWeights, left: usize, urgency: f32) {
        let powers = |all: &mut [f32; MOST_TILES], hazard: f32| {
            let miss = miss(hazard * urgency);
            (1..=left.min(MOST_TILES - 1)).for_each(|tiles| all[tiles] = all[tiles - 1] * miss);
        };
        powers(&mut self.closing, weights.closing);
        powers(&mut self.extending, weights.extending);
        powers(&mut self.joining, weights.joining);
    }

    fn fills(&self, fitting: Fitting) -> f32 {
        let closing = self.closing[usize::from(fitting.closing) % MOST_TILES];
        let extending = self.extending[usize::from(fitting.extending) % MOST_TILES];
        1.0 - closing * extending
    }
}

impl Completions {
    pub(crate) fn new<G: AreaGame>(game: &G, weights: &Weights) -> Completions {
        Completions {
            chances: Chances::new(game.land().atlas()),
            misses: weights.roles.iter().map(Misses::new).collect(),
            weights: weights.roles,
        }
    }

    /// Looks at what is left to be drawn.
    pub(crate) fn look_at_pile<G: AreaGame>(&mut self, game: &G) {
        self.chances.look_at(game.stacks().iter().flat_map(|stack| stack.counts()));
        let left = self.chances.left();
        for (misses, weights) in self.misses.iter_mut().zip(&self.weights) {
            if weights.late != 0.0 {
                misses.work_out(weights, left as usize, urgency(weights, left));
            }
        }
    }

    /// How many tiles are left to be drawn.
    pub(crate) fn tiles_left(&self) -> u32 {
        self.chances.left()
    }

    /// The chance that an open area is completed, and how many holes it has; they are noted.
    pub(crate) fn of<G: AreaGame>(
        &mut self,
        game: &G,
        area: AreaId,
        role: Role,
        holes: &mut Vec<Cell>,
    ) -> (f32, usize) {
        let misses = &self.misses[role.index()];
        let mut chance = 1.0;
        let count = for_each_hole(game, &mut self.chances, (area, role), holes, |fitting| {
            chance *= misses.fills(fitting);
        });
        if count as u32 > self.chances.left() {
            return (0.0, count);
        }
        (1..count).for_each(|_| chance *= misses.further);
        (chance, count)
    }

    /// The chance that two areas are joined which so many tiles would join.
    pub(super) fn joins(&self, role: Role, tiles: usize) -> f32 {
        1.0 - self.misses[role.index()].joining[tiles % MOST_TILES]
    }

    /// What there is to say about the future of an open area that can be completed.
    pub(crate) fn outlook<G: AreaGame>(&mut self, game: &G, area: AreaId) -> Option<CompletionOdds> {
        let stake = game.stake(area, Counters::one(0))?;
        if stake.open == 0 || !stake.role.completes() {
            return None;
        }
        let mut holes = Vec::new();
        let area = (area, stake.role);
        for_each_hole(game, &mut self.chances, area, &mut Vec::new(), |fitting| holes.push(fitting));
        Some(CompletionOdds { role: stake.role, turn: game.turn(), left: self.chances.left(), holes })
    }
}

/// Tells what fits into each hole of an open area, and notes the holes; the answer is how many there
/// are.
fn for_each_hole<G: AreaGame>(
    game: &G,
    chances: &mut Chances,
    (area, role): (AreaId, Role),
    holes: &mut Vec<Cell>,
    mut tell: impl FnMut(Fitting),
) -> usize {
    let land = game.land();
    let first = holes.len();
    if role == Role::Abbey {
        let centre = land.area(area).tiles().iter().next();
        let cells = centre.into_iter().flat_map(|centre| land.placed(centre).cell.around());
        for cell in cells.filter(|&cell| land.tile_at(cell).is_none()) {
            holes.push(cell);
            if let Some(hole) = land.surroundings(cell) {
                let Fitting { closing, extending } = chances.fitting(hole, Side::North);
                tell(Fitting { closing: closing + extending, extending: 0 });
            }
        }
    } else {
        land.for_each_end(area, |cell, side| {
            if !holes[first..].contains(&cell) {
                holes.push(cell);
                if let Some(hole) = land.surroundings(cell) {
                    tell(chances.fitting(hole, side));
                }
            }
        });
    }
    holes.len() - first
}

/// What there is to say about the future of an open area, whatever one makes of it.
#[derive(Clone, Debug)]
pub(crate) struct CompletionOdds {
    pub(crate) role: Role,
    pub(crate) turn: u32,
    /// How many tiles were left.
    left: u32,
    pub(crate) holes: Vec<Fitting>,
}

impl CompletionOdds {
    /// The chance that it is completed, by these weights.
    pub(crate) fn chance(&self, weights: &Weights) -> f32 {
        let weights = &weights.roles[self.role.index()];
        let urgency = urgency(weights, self.left);
        let mut chance = 1.0;
        for (at, fitting) in self.holes.iter().enumerate() {
            let closing = miss(weights.closing * urgency).powi(fitting.closing.into());
            let extending = miss(weights.extending * urgency).powi(fitting.extending.into());
            chance *= 1.0 - closing * extending;
            if at > 0 {
                chance *= weights.further;
            }
        }
        chance
    }
}

/// How much more each tile counts when so many are left.
fn urgency(weights: &RoleWeights, left: u32) -> f32 {
    (1.0 + weights.late * LATE / (LATE + left as f32)).max(0.0)
}

/// The chance that a tile which would help does not come to anybody who would use it so.
fn miss(hazard: f32) -> f32 {
    1.0 / (1.0 + hazard.max(0.0))
}
