//! The Dice Game: carved bone on a wooden table. A face is a die seen from above, with a narrow gap
//! around it; the black of a city reaches over its rim, so that it is plain where two dice join.

mod back;
mod city;
mod symbols;

use tiles::TileSet;

use super::{PaintContext, Style};
use crate::canvas::{Canvas, Symbol};
use crate::geometry::CENTRE;
use crate::icons::Icon;
use crate::layout::{Form, LayoutParams};

/// The look of the game.
pub(super) struct Dice;

impl Style for Dice {
    fn layout_params(&self, set: &TileSet) -> LayoutParams {
        let forms = [
            ("city", Form::Region { depth: 36.0 }),
            ("knight", Form::Site { radius: 30.0 }),
            ("catapult", Form::Site { radius: 30.0 }),
        ];
        LayoutParams::new(set, &forms)
    }

    fn symbols(&self) -> Vec<Symbol> {
        symbols::ALL.to_vec()
    }

    fn icons(&self) -> &'static [Icon] {
        &ICONS
    }

    fn paint(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        canvas.put("d-die", CENTRE);
        city::paint(context, canvas);
        for symbol in ["knight", "catapult"].into_iter().filter(|kind| context.zones(kind).next().is_some()) {
            canvas.put(&format!("d-{symbol}"), CENTRE);
        }
        canvas.put("d-rim", CENTRE);
    }

    /// Nothing on a die is counted but the die itself.
    fn paint_marks(&self, _sketch: &PaintContext<'_>, _ink: &mut Canvas) {}

    fn paint_back(&self, _group: &str, canvas: &mut Canvas) {
        back::paint(canvas);
    }

    fn background(&self) -> &'static str {
        "#7a5233"
    }

    fn casts_shadow(&self) -> bool {
        false
    }

    /// Dice have a rim.
    fn edge(&self) -> &'static str {
        ""
    }
}

const ICONS: [Icon; 2] =
    [Icon::of("knight", "d-knight", (1.5, 0.2), 31.1), Icon::of("catapult", "d-catapult", (-0.9, 0.7), 29.8)];
