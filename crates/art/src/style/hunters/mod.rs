//! Hunters and Gatherers, both editions: ochre meadows, deep forests, turquoise water.

mod back;
mod forest;
mod marks;
mod meadow;
mod palette;
mod symbols;
mod water;

use tiles::TileSet;

use super::{PaintContext, Style};
use crate::appearance::Detail;
use crate::canvas::{Canvas, Symbol};
use crate::icons::Icon;
use crate::layout::{Form, LayoutParams};

/// The look of the game.
pub(super) struct Hunters;

impl Style for Hunters {
    fn layout_params(&self, set: &TileSet) -> LayoutParams {
        let forms = [
            ("forest", Form::Region { depth: 30.0 }),
            ("river", Form::Band { width: 15.0, stub: 40.0 }),
            ("lake", Form::Pool { radius: 21.5 }),
            ("water", Form::Under),
        ];
        let mut params = LayoutParams::new(set, &forms).with_mark_radii(set, marks::RADII);
        (params.power_radius, params.marks_apart) = (marks::POWER_RADIUS, true);
        params
    }

    fn symbols(&self) -> Vec<Symbol> {
        symbols::all()
    }

    fn icons(&self) -> &'static [Icon] {
        &ICONS
    }

    fn paint(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        match context.detail {
            Detail::Near => {
                meadow::paint(context, canvas);
                water::paint(context, canvas);
                forest::paint(context, canvas);
            }
            Detail::Far => {
                meadow::paint_far(context, canvas);
                water::paint_far(context, canvas);
                forest::paint_far(context, canvas);
            }
        }
    }

    fn paint_marks(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        marks::paint(context, canvas);
    }

    fn paint_back(&self, group: &str, canvas: &mut Canvas) {
        back::paint(group, canvas);
    }

    fn background(&self) -> &'static str {
        palette::BACKGROUND
    }

    fn shining(&self) -> &'static [&'static str] {
        &palette::SHINING
    }
}

const ICONS: [Icon; 15] = [
    Icon::of("deer", "h-deer", (-0.3, 0.1), 13.8),
    Icon::of("mammoth", "h-mammoth", (0.1, -0.3), 15.7),
    Icon::of("aurochs", "h-aurochs", (0.2, -0.5), 14.9),
    Icon::of("tiger", "h-tiger", (0.5, 0.2), 15.6),
    Icon::of("fish", "h-fish", (-0.5, -0.1), 7.6),
    Icon::of("menhir", "h-menhir", (1.6, -0.8), 9.0),
    Icon::of("gold", "h-gold", (0.2, 0.0), 8.1),
    Icon::of("mushroom", "h-mushroom", (0.8, -0.5), 9.1),
    Icon::of("fire", "h-fire", (1.1, 0.8), 20.4),
    Icon::of("shrine", "h-shrine", (1.2, 1.2), 16.7),
    Icon::of("shaman", "h-shaman", (0.7, -0.8), 16.7),
    Icon::of("canoe", "h-canoe", (0.0, -1.1), 16.8),
    Icon::of("raft", "h-raft", (0.2, -0.8), 15.7),
    Icon::of("pit", "h-pit", (-0.1, 1.0), 17.3),
    Icon::of("large-pit", "h-large-pit", (-0.1, 1.6), 17.2),
];
