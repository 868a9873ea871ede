//! What a state is worth to each seat, in expected points.
//!
//! That is the sum of what each seat has, what each area may come to be worth, and what the pieces in
//! the reserve may still do. A move changes few areas, so the appraisal of the state before it is kept
//! and only what lies near the new tile is looked at again.

use games::{MAX_SEATS, Phase, Piece, Role, Seat, Seats, Sight};
use land::{AreaId, Cell, Counters, Land, TileIx};
use tiles::ZoneId;

use super::chances::{Chances, Fitting};
use super::utility::Values;
use super::weights::{RESERVE, RoleWeights, Weights};

/// No pile has more tiles that fit into one hole.
const MOST_TILES: usize = 128;

/// Appraises the states of a game.
#[derive(Debug)]
pub(crate) struct Appraiser {
    pub(crate) chances: Chances,
    weights: Weights,
    seats: u8,
    /// By role: the chance that none of so many closing, or extending, tiles comes.
    misses: Vec<[[f32; MOST_TILES]; 2]>,
    /// What n pieces in the reserve are worth, at the beginning.
    reserves: [f32; 32],
    /// What is left of that now.
    time: f32,
    /// The part of the pile that is left.
    rest: f32,
    whole_pile: f32,
}

/// What a state is worth, area by area.
#[derive(Debug, Default)]
pub(crate) struct Appraisal {
    areas: Vec<Entry>,
    feeders: Vec<Feeder>,
    /// The holes of all areas, one after the other.
    holes: Vec<Cell>,
}

/// An area in which something is at stake.
#[derive(Clone, Copy, Debug)]
struct Entry {
    area: AreaId,
    worth: Worth,
    holes: (u32, u32),
    feeders: (u32, u32),
}

/// An open area whose completion adds to what another is worth.
#[derive(Clone, Copy, Debug)]
struct Feeder {
    area: AreaId,
    points: f32,
    chance: f32,
    holes: (u32, u32),
}

/// An appraisal, and where a tile more lies now.
#[derive(Clone, Copy)]
struct Before<'a> {
    notes: &'a Appraisal,
    cell: Cell,
    tile: TileIx,
}

impl Before<'_> {
    /// Whether the tile touches one of these holes, or a cell next to one.
    fn is_near(self, holes: (u32, u32)) -> bool {
        let cell = self.cell;
        let holes = &self.notes.holes[holes.0 as usize..holes.1 as usize];
        holes.iter().any(|hole| (hole.x - cell.x).abs() + (hole.y - cell.y).abs() <= 1)
    }

    /// The chance of a feeder that the tile has nothing to do with.
    fn chance(self, land: &Land, feeder: AreaId) -> Option<f32> {
        let known = self.notes.feeders.iter().find(|known| known.area == feeder)?;
        let is_touched = land.area(feeder).tiles().contains(self.tile) || self.is_near(known.holes);
        (!is_touched).then_some(known.chance)
    }
}

/// What an area gives.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    pub(crate) points: Values,
    /// Pieces that are about to come home.
    pub(crate) home: Counters,
    /// Who gets what is fed to it.
    fed: Seats,
}

impl Worth {
    fn add(&mut self, other: &Worth) {
        self.points.iter_mut().zip(other.points).for_each(|(sum, points)| *sum += points);
        self.home = self.home.plus(other.home);
    }
}

/// Areas to be looked at again, each once: those that meet on a tile or near it.
struct Again([Option<AreaId>; 48], usize);

impl Default for Again {
    fn default() -> Again {
        Again([None; 48], 0)
    }
}

impl Again {
    fn add(&mut self, area: AreaId) {
        if self.1 < self.0.len() && !self.0[..self.1].contains(&Some(area)) {
            self.0[self.1] = Some(area);
            self.1 += 1;
        }
    }
}

/// The pieces that the games play with: the ordinary one and the special one.
const PIECES: [[Piece; 2]; 2] = [[Piece::Meeple, Piece::Man], [Piece::Abbot, Piece::Hut]];

