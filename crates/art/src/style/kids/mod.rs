//! The Children: bright, round and friendly. Nobody needs to read: a path that ends does so at a place
//! that looks like an end, and every child looks like no other.

mod back;
mod meadow;
mod path;
mod path_end;
mod scenery;
mod symbols;

use tiles::TileSet;

use super::{PaintContext, Style};
use crate::appearance::Detail;
use crate::canvas::{Canvas, Symbol};
use crate::geometry::Polygon;
use crate::icons::Icon;
use crate::layout::{Form, LayoutParams};

/// The look of the game.
pub(super) struct Kids;

/// The room that a child needs, from its middle.
const CHILD: f64 = 10.0;

impl Style for Kids {
    fn layout_params(&self, set: &TileSet) -> LayoutParams {
        let path = Form::Band { width: path::WIDTH, stub: path::STUB };
        let mut params = LayoutParams::new(set, &[("path", path)]);
        (params.default_mark_radius, params.piece_radius, params.piece_on_mark) = (CHILD, CHILD, true);
        params
    }

    fn symbols(&self) -> Vec<Symbol> {
        symbols::all()
    }

    fn icons(&self) -> &'static [Icon] {
        &ICONS
    }

    fn paint(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        canvas.polygon(&Polygon::tile(), "fill=\"#93d352\"");
        if context.detail == Detail::Near {
            meadow::patches(context, canvas);
        }
        path::paint(context, canvas);
        scenery::paint(context, canvas);
    }

    fn paint_marks(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        for (mark, at) in context.marks() {
            let scale = if context.detail == Detail::Far { 1.25 } else { 1.0 };
            canvas.put_scaled(&format!("k-{mark}"), at, scale);
        }
    }

    fn paint_back(&self, _group: &str, canvas: &mut Canvas) {
        back::paint(canvas);
    }

    fn background(&self) -> &'static str {
        "#bfe4ee"
    }
}

const ICONS: [Icon; 4] = [
    Icon::of("child-red", "k-red", (1.0, 0.2), 16.4),
    Icon::of("child-yellow", "k-yellow", (0.0, 1.8), 14.7),
    Icon::of("child-blue", "k-blue", (-0.5, 0.8), 15.7),
    Icon::of("child-green", "k-green", (0.7, 0.6), 15.9),
];
