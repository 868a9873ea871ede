//! What is seen of each seat in a race, where whoever has so many points first wins at once: small numbers that a network
//! can learn from.
//!
//! What a turn changes lies near its tile, so the open areas of the state before it are kept.

use games::{AreaGame, MAX_SEATS, Pile, Race, Seat};
use land::{AreaId, Cell, Counters, Land, TileIx};
use tiles::{Side, ZoneId};

/// How many numbers are seen of a seat.
pub(crate) const FEATURES: usize = 51;

/// What is seen of a seat. Nothing in the game is counted above 255.
pub(crate) type Features = [u8; FEATURES];

/// Points by seat.
type Points = [u8; MAX_SEATS];

/// Areas with more holes are counted as having so many.
const HOLES: usize = 2;
/// Tiles next to an empty cell.
const NEIGHBOURS: usize = 4;
/// Areas with more points are counted as having so many.
const MOST_POINTS: usize = 3;
/// So many of the cells are told that bring most.
const BEST: usize = 3;
/// And so many of those that bring most more than to rivals.
const BEST_AHEAD: usize = 2;

// Where the features of each group begin.
const MISSING: usize = 0;
const NEARLY_THERE: usize = MISSING + 1;
const IN_PILE: usize = NEARLY_THERE + 3;
const IS_NEXT: usize = IN_PILE + 1;
const TURNS_UNTIL: usize = IS_NEXT + 1;
const TILES_LEFT: usize = TURNS_UNTIL + 1;
const TURNS_LEFT: usize = TILES_LEFT + 1;
const BARE_TILES: usize = TURNS_LEFT + 1;
const FULL_TILES: usize = BARE_TILES + 1;
const AREAS: usize = FULL_TILES + 1;
const OWN: usize = AREAS + HOLES * MOST_POINTS;
const OF_RIVALS: usize = OWN + HOLES * NEIGHBOURS;
const SHARED: usize = OF_RIVALS + HOLES * NEIGHBOURS;
const CELLS: usize = SHARED + HOLES;
const BEST_CELLS: usize = CELLS + 1;
const BEST_LEADS: usize = BEST_CELLS + 2 * BEST;
const WINS: usize = BEST_LEADS + 2 * BEST_AHEAD;
const WINS_AHEAD: usize = WINS + 1;
const WINS_BY_TWO: usize = WINS_AHEAD + 1;
const STILL_MISSING: usize = WINS_BY_TWO + 1;
const _: () = assert!(STILL_MISSING + 2 == FEATURES);

/// Looks at the states of a race.
#[derive(Debug, Default)]
pub(crate) struct RaceView {
    left: Left,
    /// In the state that was looked at as a whole.
    before: Vec<OpenArea>,
    /// In the state that was looked at last.
    areas: Vec<OpenArea>,
    /// Where one tile can complete areas, and with how many points.
    cells: Vec<(Cell, Points)>,
}

/// What of a state is looked at, whichever game it is of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RaceState<'a> {
    land: &'a Land,
    race: Race,
    seats: usize,
    /// Who plays next.
    next: Seat,
    scores: &'a [u32],
    stacks: &'a [Pile],
}

impl<'a> RaceState<'a> {
    pub(crate) fn of<G: AreaGame>(game: &'a G, race: Race) -> RaceState<'a> {
        let (land, next, scores, stacks) = (game.land(), game.seat(), game.scores(), game.stacks());
        RaceState { land, race, seats: game.setup().seats().into(), next, scores, stacks }
    }
}

/// What is left to be drawn.
#[derive(Clone, Copy, Debug, Default)]
struct Left {
    tiles: u32,
    points: [u32; MAX_SEATS],
    /// Tiles with points for nobody, whoever plays.
    bare: u32,
    /// Tiles of which every zone has points for somebody, if all colours played.
    full: u32,
}

/// An open area with points for somebody.
#[derive(Clone, Copy, Debug)]
struct OpenArea {
    id: AreaId,
    points: Points,
    /// The first of the empty cells that it leads to, and as many more as are counted.
    holes: [Cell; HOLES],
    count: usize,
}

impl OpenArea {
    fn of(land: &Land, race: &Race, id: AreaId) -> Option<OpenArea> {
        let area = land.area(id);
        let points = points_of(race, area.marks());
        if area.is_closed() || points == Points::default() {
            return None;
        }
        let mut open = OpenArea { id, points, holes: [Cell::ORIGIN; HOLES], count: 0 };
        land.for_each_end(id, |cell, _| {
            if open.count < HOLES && !open.holes().contains(&cell) {
                open.holes[open.count] = cell;
                open.count += 1;
            }
        });
        Some(open)
    }

