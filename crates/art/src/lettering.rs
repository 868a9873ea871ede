//! A small alphabet of strokes, so that a picture looks the same wherever it is shown: nothing
//! depends on the fonts that are there.

use crate::canvas::{Canvas, Symbol};
use crate::geometry::Point;
use crate::svg;

/// Where a text lies from its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle<'a> {
    /// How high a capital letter is.
    pub size: f64,
    /// How wide the strokes are, as a part of the size.
    pub weight: f64,
    /// The colour of the strokes.
    pub colour: &'a str,
    /// Where the text lies from its point.
    pub align: Align,
}

/// How high a capital letter is in the paths below.
const CAPITAL: f64 = 7.0;
/// The room between two letters.
const GAP: f64 = 1.9;
/// How wide a space is.
const SPACE: f64 = 1.6;

impl TextStyle<'_> {
    /// Writes a text so that the middle of a capital letter is at the height of a point. A letter
    /// that the alphabet does not have is left out.
    pub fn write(&self, text: &str, at: Point, canvas: &mut Canvas) {
        let scale = self.size / CAPITAL;
        let start = match self.align {
            Align::Start => 0.0,
            Align::Middle => self.width(text) / 2.0,
            Align::End => self.width(text),
        };
        let corner = at - Point::new(start, self.size / 2.0);
        let [x, y, stroke] = [corner.x, corner.y, self.weight * CAPITAL].map(svg::number);
        let (scale, colour) = (thousandths(scale), self.colour);
        let attributes = format!(
            "transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" stroke=\"{colour}\" \
             stroke-width=\"{stroke}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        );
        canvas.group(&attributes, |canvas| {
            let mut x = 0.0;
            for letter in letters(text) {
                if let Letter { symbol: Some(symbol), .. } = letter {
                    canvas.put(symbol, Point::new(x, 0.0));
                }
                x += letter.width + GAP;
            }
        });
    }

    /// How wide a text is.
    pub fn width(&self, text: &str) -> f64 {
        let advance: f64 = letters(text).map(|letter| letter.width + GAP).sum();
        (advance - GAP).max(0.0) * self.size / CAPITAL
    }
}

/// The letters as symbols, for the definitions of a picture.
pub fn symbols() -> impl Iterator<Item = Symbol> {
    ALPHABET.iter().map(|&(_, _, symbol)| symbol)
}

/// Whether a text can be written without leaving out a letter.
pub fn can_write(text: &str) -> bool {
    text.chars().all(|letter| letter == ' ' || find(letter).is_some())
}

/// A letter of a text; a space shows nothing.
struct Letter {
    symbol: Option<&'static str>,
    width: f64,
}

fn letters(text: &str) -> impl Iterator<Item = Letter> {
    text.chars().filter_map(|letter| match letter {
        ' ' => Some(Letter { symbol: None, width: SPACE }),
        letter => find(letter).map(|(width, symbol)| Letter { symbol: Some(symbol.id), width }),
    })
}

fn find(letter: char) -> Option<(f64, Symbol)> {
    let found = ALPHABET.iter().find(|(known, _, _)| *known == letter);
    found.map(|&(_, width, symbol)| (width, symbol))
}

/// A scale as short as it can be without a letter being seen to move.
fn thousandths(scale: f64) -> f64 {
    (scale * 1000.0).round() / 1000.0
}

/// A letter with its width and its strokes; a capital reaches from 0 down to 7.
macro_rules! alphabet {
    ($($letter:literal $id:literal $width:literal $path:literal;)*) => {
        &[$(($letter, $width, Symbol { id: $id, svg: concat!("<path d=\"", $path, "\"/>") })),*]
    };
}

