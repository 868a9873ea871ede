//! A state of the Winter Edition as text: the fields `turn`, `scores`, `board`, `step`, `left` and
//! `aside`.

use land::TileIx;
use tiles::TileId;

use super::{Step, Winter};
use crate::game::{Game, Phase};
use crate::moves::Piece;
use crate::pieces::Standing;
use crate::pile::Pile;
use crate::position::{Fields, PositionError, write_head};
use crate::rule::{Refusal, Why};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::text::{MoveError, read_piece, read_spot, read_tile};

/// No real game comes near these; they keep sums within their types.
const MAX_TURN: u32 = 9_999;
const MAX_SCORE: u32 = 9_999;

pub(super) fn write(game: &Winter) -> String {
    let scores: Vec<String> = game.scores().iter().map(u32::to_string).collect();
    let board: Vec<String> = game.land.tiles().map(|(ix, _)| write_placed(game, ix)).collect();
    let step = match game.step {
        Step::Place(tile) => format!("place:{}", game.kit.set().tile(tile).code),
        _ => game.phase().name().to_owned(),
    };
    let mut left: Vec<(TileId, u8)> = game.stacks.iter().flat_map(Pile::counts).collect();
    left.sort_unstable();
    format!(
        "{};turn={};scores={};board={};step={step};left={};aside={}",
        write_head(&game.setup),
        game.turn,
        scores.join(","),
        board.join("/"),
        write_tiles(game, &left),
        write_tiles(game, &game.aside.counts().collect::<Vec<_>>()),
    )
}

/// `K@1,-2r3`, and with a piece on it `K@1,-2r3+0:meeple:city1`.
fn write_placed(game: &Winter, ix: TileIx) -> String {
    let placed = game.land.placed(ix);
    let tile = game.kit.set().tile(placed.tile);
    let piece = game.pieces.on(ix).map(|standing| {
        format!("+{}:{}:{}", standing.seat, standing.piece.name(), tile.zones[standing.zone.index()].name)
    });
    format!("{}@{}{}{}", tile.code, placed.cell, placed.rotation, piece.unwrap_or_default())
}

fn write_tiles(game: &Winter, counts: &[(TileId, u8)]) -> String {
    let code = |tile: TileId| &game.kit.set().tile(tile).code;
    let items: Vec<String> = counts
        .iter()
        .map(|&(tile, count)| if count == 1 { code(tile).clone() } else { format!("{}*{count}", code(tile)) })
        .collect();
    items.join(",")
}

/// The state that these fields say, if it can come about by the rules (as far as one state shows).
pub(super) fn load(setup: Setup, fields: &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError> {
    let kit = super::Kit::get().map_err(crate::SetupError::from)?;
    let turn = fields.number("turn")?;
    if !(1..=MAX_TURN).contains(&turn) {
        return Err(PositionError::Value { key: "turn", value: turn.to_string() });
    }
    let scores = read_scores(fields.take("scores")?, setup.seats())?;
    let board: Vec<&str> = fields.take("board")?.split('/').map(str::trim).collect();
    let step = fields.take("step")?;
    let in_hand = step.split_once(':').filter(|(word, _)| word.trim() == Phase::Place.name());
    let hand = in_hand.map(|(_, code)| read(kit.set(), step, code.trim())).transpose()?;
    let left = read_tiles(kit.set(), "left", fields.take("left")?)?;
    let aside = read_tiles(kit.set(), "aside", fields.take("aside")?)?;
    let placed: Result<Vec<_>, _> = board[1..].iter().map(|item| tile_of(kit.set(), item)).collect();

    let drawn: Vec<TileId> = placed?.into_iter().chain(hand).chain(aside.iter().copied()).collect();
    let pile: Vec<TileId> = drawn.into_iter().chain(left).collect();
    let mut game = Winter::new(setup, Some(&pile))?;
    for tile in aside {
        game.stacks.iter_mut().find(|stack| stack.contains(tile)).map(|stack| stack.take(tile));
        game.aside.insert(tile);
    }
    place_board(&mut game, &board)?;
    put_pieces(&mut game, &board)?;
    game.turn = turn;
    game.scores[..scores.len()].copy_from_slice(&scores);
    game.step = read_step(&mut game, step, hand)?;
    no_piece_in_completed_areas(&game, &board)?;
    Ok(Box::new(game))
}

fn read_scores(text: &str, seats: u8) -> Result<Vec<u32>, PositionError> {
    let bad = || PositionError::Value { key: "scores", value: text.to_owned() };
    let scores: Result<Vec<u32>, _> = text.split(',').map(|score| score.trim().parse()).collect();
    let scores = scores.map_err(|_| bad())?;
    let fits = scores.len() == usize::from(seats) && scores.iter().all(|&score| score <= MAX_SCORE);
    if fits { Ok(scores) } else { Err(bad()) }
}

fn read(set: &tiles::TileSet, item: &str, code: &str) -> Result<TileId, PositionError> {
    read_tile(set, code).map_err(|error| text_error(item, error))
}

fn text_error(item: &str, error: MoveError) -> PositionError {
    PositionError::Text { item: item.to_owned(), error }
}

/// `A*2,K`: tiles with their counts.
fn read_tiles(set: &tiles::TileSet, key: &'static str, text: &str) -> Result<Vec<TileId>, PositionError> {
    let mut tiles = Vec::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (code, count) = item.split_once('*').unwrap_or((item, "1"));
        let count: u8 =
            count.trim().parse().map_err(|_| PositionError::Value { key, value: item.to_owned() })?;
        tiles.extend(std::iter::repeat_n(read(set, item, code.trim())?, usize::from(count)));
    }
    Ok(tiles)
}

