//! A state as an observation, and its legal actions as a mask.

use games::{Actor, AreaGame, AreaGameVisitor, Game, Phase, Seat, catalog};
use tiles::Rotation;

use crate::action::Action;
use crate::rows::Rows;
use crate::space::{GameKind, Space};

/// Writes what a seat sees of a state into as many bytes as [`Space::observation_size`] says: all seats are numbered from
/// this one on. `legal` are the legal actions.
pub fn observe(space: &Space, rows: &Rows, game: &dyn Game, legal: &[Action], seat: Seat, out: &mut [u8]) {
    let seats = space.seats();
    let seen = |other: Seat| (other.index() + seats - seat.index()) % seats;
    let mut writer = Writer(out);
    for number in 0..seats {
        let points = game.scores()[(seat.index() + number) % seats];
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
    let tables = Tables { space, rows, legal, seat };
    if space.kind() == &GameKind::Tiles {
        catalog::visit(game, TileGame { tables, writer });
        return;
    }
    let reserve = game.view().reserve;
    for number in 0..seats {
        let of_seat = &reserve[(seat.index() + number) % seats];
        of_seat.iter().for_each(|(_, count)| writer.put(&[*count]));
    }
    tables.write(&mut writer);
}

/// Writes 1 for each legal action and 0 for every other.
pub fn mask(legal: &[Action], out: &mut [u8]) {
    out.fill(0);
    legal.iter().for_each(|&action| out[action as usize] = 1);
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

    /// The next bytes.
    fn take(&mut self, count: usize) -> &mut [u8] {
        let (next, rest) = std::mem::take(&mut self.0).split_at_mut(count);
        self.0 = rest;
        next
    }
}

/// What is written of tables with rows.
struct Tables<'a> {
    space: &'a Space,
    rows: &'a Rows,
    legal: &'a [Action],
    seat: Seat,
}

impl Tables<'_> {
    fn write(&self, writer: &mut Writer<'_>) {
        let Tables { space, rows, .. } = self;
        let board = writer.take(space.tiles() * Rows::TILE);
        let (lying, bare) = board.split_at_mut(rows.tiles.len() * Rows::TILE);
        lying.copy_from_slice(rows.tiles.as_flattened());
        bare.fill(0);
        self.write_cells(writer.take(space.cells() * space.cell_columns()));
    }

    fn write_cells(&self, out: &mut [u8]) {
        let Tables { space, rows, legal, .. } = self;
        let columns = space.cell_columns();
        let (there, others) = out.split_at_mut(rows.cells.len() * columns);
        others.fill(0);
        for (row, cell) in there.chunks_exact_mut(columns).zip(&rows.cells) {
            row[..Rows::CELL].copy_from_slice(cell);
            row[Rows::CELL..].fill(0);
        }
        for number in legal.iter().map(|&action| action as usize).filter(|&number| number < space.puts()) {
            let (row, way) = (number / space.ways(), number % space.ways());
            there[row * columns + Rows::CELL + way / Rotation::ALL.len()] |= 1 << (way % Rotation::ALL.len());
        }
    }
}

/// What a tile game has besides: pieces.
struct TileGame<'a> {
    tables: Tables<'a>,
    writer: Writer<'a>,
}

impl AreaGameVisitor for TileGame<'_> {
    type Output = ();

    fn visit<G: AreaGame>(mut self, game: &G) {
        let Tables { space, seat, .. } = self.tables;
        let seats = space.seats();
        // At most 5 seats.
        let seated = |number: usize| Seat(((seat.index() + number) % seats) as u8);
        for number in 0..seats {
            for piece in space.reserve() {
                self.writer.put(&[game.reserve(piece, seated(number))]);
            }
        }
        self.tables.write(&mut self.writer);
        if space.recalls() == 0 {
            return;
        }
        let (land, set) = (game.land(), game.tiles());
        let columns = Space::PIECE + seats + set.marks().len();
        for (tile, standing) in game.pieces().iter() {
            let placed = land.placed(tile);
            let area = land.area(game.area_under(tile, standing.piece, standing.zone));
            let owner = (standing.seat.index() + seats - seat.index()) % seats;
            let row = self.writer.take(columns);
            row[..Space::PIECE].copy_from_slice(&[
                placed.cell.x as u8,
                placed.cell.y as u8,
                owner as u8 + 1,
                space.piece_number(standing.piece),
                standing.zone.0,
                area.kind().0 + 1,
                area.tiles().len() as u8,
                small(area.open()),
            ]);
            let (pieces, marks) = row[Space::PIECE..].split_at_mut(seats);
            let counts = area.pieces();
            pieces.iter_mut().enumerate().for_each(|(number, count)| *count = counts.get(seated(number).0));
            marks.iter_mut().zip(area.marks().to_array()).for_each(|(out, count)| *out = small(count));
        }
        self.writer.0.fill(0);
    }
}
