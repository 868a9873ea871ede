//! What a state is worth to each seat, in expected points.
//!
//! That is the sum of what each seat has, what each area may come to be worth, and what the pieces in
//! the reserve may still do. A move changes few areas, so the appraisal of the state before it is kept
//! and only what lies near the new tile is looked at again.

use games::{AreaGame, MAX_SEATS, Phase, Piece, Role, Seat, Stake};
use land::{AreaId, Cell, Counters};
use tiles::{Side, ZoneId};

use super::completion::Completions;
use super::joins::{Holding, Joiners, Meeting, exchange, note_meetings};
use super::notes::{Affected, Before, Entry, Evaluation, Feeder, Worth};
use super::utility::Values;
use super::weights::{RESERVE, RoleWeights, Weights};

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
    /// What joins areas; none where that does not matter.
    joiners: Option<&'static Joiners>,
    /// The areas that somebody has in the state that was looked at last.
    holdings: Vec<Holding>,
    /// Where areas meet in it.
    meetings: Vec<Meeting>,
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
            joiners: weights
                .roles
                .iter()
                .any(|role| role.joining > 0.0)
                .then(|| Joiners::of(game.land().atlas())),
            holdings: Vec::new(),
            meetings: Vec::new(),
            weights,
        }
    }

    /// What a point of the best other seat takes off one's own.
    pub(super) fn rivals(&self) -> f32 {
        self.weights.rivals
    }

    /// Whether it counts who has won when the game is over, not only by how much.
    pub(super) fn counts_results(&self) -> bool {
        self.weights.search.result > 0.0
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
        notes.meetings.clear();
        let mut sum = Worth::default();
        if game.phase() != Phase::Over {
            game.for_each_staked(&mut |area| {
                if notes.areas.iter().any(|entry| entry.holding.area == area) {
                    return;
                }
                let (hole, feeder) = (notes.holes.len() as u32, notes.feeders.len() as u32);
                let pieces = game.land().area(area).pieces();
                if let Some((worth, holding)) = self.worth(game, area, pieces, &mut notes.holes, None) {
                    let holes = (hole, notes.holes.len() as u32);
                    if !worth.fed.is_empty() {
                        self.note_feeders(game, area, notes);
                    }
                    sum.add(&worth);
                    let feeders = (feeder, notes.feeders.len() as u32);
                    notes.areas.push(Entry { worth, holding, holes, feeders });
                }
            });
            if let Some(joiners) = self.joiners {
                let pile = self.completions.chances.pile();
                for cell in game.land().fringe() {
                    note_meetings(game, joiners, pile, cell, &mut notes.meetings);
                }
                self.holdings.clear();
                self.holdings.extend(notes.areas.iter().map(|entry| entry.holding));
                self.exchange_all(&notes.meetings, None, &mut sum.points);
            }
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
        self.holdings.clear();
        for entry in &notes.areas {
            let area = land.area_now(entry.holding.area);
            let is_touched = area != entry.holding.area
                || land.area(area).tiles().contains(tile)
                || before.is_near(entry.holes);
            match self.fed(game, entry, before, spare).filter(|_| !is_touched) {
                Some((worth, holding)) => {
                    sum.add(&worth);
                    self.holdings.push(holding);
                }
                None => again.add(area),
            }
        }
        let zones = land.atlas().set().tile(placed.tile).zones.len();
        (0..zones as u8).for_each(|zone| again.add(land.area_of(tile, ZoneId(zone))));
        for area in again.iter() {
            spare.clear();
            let pieces = land.area(area).pieces();
            if let Some((worth, holding)) = self.worth(game, area, pieces, spare, Some(before)) {
                sum.add(&worth);
                self.holdings.push(holding);
            }
        }
        self.look_at_meetings(game, before, &mut sum.points);
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
    ) -> Option<(Worth, Holding)> {
        let Entry { mut worth, mut holding, .. } = *entry;
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
            let more = feeder.points * (chance - feeder.chance) * worth.kept;
            holding.value += more;
            worth.fed.iter().for_each(|seat| worth.points[seat.index()] += more);
        }
        Some((worth, holding))
    }

    /// Adds what may change hands where areas meet, after one tile more.
    fn look_at_meetings<G: AreaGame>(&mut self, game: &G, before: Before<'_>, values: &mut Values) {
        let Some(joiners) = self.joiners else { return };
        let land = game.land();
        self.meetings.clear();
        for side in Side::ALL {
            let pile = self.completions.chances.pile();
            note_meetings(game, joiners, pile, before.cell.next(side), &mut self.meetings);
        }
        let far = before.notes.meetings.iter().filter(|meeting| !before.touches(meeting.cell));
        self.meetings.extend(far.filter_map(|meeting| meeting.after(land, before.tile)));
        self.exchange_all(&self.meetings, None, values);
    }

    /// Adds what may change hands where areas meet; with an area that is being claimed, only what that changes.
    fn exchange_all(&self, meetings: &[Meeting], claimed: Option<&Holding>, values: &mut Values) {
        let held = |area: AreaId| {
            let claimed = claimed.filter(|claimed| claimed.area == area);
            claimed.or_else(|| self.holdings.iter().find(|known| known.area == area))
        };
        for (at, meeting) in meetings.iter().enumerate() {
            let [one, other] = meeting.areas;
            if claimed.is_some_and(|claimed| claimed.area != one && claimed.area != other) {
                continue;
            }
            let (Some(one), Some(other)) = (held(one), held(other)) else { continue };
            let at_hole = |known: &&Meeting| known.cell == meeting.cell;
            let is_same = |known: &&Meeting| known.is_of(meeting.areas);
            if meetings[..at].iter().rev().take_while(at_hole).any(|known| is_same(&known)) {
                continue;
            }
            let alike = meetings[at..].iter().take_while(at_hole).filter(is_same);
            let tiles = alike.map(|meeting| meeting.tiles).max().unwrap_or(0);
            exchange(one, other, self.completions.joins(one.role, tiles), values);
        }
    }

    /// The points of each seat, with what areas and reserves add.
    pub(super) fn total<G: AreaGame>(&self, game: &G, areas: &Worth) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let is_over = game.phase() == Phase::Over;
        for (seat, (value, points)) in (0..).map(Seat).zip(values.iter_mut().zip(game.scores())) {
            *value = *points as f32;
            if !is_over {
                *value += areas.points[seat.index()];
                *value += self.reserve(game, seat, areas);
            }
        }
        if !is_over && game.plays_on() {
            values[game.seat().index()] += self.weights.bonus;
        }
        values
    }

    /// What the reserve of a seat is worth, with pieces that are about to come home and those that may.
    fn reserve<G: AreaGame>(&self, game: &G, seat: Seat, areas: &Worth) -> f32 {
        let [ordinary, special] = self.reserves_of(game, seat);
        let returning = self.weights.returning * areas.returning[seat.index()];
        let ordinary = self.pieces(f32::from(ordinary + areas.home.get(seat.0)) + returning);
        (ordinary + self.weights.special * f32::from(special)) * self.time
    }

    /// How many ordinary and special pieces a seat has in the reserve.
    fn reserves_of<G: AreaGame>(&self, game: &G, seat: Seat) -> [u8; 2] {
        PIECES.map(|kinds| kinds.iter().map(|&piece| game.reserve(piece, seat)).sum())
    }

    /// What so many pieces in the reserve are worth at the beginning.
    fn pieces(&self, count: f32) -> f32 {
        let whole = (count as usize).min(self.reserves.len() - 2);
        let (low, high) = (self.reserves[whole], self.reserves[whole + 1]);
        low + (high - low) * (count - whole as f32)
    }

    /// Adds what changes if who plays puts a piece on an area where nobody is.
    pub(super) fn claim<G: AreaGame>(
        &mut self,
        game: &G,
        notes: &Evaluation,
        (area, piece): (AreaId, Piece),
        areas: &Worth,
        spare: &mut Vec<Cell>,
        values: &mut Values,
    ) {
        let seat = game.seat();
        spare.clear();
        let claimant = Counters::one(seat.0);
        let last = game.land().last();
        let before = last.map(|tile| Before { notes, cell: game.land().placed(tile).cell, tile });
        let Some((worth, holding)) = self.worth(game, area, claimant, spare, before) else { return };
        values[seat.index()] += worth.points[seat.index()];
        if self.joiners.is_some() {
            self.exchange_all(&self.meetings, Some(&holding), values);
        }
        if !worth.home.is_zero() {
            return;
        }
        let is_special = PIECES[1].contains(&piece);
        let [ordinary, _] = self.reserves_of(game, seat);
        let kept = f32::from(ordinary + areas.home.get(seat.0))
            + self.weights.returning * areas.returning[seat.index()];
        let left = kept + self.weights.returning * worth.returning[seat.index()];
        let price = if is_special {
            self.weights.special + self.pieces(kept) - self.pieces(left)
        } else {
            self.pieces(kept) - self.pieces(left - 1.0)
        };
        values[seat.index()] -= price * self.time;
    }

    /// What an area gives with these pieces in it, and its holes.
    fn worth<G: AreaGame>(
        &mut self,
        game: &G,
        area: AreaId,
        pieces: Counters,
        holes: &mut Vec<Cell>,
        before: Option<Before<'_>>,
    ) -> Option<(Worth, Holding)> {
        let stake = game.stake(area, pieces)?;
        let weights = self.weights.roles[stake.role.index()];
        let mut worth = Worth::default();
        let mut holding = Holding { area, role: stake.role, pieces, owners: stake.owners, value: 0.0 };
        if stake.role.completes() && stake.open == 0 {
            worth.home = stake.bound;
            stake
                .owners
                .iter()
                .for_each(|seat| worth.points[seat.index()] = stake.complete[seat.index()].into());
            return Some((worth, holding));
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
            worth.kept = self.part_kept(&stake, &weights, open);
            for seat in stake.owners.iter() {
                worth.points[seat.index()] = (f32::from(stake.over[seat.index()]) + extra) * worth.kept;
                holding.value = worth.points[seat.index()];
            }
            return Some((worth, holding));
        }
        let (chance, count) = self.completions.of(game, area, stake.role, holes);
        let growth = (weights.growth + weights.spread * self.rest) * count as f32;
        worth.kept = self.part_kept(&stake, &weights, count as f32);
        for seat in stake.owners.iter() {
            let (complete, over) = (stake.complete[seat.index()], stake.over[seat.index()]);
            let expected = chance * (f32::from(complete) + growth) + (1.0 - chance) * f32::from(over);
            worth.points[seat.index()] = expected * worth.kept;
            holding.value = worth.points[seat.index()];
        }
        if !stake.bound.is_zero() {
            for seat in 0..self.seats {
                let pieces = f32::from(stake.bound.get(seat));
                worth.returning[usize::from(seat)] = pieces * chance;
                worth.points[usize::from(seat)] +=
                    pieces * chance * self.weights.home * self.weights.reserve[1] * self.time;
            }
        }
        Some((worth, holding))
    }

    /// What part of an area's worth stays with who has it as long as there is time: others may come in where it is open, and of an
    /// area of several each may lose or win it all.
    fn part_kept(&self, stake: &Stake, weights: &RoleWeights, open: f32) -> f32 {
        let is_shared = stake.owners.iter().nth(1).is_some();
        let shared = if is_shared { weights.shared * self.time } else { 0.0 };
        (1.0 - weights.risk * open * self.rest + shared).max(0.0)
    }
}
