//! How a tile appears: near or far away, by day or by night.

use std::fmt::Write as _;

/// How much of a tile is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// Everything.
    #[default]
    Near,
    /// Areas with strong edges, and what is counted: what can be told apart when a tile is small.
    Far,
}

/// The side of a tile in pixels below which it is drawn as far away.
pub const FAR_BELOW: f64 = 48.0;

impl Detail {
    /// What can be told apart on a tile whose side has so many pixels.
    pub fn at(side: f64) -> Detail {
        if side < FAR_BELOW { Detail::Far } else { Detail::Near }
    }
}

/// Red, green and blue, from 0 to 255.
pub(crate) type Rgb = [u8; 3];

/// A picture with every colour replaced. Whatever else begins with `#` is the id of a symbol, and those have a hyphen.
pub(crate) fn recoloured(svg: &str, colour: impl Fn(Rgb) -> Rgb) -> String {
    let mut parts = svg.split('#');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.find(['"', '\'', ')']).map_or(part, |end| &part[..end]);
        text.push('#');
        match parsed(digits) {
            None => text.push_str(part),
            Some(known) => {
                for value in colour(known) {
                    let _ = write!(text, "{value:02x}");
                }
                text.push_str(&part[digits.len()..]);
            }
        }
    }
    text
}

/// The colour of digits such as `fff` or `#e8f0f9`.
pub(crate) fn parsed(digits: &str) -> Option<Rgb> {
    let digits = digits.trim_start_matches('#');
    let value = u32::from_str_radix(digits, 16).ok()?;
    match digits.len() {
        3 => Some([8, 4, 0].map(|shift| ((value >> shift & 15) * 17) as u8)),
        6 => Some([16, 8, 0].map(|shift| (value >> shift) as u8)),
        _ => None,
    }
}

/// A colour in the light of the moon: darker and bluer, and less of a colour.
pub(crate) fn by_moonlight(colour: Rgb) -> Rgb {
    /// How much of red, green and blue light the moon gives.
    const MOON: [f64; 3] = [0.47, 0.51, 0.66];
    /// How much of the difference between colours is left.
    const COLOURED: f64 = 1.05;
    let [red, green, blue] = colour.map(f64::from);
    let grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    let lit = |(part, moon): (f64, f64)| (grey + (part - grey) * COLOURED) * moon + 4.0;
    let [red, green, blue] = [(red, MOON[0]), (green, MOON[1]), (blue, MOON[2])].map(lit);
    [red, green, blue].map(|part| part.round().clamp(0.0, 255.0) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_replaced_and_ids_are_not() {
        let svg = "<use href=\"#w-fir1\"/><path fill='#fff' stroke=\"#102030\"/><g fill=\"url(#w-glow)\"/>";
        let seen = recoloured(svg, |[red, green, blue]| [blue, green, red]);
        assert_eq!(
            seen,
            "<use href=\"#w-fir1\"/><path fill='#ffffff' stroke=\"#302010\"/><g fill=\"url(#w-glow)\"/>"
        );
    }

    #[test]
    fn nights_are_darker_and_bluer() {
        let [red, _, blue] = by_moonlight([200, 200, 200]);
        assert!(red < blue && blue < 160);
    }
}
