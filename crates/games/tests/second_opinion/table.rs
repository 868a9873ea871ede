//! A game of the Winter Edition kept by a slow and careful scorer: only what lies on the table is
//! remembered, and everything else is worked out from it again at every move.

use std::collections::BTreeMap;

use games::{Actor, Move, Phase, Piece, Seat, Setup, Standing, View};
use land::{Cell, Placed};
use tiles::{Rotation, TileId, TileSet, ZoneId};

use crate::ground::{Ground, Map, shown, step};
use crate::outcome::{End, Outcome, Points};
use crate::river;
use crate::worth::points;

/// W-02: meeples of each player.
const MEEPLES: usize = 7;

pub(crate) struct Table {
    set: &'static TileSet,
    setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) turn: u32,
    pub(crate) scores: Vec<u32>,
    /// The legal moves, sorted.
    pub(crate) legal: Vec<Move>,
    hand: Option<TileId>,
    board: Vec<(Placed, Option<Standing>)>,
    pile: BTreeMap<TileId, u8>,
    aside: BTreeMap<TileId, u8>,
}

impl Table {
    /// W-01, W-40: a table with its first tile, and all tiles that will be drawn: the whole pile of
    /// the game where none is given.
    pub(crate) fn new(set: &'static TileSet, setup: Setup, pile: Option<&[TileId]>) -> Table {
        let first = set.tagged(if setup.is("river", "on") { "source" } else { "start" }).unwrap();
        let placed = Placed { tile: first, cell: Cell::new(0, 0), rotation: Rotation::R0 };
        let mut table = Table {
            set,
            phase: Phase::Draw,
            turn: 1,
            scores: vec![0; usize::from(setup.seats())],
            legal: Vec::new(),
            hand: None,
            board: vec![(placed, None)],
            pile: whole_pile(set, &setup),
            aside: BTreeMap::new(),
            setup,
        };
        if let Some(pile) = pile {
            table.pile = BTreeMap::new();
            pile.iter().for_each(|&tile| *table.pile.entry(tile).or_default() += 1);
        }
        table.await_draw(&mut Outcome::default());
        table.legal = table.find_legal();
        table
    }

    /// All tiles that will be drawn.
    pub(crate) fn pile(&self) -> Vec<TileId> {
        self.pile.iter().flat_map(|(&tile, &count)| std::iter::repeat_n(tile, usize::from(count))).collect()
    }