impl Appraiser {
    pub(crate) fn new<G: Sight>(game: &G, weights: Weights) -> Appraiser {
        let seats = game.setup().seats();
        let atlas = game.land().atlas();
        let misses = weights.roles.iter().map(|role| {
            [role.closing, role.extending].map(|hazard| {
                let miss = miss(hazard, seats);
                let mut all = [1.0; MOST_TILES];
                (1..MOST_TILES).for_each(|tiles| all[tiles] = all[tiles - 1] * miss);
                all
            })
        });
        let mut reserves = [0.0; 32];
        for pieces in 1..reserves.len() {
            reserves[pieces] = reserves[pieces - 1] + weights.reserve[(pieces - 1).min(RESERVE - 1)];
        }
        Appraiser {
            chances: Chances::new(atlas),
            misses: misses.collect(),
            reserves,
            seats,
            time: 1.0,
            rest: 1.0,
            whole_pile: f32::from(atlas.set().count()),
            weights,
        }
    }

    /// Looks at what is left to be drawn.
    pub(crate) fn look_at_pile<G: Sight>(&mut self, game: &G) {
        self.chances.look_at(game.stacks().iter().flat_map(|stack| stack.counts()));
        let left = self.chances.left() as f32;
        let turns = left / f32::from(self.seats);
        self.time = turns / (turns + self.weights.half_time.max(0.1));
        self.rest = left / self.whole_pile;
    }

    /// What a state is worth as a whole. The pile must have been looked at.
    pub(crate) fn appraise<G: Sight>(&mut self, game: &G, notes: &mut Appraisal) -> Values {
        notes.areas.clear();
        notes.feeders.clear();
        notes.holes.clear();
        let mut sum = Worth::default();
        if game.phase() != Phase::Over {
            game.for_each_staked(&mut |area| {
                if notes.areas.iter().any(|entry| entry.area == area) {
                    return;
                }
                let (hole, feeder) = (notes.holes.len() as u32, notes.feeders.len() as u32);
                let pieces = game.land().area(area).pieces();
                if let Some(worth) = self.worth(game, area, pieces, &mut notes.holes, None) {
                    let holes = (hole, notes.holes.len() as u32);
                    if !worth.fed.is_empty() {
                        self.note_feeders(game, area, notes);
                    }
                    sum.add(&worth);
                    let feeders = (feeder, notes.feeders.len() as u32);
                    notes.areas.push(Entry { area, worth, holes, feeders });
                }
            });
        }
        self.total(game, &sum)
    }

    fn note_feeders<G: Sight>(&mut self, game: &G, area: AreaId, notes: &mut Appraisal) {
        game.for_each_feeder(area, &mut |feeder, points| {
            let first = notes.holes.len() as u32;
            let (chance, _) = self.completion(game, feeder, Role::City, &mut notes.holes);
            let holes = (first, notes.holes.len() as u32);
            notes.feeders.push(Feeder { area: feeder, points: points as f32, chance, holes });
        });
    }

    /// What the areas of a state give in which one tile more lies than in one appraised before.
    pub(crate) fn reappraise<G: Sight>(
        &mut self,
        game: &G,
        notes: &Appraisal,
        spare: &mut Vec<Cell>,
    ) -> Worth {
        let land = game.land();
        let mut sum = Worth::default();
        let Some(tile) = land.last() else { return sum };
        let placed = land.placed(tile);
        let before = Before { notes, cell: placed.cell, tile };
        let mut again = Again::default();
        for entry in &notes.areas {
            let area = land.area_now(entry.area);
            let is_touched =
                area != entry.area || land.area(area).tiles().contains(tile) || before.is_near(entry.holes);
            match self.fed(game, entry, before, spare).filter(|_| !is_touched) {
                Some(worth) => sum.add(&worth),
                None => again.add(area),
            }
        }
        let zones = land.atlas().set().tile(placed.tile).zones.len();
        (0..zones as u8).for_each(|zone| again.add(land.area_of(tile, ZoneId(zone))));
        for area in again.0[..again.1].iter().copied().flatten() {
            spare.clear();
            if let Some(worth) = self.worth(game, area, land.area(area).pieces(), spare, Some(before)) {
                sum.add(&worth);
            }
        }
        sum
    }

