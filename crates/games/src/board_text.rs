//! The parts of positions that all tile games share: tiles with their counts, the tiles on the board
//! with the pieces on them.

use land::{Cell, TileIx};
use tiles::{Rotation, TileId, TileSet, ZoneId};

use crate::board::Board;
use crate::game::Phase;
use crate::pieces::Standing;
use crate::position::{Fields, PositionError};
use crate::rule::{Refusal, Why};
use crate::seat::Seat;
use crate::text::{MoveError, read_piece, read_spot, read_tile};
use crate::tile_turn::TurnStep;

/// No real game comes near these; they keep sums within their types.
const MAX_TURN: u32 = 999_999;
pub(crate) const MAX_SCORE: u32 = 9_999;

/// `turn=5;scores=3,0;board=D@0,0r0/...`.
pub(crate) fn write_board(board: &Board) -> String {
    let scores: Vec<String> = board.scores().iter().map(u32::to_string).collect();
    let tiles: Vec<String> = board.land.tiles().map(|(ix, _)| write_placed(board, ix)).collect();
    format!("turn={};scores={};board={}", board.turn, scores.join(","), tiles.join("/"))
}

/// `K@1,-2r3`, and with a piece on it `K@1,-2r3+0:meeple:city1`.
fn write_placed(board: &Board, ix: TileIx) -> String {
    let placed = board.land.placed(ix);
    let tile = board.land.atlas().set().tile(placed.tile);
    let piece = board.pieces.on(ix).map(|standing| {
        format!("+{}:{}:{}", standing.seat, standing.piece.name(), tile.zones[standing.zone.index()].name)
    });
    format!("{}@{}{}{}", tile.code, placed.cell, placed.rotation, piece.unwrap_or_default())
}

/// The step of a turn, with the tile in hand: `place:K`.
pub(crate) fn write_step<C>(set: &TileSet, step: &TurnStep<C>) -> String {
    match step {
        TurnStep::Draw => Phase::Draw.name().to_owned(),
        TurnStep::Place(tile) => format!("{}:{}", Phase::Place.name(), set.tile(*tile).code),
        TurnStep::Claim(_) => Phase::Claim.name().to_owned(),
        TurnStep::Over => Phase::Over.name().to_owned(),
    }
}

/// The tile in hand in a step such as `place:K`.
pub(crate) fn read_hand(set: &TileSet, step: &str) -> Result<Option<TileId>, PositionError> {
    let in_hand = step.split_once(':').filter(|(word, _)| word.trim() == Phase::Place.name());
    in_hand.map(|(_, code)| read_code(set, step, code)).transpose()
}

/// `A*2,K`.
pub(crate) fn write_tiles(set: &TileSet, counts: impl Iterator<Item = (TileId, u8)>) -> String {
    let mut counts: Vec<_> = counts.collect();
    counts.sort_unstable();
    let items = counts.into_iter().map(|(tile, count)| {
        let code = &set.tile(tile).code;
        if count == 1 { code.clone() } else { format!("{code}*{count}") }
    });
    items.collect::<Vec<_>>().join(",")
}

/// Reads tiles with their counts.
pub(crate) fn read_tiles(set: &TileSet, key: &'static str, text: &str) -> Result<Vec<TileId>, PositionError> {
    let mut tiles = Vec::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (code, count) = item.split_once('*').unwrap_or((item, "1"));
        let count: u8 =
            count.trim().parse().map_err(|_| PositionError::Value { key, value: item.to_owned() })?;
        tiles.extend(std::iter::repeat_n(read_code(set, item, code)?, usize::from(count)));
    }
    Ok(tiles)
}

/// Reads the code of a tile in an item.
fn read_code(set: &TileSet, item: &str, code: &str) -> Result<TileId, PositionError> {
    read_tile(set, code.trim()).map_err(|error| text_error(item, error))
}

/// The fields that [`write_board`] writes.
pub(crate) struct BoardText<'a> {
    pub(crate) turn: u32,
    pub(crate) scores: Vec<u32>,
    pub(crate) tiles: Vec<TileText<'a>>,
}

/// A tile on the board as a position says it.
pub(crate) struct TileText<'a> {
    item: &'a str,
    pub(crate) tile: TileId,
    pub(crate) cell: Cell,
    pub(crate) rotation: Rotation,
    /// `0:meeple:city1`.
    piece: Option<&'a str>,
}

