//! A reference engine of Trails, the game for tests: points counted by walking along the paths, and compared
//! with the engine after every move of random games.

use std::collections::{BTreeMap, BTreeSet};

use bots::Rng;
use games::{Game, Move, Phase, Refusal, Seat, Why, catalog};
use land::Cell;
use tiles::{Rotation, TileId, TileSet};

use crate::kids::{Gate, beyond};

#[test]
fn the_engine_agrees_with_the_reference_engine() {
    let both = [(2, 1), (3, 2), (2, 2), (3, 1)];
    for (number, (seats, version)) in (0..200).zip(both.into_iter().cycle()) {
        compare(seats, version, &mut Rng::for_game(1, number));
    }
}

fn compare(seats: u8, version: u32, rng: &mut Rng) {
    let setup = catalog::find("trails").unwrap().setup(seats, Seat(0), &[]).unwrap();
    let mut game = setup.with_version(version).unwrap().start().unwrap();
    let mut state = State { set: game.tiles(), lies: BTreeMap::new() };
    let mut scores = vec![0; usize::from(seats)];
    let mut seat = 0;
    while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
        let hand = game.view().hand;
        game.apply(next).unwrap();
        match next {
            // T-01: the first tile lies in the middle.
            Move::Draw(tile) if state.lies.is_empty() => state.put(Cell::ORIGIN, tile, Rotation::R0),
            Move::Place(cell, rotation) => {
                // T-03: what is complete now and was not before is scored by whoever placed the tile.
                let before = state.completed();
                state.put(cell, hand.unwrap(), rotation);
                let new = state.completed().into_iter().filter(|path| !before.contains(path));
                scores[seat] += version * new.map(|path| tiles_of(&path)).sum::<u32>();
                seat = (seat + 1) % scores.len();
            }
            _ => {}
        }
        assert_eq!(game.scores(), scores, "{}", game.position());
        check_next(&*game, &state);
    }
    // T-04: most points win.
    let best = scores.iter().max().unwrap();
    let winners = (0..seats).map(Seat).filter(|seat| scores[seat.index()] == *best);
    assert_eq!(game.winners(), winners.collect::<Vec<_>>());
    assert_eq!(game.check(Move::Pass), Err(Refusal::new("T-04", Why::Over)));
}

/// T-02, T-04: what can be done next.
fn check_next(game: &dyn Game, state: &State) {
    assert_eq!(game.phase() == Phase::Over, state.lies.len() == 12);
    let Some(hand) = game.view().hand else { return };
    let beside = |cell: &Cell| (0..4).map(|side| beyond((*cell, side)).0).collect::<Vec<_>>();
    let free: BTreeSet<Cell> =
        state.lies.keys().flat_map(beside).filter(|cell| !state.lies.contains_key(cell)).collect();
    assert_eq!(game.placements(hand).len(), free.len() * 4);
    let apart = Move::Place(Cell::new(40, 40), Rotation::R0);
    assert_eq!(game.check(apart).unwrap_err().rule.0, "T-02");
}

/// Which tile lies where.
struct State {
    set: &'static TileSet,
    lies: BTreeMap<Cell, (TileId, Rotation)>,
}

impl State {
    fn put(&mut self, cell: Cell, tile: TileId, rotation: Rotation) {
        assert_eq!(self.lies.insert(cell, (tile, rotation)), None);
    }

    /// All complete paths, each as the gates that it goes through.
    fn completed(&self) -> BTreeSet<BTreeSet<Gate>> {
        let gates = self.lies.keys().flat_map(|&cell| (0..4).map(move |side| (cell, side)));
        gates.filter_map(|gate| self.path(gate)).collect()
    }

    /// The path through a gate, if it is complete.
    fn path(&self, from: Gate) -> Option<BTreeSet<Gate>> {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![from]);
        while let Some((cell, side)) = waiting.pop() {
            let (tile, rotation) = self.lies.get(&cell)?;
            let unturned = (side + 4 - rotation.index()) % 4;
            let zones = &self.set.tile(*tile).zones;
            let zone = zones.iter().find(|zone| zone.ports.iter().any(|port| port.side.index() == unturned));
            for port in &zone.unwrap().ports {
                let exit = (cell, (port.side.index() + rotation.index()) % 4);
                if seen.insert(exit) {
                    waiting.push(beyond(exit));
                }
            }
        }
        Some(seen)
    }
}

fn tiles_of(path: &BTreeSet<Gate>) -> u32 {
    path.iter().map(|(cell, _)| cell).collect::<BTreeSet<_>>().len() as u32
}