fn tile_of(set: &tiles::TileSet, item: &str) -> Result<TileId, PositionError> {
    let code = item.split_once('@').map_or(item, |(code, _)| code);
    read(set, item, code.trim())
}

/// Lays the tiles down one after the other, as they were laid in the game.
fn place_board(game: &mut Winter, board: &[&str]) -> Result<(), PositionError> {
    for (at, &item) in board.iter().enumerate() {
        let refused = |refusal| PositionError::Refused { item: item.to_owned(), refusal };
        let tile = tile_of(game.kit.set(), item)?;
        let spot = item.split_once('@').map_or("", |(_, spot)| spot).split('+').next().unwrap_or_default();
        let (cell, rotation) = read_spot(spot).map_err(|error| text_error(item, error))?;
        if at == 0 {
            let first = game.land.placed(TileIx(0));
            if (tile, cell, rotation) != (first.tile, first.cell, first.rotation) {
                return Err(PositionError::FirstTile(item.to_owned()));
            }
            continue;
        }
        game.check_draw(tile).map_err(refused)?;
        game.check_place(tile, cell, rotation).map_err(refused)?;
        game.take_from_stack(tile);
        game.lay(tile, cell, rotation);
    }
    Ok(())
}

fn put_pieces(game: &mut Winter, board: &[&str]) -> Result<(), PositionError> {
    for ((ix, placed), &item) in game.land.tiles().collect::<Vec<_>>().into_iter().zip(board) {
        let Some((_, text)) = item.split_once('+') else { continue };
        let standing = read_standing(game, placed.tile, item, text)?;
        check_standing(game, placed.tile, standing)
            .map_err(|refusal| PositionError::Refused { item: item.to_owned(), refusal })?;
        match standing.piece {
            Piece::Meeple => game.meeples[standing.seat.index()] -= 1,
            Piece::Abbot => game.abbots[standing.seat.index()] = Some(ix),
        }
        let area = game.land.area_of(ix, standing.zone);
        game.land.add_piece(area, standing.seat.0);
        game.pieces.put(ix, standing);
    }
    Ok(())
}

/// `0:meeple:city1`.
fn read_standing(game: &Winter, tile: TileId, item: &str, text: &str) -> Result<Standing, PositionError> {
    let bad = || PositionError::Value { key: "board", value: item.to_owned() };
    let [seat, piece, zone] = text.split(':').map(str::trim).collect::<Vec<_>>()[..] else {
        return Err(bad());
    };
    let seat = seat.parse().ok().filter(|&seat| seat < game.setup.seats()).ok_or_else(bad)?;
    let piece = read_piece(&piece.to_lowercase()).map_err(|error| text_error(item, error))?;
    let zone = game.kit.set().tile(tile).zone(zone).ok_or_else(bad)?;
    Ok(Standing { seat: Seat(seat), piece, zone })
}

/// W-02: a piece of the seat's own, on a zone that it may stand on.
fn check_standing(game: &Winter, tile: TileId, standing: Standing) -> Result<(), Refusal> {
    game.check_zone(standing.piece, tile, standing.zone)?;
    let is_left = match standing.piece {
        Piece::Meeple => game.meeples[standing.seat.index()] > 0,
        Piece::Abbot => game.abbots[standing.seat.index()].is_none(),
    };
    if is_left { Ok(()) } else { Err(Refusal::new("W-02", Why::NoneLeft(standing.piece))) }
}

fn read_step(game: &mut Winter, step: &str, hand: Option<TileId>) -> Result<Step, PositionError> {
    let bad = || PositionError::Step(step.to_owned());
    let drawn = match hand {
        Some(tile) => {
            game.check_draw(tile)
                .map_err(|refusal| PositionError::Refused { item: step.to_owned(), refusal })?;
            game.take_from_stack(tile);
            game.fits_somewhere(tile)
        }
        None => true,
    };
    let last_is_bare =
        game.land.len() > 1 && game.land.last().is_some_and(|last| game.pieces.on(last).is_none());
    let claims = game.claims();
    match (step, hand) {
        (_, Some(tile)) if drawn => Ok(Step::Place(tile)),
        ("draw", None) if game.stack().is_some() => Ok(Step::Draw),
        ("claim", None) if last_is_bare && !claims.is_empty() => Ok(Step::Claim(claims)),
        ("over", None) if game.stack().is_none() => Ok(Step::Over),
        _ => Err(bad()),
    }
}

/// W-15: pieces in completed areas have gone home, unless the area is about to be scored.
fn no_piece_in_completed_areas(game: &Winter, board: &[&str]) -> Result<(), PositionError> {
    for (ix, standing) in game.pieces.iter() {
        let id = game.land.area_of(ix, standing.zone);
        let area = game.land.area(id);
        let is_due = matches!(game.step, Step::Claim(_)) && game.land.closed().contains(&id);
        if area.is_closed() && area.kind() != game.kit.field && !is_due {
            return Err(PositionError::Completed(board[ix.index()].to_owned()));
        }
    }
    Ok(())
}
