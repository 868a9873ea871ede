//! Words in pictures: the letters of a font as outlines, so that a picture looks the same wherever it is shown. Numbers and codes of
//! tiles are written in strokes instead, by [`crate::lettering`], which has no more letters than they need.

use std::sync::LazyLock;

use kurbo::{Affine, BezPath};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::lettering::Align;
use crate::svg;

/// The Latin, Greek and Cyrillic letters of Vollkorn; `fonts/make.py` tells how they were chosen.
const FONT: &[u8] = include_bytes!("../fonts/lettering.ttf");

/// How high a capital letter is, as a part of the size of the font.
const CAPITAL: f64 = 0.68;
/// The smallest size to which a text is made smaller before it is cut, as a part of the size that it should have.
const SMALLEST: f64 = 0.75;

static FACE: LazyLock<Option<Face<'static>>> = LazyLock::new(|| Face::parse(FONT, 0).ok());

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Type<'a> {
    /// The size of the font.
    pub(crate) size: f64,
    /// The colour of the letters.
    pub(crate) colour: &'a str,
    /// Where the text lies from its point.
    pub(crate) align: Align,
}

impl Type<'_> {
    /// Sets a text so that the middle of a capital letter is at the height of a point.
    pub(crate) fn set(&self, text: &str, at: Point, canvas: &mut Canvas) {
        let Some(face) = &*FACE else { return };
        let scale = self.size / f64::from(face.units_per_em());
        let start = match self.align {
            Align::Start => 0.0,
            Align::Middle => self.width(text) / 2.0,
            Align::End => self.width(text),
        };
        let corner = at + Point::new(-start, self.size * CAPITAL / 2.0);
        let mut line = BezPath::new();
        let mut x = 0.0;
        for glyph in glyphs(face, text) {
            let mut outline = Outline::default();
            face.outline_glyph(glyph, &mut outline);
            // In a font y grows upwards.
            let place = Affine::new([scale, 0.0, 0.0, -scale, corner.x + x * scale, corner.y]);
            line.extend(place * outline.0);
            x += advance(face, glyph);
        }
        if !line.elements().is_empty() {
            canvas.raw(&format!("<path d=\"{}\" fill=\"{}\"/>", svg::path(line), self.colour));
        }
    }

    /// Sets a text that is no wider than this: smaller if need be, and cut where it would be too small to read.
    pub(crate) fn set_within(&self, text: &str, width: f64, at: Point, canvas: &mut Canvas) {
        let size = self.size * (width / self.width(text).max(1.0)).clamp(SMALLEST, 1.0);
        let smaller = Type { size, ..*self };
        smaller.set(&smaller.cut(text, width), at, canvas);
    }

    /// As much of a text as fits into a width.
    fn cut(&self, text: &str, width: f64) -> String {
        if self.width(text) <= width {
            return text.to_owned();
        }
        let mut ends = text.char_indices().map(|(at, _)| format!("{}…", text[..at].trim_end()));
        ends.rfind(|cut| self.width(cut) <= width).unwrap_or_default()
    }

    /// How wide a text is.
    pub(crate) fn width(&self, text: &str) -> f64 {
        FACE.as_ref().map_or(0.0, |face| {
            let advances: f64 = glyphs(face, text).map(|glyph| advance(face, glyph)).sum();
            advances * self.size / f64::from(face.units_per_em())
        })
    }
}

/// Whether the font has all letters of a text.
pub(crate) fn can_set(text: &str) -> bool {
    FACE.as_ref()
        .is_some_and(|face| text.chars().filter(is_seen).all(|letter| face.glyph_index(letter).is_some()))
}

/// The glyphs of a text; a letter that the font does not have is an empty box.
fn glyphs<'a>(face: &'a Face<'_>, text: &'a str) -> impl Iterator<Item = GlyphId> + 'a {
    text.chars().filter(is_seen).map(|letter| face.glyph_index(letter).unwrap_or_default())
}

/// Whether a letter shows anything, or at least keeps others apart.
fn is_seen(letter: &char) -> bool {
    !letter.is_control() && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}')
}

fn advance(face: &Face<'_>, glyph: GlyphId) -> f64 {
    face.glyph_hor_advance(glyph).map_or(0.0, f64::from)
}

/// The outline of a letter.
#[derive(Default)]
struct Outline(BezPath);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to((f64::from(x), f64::from(y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to((f64::from(x), f64::from(y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to((f64::from(x1), f64::from(y1)), (f64::from(x), f64::from(y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let [one, other, to] = [(x1, y1), (x2, y2), (x, y)].map(|(x, y)| (f64::from(x), f64::from(y)));
        self.0.curve_to(one, other, to);
    }

    fn close(&mut self) {
        self.0.close_path();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TYPE: Type<'_> = Type { size: 100.0, colour: "#000", align: Align::Start };

    #[test]
    fn the_font_has_the_letters_of_europe() {
        assert!(can_set("Zoë Müller-Łukasz, œuvre 0123456789 ßéçşő – „“ «» ’ … Ωμέγα Юлия"));
        assert!(!can_set("山田") && !can_set("🦊"));
    }

    #[test]
    fn a_text_is_as_wide_as_its_letters() {
        assert_eq!(TYPE.width(""), 0.0);
        let [one, two] = ["n", "nn"].map(|text| TYPE.width(text));
        assert!(one > 40.0 && (two - 2.0 * one).abs() < 1e-6);
        assert_eq!(TYPE.width("n\u{200d}\u{fe0f}n"), two);
    }

    #[test]
    fn what_is_too_wide_is_cut() {
        assert_eq!(TYPE.cut("Ada", 1000.0), "Ada");
        let cut = TYPE.cut("Bartholomäus", 300.0);
        assert!(cut.ends_with('…') && cut.starts_with("Bar") && TYPE.width(&cut) <= 300.0, "{cut}");
        assert_eq!(TYPE.cut("Ada", 1.0), "");
    }

    #[test]
    fn a_letter_stands_upright_round_its_point() {
        let mut canvas = Canvas::default();
        TYPE.set("I", Point::ZERO, &mut canvas);
        let text = canvas.into_svg();
        let path = text.split('"').nth(1).unwrap();
        let bounds = kurbo::Shape::bounding_box(&BezPath::from_svg(path).unwrap());
        assert!((bounds.center().y).abs() < 2.0 && (bounds.height() - 68.0).abs() < 3.0, "{bounds:?}");
    }
}