    fn holes(&self) -> &[Cell] {
        &self.holes[..self.count]
    }
}

impl RaceView {
    /// Looks at a state as a whole.
    pub(crate) fn look_at(&mut self, state: &RaceState<'_>) {
        let RaceState { land, race, .. } = *state;
        self.left = Left::of(state);
        self.areas.clear();
        for (tile, _) in land.tiles() {
            self.add_areas(land, &race, tile);
        }
        self.before.clone_from(&self.areas);
    }

    /// Looks at a state with one tile more than the one that was looked at as a whole, and the same pile.
    pub(crate) fn look_after(&mut self, state: &RaceState<'_>) {
        let RaceState { land, race, .. } = *state;
        let Some(tile) = land.last() else { return };
        let is_as_before = |area: &&OpenArea| {
            land.area_now(area.id) == area.id && !land.area(area.id).tiles().contains(tile)
        };
        self.areas.clear();
        self.areas.extend(self.before.iter().filter(is_as_before));
        self.add_areas(land, &race, tile);
    }

    /// Adds the areas on a tile that are not there yet.
    fn add_areas(&mut self, land: &Land, race: &Race, tile: TileIx) {
        for zone in 0..land.atlas().set().tile(land.placed(tile).tile).zones.len() as u8 {
            let id = land.area_of(tile, ZoneId(zone));
            if self.areas.iter().all(|area| area.id != id) {
                self.areas.extend(OpenArea::of(land, race, id));
            }
        }
    }

    /// What is seen of each seat. The state is one in which a tile is to be drawn.
    pub(crate) fn features(&mut self, state: &RaceState<'_>) -> [Features; MAX_SEATS] {
        let seats = state.seats;
        let mut missing = Points::default();
        for (missing, &points) in missing.iter_mut().zip(state.scores) {
            *missing = state.race.goal.saturating_sub(points).min(u8::MAX.into()) as u8;
        }
        self.note_cells(&missing);
        let mut all = [[0; FEATURES]; MAX_SEATS];
        for (seat, features) in all.iter_mut().enumerate().take(seats) {
            let rivals = |points: &Points| {
                (0..seats).filter(|&other| other != seat).map(|other| points[other]).max().unwrap_or(0)
            };
            let missing = missing[seat];
            self.see_time(state, seat, missing, features);
            self.see_areas(state.land, seat, rivals, features);
            self.see_cells(state.land, seat, missing, rivals, features);
        }
        all
    }

    /// Adds up what can be completed in each cell by one tile; nobody gets more than is missing.
    fn note_cells(&mut self, missing: &Points) {
        self.cells.clear();
        for area in self.areas.iter().filter(|area| area.count == 1) {
            let cell = area.holes[0];
            let at = self.cells.iter().position(|(known, _)| *known == cell).unwrap_or(self.cells.len());
            if at == self.cells.len() {
                self.cells.push((cell, Points::default()));
            }
            let sum = &mut self.cells[at].1;
            sum.iter_mut().zip(area.points).for_each(|(sum, points)| *sum += points);
        }
        for (_, sum) in &mut self.cells {
            sum.iter_mut().zip(missing).for_each(|(sum, missing)| *sum = (*sum).min(*missing));
        }
    }

