//! What lies on the state in every tile game, kept by a slow and careful scorer.

use std::collections::BTreeMap;

use bots::Rng;
use games::{Actor, Details, Move, Phase, Piece, Seat, Setup, Standing, View};
use land::{Cell, Placed};
use tiles::{Rotation, TileId, TileSet};

use super::ground::{Map, shown, step};
use super::outcome::{Home, Points};

pub(crate) struct State {
    pub(crate) set: &'static TileSet,
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) turn: u32,
    pub(crate) scores: Vec<u32>,
    pub(crate) hand: Option<TileId>,
    pub(crate) board: Vec<(Placed, Option<Standing>)>,
    /// All tiles that will be drawn.
    pub(crate) pile: BTreeMap<TileId, u8>,
    pub(crate) aside: BTreeMap<TileId, u8>,
    /// The pieces that each player has, on the board or not.
    pieces: Vec<(Piece, u8)>,
}

impl State {
    /// A state with its first tile.
    pub(crate) fn new(
        set: &'static TileSet,
        setup: Setup,
        first: TileId,
        pieces: &[(Piece, u8)],
        pile: impl IntoIterator<Item = (TileId, u8)>,
    ) -> State {
        let mut state = State {
            set,
            phase: Phase::Draw,
            turn: 1,
            scores: vec![0; usize::from(setup.seats())],
            hand: None,
            board: Vec::new(),
            pile: BTreeMap::new(),
            aside: BTreeMap::new(),
            pieces: pieces.to_vec(),
            setup,
        };
        state.put(first, Cell::ORIGIN, Rotation::R0);
        for (tile, count) in pile.into_iter().filter(|&(_, count)| count > 0) {
            *state.pile.entry(tile).or_default() += count;
        }
        state
    }

    /// W-03, H-03: whose turn it is.
    pub(crate) fn seat(&self) -> Seat {
        Seat(((u32::from(self.setup.starts().0) + self.turn - 1) % u32::from(self.setup.seats())) as u8)
    }

    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw => Actor::Chance,
            Phase::Over => Actor::Nobody,
            _ => Actor::Seat(self.seat()),
        }
    }

    /// W-62, H-34: who has most points, all of them if they tie.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let best = self.scores.iter().max();
        (0..)
            .map(Seat)
            .zip(&self.scores)
            .filter(|(_, score)| Some(*score) == best)
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(crate) fn view(&self) -> View {
        let counts =
            |tiles: &BTreeMap<TileId, u8>| tiles.iter().map(|(&tile, &count)| (tile, count)).collect();
        let reserve =
            |seat| self.pieces.iter().map(|&(piece, _)| (piece, self.reserve(Seat(seat), piece))).collect();
        View {
            seat: self.seat(),
            hand: self.hand,
            reserve: (0..self.setup.seats()).map(reserve).collect(),
            placed: self.board.clone(),
            pile: counts(&self.pile),
            aside: counts(&self.aside),
            details: Details::Nothing,
        }
    }

    /// W-02, H-02: the pieces of a player that are not on the board; none where the game has none.
    pub(crate) fn reserve(&self, seat: Seat, piece: Piece) -> u8 {
        let on_board = self.board.iter().filter_map(|(_, standing)| *standing);
        let out = on_board.filter(|standing| standing.seat == seat && standing.piece == piece).count();
        let all = self.pieces.iter().find(|&&(kind, _)| kind == piece).map_or(0, |&(_, count)| count);
        all - out as u8
    }

    /// Takes a tile off the pile.
    pub(crate) fn take(&mut self, tile: TileId) {
        let left = self.pile.get_mut(&tile).unwrap();
        *left -= 1;
        if *left == 0 {
            self.pile.remove(&tile);
        }
    }

    pub(crate) fn put(&mut self, tile: TileId, cell: Cell, rotation: Rotation) {
        self.board.push((Placed { tile, cell, rotation }, None));
    }

    pub(crate) fn set_aside(&mut self, tile: TileId) {
        *self.aside.entry(tile).or_default() += 1;
    }

    /// Takes the piece off a tile.
    pub(crate) fn send_home(&mut self, tile: usize) -> Home {
        let (placed, standing) = &mut self.board[tile];
        let Standing { seat, piece, .. } = standing.take().unwrap();
        (seat, piece, placed.cell)
    }

    pub(crate) fn score(&mut self, scored: &Points) {
        scored.seats.iter().for_each(|seat| self.scores[seat.index()] += scored.points);
    }

    /// W-10, H-10: every cell and rotation in which the tile touches another and like meets like.
    pub(crate) fn fitting(&self, map: &Map, tile: TileId) -> Vec<Placed> {
        let mut fitting = Vec::new();
        for cell in map.window().filter(|&cell| map.at(cell).is_none()) {
            let neighbours: Vec<_> =
                (0..4).filter_map(|side| Some((side, self.board[map.at(step(cell, side))?].0))).collect();
            if neighbours.is_empty() {
                continue;
            }
            for rotation in Rotation::ALL {
                let placed = Placed { tile, cell, rotation };
                let like_meets_like = neighbours
                    .iter()
                    .all(|&(side, other)| shown(self.set, placed, side) == shown(self.set, other, side + 2));
                if like_meets_like {
                    fitting.push(placed);
                }
            }
        }
        fitting
    }
}

/// The move that puts a tile there.
pub(crate) fn placing(placed: Placed) -> Move {
    Move::Place(placed.cell, placed.rotation)
}

/// A small part of a pile: of all its tiles, or of only a few kinds, which soon fit nowhere.
pub(crate) fn part_of(pile: &BTreeMap<TileId, u8>, most: usize, rng: &mut Rng) -> Vec<TileId> {
    let copies = pile.iter().flat_map(|(&tile, &count)| std::iter::repeat_n(tile, usize::from(count)));
    let mut tiles: Vec<TileId> = copies.collect();
    let mut pick = |bound: usize| rng.below(bound as u32) as usize;
    if pick(2) == 0 {
        let kinds = [(); 3].map(|()| tiles[pick(tiles.len())]);
        tiles.retain(|tile| kinds.contains(tile));
    }
    let count = pick(tiles.len().min(most) + 1);
    (0..count).map(|_| tiles.swap_remove(pick(tiles.len()))).collect()
}
