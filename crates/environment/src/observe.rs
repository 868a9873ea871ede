//! A state as an observation.

use games::{Actor, AreaGame, AreaGameVisitor, Game, Phase, Seat, Standing, catalog};
use land::{Counters, TileIx};

use crate::rows::Rows;
use crate::space::{GameKind, Space};

/// Writes what a seat sees of a state into as many bytes as [`Space::observation_size`] says: all seats are numbered from
/// this one on.
pub fn observe(space: &Space, rows: &Rows, game: &dyn Game, seat: Seat, out: &mut [u8]) {
    let order = Order { seats: space.seats(), own: seat.index() };
    let mut writer = Writer(out);
    let scores = game.scores();
    for other in order.iter() {
        // Hundreds and the rest: a byte each, however many points there are.
        writer.put(&[small(scores[other] / 100), small(scores[other] % 100)]);
    }
    let mover = match game.actor() {
        Actor::Seat(other) => order.number(other),
        Actor::Chance | Actor::Nobody => 0,
    };
    writer.put(&[phase_number(game.phase()), mover]);
    match space.kind() {
        GameKind::Tiles(_) => {
            writer.put(&[rows.hand.map_or(0, |tile| tile.0 + 1)]);
            writer.put(&rows.pile);
            catalog::visit(game, TileGame { space, rows, order, writer });
        }
        GameKind::Dice(_) => {
            writer.put(&rows.pile);
            writer.put(&rows.dice);
            let reserve = game.view().reserve;
            for other in order.iter() {
                reserve[other].iter().for_each(|(_, count)| writer.put(&[*count]));
            }
            writer.put_table(space, rows);
        }
    }
}

/// The seats in the order of whoever looks.
#[derive(Clone, Copy)]
struct Order {
    seats: usize,
    own: usize,
}

impl Order {
    fn iter(self) -> impl Iterator<Item = usize> {
        (self.own..self.seats).chain(0..self.own)
    }

    /// The number of a seat, from 1.
    fn number(self, seat: Seat) -> u8 {
        let before = if seat.index() < self.own { self.seats } else { 0 };
        // At most 5 seats.
        (seat.index() + before - self.own + 1) as u8
    }

    /// Counts by seat in this order.
    fn turn(self, counts: Counters) -> u64 {
        let counts = u64::from_le_bytes(counts.to_array());
        // Below 64: at most 5 seats.
        let (all, own) = (8 * self.seats as u32, 8 * self.own as u32);
        (counts >> own | counts << (all - own)) & ((1 << all) - 1)
    }
}

/// What kind of move comes next, as a number.
fn phase_number(phase: Phase) -> u8 {
    match phase {
        Phase::Draw => 0,
        Phase::Place => 1,
        Phase::Claim => 2,
        Phase::Roll => 3,
        Phase::Build => 4,
        Phase::Over => 5,
    }
}

/// A count in a byte that is read with a sign.
fn small(count: impl Into<u32>) -> u8 {
    count.into().min(i8::MAX as u32) as u8
}

/// Fills an observation from front to back.
struct Writer<'a>(&'a mut [u8]);

impl Writer<'_> {
    fn put(&mut self, bytes: &[u8]) {
        self.take(bytes.len()).copy_from_slice(bytes);
    }

    /// The tiles on the table and the cells around them.
    fn put_table(&mut self, space: &Space, rows: &Rows) {
        self.put_part(rows.tiles.as_flattened(), space.tiles() * Rows::TILE);
        self.put_part(rows.cells.bytes(), space.cells() * space.cell_columns());
    }

    /// The first bytes of a row that is longer. Where there is room all are written, which is much faster: what comes next
    /// is written after.
    fn put_row(&mut self, row: [u8; LONGEST_ROW], size: usize) {
        match self.0.first_chunk_mut() {
            Some(out) => {
                *out = row;
                self.take(size);
            }
            None => self.put(&row[..size]),
        }
    }

    /// Bytes, and zeros up to this size.
    fn put_part(&mut self, bytes: &[u8], size: usize) {
        let (used, rest) = self.take(size).split_at_mut(bytes.len());
        used.copy_from_slice(bytes);
        rest.fill(0);
    }

    /// The next bytes.
    fn take(&mut self, count: usize) -> &mut [u8] {
        let (next, rest) = std::mem::take(&mut self.0).split_at_mut(count);
        self.0 = rest;
        next
    }
}

/// What a tile game has besides: pieces.
struct TileGame<'a> {
    space: &'a Space,
    rows: &'a Rows,
    order: Order,
    writer: Writer<'a>,
}

impl AreaGameVisitor for TileGame<'_> {
    type Output = ();

    fn visit<G: AreaGame>(self, game: &G) {
        let TileGame { space, rows, order, mut writer } = self;
        for other in order.iter() {
            for piece in space.reserve() {
                // At most 5 seats.
                writer.put(&[game.reserve(piece, Seat(other as u8))]);
            }
        }
        writer.put_table(space, rows);
        if space.recalls() == 0 {
            return;
        }
        let size = Space::PIECE + order.seats + game.tiles().marks().len();
        for (tile, standing) in game.pieces().iter() {
            writer.put_row(piece_row(space, rows, order, game, tile, standing), size);
        }
        writer.0.fill(0);
    }
}

/// The most bytes of a piece: its own, and counters by seat and by mark.
const LONGEST_ROW: usize = Space::PIECE + 2 * Counters::LEN;

/// A piece, and the area that it stands in.
#[inline]
fn piece_row(
    space: &Space,
    rows: &Rows,
    order: Order,
    game: &impl AreaGame,
    tile: TileIx,
    standing: Standing,
) -> [u8; LONGEST_ROW] {
    let [x, y, ..] = rows.tiles[tile.index()];
    let area = game.land().area(game.area_under(tile, standing.piece, standing.zone));
    let own = [
        x,
        y,
        order.number(standing.seat),
        space.piece_number(standing.piece),
        standing.zone.0,
        area.kind().0 + 1,
        area.tiles().len() as u8,
        small(area.open()),
    ];
    // No set has so many of a mark that a byte with a sign runs over.
    let marks = u128::from(u64::from_le_bytes(area.marks().to_array()));
    let counts = marks << (8 * order.seats) | u128::from(order.turn(area.pieces()));
    let mut row = [0; LONGEST_ROW];
    row[..Space::PIECE].copy_from_slice(&own);
    row[Space::PIECE..].copy_from_slice(&counts.to_le_bytes());
    row
}