    fn see_time(&self, state: &RaceState<'_>, seat: usize, missing: u8, features: &mut Features) {
        let seats = state.seats as u32;
        let until = (seat as u32 + seats - u32::from(state.next.0)) % seats;
        features[MISSING] = missing;
        if (1..=3).contains(&missing) {
            features[NEARLY_THERE + usize::from(missing) - 1] = 1;
        }
        features[IN_PILE] = self.left.points[seat].min(u8::MAX.into()) as u8;
        features[IS_NEXT] = u8::from(until == 0);
        features[TURNS_UNTIL] = until as u8;
        features[TILES_LEFT] = self.left.tiles.min(u8::MAX.into()) as u8;
        features[TURNS_LEFT] =
            self.left.tiles.saturating_sub(until).div_ceil(seats).min(u8::MAX.into()) as u8;
        features[BARE_TILES] = self.left.bare.min(u8::MAX.into()) as u8;
        features[FULL_TILES] = self.left.full.min(u8::MAX.into()) as u8;
    }

    fn see_areas(&self, land: &Land, seat: usize, rivals: impl Fn(&Points) -> u8, features: &mut Features) {
        for area in self.areas.iter().filter(|area| area.points[seat] > 0 && area.count > 0) {
            let (own, others) = (area.points[seat], rivals(&area.points));
            let by_holes = area.count - 1;
            features[AREAS + by_holes * MOST_POINTS + usize::from(own).min(MOST_POINTS) - 1] += 1;
            if others > 0 {
                features[SHARED + by_holes] += own;
            }
            for &cell in area.holes() {
                let at = by_holes * NEIGHBOURS + usize::from(neighbours(land, cell)).max(1) - 1;
                features[OWN + at] += own;
                features[OF_RIVALS + at] += others;
            }
        }
    }

    fn see_cells(
        &self,
        land: &Land,
        seat: usize,
        missing: u8,
        rivals: impl Fn(&Points) -> u8,
        features: &mut Features,
    ) {
        // Points, and of cells with equal points first those that most tiles lie next to.
        let (mut best, mut best_ahead) = ([(0, 0); BEST], [(0, 0); BEST_AHEAD]);
        for &(cell, points) in self.cells.iter().filter(|(_, points)| points[seat] > 0) {
            features[CELLS] += 1;
            let tiles = neighbours(land, cell);
            keep_best(&mut best, (points[seat], tiles));
            let ahead = points[seat].saturating_sub(rivals(&points));
            if ahead > 0 {
                keep_best(&mut best_ahead, (ahead, tiles));
            }
        }
        let told = best.iter().chain(&best_ahead).flat_map(|&(points, tiles)| [points, tiles]);
        features[BEST_CELLS..].iter_mut().zip(told).for_each(|(feature, number)| *feature = number);
        features[WINS] = u8::from(best[0].0 >= missing);
        features[WINS_AHEAD] = u8::from(best_ahead[0].0 >= missing);
        features[WINS_BY_TWO] = u8::from(best[0].0 + best[1].0 >= missing);
        let open = |holes: usize| {
            let areas = self.areas.iter().filter(|area| area.count <= holes);
            areas.map(|area| area.points[seat]).sum::<u8>()
        };
        for holes in 1..=HOLES {
            features[STILL_MISSING + holes - 1] = missing.saturating_sub(open(holes));
        }
    }
}

impl Left {
    fn of(state: &RaceState<'_>) -> Left {
        let atlas = state.land.atlas();
        let mut left = Left::default();
        for (tile, count) in state.stacks.iter().flat_map(|stack| stack.counts()) {
            left.tiles += u32::from(count);
            let zones = 0..atlas.set().tile(tile).zones.len() as u8;
            let has_points = |zone: u8| !atlas.marks(tile, ZoneId(zone)).is_zero();
            left.bare += if zones.clone().any(has_points) { 0 } else { u32::from(count) };
            left.full += if zones.clone().all(has_points) { u32::from(count) } else { 0 };
            for zone in zones {
                let points = points_of(&state.race, atlas.marks(tile, ZoneId(zone)));
                let sums = left.points.iter_mut().zip(points);
                sums.for_each(|(sum, points)| *sum += u32::from(points) * u32::from(count));
            }
        }
        left
    }
}

fn points_of(race: &Race, marks: Counters) -> Points {
    race.marks.map(|mark| mark.map_or(0, |mark| marks.get(mark.0)))
}

/// How many tiles lie next to an empty cell.
fn neighbours(land: &Land, cell: Cell) -> u8 {
    Side::ALL.map(|side| u8::from(land.tile_at(cell.next(side)).is_some())).iter().sum()
}

/// Puts something among the best, the greatest first.
fn keep_best<T: Ord>(best: &mut [T], mut new: T) {
    for known in best {
        if new > *known {
            std::mem::swap(known, &mut new);
        }
    }
}

#[cfg(test)]
mod tests {
    use games::kids::Kids;
    use games::{Game, Phase, catalog};

