//! The canvas that a style paints on. It writes SVG in the coordinates of one tile.

use std::fmt::Write as _;

use crate::geometry::{Point, Polygon, Polyline};
use crate::svg;

/// A part of a picture that is defined once and used often, by its id. It is drawn round the point
/// 0,0 in the units of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// What it is referred to by. Ids of different styles differ, so that pictures of two games can
    /// stand on one page.
    pub id: &'static str,
    /// What is inside the symbol: SVG elements, without the id. Gradients and patterns are whole
    /// elements with their own id instead, see [`Symbol::is_paint`].
    pub svg: &'static str,
}

impl Symbol {
    /// Whether this is a gradient or a pattern, which carries its own id.
    pub fn is_paint(&self) -> bool {
        ["<linearGradient", "<radialGradient", "<pattern"].iter().any(|tag| self.svg.starts_with(tag))
    }

    /// The element that defines it.
    pub fn definition(&self) -> String {
        if self.is_paint() { self.svg.to_owned() } else { format!("<g id=\"{}\">{}</g>", self.id, self.svg) }
    }
}

/// A picture being painted.
#[derive(Clone, Debug, Default)]
pub struct Canvas(String);

impl Canvas {
    /// The SVG so far.
    pub fn into_svg(self) -> String {
        self.0
    }

    /// Draws a polygon. The attributes are those of SVG: `fill="#fff"`.
    pub fn polygon(&mut self, polygon: &Polygon, attributes: &str) {
        if !polygon.is_empty() {
            let _ = write!(self.0, "<path d=\"{}\" {attributes}/>", svg::path(polygon.elements()));
        }
    }

    /// Draws a polyline.
    pub fn polyline(&mut self, line: &Polyline, attributes: &str) {
        self.polylines(std::slice::from_ref(line), attributes);
    }

    /// Draws polylines as one element.
    pub fn polylines(&mut self, lines: &[Polyline], attributes: &str) {
        let path = svg::path(lines.iter().flat_map(Polyline::elements));
        if !path.is_empty() {
            let _ = write!(self.0, "<path d=\"{path}\" {attributes}/>");
        }
    }

    /// Draws a circle.
    pub fn circle(&mut self, centre: Point, radius: f64, attributes: &str) {
        let [x, y, r] = [centre.x, centre.y, radius].map(svg::number);
        let _ = write!(self.0, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" {attributes}/>");
    }

    /// Puts a symbol at a point.
    pub fn put(&mut self, symbol: &str, at: Point) {
        let [x, y] = [at.x, at.y].map(svg::number);
        let _ = write!(self.0, "<use href=\"#{symbol}\" x=\"{x}\" y=\"{y}\"/>");
    }

    /// Puts a symbol at a point, larger or smaller.
    pub fn put_scaled(&mut self, symbol: &str, at: Point, scale: f64) {
        let scale = (scale * 100.0).round() / 100.0;
        let _ = write!(
            self.0,
            "<use href=\"#{symbol}\" transform=\"translate({}) scale({scale})\"/>",
            svg::point(at)
        );
    }

    /// A group: all that is painted inside shares these attributes.
    pub fn group(&mut self, attributes: &str, paint: impl FnOnce(&mut Canvas)) {
        let mut inner = Canvas::default();
        paint(&mut inner);
        if !inner.0.is_empty() {
            let _ = write!(self.0, "<g {attributes}>{}</g>", inner.0);
        }
    }

    /// Writes SVG as it is.
    pub fn raw(&mut self, svg: &str) {
        self.0.push_str(svg);
    }
}