const ALPHABET: &[(char, f64, Symbol)] = alphabet![
    '0' "l-0" 4.0 "M2 0C.6 0 0 1.4 0 3.5S.6 7 2 7 4 5.6 4 3.5 3.4 0 2 0z";
    '1' "l-1" 2.0 "M.2 1.5L1.8 0V7";
    '2' "l-2" 4.0 "M.1 1.8C.1.7.9 0 2 0S3.9.7 3.9 1.8C3.9 3 2.8 4 .1 7H4";
    '3' "l-3" 4.0 "M.3 1C.7.4 1.3 0 2 0 3.1 0 3.8.7 3.8 1.7S3.1 3.3 2 3.3C3.2 3.3 4 4.1 4 5.1S3.2 7 2 7C1.1 7 .4 6.6 0 5.8";
    '4' "l-4" 4.2 "M3.1 7V0L0 4.9H4.2";
    '5' "l-5" 4.0 "M3.6 0H.6L.3 3.2C.8 2.8 1.3 2.6 2 2.6 3.2 2.6 4 3.5 4 4.8S3.2 7 2 7C1.1 7 .4 6.6 0 5.8";
    '6' "l-6" 4.0 "M3.4 0C1.4.3 0 2.4 0 4.8 0 6.2.8 7 2 7S4 6.1 4 4.8 3.2 2.7 2 2.7.2 3.5 0 4.6";
    '7' "l-7" 4.0 "M0 0H4L1.4 7";
    '8' "l-8" 4.0 "M2 3.3C1 3.3.3 2.6.3 1.7S1 0 2 0 3.7.7 3.7 1.7 3 3.3 2 3.3C.8 3.3 0 4.1 0 5.1S.8 7 2 7 4 6.2 4 5.1 3.2 3.3 2 3.3z";
    '9' "l-9" 4.0 "M.6 7C2.6 6.7 4 4.6 4 2.2 4 .8 3.2 0 2 0S0 .9 0 2.2.8 4.3 2 4.3 3.8 3.5 4 2.4";
    'A' "l-A" 4.6 "M0 7L2.3 0 4.6 7M.9 4.7H3.7";
    'B' "l-B" 4.0 "M0 0V7H2.2C3.4 7 4 6.2 4 5.1S3.4 3.3 2.2 3.3H0M2 3.3C3 3.3 3.6 2.6 3.6 1.6S3 0 2 0H0";
    'C' "l-C" 4.2 "M4.2 1.2C3.8.5 3.2 0 2.4 0 1 0 0 1.4 0 3.5S1 7 2.4 7C3.2 7 3.8 6.5 4.2 5.8";
    'D' "l-D" 4.4 "M0 0V7H1.8C3.4 7 4.4 5.6 4.4 3.5S3.4 0 1.8 0z";
    'E' "l-E" 3.6 "M3.6 0H0V7H3.6M0 3.3H3";
    'F' "l-F" 3.6 "M3.6 0H0V7M0 3.4H3";
    'G' "l-G" 4.4 "M4.2 1.2C3.8.5 3.2 0 2.4 0 1 0 0 1.4 0 3.5S1 7 2.4 7 4.4 6 4.4 4H2.6";
    'H' "l-H" 4.2 "M0 0V7M4.2 0V7M0 3.3H4.2";
    'I' "l-I" 0.0 "M0 0V7";
    'J' "l-J" 3.0 "M3 0V5C3 6.3 2.4 7 1.5 7S0 6.4 0 5.4";
    'K' "l-K" 4.2 "M0 0V7M4 0L0 4M1.5 2.6L4.2 7";
    'L' "l-L" 3.4 "M0 0V7H3.4";
    'M' "l-M" 5.2 "M0 7V0L2.6 4.4 5.2 0V7";
    'N' "l-N" 4.2 "M0 7V0L4.2 7V0";
    'O' "l-O" 4.8 "M2.4 0C1 0 0 1.4 0 3.5S1 7 2.4 7 4.8 5.6 4.8 3.5 3.8 0 2.4 0z";
    'P' "l-P" 4.0 "M0 7V0H2.2C3.4 0 4 .8 4 1.9S3.4 3.8 2.2 3.8H0";
    'Q' "l-Q" 4.8 "M2.4 0C1 0 0 1.4 0 3.5S1 7 2.4 7 4.8 5.6 4.8 3.5 3.8 0 2.4 0zM3 5.2L4.8 7.4";
    'R' "l-R" 4.2 "M0 7V0H2.2C3.4 0 4 .8 4 1.9S3.4 3.8 2.2 3.8H0M2.2 3.8L4.2 7";
    'S' "l-S" 4.0 "M3.9 1.1C3.5.4 2.9 0 2 0 .9 0 .2.7.2 1.7.2 4.1 4 2.8 4 5.2 4 6.3 3.2 7 2 7 1.1 7 .4 6.6 0 5.8";
    'T' "l-T" 4.4 "M0 0H4.4M2.2 0V7";
    'U' "l-U" 4.2 "M0 0V4.6C0 6.2.8 7 2.1 7S4.2 6.2 4.2 4.6V0";
    'V' "l-V" 4.4 "M0 0L2.2 7 4.4 0";
    'W' "l-W" 6.4 "M0 0L1.6 7 3.2 1.4 4.8 7 6.4 0";
    'X' "l-X" 4.2 "M0 0L4.2 7M4.2 0L0 7";
    'Y' "l-Y" 4.2 "M0 0L2.1 3.5 4.2 0M2.1 3.5V7";
    'Z' "l-Z" 4.0 "M0 0H4L0 7H4";
    'a' "l-a" 3.4 "M3.4 2.1V7M3.4 4.5C3.4 3 2.7 2 1.7 2S0 3 0 4.5.7 7 1.7 7 3.4 6 3.4 4.5";
    'b' "l-b" 3.4 "M0 0V7M0 4.5C0 3 .7 2 1.7 2S3.4 3 3.4 4.5 2.7 7 1.7 7 0 6 0 4.5";
    'c' "l-c" 3.1 "M3.1 2.8C2.8 2.3 2.3 2 1.8 2 .7 2 0 3 0 4.5S.7 7 1.8 7C2.3 7 2.8 6.7 3.1 6.2";
    'd' "l-d" 3.4 "M3.4 0V7M3.4 4.5C3.4 3 2.7 2 1.7 2S0 3 0 4.5.7 7 1.7 7 3.4 6 3.4 4.5";
    'e' "l-e" 3.4 "M0 4.4H3.4C3.4 2.9 2.7 2 1.7 2S0 3 0 4.5.7 7 1.8 7C2.4 7 2.9 6.7 3.2 6.2";
    'f' "l-f" 2.4 "M2.4.2C1.4-.2.9.4.9 1.6V7M0 2.3H2.2";
    'g' "l-g" 3.4 "M3.4 2.1V7.2C3.4 8.4 2.8 9 1.7 9 1.1 9 .6 8.8.2 8.4M3.4 4.5C3.4 3 2.7 2 1.7 2S0 3 0 4.5.7 7 1.7 7 3.4 6 3.4 4.5";
    'h' "l-h" 3.2 "M0 0V7M0 4C0 2.7.7 2 1.6 2S3.2 2.7 3.2 4V7";
    'i' "l-i" 0.0 "M0 2.2V7M0 .1V.2";
    'j' "l-j" 0.9 "M.9 2.2V7.6C.9 8.6.6 9 0 9M.9.1V.2";
    'k' "l-k" 3.2 "M0 0V7M3 2.2L0 5.2M1.2 4.1L3.2 7";
    'l' "l-l" 0.0 "M0 0V7";
    'm' "l-m" 5.4 "M0 7V2.2M0 4C0 2.7.5 2 1.4 2S2.7 2.7 2.7 4V7M2.7 4C2.7 2.7 3.3 2 4.1 2S5.4 2.7 5.4 4V7";
    'n' "l-n" 3.2 "M0 7V2.2M0 4C0 2.7.7 2 1.6 2S3.2 2.7 3.2 4V7";
    'o' "l-o" 3.4 "M1.7 2C.7 2 0 3 0 4.5S.7 7 1.7 7 3.4 6 3.4 4.5 2.7 2 1.7 2z";
    'p' "l-p" 3.4 "M0 2.1V9M0 4.5C0 3 .7 2 1.7 2S3.4 3 3.4 4.5 2.7 7 1.7 7 0 6 0 4.5";
    'q' "l-q" 3.4 "M3.4 2.1V9M3.4 4.5C3.4 3 2.7 2 1.7 2S0 3 0 4.5.7 7 1.7 7 3.4 6 3.4 4.5";
    'r' "l-r" 2.0 "M0 7V2.2M0 4.2C0 2.8.8 1.9 2 2.1";
    's' "l-s" 3.0 "M2.8 2.8C2.5 2.3 2 2 1.5 2 .7 2 .2 2.5.2 3.2.2 4.8 3 4 3 5.7 3 6.5 2.4 7 1.5 7 .9 7 .3 6.7 0 6.2";
    't' "l-t" 2.4 "M1 .6V5.6C1 6.7 1.5 7.2 2.4 6.8M0 2.3H2.3";
    'u' "l-u" 3.2 "M0 2.2V5C0 6.3.6 7 1.5 7S3.2 6.3 3.2 5M3.2 2.2V7";
    'v' "l-v" 3.2 "M0 2.2L1.6 7 3.2 2.2";
    'w' "l-w" 4.8 "M0 2.2L1.2 7 2.4 3.2 3.6 7 4.8 2.2";
    'x' "l-x" 3.0 "M0 2.2L3 7M3 2.2L0 7";
    'y' "l-y" 3.2 "M0 2.2L1.6 6.9M3.2 2.2L1.4 7.8C1 8.8.6 9 0 9";
    'z' "l-z" 3.0 "M0 2.2H3L0 7H3";
    '-' "l-minus" 2.4 "M0 3.8H2.4";
    '+' "l-plus" 3.2 "M0 3.8H3.2M1.6 2.2V5.4";
    ',' "l-comma" 0.5 "M.5 6.8C.5 7.4.3 7.8 0 8.2";
    '.' "l-point" 0.0 "M0 6.9V7";
    ':' "l-colon" 0.0 "M0 2.8V2.9M0 6.3V6.4";
    '/' "l-slash" 2.6 "M0 7.6L2.6-.4";
    '×' "l-times" 2.8 "M0 2.9L2.8 6M2.8 2.9L0 6";
];

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: TextStyle<'_> = TextStyle { size: 7.0, weight: 0.15, colour: "#000", align: Align::Start };

    fn written(style: TextStyle<'_>, text: &str) -> String {
        let mut canvas = Canvas::default();
        style.write(text, Point::ZERO, &mut canvas);
        canvas.into_svg()
    }

    #[test]
    fn digits_letters_and_signs_are_there_once_each() {
        let wanted: String = ('0'..='9').chain('A'..='Z').chain('a'..='z').chain("-+,.:/×".chars()).collect();
        assert!(can_write(&wanted) && can_write("K ×3"));
        assert!(!can_write("é"));
        let mut ids: Vec<&str> = symbols().map(|symbol| symbol.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), ALPHABET.len());
    }

    #[test]
    fn every_letter_of_a_text_is_written() {
        let text = written(STYLE, "-12 a");
        for id in ["l-minus", "l-1", "l-2", "l-a"] {
            assert_eq!(text.matches(&format!("\"#{id}\"")).count(), 1, "{text}");
        }
        assert_eq!(written(STYLE, ""), "");
    }

    #[test]
    fn a_text_lies_where_it_should() {
        let width = STYLE.width("40");
        assert!(width > 8.0 && width < 12.0, "{width}");
        assert_eq!(STYLE.width(""), 0.0);
        assert!(written(STYLE, "4").contains("translate(0 -3.5)"));
        assert!(written(TextStyle { align: Align::Middle, ..STYLE }, "4").contains("translate(-2.1 -3.5)"));
        assert!(written(TextStyle { align: Align::End, ..STYLE }, "4").contains("translate(-4.2 -3.5)"));
    }
}
