//! Hunters and Gatherers, both editions: ochre meadows, deep forests, turquoise water.

mod back;
mod forest;
mod marks;
mod meadow;
mod palette;
mod symbols;
mod water;

use tiles::TileSet;

use super::{Sketch, Style};
use crate::ink::{Ink, Symbol};
use crate::plan::{Form, Forms};

/// The look of the game.
pub(super) struct Hunters;

impl Style for Hunters {
    fn forms(&self, set: &TileSet) -> Forms {
        let forms = [
            ("forest", Form::Region { depth: 30.0 }),
            ("river", Form::Strand { width: 15.0, stub: 40.0 }),
            ("lake", Form::Pool { radius: 21.5 }),
            ("water", Form::Under),
        ];
        let mut forms = Forms::new(set, &forms).with_marks(set, marks::ROOMS);
        (forms.power, forms.marks_apart) = (marks::POWER_ROOM, true);
        forms
    }

    fn symbols(&self) -> Vec<Symbol> {
        symbols::all()
    }

    fn paint(&self, sketch: &Sketch<'_>, ink: &mut Ink) {
        meadow::paint(sketch, ink);
        water::paint(sketch, ink);
        forest::paint(sketch, ink);
    }

    fn paint_marks(&self, sketch: &Sketch<'_>, ink: &mut Ink) {
        marks::paint(sketch, ink);
    }

    fn paint_back(&self, group: &str, ink: &mut Ink) {
        back::paint(group, ink);
    }

    fn table(&self) -> &'static str {
        palette::TABLE
    }
}
