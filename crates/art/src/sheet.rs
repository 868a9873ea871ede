//! A sheet with all tiles of a set, group by group, each with its code and count.

use tiles::{GroupId, Rotation, Tile, TileId};

use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::lettering::{Align, TextStyle};
use crate::{Art, svg};

/// Tiles side by side.
const COLUMNS: usize = 13;
/// From tile to tile.
const STEP: Point = Point::new(SIZE + 16.0, SIZE + 30.0);
/// Round the sheet.
const MARGIN: f64 = 24.0;
/// The writing above a group.
const HEADING: f64 = 40.0;
/// The writing above the sheet.
const TITLE: f64 = 56.0;

const PAPER: &str = "#f6f1e6";
const TEXT: &str = "#3b2f24";

/// The sheet of a set. A title is written if the alphabet has its letters; a width is in pixels.
pub fn sheet(art: &Art, title: Option<&str>, width: Option<u32>) -> String {
    let columns = COLUMNS.min(art.set().tiles().len() + 1);
    let wide = 2.0 * MARGIN + columns as f64 * STEP.x - (STEP.x - SIZE);
    let mut canvas = Canvas::default();
    let mut at = Point::splat(MARGIN);
    if let Some(title) = title {
        let style = TextStyle { size: 26.0, weight: 0.16, colour: TEXT, align: Align::Start };
        style.write(title, at + Point::new(2.0, 16.0), &mut canvas);
        at.y += TITLE;
    }
    for (group, named) in (0..).map(GroupId).zip(art.set().groups()) {
        let style = TextStyle { size: 15.0, weight: 0.15, colour: TEXT, align: Align::Start };
        style.write(&format!("{} ×{}", named.name, named.count), at + Point::new(2.0, 12.0), &mut canvas);
        at.y += HEADING;
        at.y += paint_group(art, group, &named.name, columns, at, &mut canvas);
    }
    let size = Point::new(wide, at.y + MARGIN - 10.0);
    let paper = format!("<rect width=\"{}\" height=\"{}\" fill=\"{PAPER}\"/>", size.x, size.y);
    let body = paper + &canvas.into_svg();
    svg::document(size, width, &art.definitions(&body), &body)
}

/// Paints the back and the tiles of a group; how high they are.
fn paint_group(art: &Art, group: GroupId, name: &str, columns: usize, at: Point, canvas: &mut Canvas) -> f64 {
    let place = |number: usize| at + Point::new((number % columns) as f64, (number / columns) as f64) * STEP;
    paint_tile(art, &art.back(name), "", place(0), canvas);
    let tiles = art.set().tile_ids().filter(|(_, tile)| tile.group == group);
    let tiles: Vec<(TileId, &Tile)> = tiles.collect();
    for (number, (id, tile)) in tiles.iter().enumerate() {
        let picture = art.tile(*id, 0, Rotation::R0);
        paint_tile(art, &(picture.ground + &picture.marks), &caption(tile), place(number + 1), canvas);
    }
    (tiles.len() + 1).div_ceil(columns) as f64 * STEP.y
}

fn caption(tile: &Tile) -> String {
    if tile.count == 1 { tile.code.clone() } else { format!("{} ×{}", tile.code, tile.count) }
}

fn paint_tile(art: &Art, picture: &str, caption: &str, at: Point, canvas: &mut Canvas) {
    let [x, y] = [at.x, at.y].map(svg::number);
    if art.casts_shadow() {
        canvas.raw(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"102\" height=\"103\" rx=\"1\" fill=\"#000\" opacity=\".25\"/>"
        ));
    }
    canvas.raw(&format!(
        "<svg x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">{picture}</svg>"
    ));
    let style = TextStyle { size: 9.0, weight: 0.14, colour: TEXT, align: Align::Middle };
    style.write(caption, at + Point::new(SIZE / 2.0, SIZE + 13.0), canvas);
}