    /// What an area gives that the tile has not changed, though it may have changed what feeds it;
    /// none if that can't be told so easily.
    fn fed<G: Sight>(
        &mut self,
        game: &G,
        entry: &Entry,
        before: Before<'_>,
        spare: &mut Vec<Cell>,
    ) -> Option<Worth> {
        let mut worth = entry.worth;
        let land = game.land();
        for feeder in &before.notes.feeders[entry.feeders.0 as usize..entry.feeders.1 as usize] {
            let is_in = land.area(feeder.area).tiles().contains(before.tile);
            if land.area_now(feeder.area) != feeder.area || (is_in && !land.area(feeder.area).is_closed()) {
                return None;
            }
            let chance = match (is_in, before.is_near(feeder.holes)) {
                (true, _) => 1.0,
                (_, true) => {
                    spare.clear();
                    self.completion(game, feeder.area, Role::City, spare).0
                }
                _ => continue,
            };
            for seat in worth.fed.iter() {
                worth.points[seat.index()] += feeder.points * (chance - feeder.chance);
            }
        }
        Some(worth)
    }

    /// The points of each seat, with what areas and reserves add.
    pub(crate) fn total<G: Sight>(&self, game: &G, areas: &Worth) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let is_over = game.phase() == Phase::Over;
        for (seat, (value, points)) in (0..).map(Seat).zip(values.iter_mut().zip(game.scores())) {
            *value = *points as f32;
            if !is_over {
                *value += areas.points[seat.index()];
                *value += self.reserve(game, seat, areas.home.get(seat.0));
            }
        }
        if !is_over && game.plays_on() {
            values[game.seat().index()] += self.weights.bonus;
        }
        values
    }

    /// What the reserve of a seat is worth, with pieces that are about to come home.
    fn reserve<G: Sight>(&self, game: &G, seat: Seat, home: u8) -> f32 {
        let [ordinary, special] =
            PIECES.map(|kinds| kinds.iter().map(|&piece| game.reserve(piece, seat)).sum::<u8>());
        let ordinary = self.reserves[usize::from(ordinary + home) % self.reserves.len()];
        (ordinary + self.weights.special * f32::from(special)) * self.time
    }

    /// What changes for a seat that puts a piece on an area where nobody is.
    pub(crate) fn claim<G: Sight>(
        &mut self,
        game: &G,
        notes: &Appraisal,
        (area, piece): (AreaId, Piece),
        home: u8,
        spare: &mut Vec<Cell>,
    ) -> f32 {
        let seat = game.seat();
        spare.clear();
        let own = Counters::one(seat.0);
        let last = game.land().last();
        let before = last.map(|tile| Before { notes, cell: game.land().placed(tile).cell, tile });
        let Some(worth) = self.worth(game, area, own, spare, before) else { return 0.0 };
        let points = worth.points[seat.index()];
        if !worth.home.is_zero() {
            return points;
        }
        let price = if PIECES[1].contains(&piece) {
            self.weights.special
        } else {
            let pieces = usize::from(game.reserve(piece, seat) + home).min(self.reserves.len() - 1);
            self.reserves[pieces] - self.reserves[pieces.saturating_sub(1)]
        };
        points - price * self.time
    }

    /// What an area gives with these pieces in it, and its holes.
    fn worth<G: Sight>(
        &mut self,
        game: &G,
        area: AreaId,
        pieces: Counters,
        holes: &mut Vec<Cell>,
        before: Option<Before<'_>>,
    ) -> Option<Worth> {
        let stake = game.stake(area, pieces)?;
        let weights = self.weights.roles[stake.role.index()];
        let mut worth = Worth::default();
        if stake.role.completes() && stake.open == 0 {
            worth.home = stake.bound;
            stake
                .owners
                .iter()
                .for_each(|seat| worth.points[seat.index()] = stake.complete[seat.index()].into());
            return Some(worth);
        }
        if !stake.role.completes() {
            if stake.role == Role::Field {
                worth.fed = stake.owners;
            }
            let open = f32::from(stake.open.min(MOST_OPEN));
            let mut extra = weights.promise * open * self.rest;
            game.for_each_feeder(area, &mut |feeder, points| {
                let known = before.and_then(|before| before.chance(game.land(), feeder));
                let chance = known.unwrap_or_else(|| {
                    let first = holes.len();
                    let (chance, _) = self.completion(game, feeder, Role::City, holes);
                    holes.truncate(first);
                    chance
                });
                extra += points as f32 * chance;
            });
            for seat in stake.owners.iter() {
                worth.points[seat.index()] = f32::from(stake.over[seat.index()]) + extra;
            }
            return Some(worth);
        }
        let (chance, count) = self.completion(game, area, stake.role, holes);
        let growth = weights.growth * count as f32;
        for seat in stake.owners.iter() {
            let (complete, over) = (stake.complete[seat.index()], stake.over[seat.index()]);
            worth.points[seat.index()] =
                chance * (f32::from(complete) + growth) + (1.0 - chance) * f32::from(over);
        }
        if !stake.bound.is_zero() {
            for seat in 0..self.seats {
                let pieces = f32::from(stake.bound.get(seat));
                worth.points[usize::from(seat)] +=
                    pieces * chance * self.weights.home * self.weights.reserve[1] * self.time;
            }
        }
        Some(worth)
    }

    /// What there is to say about the future of an open area that can be completed.
    pub(crate) fn outlook<G: Sight>(&mut self, game: &G, area: AreaId) -> Option<Outlook> {
        let stake = game.stake(area, Counters::one(0))?;
        if stake.open == 0 || !stake.role.completes() {
            return None;
        }
        let mut holes = Vec::new();
        self.for_each_hole(game, area, stake.role, &mut Vec::new(), |fitting| holes.push(fitting));
        Some(Outlook { role: stake.role, turn: game.turn(), seats: self.seats, holes })
    }

    /// The chance that an open area is completed, and how many holes it has.
    fn completion<G: Sight>(
        &mut self,
        game: &G,
        area: AreaId,
        role: Role,
        holes: &mut Vec<Cell>,
    ) -> (f32, usize) {
        let misses = std::mem::take(&mut self.misses);
        let [closing, extending] = &misses[role.index()];
        let mut chance = 1.0;
        let count = self.for_each_hole(game, area, role, holes, |fitting| {
            chance *= 1.0
                - closing[usize::from(fitting.closing) % MOST_TILES]
                    * extending[usize::from(fitting.extending) % MOST_TILES];
        });
        self.misses = misses;
        if count as u32 > self.chances.left() {
            return (0.0, count);
        }
        let further = self.weights.roles[role.index()].further;
        (1..count).for_each(|_| chance *= further);
        (chance, count)
    }

    /// Tells what fits into each hole of an open area, and notes the holes; the answer is how many
    /// there are.
    fn for_each_hole<G: Sight>(
        &mut self,
        game: &G,
        area: AreaId,
        role: Role,
        holes: &mut Vec<Cell>,
        mut tell: impl FnMut(Fitting),
    ) -> usize {
        let land = game.land();
        let first = holes.len();
        let chances = &mut self.chances;
        if role == Role::Abbey {
            let centre = land.area(area).tiles().iter().next();
            let cells = centre.into_iter().flat_map(|centre| land.placed(centre).cell.around());
            for cell in cells.filter(|&cell| land.tile_at(cell).is_none()) {
                holes.push(cell);
                if let Some(hole) = land.surroundings(cell) {
                    let Fitting { closing, extending } = chances.fitting(hole, tiles::Side::North);
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
}

/// What there is to say about the future of an open area, whatever one makes of it.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    pub(crate) role: Role,
    pub(crate) turn: u32,
    seats: u8,
    pub(crate) holes: Vec<Fitting>,
}

impl Outlook {
    /// The chance that it is completed, by these weights.
    pub(crate) fn chance(&self, weights: &Weights) -> f32 {
        chance_of(&self.holes, &weights.roles[self.role.index()], self.seats)
    }
}

fn chance_of(holes: &[Fitting], weights: &RoleWeights, seats: u8) -> f32 {
    let mut chance = 1.0;
    for (at, fitting) in holes.iter().enumerate() {
        let closing = miss(weights.closing, seats).powi(fitting.closing.into());
        let extending = miss(weights.extending, seats).powi(fitting.extending.into());
        chance *= 1.0 - closing * extending;
        if at > 0 {
            chance *= weights.further;
        }
    }
    chance
}

/// The chance that a tile which would help does not come to one of so many seats.
fn miss(hazard: f32, seats: u8) -> f32 {
    1.0 / (1.0 + hazard.max(0.0) * 2.0 / f32::from(seats))
}

/// More open ends promise no more.
const MOST_OPEN: u16 = 8;