    use super::*;
    use crate::rng::Rng;

    const GOAL: u32 = 8;

    fn state(game: &Kids) -> RaceState<'_> {
        RaceState::of(game, game.race().unwrap())
    }

    fn kids(seats: u8) -> Kids {
        Kids::new(catalog::find("kids").unwrap().setup(seats, Seat(0), &[]).unwrap(), None).unwrap()
    }

    #[test]
    fn what_is_seen_after_a_tile_is_what_is_seen_of_the_whole() {
        let mut compared = 0;
        for seats in 2..=4 {
            for number in 0..20 {
                let mut rng = Rng::for_game(5, number);
                let mut game = kids(seats);
                let (mut view, mut whole) = (RaceView::default(), RaceView::default());
                while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
                    let was_placing = game.phase() == Phase::Place;
                    if was_placing {
                        view.look_at(&state(&game));
                    }
                    game.apply_unchecked(next);
                    if was_placing && game.phase() == Phase::Draw {
                        view.look_after(&state(&game));
                        whole.look_at(&state(&game));
                        assert_eq!(
                            view.features(&state(&game)),
                            whole.features(&state(&game)),
                            "{}",
                            game.position()
                        );
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 1500, "{compared}");
    }

    /// All that is drawn for a seat is in the pile, in open areas, or has been had.
    #[test]
    fn every_point_of_a_seat_is_seen() {
        let mut rng = Rng::new(2);
        let mut game = kids(4);
        let mut view = RaceView::default();
        while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
            game.apply_unchecked(next);
            if game.phase() != Phase::Draw || game.land().is_empty() {
                continue;
            }
            view.look_at(&state(&game));
            let all = view.features(&state(&game));
            for (seat, features) in all.iter().enumerate().take(4) {
                let open: u32 = (0..HOLES)
                    .map(|by_holes| {
                        let own = &features[OWN + by_holes * NEIGHBOURS..][..NEIGHBOURS];
                        own.iter().map(|&own| u32::from(own)).sum::<u32>() / (by_holes as u32 + 1)
                    })
                    .sum();
                let placed = game.scores()[seat];
                assert_eq!(u32::from(features[MISSING]), GOAL - placed);
                if placed < GOAL {
                    assert_eq!(open + u32::from(features[IN_PILE]) + placed, 11, "{}", game.position());
                }
            }
            assert_eq!(all.iter().filter(|features| features[IS_NEXT] == 1).count(), 1);
            assert_eq!(all[game.seat().index()][IS_NEXT], 1);
        }
    }

    #[test]
    fn the_best_are_kept_in_their_order() {
        let mut best = [0; 3];
        [1, 4, 2, 2, 3].iter().for_each(|&number| keep_best(&mut best, number));
        assert_eq!(best, [4, 3, 2]);
    }
}
