//! The pieces: figures of our own, in the look of each colour.

mod colour;
#[cfg(test)]
mod contrast;
mod figures;

use std::sync::LazyLock;

pub use colour::{Colour, Look};

use crate::canvas::{Canvas, Symbol};
use crate::geometry::Point;
use crate::{definitions, svg};

/// How large the picture of a piece is, in the units of a tile.
const SIDE: f64 = 28.0;

/// What a piece looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A traveller in a hooded cloak.
    Standing,
    /// The same traveller lying down: a farmer, a hunter.
    Lying,
    /// The abbot, with mitre and crosier.
    Abbot,
    /// A hut with a thatched roof.
    Hut,
    /// A pawn, for the game of the children.
    Pawn,
    /// A die that shows a knight and is kept.
    Knight,
}

impl Figure {
    /// All figures.
    pub const ALL: [Figure; 6] =
        [Figure::Standing, Figure::Lying, Figure::Abbot, Figure::Hut, Figure::Pawn, Figure::Knight];

    /// The name of the figure in ids.
    pub fn name(self) -> &'static str {
        match self {
            Figure::Standing => "standing",
            Figure::Lying => "lying",
            Figure::Abbot => "abbot",
            Figure::Hut => "hut",
            Figure::Pawn => "pawn",
            Figure::Knight => "knight",
        }
    }

    fn template(self) -> &'static str {
        match self {
            Figure::Standing => figures::STANDING,
            Figure::Lying => figures::LYING,
            Figure::Abbot => figures::ABBOT,
            Figure::Hut => figures::HUT,
            Figure::Pawn => figures::PAWN,
            Figure::Knight => figures::KNIGHT,
        }
    }
}

/// The symbol of a piece: about 18 units high, its middle at 0,0.
pub fn piece(figure: Figure, colour: Colour) -> Symbol {
    PIECES.drawn[colour as usize * Figure::ALL.len() + figure as usize]
}

/// A piece as a whole picture: a square in the middle of which it stands.
pub fn picture(figure: Figure, colour: Colour) -> String {
    let mut canvas = Canvas::default();
    canvas.put(piece(figure, colour).id, Point::splat(SIDE / 2.0));
    let body = canvas.into_svg();
    svg::document(Point::splat(SIDE), None, &definitions(symbols(), &body), &body)
}

/// The symbols of all pieces and all that they refer to, for the definitions of a picture.
pub fn symbols() -> &'static [Symbol] {
    &PIECES.all
}

/// The pieces, drawn once: a symbol lives as long as the program.
struct Pieces {
    /// Colour by colour, in the order of [`Figure::ALL`].
    drawn: Vec<Symbol>,
    all: Vec<Symbol>,
}

static PIECES: LazyLock<Pieces> = LazyLock::new(|| {
    let draw = |colour: Colour| {
        Figure::ALL.map(|figure| coloured(&format!("p-{}", figure.name()), figure.template(), colour))
    };
    let drawn: Vec<Symbol> = Colour::ALL.into_iter().flat_map(draw).collect();
    let parts = Colour::ALL.into_iter().flat_map(|colour| {
        let (cloak, look) = (coloured("p-cloak", figures::CLOAK, colour), colour.look());
        [Some(cloak), Some(look.glyph), look.pattern].into_iter().flatten()
    });
    let all = drawn.iter().copied().chain(parts).collect();
    Pieces { drawn, all }
});

/// A drawing in the look of a colour: its words in capitals stand for colours and parts.
fn coloured(name: &str, template: &str, colour: Colour) -> Symbol {
    let (look, colour) = (colour.look(), colour.name());
    let pattern = look.pattern.map_or("none".to_owned(), |pattern| format!("url(#{})", pattern.id));
    let svg = template
        .trim()
        .replace('\n', " ")
        .replace("COLOUR", look.colour)
        .replace("DARK", look.dark)
        .replace("INK", look.ink)
        .replace("PATTERN", &pattern)
        .replace("CLOAK", &format!("#p-cloak-{colour}"))
        .replace("GLYPH", &format!("#{}", look.glyph.id));
    Symbol { id: format!("{name}-{colour}").leak(), svg: svg.leak() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::definitions;

    #[test]
    fn every_figure_of_every_colour_is_there_and_differs() {
        let all: Vec<Symbol> = Colour::ALL
            .into_iter()
            .flat_map(|colour| Figure::ALL.map(|figure| piece(figure, colour)))
            .collect();
        let ids: BTreeSet<&str> = all.iter().map(|symbol| symbol.id).collect();
        let drawings: BTreeSet<&str> = all.iter().map(|symbol| symbol.svg).collect();
        assert_eq!((ids.len(), drawings.len()), (36, 36));
        assert_eq!(piece(Figure::Abbot, Colour::Green).id, "p-abbot-green");
    }

    #[test]
    fn no_word_of_a_template_is_left() {
        for symbol in symbols() {
            let words = ["COLOUR", "DARK", "INK", "PATTERN", "CLOAK", "GLYPH"];
            assert!(!words.iter().any(|word| symbol.svg.contains(word)), "{}", symbol.svg);
        }
    }

    #[test]
    fn all_that_a_piece_refers_to_is_defined() {
        for symbol in symbols() {
            let defined = definitions(symbols(), &format!("\"#{}\"", symbol.id));
            for reference in defined.split("href=\"#").skip(1).chain(defined.split("url(#").skip(1)) {
                let id = reference.split(['"', ')']).next().unwrap();
                assert!(defined.contains(&format!("id=\"{id}\"")), "{id} of {}", symbol.id);
            }
        }
    }

    #[cfg(feature = "png")]
    #[test]
    fn every_piece_fits_into_its_picture() {
        for figure in Figure::ALL {
            let tree =
                resvg::usvg::Tree::from_str(&picture(figure, Colour::Yellow), &Default::default()).unwrap();
            let (seen, side) = (tree.root().abs_stroke_bounding_box(), tree.size().width());
            let [left, top] = [seen.left(), seen.top()];
            let is_inside = left > -0.1 && top > -0.1 && seen.right().max(seen.bottom()) < side + 0.1;
            assert!(is_inside, "{figure:?}: {seen:?} of {side}");
        }
    }
}
