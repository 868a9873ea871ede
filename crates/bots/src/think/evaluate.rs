//! What a state is worth to each seat, in expected points.
//!
//! That is the sum of what each seat has, what each area may come to be worth, and what the pieces in
//! the reserve may still do. A move changes few areas, so the appraisal of the state before it is kept
//! and only what lies near the new tile is looked at again.

use games::{AreaGame, MAX_SEATS, Phase, Piece, Role, Seat};
use land::{AreaId, Cell, Counters};
use tiles::ZoneId;

use super::completion::Completions;
use super::notes::{Affected, Before, Entry, Evaluation, Feeder, Worth};
use super::utility::Values;
use super::weights::{RESERVE, Weights};

/// More open ends promise no more.
const MOST_OPEN: u16 = 8;

/// Appraises the states of a game.
#[derive(Debug)]
pub(super) struct Evaluator {
    pub(super) completions: Completions,
    weights: Weights,
    seats: u8,
    /// What n pieces in the reserve are worth, at the beginning.
    reserves: [f32; 32],
    /// What is left of that now.
    time: f32,
    /// The part of the pile that is left.
    rest: f32,
    whole_pile: f32,
}

/// The pieces that the games play with: the ordinary one and the special one.
const PIECES: [[Piece; 2]; 2] = [[Piece::Meeple, Piece::Man], [Piece::Abbot, Piece::Hut]];

impl Evaluator {
    pub(super) fn new<G: AreaGame>(game: &G, weights: Weights) -> Evaluator {
        let seats = game.setup().seats();
        let mut reserves = [0.0; 32];
        for pieces in 1..reserves.len() {
            reserves[pieces] = reserves[pieces - 1] + weights.reserve[(pieces - 1).min(RESERVE - 1)];
        }
        Evaluator {
            completions: Completions::new(game, &weights),
            reserves,
            seats,
            time: 1.0,
            rest: 1.0,
            whole_pile: f32::from(game.land().atlas().set().count()),
            weights,
        }
    }

    /// Looks at what is left to be drawn.
    pub(super) fn look_at_pile<G: AreaGame>(&mut self, game: &G) {
        self.completions.look_at_pile(game);
        let left = self.completions.tiles_left() as f32;
        // The numbers are those of two seats. With more the turns left are fewer, and a piece comes home later.
        let seats = f32::from(self.seats);
        let turns = left / seats;
        self.time = turns / (turns + self.weights.half_time.max(0.1) * seats / 2.0);
        self.rest = left / self.whole_pile;
    }

    /// What a state is worth as a whole. The pile must have been looked at.
    pub(super) fn evaluate<G: AreaGame>(&mut self, game: &G, notes: &mut Evaluation) -> Values {
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

    fn note_feeders<G: AreaGame>(&mut self, game: &G, area: AreaId, notes: &mut Evaluation) {
        game.for_each_feeder(area, &mut |feeder, points| {
            let first = notes.holes.len() as u32;
            let (chance, _) = self.completions.of(game, feeder, Role::City, &mut notes.holes);
            let holes = (first, notes.holes.len() as u32);
            notes.feeders.push(Feeder { area: feeder, points: points as f32, chance, holes });
        });
    }

    /// What the areas of a state give in which one tile more lies than in one appraised before.
    pub(super) fn reevaluate<G: AreaGame>(
        &mut self,
        game: &G,
        notes: &Evaluation,
        spare: &mut Vec<Cell>,
    ) -> Worth {
        let land = game.land();
        let mut sum = Worth::default();
        let Some(tile) = land.last() else { return sum };
        let placed = land.placed(tile);
        let before = Before { notes, cell: placed.cell, tile };
        let mut again = Affected::default();
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
        for area in again.iter() {
            spare.clear();
            if let Some(worth) = self.worth(game, area, land.area(area).pieces(), spare, Some(before)) {
                sum.add(&worth);
            }
        }
        sum
    }

    /// What an area gives that the tile has not changed, though it may have changed what feeds it;
    /// none if that can't be told so easily.
    fn fed<G: AreaGame>(
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
                    self.completions.of(game, feeder.area, Role::City, spare).0
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
    pub(super) fn total<G: AreaGame>(&self, game: &G, areas: &Worth) -> Values {
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
    fn reserve<G: AreaGame>(&self, game: &G, seat: Seat, home: u8) -> f32 {
        let [ordinary, special] =
            PIECES.map(|kinds| kinds.iter().map(|&piece| game.reserve(piece, seat)).sum::<u8>());
        let ordinary = self.reserves[usize::from(ordinary + home) % self.reserves.len()];
        (ordinary + self.weights.special * f32::from(special)) * self.time
    }

    /// What changes for a seat that puts a piece on an area where nobody is.
    pub(super) fn claim<G: AreaGame>(
        &mut self,
        game: &G,
        notes: &Evaluation,
        (area, piece): (AreaId, Piece),
        home: u8,
        spare: &mut Vec<Cell>,
    ) -> f32 {
        let seat = game.seat();
        spare.clear();
        let claimant = Counters::one(seat.0);
        let last = game.land().last();
        let before = last.map(|tile| Before { notes, cell: game.land().placed(tile).cell, tile });
        let Some(worth) = self.worth(game, area, claimant, spare, before) else { return 0.0 };
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
    fn worth<G: AreaGame>(
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
                    let (chance, _) = self.completions.of(game, feeder, Role::City, holes);
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
        let (chance, count) = self.completions.of(game, area, stake.role, holes);
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
}
