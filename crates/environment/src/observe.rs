//! A state as an observation.

use games::{Actor, AreaGame, AreaGameVisitor, Game, MAX_SEATS, Phase, Seat, catalog};
use land::Counters;

use crate::rows::Rows;
use crate::space::{GameKind, Space};

/// Writes what a seat sees of a state into as many bytes as [`Space::observation_size`] says: all seats are numbered from
/// this one on.
pub fn observe(space: &Space, rows: &Rows, game: &dyn Game, seat: Seat, out: &mut [u8]) {
    let seats = space.seats();
    let seen = |other: Seat| (other.index() + seats - seat.index()) % seats;
    let mut writer = Writer(out);
    let scores = game.scores();
    for number in 0..seats {
        let points = scores[(seat.index() + number) % seats];
        // Hundreds and the rest: a byte each, however many points there are.
        writer.put(&[small(points / 100), small(points % 100)]);
    }
    let mover = match game.actor() {
        // At most 5 seats.
        Actor::Seat(other) => seen(other) as u8 + 1,
        Actor::Chance | Actor::Nobody => 0,
    };
    writer.put(&[phase_number(game.phase()), mover]);
    match space.kind() {
        GameKind::Tiles => {
            writer.put(&[rows.hand.map_or(0, |tile| tile.0 + 1)]);
            writer.put(&rows.pile);
        }
        GameKind::Dice(_) => {
            writer.put(&rows.pile);
            writer.put(&rows.dice);
        }
    }
    if space.kind() == &GameKind::Tiles {
        catalog::visit(game, TileGame { space, rows, seat, writer });
        return;
    }
    let reserve = game.view().reserve;
    for number in 0..seats {
        let of_seat = &reserve[(seat.index() + number) % seats];
        of_seat.iter().for_each(|(_, count)| writer.put(&[*count]));
    }
    writer.put_table(space, rows);
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

/// The most bytes that are written for a piece: its own, and counters by seat and by mark.
const LONGEST_ROW: usize = Space::PIECE + MAX_SEATS + Counters::LEN;

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

    /// Goes on behind a row of this size, which is written already where there was room for the longest row: to write as
    /// many bytes every time is much faster, and what comes next is written after.
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
    seat: Seat,
    writer: Writer<'a>,
}

impl AreaGameVisitor for TileGame<'_> {
    type Output = ();

    fn visit<G: AreaGame>(mut self, game: &G) {
        let TileGame { space, seat, .. } = self;
        let seats = space.seats();
        // Who is seen as which number: at most 5 seats.
        let mut seen = [0; MAX_SEATS];
        for number in 0..seats {
            let other = (seat.index() + number) % seats;
            seen[other] = number as u8;
            for piece in space.reserve() {
                self.writer.put(&[game.reserve(piece, Seat(other as u8))]);
            }
        }
        self.writer.put_table(space, self.rows);
        if space.recalls() == 0 {
            return;
        }
        let land = game.land();
        let size = Space::PIECE + seats + game.tiles().marks().len();
        // Below 64: at most 5 seats.
        let (bits, own) = (8 * seats as u32, 8 * u32::from(seat.0));
        game.pieces().iter().for_each(|(tile, standing)| {
            let [x, y, ..] = self.rows.tiles[tile.index()];
            let area = land.area(game.area_under(tile, standing.piece, standing.zone));
            let pieces = u64::from_le_bytes(area.pieces().to_array());
            // Seats are counted from the one who looks.
            let pieces = pieces >> own | pieces << (bits - own);
            let mut row = [0; LONGEST_ROW];
            let out = self.writer.0.first_chunk_mut().unwrap_or(&mut row);
            out[..Space::PIECE].copy_from_slice(&[
                x,
                y,
                seen[standing.seat.index()] + 1,
                space.piece_number(standing.piece),
                standing.zone.0,
                area.kind().0 + 1,
                area.tiles().len() as u8,
                small(area.open()),
            ]);
            let counts = &mut out[Space::PIECE..];
            counts[..Counters::LEN].copy_from_slice(&pieces.to_le_bytes());
            // No set has so many of a mark that a byte with a sign runs over.
            counts[seats..][..Counters::LEN].copy_from_slice(&area.marks().to_array());
            self.writer.finish_row(&row, size);
        });
        self.writer.0.fill(0);
    }
}