impl<'a> BoardText<'a> {
    pub(crate) fn read(
        set: &TileSet,
        seats: u8,
        fields: &mut Fields<'a>,
    ) -> Result<BoardText<'a>, PositionError> {
        let turn = fields.number("turn")?;
        if !(1..=MAX_TURN).contains(&turn) {
            return Err(PositionError::Value { key: "turn", value: turn.to_string() });
        }
        let scores = read_scores(fields.take("scores")?, seats)?;
        let text = fields.take("board")?;
        let items = text.split('/').map(str::trim).filter(|_| !text.is_empty());
        let tiles: Result<Vec<_>, _> = items.map(|item| TileText::read(set, item)).collect();
        Ok(BoardText { turn, scores, tiles: tiles? })
    }

    /// The tiles that were drawn: all but the first.
    pub(crate) fn drawn(&self) -> impl Iterator<Item = TileId> {
        self.tiles.iter().skip(1).map(|text| text.tile)
    }

    /// Takes over the turn and the points, once the board has been laid.
    pub(crate) fn finish(&self, board: &mut Board) {
        board.set_turn(self.turn);
        board.scores[..self.scores.len()].copy_from_slice(&self.scores);
    }

    /// The tile that the board begins with must be the one that lies there, as a rule says.
    pub(crate) fn check_first(&self, rule: &'static str, board: &Board) -> Result<(), PositionError> {
        let first = board.land.placed(TileIx(0));
        let agrees = |text: &TileText<'_>| {
            (text.tile, text.cell, text.rotation) == (first.tile, first.cell, first.rotation)
        };
        match self.tiles.first() {
            // Nobody can have put a piece there.
            Some(text) if agrees(text) && text.piece.is_none() => Ok(()),
            other => Err(not_the_first(rule, other.map_or("", |text| text.item))),
        }
    }

    /// Whatever tile the board begins with, it must lie in the middle, as a rule says.
    pub(crate) fn check_origin(&self, rule: &'static str) -> Result<(), PositionError> {
        match self.tiles.first() {
            Some(text) if (text.cell, text.rotation) != (Cell::ORIGIN, Rotation::R0) => {
                Err(not_the_first(rule, text.item))
            }
            _ => Ok(()),
        }
    }
}

impl<'a> TileText<'a> {
    fn read(set: &TileSet, item: &'a str) -> Result<TileText<'a>, PositionError> {
        let (code, spot) = item.split_once('@').unwrap_or((item, ""));
        let (spot, piece) = spot.split_once('+').map_or((spot, None), |(spot, piece)| (spot, Some(piece)));
        let tile = read_code(set, item, code)?;
        let (cell, rotation) = read_spot(spot).map_err(|error| text_error(item, error))?;
        Ok(TileText { item, tile, cell, rotation, piece })
    }

    /// The piece on the tile, if there is one.
    pub(crate) fn standing(&self, set: &TileSet, seats: u8) -> Result<Option<Standing>, PositionError> {
        let Some(text) = self.piece else { return Ok(None) };
        let bad = || PositionError::Value { key: "board", value: self.item.to_owned() };
        let [seat, piece, zone] = text.split(':').map(str::trim).collect::<Vec<_>>()[..] else {
            return Err(bad());
        };
        let seat = seat.parse().ok().filter(|&seat| seat < seats).ok_or_else(bad)?;
        let piece = read_piece(&piece.to_lowercase()).map_err(|error| text_error(self.item, error))?;
        let zone = set.tile(self.tile).zone(zone).ok_or_else(bad)?;
        Ok(Some(Standing { seat: Seat(seat), piece, zone }))
    }

    /// That no piece is said to be on the tile: the game does not put any there.
    pub(crate) fn bare(&self) -> Result<(), PositionError> {
        match self.piece {
            None => Ok(()),
            Some(_) => Err(PositionError::Value { key: "board", value: self.item.to_owned() }),
        }
    }

    /// The error that this tile or its piece can't be there.
    pub(crate) fn refused(&self, refusal: Refusal) -> PositionError {
        PositionError::Refused { item: self.item.to_owned(), refusal }
    }

    /// The error that its piece should have gone home, by a rule.
    pub(crate) fn completed(&self, rule: &'static str) -> PositionError {
        self.refused(Refusal::new(rule, Why::Completed))
    }
}

/// The error that the board can't begin with this tile.
fn not_the_first(rule: &'static str, item: &str) -> PositionError {
    PositionError::Refused { item: item.to_owned(), refusal: Refusal::new(rule, Why::FirstTile) }
}

/// Whether a zone of a tile lies against another in which a piece stands. Whichever of the two tiles was placed later, its piece
/// came into an area with a piece in it; where a third tile lies between, that one may have joined two areas. In which zone of its
/// tile a piece counts, if it matters here, `counts` says.
pub(crate) fn lies_against_piece(
    board: &Board,
    tile: TileIx,
    zone: ZoneId,
    counts: impl Fn(TileIx, Standing) -> Option<ZoneId>,
) -> bool {
    let atlas = board.land.atlas();
    let placed = board.land.placed(tile);
    let ports = &atlas.set().tile(placed.tile).zones[zone.index()].ports;
    ports.iter().any(|port| {
        let side = port.side.turned(placed.rotation);
        let Some(beside) = board.land.tile_at(placed.cell.next(side)) else { return false };
        let Some(standing) = board.pieces.on(beside) else { return false };
        let there = board.land.placed(beside);
        let met = atlas.zone_at(there.tile, there.rotation, side.opposite(), port.lane.mirror());
        met.is_some() && met == counts(beside, standing)
    })
}

fn text_error(item: &str, error: MoveError) -> PositionError {
    PositionError::Text { item: item.to_owned(), error }
}

fn read_scores(text: &str, seats: u8) -> Result<Vec<u32>, PositionError> {
    let bad = || PositionError::Value { key: "scores", value: text.to_owned() };
    let scores: Result<Vec<u32>, _> = text.split(',').map(|score| score.trim().parse()).collect();
    let scores = scores.map_err(|_| bad())?;
    let fits = scores.len() == usize::from(seats) && scores.iter().all(|&score| score <= MAX_SCORE);
    if fits { Ok(scores) } else { Err(bad()) }
}
