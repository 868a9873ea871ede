//! A reference engine of the game for children: its rules written once more, slowly and simply, and
//! compared with the engine after every move of random games at every number of seats. Nothing is
//! kept but which tile lies where; paths are walked anew after every move.

use std::collections::{BTreeMap, BTreeSet};

use bots::Rng;
use games::{Details, Event, Game, Move, Phase, Piece, Seat, catalog};
use land::Cell;
use tiles::{Rotation, TileId, TileSet};

/// Games at each number of seats, times `BASTIDE_CAMPAIGN`.
const GAMES: u64 = 150;
const COLOURS: [&str; 4] = ["red", "yellow", "blue", "green"];

#[test]
fn the_engine_agrees_with_the_reference_engine() {
    let factor: u64 = std::env::var("BASTIDE_CAMPAIGN").map_or(1, |factor| factor.parse().unwrap());
    let (mut won, mut ran_out, mut together) = (0, 0, 0);
    for seats in 2..=4 {
        for number in 0..GAMES * factor {
            let end = play(seats, &mut Rng::for_game(u64::from(seats), number));
            won += u32::from(end.scores().contains(&8));
            ran_out += u32::from(!end.scores().contains(&8));
            together += u32::from(end.winners().len() > 1);
        }
    }
    println!("K-06 {won}, K-07 {ran_out}, several winners {together}");
    assert!(won > 0 && ran_out > 0 && together > 0);
}

/// A game to its end, compared all the way. Half of them close paths whenever they can, so that
/// pawns run out.
fn play(seats: u8, rng: &mut Rng) -> Box<dyn Game> {
    let starts = Seat(rng.below(u32::from(seats)) as u8);
    // K-01: any colours, in any order.
    let mut colours = COLOURS;
    colours.rotate_left(rng.below(4) as usize);
    let chosen = colours[..usize::from(seats)].iter().copied().map(Some).collect::<Vec<_>>();
    let setup = catalog::find("kids").unwrap().setup(seats, starts, &[]).unwrap();
    let mut game = setup.with_colours(&chosen).unwrap().start().unwrap();
    let mut state = State { set: game.tiles(), seats, colours, lies: BTreeMap::new(), order: Vec::new() };
    let is_keen = rng.below(2) == 0;
    let mut turn = 1;
    state.compare(&*game);
    while let Some(mut next) = game.sample(&mut |bound| rng.below(bound)) {
        if is_keen && let Move::Place(..) = next {
            let tries = (0..40).filter_map(|_| game.sample(&mut |bound| rng.below(bound)));
            next = tries.max_by_key(|&wanted| pawns_after(&*game, wanted)).unwrap();
        }
        let (hand, before) = (game.view().hand, state.pawns());
        let events = game.apply(next).unwrap();
        match next {
            Move::Draw(tile) if state.order.is_empty() => state.put(Cell::ORIGIN, tile, Rotation::R0),
            Move::Place(cell, rotation) => {
                state.put(cell, hand.unwrap(), rotation);
                turn += 1;
            }
            _ => {}
        }
        assert_eq!(game.turn(), turn);
        // K-02: round the table from whoever starts.
        assert_eq!(u32::from(game.view().seat.0), (u32::from(starts.0) + turn - 1) % u32::from(seats));
        state.compare(&*game);
        state.compare_events(&before, &events);
    }
    game
}

fn pawns_after(game: &dyn Game, wanted: Move) -> u32 {
    let mut then = game.fork();
    then.apply_unchecked(wanted);
    then.scores().iter().sum()
}

/// Which tile lies where.
struct State {
    set: &'static TileSet,
    seats: u8,
    /// Those of the seats, then those that nobody plays.
    colours: [&'static str; 4],
    lies: BTreeMap<Cell, (TileId, Rotation)>,
    order: Vec<TileId>,
}

/// A side of a cell, as a number clockwise from north.
pub(crate) type Gate = (Cell, usize);

impl State {
    fn put(&mut self, cell: Cell, tile: TileId, rotation: Rotation) {
        assert!(self.order.is_empty() || (0..4).any(|side| self.lies.contains_key(&beyond((cell, side)).0)));
        assert_eq!(self.lies.insert(cell, (tile, rotation)), None);
        self.order.push(tile);
    }

    /// The zone behind a gate: its number, the other gates of the same zone, and its child.
    fn zone(&self, (cell, side): Gate) -> (usize, Vec<Gate>, Option<&'static str>) {
        let (tile, rotation) = self.lies[&cell];
        let unturned = (side + 4 - rotation.index()) % 4;
        let zones = &self.set.tile(tile).zones;
        let has = |at: &usize| zones[*at].ports.iter().any(|port| port.side.index() == unturned);
        let at = (0..zones.len()).find(has).unwrap();
        let gates = zones[at].ports.iter().map(|port| (cell, (port.side.index() + rotation.index()) % 4));
        let child = COLOURS.into_iter().find(|colour| zones[at].mark(self.set.mark(colour).unwrap()) > 0);
        (at, gates.collect(), child)
    }