    /// W-03: whose turn it is.
    pub(crate) fn seat(&self) -> Seat {
        Seat(((u32::from(self.setup.starts().0) + self.turn - 1) % u32::from(self.setup.seats())) as u8)
    }

    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw => Actor::Chance,
            Phase::Place | Phase::Claim => Actor::Seat(self.seat()),
            Phase::Over => Actor::Nobody,
        }
    }

    /// W-62: who has most points, all of them if they tie.
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
        let reserve = |seat: u8| {
            let pieces = if self.has_abbot() { &Piece::ALL[..] } else { &[Piece::Meeple] };
            pieces.iter().map(|&piece| (piece, self.reserve(Seat(seat), piece) as u8)).collect()
        };
        View {
            seat: self.seat(),
            hand: self.hand,
            reserve: (0..self.setup.seats()).map(reserve).collect(),
            placed: self.board.clone(),
            pile: counts(&self.pile),
            aside: counts(&self.aside),
        }
    }

    fn has_abbot(&self) -> bool {
        self.setup.is("abbot", "on")
    }

    /// W-02: the pieces of a player that are not on the board.
    pub(crate) fn reserve(&self, seat: Seat, piece: Piece) -> usize {
        let own = self.board.iter().filter_map(|(_, standing)| *standing);
        let out = own.filter(|standing| standing.seat == seat && standing.piece == piece).count();
        let all = if piece == Piece::Meeple { MEEPLES } else { 1 };
        all - out
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, next: Move) -> Outcome {
        let mut outcome = Outcome::default();
        match next {
            Move::Draw(tile) => self.draw(tile, &mut outcome),
            Move::Place(cell, rotation) => {
                let tile = self.hand.take().unwrap();
                self.board.push((Placed { tile, cell, rotation }, None));
                self.phase = Phase::Claim;
                // Where nothing but passing is possible the step is skipped.
                if self.find_legal() == [Move::Pass] {
                    self.finish_turn(&mut outcome);
                }
            }
            Move::Claim(piece, zone) => {
                let standing = Standing { seat: self.seat(), piece, zone };
                self.board.last_mut().unwrap().1 = Some(standing);
                self.finish_turn(&mut outcome);
            }
            Move::Recall(cell) => {
                self.recall(cell, &mut outcome);
                self.finish_turn(&mut outcome);
            }
            Move::Pass => self.finish_turn(&mut outcome),
        }
        self.legal = self.find_legal();
        outcome.sorted()
    }

    /// W-11: a tile that fits nowhere is set aside, and another is drawn.
    fn draw(&mut self, tile: TileId, outcome: &mut Outcome) {
        let left = self.pile.get_mut(&tile).unwrap();
        *left -= 1;
        if *left == 0 {
            self.pile.remove(&tile);
        }
        if self.placements(tile).is_empty() {
            *self.aside.entry(tile).or_default() += 1;
            outcome.aside = Some(tile);
            self.await_draw(outcome);
        } else {
            self.hand = Some(tile);
            self.phase = Phase::Place;
        }
    }

    /// W-52: the abbey or grove scores as in the final scoring, and the abbot goes home.
    fn recall(&mut self, cell: Cell, outcome: &mut Outcome) {
        let ground = Ground::survey(self.set, &self.board);
        let tile = ground.map.at(cell).unwrap();
        let standing = self.board[tile].1.unwrap();
        let area = ground.area((tile, standing.zone.index())).unwrap();
        let scored = points("W-52", &ground, area);
        self.add(&scored);
        outcome.recalled = Some((scored, (standing.seat, standing.piece, cell)));
        self.board[tile].1 = None;
    }

    /// W-15: all areas that the last tile completed score, then the pieces in them go home.
    fn finish_turn(&mut self, outcome: &mut Outcome) {
        let ground = Ground::survey(self.set, &self.board);
        let before = Ground::survey(self.set, &self.board[..self.board.len() - 1]);
        let is_old = |zone| before.area(zone).is_some_and(|area| area.is_complete());
        let mut leaving = Vec::new();
        for area in ground.areas.iter().filter(|area| area.is_complete() && !is_old(area.spots[0])) {
            let pieces = ground.pieces(area);
            let rule = match self.set.kind_name(area.kind) {
                _ if pieces.is_empty() => continue,
                "road" => "W-20",
                "city" => "W-21",
                "abbey" => "W-22",
                "grove" => "W-51",
                // W-30: farmers stay.
                _ => continue,
            };
            outcome.scored.push(points(rule, &ground, area));
            leaving.extend(pieces);
        }
        for (tile, standing) in leaving {
            let (placed, piece) = &mut self.board[tile];
            *piece = None;
            outcome.homes.push((standing.seat, standing.piece, placed.cell));
        }
        outcome.scored.iter().for_each(|scored| self.add(scored));
        self.turn += 1;
        self.await_draw(outcome);
    }

    /// W-60: the game ends when no tile is left.
    fn await_draw(&mut self, outcome: &mut Outcome) {
        if !self.pile.is_empty() {
            self.phase = Phase::Draw;
            return;
        }
        self.phase = Phase::Over;
        let scored = self.final_scoring();
        scored.iter().for_each(|scored| self.add(scored));
        outcome.end = Some(End { scored, winners: self.winners() });
    }

    /// W-61: what is left on the board. An area that is worth nothing is not mentioned.
    fn final_scoring(&self) -> Vec<Points> {
        let ground = Ground::survey(self.set, &self.board);
        let mut scored = Vec::new();
        for area in &ground.areas {
            let pieces = ground.pieces(area);
            let Some((_, first)) = pieces.first() else { continue };
            let rule = match self.set.kind_name(area.kind) {
                "field" => "W-32",
                _ if first.piece == Piece::Abbot => "W-53",
                _ => "W-61",
            };
            scored.push(points(rule, &ground, area));
        }
        scored.retain(|scored| scored.points > 0);
        scored
    }

    fn add(&mut self, scored: &Points) {
        scored.seats.iter().for_each(|seat| self.scores[seat.index()] += scored.points);
    }

    fn find_legal(&self) -> Vec<Move> {
        let mut moves = match self.phase {
            Phase::Draw => self.draws(),
            Phase::Place => self.placements(self.hand.unwrap()),
            Phase::Claim => self.claims(),
            Phase::Over => Vec::new(),
        };
        moves.sort_unstable();
        moves
    }

    /// W-40: the river first, its lake last, then the land.
    fn draws(&self) -> Vec<Move> {
        let stack = |tile: TileId| match self.set.tile(tile) {
            tile if tile.is("lake") => 1,
            tile if Some(tile.group) == self.set.group("river") => 0,
            _ => 2,
        };
        let first = self.pile.keys().map(|&tile| stack(tile)).min();
        self.pile.keys().filter(|&&tile| Some(stack(tile)) == first).map(|&tile| Move::Draw(tile)).collect()
    }

    /// W-10: every cell and rotation in which the tile touches another and like meets like. W-41 to
    /// W-43: a river tile carries the river on.
    fn placements(&self, tile: TileId) -> Vec<Move> {
        let map = Map::of(&self.board);
        let is_river = self.set.tile(tile).zones.iter().any(|zone| self.set.kind_name(zone.kind) == "river");
        let mouth = if is_river { river::mouth(self.set, &self.board, &map) } else { None };
        let mut moves = Vec::new();
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
                let carries_on =
                    || mouth.as_ref().is_none_or(|mouth| mouth.carries_on(self.set, &map, placed));
                if like_meets_like && carries_on() {
                    moves.push(Move::Place(cell, rotation));
                }
            }
        }
        moves
    }

    /// W-12, W-13, W-50: pieces for zones of the last tile whose area is empty. W-52: or the own abbot
    /// comes back. Or nothing.
    fn claims(&self) -> Vec<Move> {
        let ground = Ground::survey(self.set, &self.board);
        let (last, seat) = (self.board.len() - 1, self.seat());
        let mut moves = vec![Move::Pass];
        for (id, zone) in ground.tile(last).zone_ids() {
            let area = ground.area((last, id.index())).unwrap();
            if ground.pieces(area).is_empty() {
                let pieces = self.pieces_for(self.set.kind_name(zone.kind));
                let there = pieces.iter().filter(|&&piece| self.reserve(seat, piece) > 0);
                moves.extend(there.map(|&piece| Move::Claim(piece, id)));
            }
        }
        moves.extend(self.recalls(&ground, seat));
        moves
    }

    fn pieces_for(&self, kind: &str) -> &'static [Piece] {
        match kind {
            "city" | "road" => &[Piece::Meeple],
            // W-30, W-33.
            "field" if self.setup.is("farmers", "on") => &[Piece::Meeple],
            // W-50.
            "abbey" if self.has_abbot() => &[Piece::Meeple, Piece::Abbot],
            "abbey" => &[Piece::Meeple],
            "grove" if self.has_abbot() => &[Piece::Abbot],
            // W-44: nobody stands in the river.
            _ => &[],
        }
    }

    /// W-52: the own abbot, unless his abbey or grove has just been completed.
    fn recalls(&self, ground: &Ground<'_>, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        for (tile, (placed, standing)) in self.board.iter().enumerate() {
            let Some(own) = standing.filter(|own| own.seat == seat && own.piece == Piece::Abbot) else {
                continue;
            };
            let ZoneId(zone) = own.zone;
            if !ground.area((tile, usize::from(zone))).unwrap().is_complete() {
                moves.push(Move::Recall(placed.cell));
            }
        }
        moves
    }
}

/// W-01: all land tiles but the start tile, without the winter ones in the classic pile. W-40: with
/// the river its tiles but the source, and still no start tile.
fn whole_pile(set: &TileSet, setup: &Setup) -> BTreeMap<TileId, u8> {
    let is_in = |tile: &tiles::Tile| match set.groups()[usize::from(tile.group.0)].name.as_str() {
        "river" => setup.is("river", "on"),
        "winter" => setup.is("pile", "full"),
        _ => true,
    };
    let count = |tile: &tiles::Tile| tile.count - u8::from(tile.is("start") || tile.is("source"));
    let tiles = set.tile_ids().filter(|(_, tile)| is_in(tile)).map(|(id, tile)| (id, count(tile)));
    tiles.filter(|&(_, count)| count > 0).collect()
}
