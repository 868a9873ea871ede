//! The rules of the Winter Edition.

use bots::Rng;
use games::{Move, Phase, Piece, Seat, Setup, Standing};
use land::Cell;
use tiles::{TileId, TileSet, ZoneId};

use super::river;
use super::worth::points;
use crate::common::ReferenceEngine;
use crate::common::ground::{Ground, Map};
use crate::common::outcome::{End, Outcome, Points};
use crate::common::state::{State, part_of, placing};

/// W-02: meeples of each player.
const MEEPLES: u8 = 7;

pub(crate) struct Winter {
    state: State,
    showed: Vec<&'static str>,
}

impl ReferenceEngine for Winter {
    const AT_ONCE: &'static [&'static str] = &["W-52"];

    /// W-01, W-40: the first tile is the start tile, or the source of the river.
    fn new(set: &'static TileSet, setup: Setup, pile: Option<&[TileId]>) -> Winter {
        let first = set.tagged(if setup.is("river", "on") { "source" } else { "start" }).unwrap();
        let with_abbot = [(Piece::Meeple, MEEPLES), (Piece::Abbot, 1)];
        let pieces = if setup.is("abbot", "on") { &with_abbot[..] } else { &with_abbot[..1] };
        let pile = match pile {
            Some(pile) => pile.iter().map(|&tile| (tile, 1)).collect(),
            None => whole_pile(set, &setup),
        };
        let state = State::new(set, setup, first, pieces, pile);
        let mut winter = Winter { state, showed: Vec::new() };
        winter.await_draw(&mut Outcome::default());
        winter
    }

    fn small_pile(&self, rng: &mut Rng) -> Vec<TileId> {
        part_of(&self.state.pile, 24, rng)
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = match self.state.phase {
            Phase::Draw => self.draws(),
            Phase::Place => self.placements(self.state.hand.unwrap()),
            Phase::Claim => self.claims(),
            _ => Vec::new(),
        };
        moves.sort_unstable();
        moves
    }

    fn play(&mut self, next: Move) -> Outcome {
        let mut outcome = Outcome::default();
        self.showed.clear();
        match next {
            Move::Draw(tile) => self.draw(tile, &mut outcome),
            Move::Place(cell, rotation) => {
                let tile = self.state.hand.take().unwrap();
                self.state.put(tile, cell, rotation);
                self.state.phase = Phase::Claim;
                // Where nothing but passing is possible the step is skipped.
                if self.claims() == [Move::Pass] {
                    self.finish_turn(&mut outcome);
                }
            }
            Move::Claim(piece, zone) => {
                let standing = Standing { seat: self.state.seat(), piece, zone };
                self.state.board.last_mut().unwrap().1 = Some(standing);
                self.finish_turn(&mut outcome);
            }
            Move::Recall(cell) => {
                self.recall(cell, &mut outcome);
                self.finish_turn(&mut outcome);
            }
            Move::Pass => self.finish_turn(&mut outcome),
            other => panic!("{other:?} is no move of this game"),
        }
        if outcome.all_points().any(|points| points.seats.len() > 1) {
            self.showed.push("W-23");
        }
        outcome.sorted()
    }

    fn showed(&self) -> Vec<&'static str> {
        self.showed.clone()
    }
}

impl Winter {
    /// W-11: a tile that fits nowhere is set aside, and another is drawn.
    fn draw(&mut self, tile: TileId, outcome: &mut Outcome) {
        self.state.take(tile);
        if self.placements(tile).is_empty() {
            self.state.set_aside(tile);
            self.showed.push("W-11");
            outcome.aside = Some(("W-11", tile));
            self.await_draw(outcome);
            return;
        }
        self.state.hand = Some(tile);
        self.state.phase = Phase::Place;
        if self.state.reserve(self.state.seat(), Piece::Meeple) == 0 {
            self.showed.push("W-14");
        }
    }

    /// W-52: the abbey or grove scores as in the final scoring, and the abbot goes home.
    fn recall(&mut self, cell: Cell, outcome: &mut Outcome) {
        let ground = Ground::survey(self.state.set, &self.state.board);
        let tile = ground.map.at(cell).unwrap();
        let standing = self.state.board[tile].1.unwrap();
        let area = ground.area((tile, standing.zone.index())).unwrap();
        let scored = points("W-52", &ground, area);
        self.state.score(&scored);
        outcome.at_once = Some(scored);
        outcome.recalled = Some(self.state.send_home(tile));
    }

    /// W-15: all areas that the last tile completed score, then the pieces in them go home.
    fn finish_turn(&mut self, outcome: &mut Outcome) {
        let board = &self.state.board;
        let ground = Ground::survey(self.state.set, board);
        let before = Ground::survey(self.state.set, &board[..board.len() - 1]);
        let is_old = |zone| before.area(zone).is_some_and(|area| area.is_complete());
        let mut leaving = Vec::new();
        for area in ground.areas.iter().filter(|area| area.is_complete() && !is_old(area.spots[0])) {
            let pieces = ground.pieces(area);
            let rule = match self.state.set.kind_name(area.kind) {
                _ if pieces.is_empty() => continue,
                "road" => "W-20",
                "city" => "W-21",
                "abbey" => "W-22",
                "grove" => "W-51",
                // W-30: farmers stay.
                _ => continue,
            };
            outcome.scored.push(points(rule, &ground, area));
            leaving.extend(pieces.into_iter().map(|(tile, _)| tile));
        }
        outcome.homes = leaving.into_iter().map(|tile| self.state.send_home(tile)).collect();
        outcome.scored.iter().for_each(|scored| self.state.score(scored));
        self.state.turn += 1;
        self.await_draw(outcome);
    }

