//! A state as an observation.

use games::{Actor, AreaGame, AreaGameVisitor, Game, MAX_SEATS, Phase, Seat, catalog};
use land::{Area, Counters};

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

    /// Counters by seat, those of seats that play in this order.
    fn turn(self, counts: Counters) -> [u8; Counters::LEN] {
        let counts = u64::from_le_bytes(counts.to_array());
        // Below 64: at most 5 seats.
        let (all, own) = (8 * self.seats as u32, 8 * self.own as u32);
        (counts >> own | counts << (all - own)).to_le_bytes()
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

    /// Goes on behind a row of this size, which is written already where there was room for the longest row.
    fn finish_row(&mut self, row: &[u8; LONGEST_ROW], size: usize) {
        if self.0.len() < LONGEST_ROW {
            self.put(&row[..size]);
        } else {
            self.take(size);
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
        let mut last = [0; LONGEST_ROW];
        for (tile, standing) in game.pieces().iter() {
            // To write as many bytes every time is much faster, and what comes next is written after.
            let row = writer.0.first_chunk_mut().unwrap_or(&mut last);
            let [x, y, ..] = rows.tiles[tile.index()];
            let (seat, piece) = (order.number(standing.seat), space.piece_number(standing.piece));
            let area = game.land().area(game.area_under(tile, standing.piece, standing.zone));
            write_piece(row, [x, y, seat, piece, standing.zone.0], area, order);
            writer.finish_row(&last, size);
        }
        writer.0.fill(0);
    }
}

/// The most bytes that are written for a piece: its own, and counters by seat and by mark.
const LONGEST_ROW: usize = Space::PIECE + MAX_SEATS + Counters::LEN;

/// Writes where and what a piece is, and the area that it stands in.
#[inline]
fn write_piece(row: &mut [u8; LONGEST_ROW], [x, y, seat, piece, zone]: [u8; 5], area: &Area, order: Order) {
    let (kind, tiles, open) = (area.kind().0 + 1, area.tiles().len() as u8, small(area.open()));
    row[..Space::PIECE].copy_from_slice(&[x, y, seat, piece, zone, kind, tiles, open]);
    row[Space::PIECE..][..Counters::LEN].copy_from_slice(&order.turn(area.pieces()));
    // After the counters of those who play. No set has so many of a mark that a byte with a sign runs over.
    row[Space::PIECE + order.seats..][..Counters::LEN].copy_from_slice(&area.marks().to_array());
}