    /// K-04, K-05: all children of colours in play on complete paths: cell, zone and colour.
    fn pawns(&self) -> BTreeSet<(Cell, usize, usize)> {
        let mut pawns = BTreeSet::new();
        for &cell in self.lies.keys() {
            for side in 0..4 {
                let (at, _, child) = self.zone((cell, side));
                let colour = self.colours.iter().position(|&colour| Some(colour) == child);
                if let Some(colour) = colour.filter(|&colour| colour < usize::from(self.seats))
                    && self.is_complete((cell, side))
                {
                    pawns.insert((cell, at, colour));
                }
            }
        }
        pawns
    }

    /// K-04: walks everywhere that the path leads to.
    fn is_complete(&self, from: Gate) -> bool {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![from]);
        while let Some(gate) = waiting.pop() {
            for exit in self.zone(gate).1 {
                let entry = beyond(exit);
                if !self.lies.contains_key(&entry.0) {
                    return false;
                }
                if seen.insert(exit) {
                    waiting.push(entry);
                }
            }
        }
        true
    }

    /// K-06: nobody places more than eight.
    fn scores(&self, pawns: &BTreeSet<(Cell, usize, usize)>) -> Vec<u32> {
        let count = |seat: usize| pawns.iter().filter(|(_, _, colour)| *colour == seat).count();
        (0..usize::from(self.seats)).map(|seat| count(seat).min(8) as u32).collect()
    }

    fn compare(&self, game: &dyn Game) {
        let (view, pawns) = (game.view(), self.pawns());
        let scores = self.scores(&pawns);
        assert_eq!(game.scores(), scores, "{}", game.position());
        // K-08: what is shown is the pawns left.
        let left: Vec<_> = scores.iter().map(|score| vec![(Piece::Pawn, 8 - *score as u8)]).collect();
        assert_eq!(view.reserve, left);
        let drawn = self.order.len() + usize::from(view.hand.is_some());
        assert_eq!(view.pile.iter().map(|&(_, count)| usize::from(count)).sum::<usize>(), 36 - drawn);
        let is_over = scores.contains(&8) || self.order.len() == 36;
        assert_eq!(game.phase() == Phase::Over, is_over, "{}", game.position());
        if is_over {
            let best = *scores.iter().max().unwrap();
            let first = |seat: &Seat| scores[seat.index()] == best;
            assert_eq!(game.winners(), (0..self.seats).map(Seat).filter(first).collect::<Vec<_>>());
        }
        let Details::Pawns(shown) = view.details else { unreachable!("a game with pawns") };
        let shown: BTreeSet<_> =
            shown.into_iter().map(|(cell, pawn)| (cell, pawn.zone.index(), pawn.seat.index())).collect();
        assert!(shown.is_subset(&pawns));
        assert_eq!(shown.len(), scores.iter().sum::<u32>() as usize);
        self.compare_legal(game, view.hand.is_some());
    }

    /// K-01: what is not on the board is in the pile. K-03: along a side, any way round.
    fn compare_legal(&self, game: &dyn Game, has_hand: bool) {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        legal.sort_unstable();
        let mut expected = Vec::new();
        match game.phase() {
            Phase::Draw => {
                let tiles = self.set.tile_ids().map(|(id, _)| id);
                expected.extend(tiles.filter(|tile| !self.order.contains(tile)).map(Move::Draw));
            }
            Phase::Place => {
                assert!(has_hand);
                let gates = self.lies.keys().flat_map(|&cell| (0..4).map(move |side| beyond((cell, side)).0));
                let free: BTreeSet<Cell> = gates.filter(|cell| !self.lies.contains_key(cell)).collect();
                for cell in free {
                    expected.extend(Rotation::ALL.map(|rotation| Move::Place(cell, rotation)));
                }
            }
            _ => {}
        }
        expected.sort_unstable();
        assert_eq!(legal, expected, "{}", game.position());
    }

    /// K-05: the pawns that are new are those that the events told of.
    fn compare_events(&self, before: &BTreeSet<(Cell, usize, usize)>, events: &[Event]) {
        let (old, new) = (self.scores(before), self.scores(&self.pawns()));
        let mut told = vec![0; usize::from(self.seats)];
        for event in events {
            match event {
                Event::Scored(score) => {
                    assert_eq!((score.rule.0, score.seats.len()), ("K-05", 1));
                    told[score.seats[0].index()] += score.points;
                }
                Event::Over { .. } => {}
                other => unreachable!("{other:?}"),
            }
        }
        let grown: Vec<u32> = new.iter().zip(&old).map(|(new, old)| new - old).collect();
        assert_eq!(told, grown);
    }
}

/// The gate on the other side of the border.
pub(crate) fn beyond((cell, side): Gate) -> Gate {
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
    (Cell::new(cell.x + dx, cell.y + dy), (side + 2) % 4)
}