    /// W-60: the game ends when no tile is left.
    fn await_draw(&mut self, outcome: &mut Outcome) {
        if !self.state.pile.is_empty() {
            self.state.phase = Phase::Draw;
            return;
        }
        self.state.phase = Phase::Over;
        let scored = self.final_scoring();
        scored.iter().for_each(|scored| self.state.score(scored));
        outcome.end = Some(End { rule: "W-60", scored, winners: self.state.winners() });
    }

    /// W-61: what is left on the board. An area that is worth nothing is not mentioned.
    fn final_scoring(&self) -> Vec<Points> {
        let ground = Ground::survey(self.state.set, &self.state.board);
        let mut scored = Vec::new();
        for area in &ground.areas {
            let pieces = ground.pieces(area);
            let Some((_, first)) = pieces.first() else { continue };
            let rule = match self.state.set.kind_name(area.kind) {
                "field" => "W-32",
                _ if first.piece == Piece::Abbot => "W-53",
                _ => "W-61",
            };
            scored.push(points(rule, &ground, area));
        }
        scored.retain(|scored| scored.points > 0);
        scored
    }

    /// W-40: the river first, its lake last, then the land.
    fn draws(&self) -> Vec<Move> {
        let State { set, pile, .. } = &self.state;
        let stack = |tile: TileId| match set.tile(tile) {
            tile if tile.is("lake") => 1,
            tile if Some(tile.group) == set.group("river") => 0,
            _ => 2,
        };
        let first = pile.keys().map(|&tile| stack(tile)).min();
        pile.keys().filter(|&&tile| Some(stack(tile)) == first).map(|&tile| Move::Draw(tile)).collect()
    }

    /// W-10, and W-41 to W-43: a river tile carries the river on.
    fn placements(&self, tile: TileId) -> Vec<Move> {
        let State { set, board, .. } = &self.state;
        let map = Map::of(board);
        let is_river = set.tile(tile).zones.iter().any(|zone| set.kind_name(zone.kind) == "river");
        let mouth = if is_river { river::mouth(set, board, &map) } else { None };
        let mut fitting = self.state.fitting(&map, tile);
        fitting.retain(|&placed| mouth.as_ref().is_none_or(|mouth| mouth.carries_on(set, &map, placed)));
        fitting.into_iter().map(placing).collect()
    }

    /// W-12, W-13, W-50: pieces for zones of the last tile whose area is empty. W-52: or the own abbot
    /// comes back. Or nothing.
    fn claims(&self) -> Vec<Move> {
        let State { set, board, .. } = &self.state;
        let ground = Ground::survey(set, board);
        let (last, seat) = (board.len() - 1, self.state.seat());
        let mut moves = vec![Move::Pass];
        for (id, zone) in ground.tile(last).zone_ids() {
            let area = ground.area((last, id.index())).unwrap();
            if ground.pieces(area).is_empty() {
                let pieces = self.pieces_for(set.kind_name(zone.kind));
                let there = pieces.iter().filter(|&&piece| self.state.reserve(seat, piece) > 0);
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
            "field" if self.state.setup.is("farmers", "on") => &[Piece::Meeple],
            // W-50: the abbot, where he is in the reserve.
            "abbey" => &[Piece::Meeple, Piece::Abbot],
            "grove" => &[Piece::Abbot],
            // W-44: nobody stands in the river.
            _ => &[],
        }
    }

    /// W-52: the own abbot, unless his abbey or grove has just been completed.
    fn recalls(&self, ground: &Ground<'_>, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        for (tile, (placed, standing)) in self.state.board.iter().enumerate() {
            let Some(abbot) = standing.filter(|abbot| abbot.seat == seat && abbot.piece == Piece::Abbot)
            else {
                continue;
            };
            let ZoneId(zone) = abbot.zone;
            if !ground.area((tile, usize::from(zone))).unwrap().is_complete() {
                moves.push(Move::Recall(placed.cell));
            }
        }
        moves
    }
}

/// W-01: all land tiles but the start tile, without the winter ones in the classic pile. W-40: with
/// the river its tiles but the source, and still no start tile.
fn whole_pile(set: &TileSet, setup: &Setup) -> Vec<(TileId, u8)> {
    let is_in = |tile: &tiles::Tile| match set.groups()[usize::from(tile.group.0)].name.as_str() {
        "river" => setup.is("river", "on"),
        "winter" => setup.is("pile", "full"),
        _ => true,
    };
    let count = |tile: &tiles::Tile| tile.count - u8::from(tile.is("start") || tile.is("source"));
    set.tile_ids().filter(|(_, tile)| is_in(tile)).map(|(id, tile)| (id, count(tile))).collect()
}
