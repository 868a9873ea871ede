//! Boards and tiles as text: every tile a block of characters, drawn from the data of its tile set.

mod border;
mod grid;
mod layout;
mod look;
mod sketch;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::{self, Write};

use anstyle::Style;
use games::{Details, Game, Move, Standing};
use land::Cell;
use tiles::{Rotation, Tile, TileSet};

use grid::{HEIGHT, WIDTH};
pub(crate) use look::of_colour;
use sketch::Ink;
pub(crate) use sketch::{Sketch, token};

/// How many tiles stand side by side where a whole set is drawn.
const TILES_A_ROW: usize = 7;
/// Room for the coordinates at the left.
const MARGIN: usize = 5;
const QUIET: Style = Style::new().dimmed();
const LOUD: Style = Style::new().bold();

/// Draws the board of a game: the tile placed last has its corners marked, and while a tile waits to
/// be placed, so have the cells where it fits, with the rotations.
pub(crate) fn draw(out: &mut impl Write, game: &dyn Game) -> io::Result<()> {
    let view = game.view();
    let set = game.tiles();
    let mut blocks: BTreeMap<Cell, [[Ink; WIDTH]; HEIGHT]> = BTreeMap::new();
    let last = view.placed.len().saturating_sub(1);
    for (at, (placed, standing)) in view.placed.iter().enumerate() {
        let mut sketch = Sketch::new(set, set.tile(placed.tile), placed.rotation);
        sketch.tick();
        let pieces = standing.iter().copied().chain(pawns(&view.details, placed.cell));
        pieces.for_each(|standing| sketch.put(standing, game.setup().colour(standing.seat)));
        if at == last {
            sketch.frame(LOUD);
        }
        blocks.insert(placed.cell, *sketch.lines());
    }
    for (cell, rotations) in fitting(game) {
        blocks.insert(cell, empty_block(cell, &rotations));
    }
    draw_blocks(out, &blocks)
}

/// Draws tiles side by side, each with its name.
pub(crate) fn draw_tiles<'a>(
    out: &mut impl Write,
    set: &TileSet,
    tiles: impl Iterator<Item = (String, &'a Tile, Rotation)>,
) -> io::Result<()> {
    let tiles: Vec<(String, Sketch)> =
        tiles.map(|(name, tile, rotation)| (name, Sketch::new(set, tile, rotation))).collect();
    for row in tiles.chunks(TILES_A_ROW) {
        let names: Vec<String> = row.iter().map(|(name, _)| format!("{name:<WIDTH$}")).collect();
        writeln!(out, "{}", names.join("  ").trim_end())?;
        for line in 0..HEIGHT {
            let inks: Vec<Ink> = row.iter().flat_map(|(_, sketch)| padded(&sketch.lines()[line])).collect();
            write_inks(out, &inks)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Draws a picture with lines of text beside it.
pub(crate) fn draw_beside(out: &mut impl Write, sketch: &Sketch, text: &[String]) -> io::Result<()> {
    for line in 0..HEIGHT.max(text.len()) {
        let inks = sketch.lines().get(line).copied().unwrap_or([(' ', Style::new()); WIDTH]);
        write!(out, "  ")?;
        write_runs(out, &inks)?;
        writeln!(out, "{}", text.get(line).map(|text| format!("   {text}")).unwrap_or_default())?;
    }
    Ok(())
}

/// The pawns in a cell, of which there may be two.
fn pawns(details: &Details, cell: Cell) -> impl Iterator<Item = Standing> {
    let all = if let Details::Pawns(pawns) = details { &pawns[..] } else { &[] };
    all.iter().filter(move |(there, _)| *there == cell).map(|(_, standing)| *standing)
}

/// The cells where the tile in hand may be placed.
fn fitting(game: &dyn Game) -> BTreeMap<Cell, Vec<Rotation>> {
    let mut moves = Vec::new();
    game.legal(&mut moves);
    let mut cells: BTreeMap<Cell, Vec<Rotation>> = BTreeMap::new();
    for wanted in moves {
        if let Move::Place(cell, rotation) = wanted {
            cells.entry(cell).or_default().push(rotation);
        }
    }
    cells
}

/// A cell where the tile in hand fits.
fn empty_block(cell: Cell, rotations: &[Rotation]) -> [[Ink; WIDTH]; HEIGHT] {
    let mut block = [[(' ', Style::new()); WIDTH]; HEIGHT];
    let numbers: Vec<String> = rotations.iter().map(ToString::to_string).collect();
    let turns = if rotations.len() == Rotation::ALL.len() { "r0-r3".to_owned() } else { numbers.join(" ") };
    let texts = ["┌       ┐", &cell.to_string(), "", &turns, "└       ┘"];
    for (line, text) in texts.into_iter().enumerate() {
        let style = if line == 1 { LOUD } else { QUIET };
        for (spot, glyph) in block[line].iter_mut().zip(format!("{text:^WIDTH$}").chars()) {
            *spot = (glyph, style);
        }
    }
    block
}

fn draw_blocks(out: &mut impl Write, blocks: &BTreeMap<Cell, [[Ink; WIDTH]; HEIGHT]>) -> io::Result<()> {
    let range = |of: fn(&Cell) -> i16| blocks.keys().map(of).min().zip(blocks.keys().map(of).max());
    let Some(((west, east), (north, south))) = range(|cell| cell.x).zip(range(|cell| cell.y)) else {
        return Ok(());
    };
    let header: String = (west..=east).map(|x| format!("{x:^WIDTH$}")).collect();
    let header = format!("{:MARGIN$}{header}", "");
    writeln!(out, "{QUIET}{}{QUIET:#}", header.trim_end())?;
    for y in north..=south {
        for line in 0..HEIGHT {
            let label = if line == HEIGHT / 2 { y.to_string() } else { String::new() };
            write!(out, "{QUIET}{label:>width$}{QUIET:#} ", width = MARGIN - 1)?;
            let inks: Vec<Ink> = (west..=east)
                .flat_map(|x| match blocks.get(&Cell::new(x, y)) {
                    Some(block) => block[line],
                    None => [(' ', Style::new()); WIDTH],
                })
                .collect();
            write_inks(out, &inks)?;
        }
    }
    Ok(())
}

fn padded(line: &[Ink; WIDTH]) -> impl Iterator<Item = Ink> {
    line.iter().copied().chain([(' ', Style::new()); 2])
}

/// Writes a line of styled characters, without the spaces at its end.
fn write_inks(out: &mut impl Write, inks: &[Ink]) -> io::Result<()> {
    let end = inks.iter().rposition(|(glyph, _)| *glyph != ' ').map_or(0, |last| last + 1);
    write_runs(out, &inks[..end])?;
    writeln!(out)
}

fn write_runs(out: &mut impl Write, inks: &[Ink]) -> io::Result<()> {
    for same in inks.chunk_by(|one, other| one.1 == other.1) {
        let style = same[0].1;
        let text: String = same.iter().map(|(glyph, _)| glyph).collect();
        write!(out, "{style}{text}{style:#}")?;
    }
    Ok(())
}
