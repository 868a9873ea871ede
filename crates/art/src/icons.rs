//! The things that rules speak of, each as a picture of its own: for rule texts, logs and help.

use crate::geometry::Point;
use crate::ink::Ink;
use crate::{definitions, style, svg};

/// The names of all icons, in the order in which they are listed.
pub fn names() -> impl Iterator<Item = &'static str> {
    ICONS.iter().map(|icon| icon.name)
}

/// The icon of a name as a whole picture, if there is one. A width is in pixels.
pub fn icon(name: &str, width: Option<u32>) -> Option<String> {
    let icon = ICONS.iter().find(|icon| icon.name.eq_ignore_ascii_case(name))?;
    let mut ink = Ink::default();
    ink.put(icon.symbol, Point::splat(icon.reach) - icon.middle);
    let body = ink.into_svg();
    let symbols: Vec<_> = style::all().into_iter().flat_map(|style| style.symbols()).collect();
    let size = Point::splat(2.0 * icon.reach);
    Some(svg::document(size, width, &definitions(&symbols, &body), &body))
}

/// A symbol that stands for itself.
struct Icon {
    name: &'static str,
    symbol: &'static str,
    /// The middle of what is seen of it.
    middle: Point,
    /// How far it reaches from there.
    reach: f64,
}

const fn of(name: &'static str, symbol: &'static str, (x, y): (f64, f64), reach: f64) -> Icon {
    Icon { name, symbol, middle: Point::new(x, y), reach }
}

const ICONS: [Icon; 24] = [
    of("deer", "h-deer", (-0.3, 0.1), 13.8),
    of("mammoth", "h-mammoth", (0.1, -0.3), 15.7),
    of("aurochs", "h-aurochs", (0.2, -0.5), 14.9),
    of("tiger", "h-tiger", (0.5, 0.2), 15.6),
    of("fish", "h-fish", (-0.5, -0.1), 7.6),
    of("menhir", "h-menhir", (1.6, -0.8), 9.0),
    of("gold", "h-gold", (0.2, 0.0), 8.1),
    of("mushroom", "h-mushroom", (0.8, -0.5), 9.1),
    of("fire", "h-fire", (1.1, 0.8), 20.4),
    of("shrine", "h-shrine", (1.2, 1.2), 16.7),
    of("shaman", "h-shaman", (0.7, -0.8), 16.7),
    of("canoe", "h-canoe", (0.0, -1.1), 16.8),
    of("raft", "h-raft", (0.2, -0.8), 15.7),
    of("pit", "h-pit", (-0.1, 1.0), 17.3),
    of("large-pit", "h-large-pit", (-0.1, 1.6), 17.2),
    of("coat", "w-coat", (0.8, 0.7), 13.7),
    of("abbey", "w-abbey", (4.7, -1.8), 17.9),
    of("grove", "w-grove", (3.7, -0.7), 20.3),
    of("child-red", "k-red", (1.0, 0.2), 16.4),
    of("child-yellow", "k-yellow", (0.0, 1.8), 14.7),
    of("child-blue", "k-blue", (-0.5, 0.8), 15.7),
    of("child-green", "k-green", (0.7, 0.6), 15.9),
    of("knight", "d-knight", (1.5, 0.2), 31.1),
    of("catapult", "d-catapult", (-0.9, 0.7), 29.8),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_drawn() {
        for name in names() {
            let picture = icon(name, Some(64)).unwrap();
            let symbol = ICONS.iter().find(|icon| icon.name == name).unwrap().symbol;
            assert!(picture.contains(&format!("id=\"{symbol}\"")), "{name}: there is no {symbol}");
        }
        assert_eq!(icon("dragon", None), None);
    }

    /// Whoever changes a symbol changes the line of its icon.
    #[cfg(feature = "png")]
    #[test]
    fn every_icon_fills_its_picture_and_no_more() {
        for name in names() {
            let tree = resvg::usvg::Tree::from_str(&icon(name, None).unwrap(), &Default::default()).unwrap();
            let (seen, side) = (tree.root().abs_stroke_bounding_box(), tree.size().width());
            let fits = seen.left() > -0.1
                && seen.top() > -0.1
                && seen.right() < side + 0.1
                && seen.bottom() < side + 0.1;
            let share = seen.width().max(seen.height()) / side;
            assert!(fits && share > 0.75, "{name}: {seen:?} of {side}");
        }
    }
}
