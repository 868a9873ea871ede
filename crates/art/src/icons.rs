//! The things that rules speak of, each as a picture of its own: for rule texts, logs and help.

use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::{definitions, style, svg};

/// The names of all icons, style by style.
pub fn names() -> impl Iterator<Item = &'static str> {
    all().map(|icon| icon.name)
}

/// The icon of a name as a whole picture, if there is one. A width is in pixels.
pub fn icon(name: &str, width: Option<u32>) -> Option<String> {
    let icon = all().find(|icon| icon.name.eq_ignore_ascii_case(name))?;
    let mut canvas = Canvas::default();
    canvas.put(icon.symbol, Point::splat(icon.reach) - icon.middle);
    let body = canvas.into_svg();
    let symbols: Vec<_> = style::all().flat_map(|style| style.symbols()).collect();
    let size = Point::splat(2.0 * icon.reach);
    Some(svg::document(size, width, &definitions(&symbols, &body), &body))
}

/// A symbol that stands for itself.
#[derive(Debug)]
pub struct Icon {
    name: &'static str,
    symbol: &'static str,
    /// The middle of what is seen of it.
    middle: Point,
    /// How far it reaches from there.
    reach: f64,
}

impl Icon {
    /// The icon of a symbol whose middle is seen here, and which reaches so far from there.
    pub(crate) const fn of(name: &'static str, symbol: &'static str, (x, y): (f64, f64), reach: f64) -> Icon {
        Icon { name, symbol, middle: Point::new(x, y), reach }
    }
}

/// The icons of all styles.
fn all() -> impl Iterator<Item = &'static Icon> {
    style::all().flat_map(|style| style.icons())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_drawn() {
        for name in names() {
            let picture = icon(name, Some(64)).unwrap();
            let symbol = all().find(|icon| icon.name == name).unwrap().symbol;
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
