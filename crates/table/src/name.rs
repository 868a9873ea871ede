//! Names of people: what can be shown as one, and which are too much like another.

use crate::execute::collapse_spaces;
use crate::unicode;

/// The longest name, in characters.
const MAX_NAME: usize = 24;

/// What is not seen, or changes how the rest is seen: fillers, joiners, marks of direction, tags. And what nobody has agreed
/// on how it looks. Control characters are not among them.
const INVISIBLE: [(char, char); 22] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{6dd}', '\u{6dd}'),
    ('\u{70f}', '\u{70f}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{202a}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fe00}', '\u{fe0d}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffd}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{10ffff}'),
];

/// A name as it is shown and kept, if it can be: composed letters (NFC), single spaces, nothing that is not seen, and no sign
/// that begins a comment in a record.
pub fn name(text: &str) -> Option<String> {
    // Phones add these to some signs, to choose between two pictures of it.
    let plain: String = text.chars().filter(|letter| !matches!(letter, '\u{fe0e}' | '\u{fe0f}')).collect();
    let name = collapse_spaces(&unicode::composed(&plain));
    let is_short = (1..=MAX_NAME).contains(&name.chars().count());
    let is_seen = name.chars().all(|letter| !is_invisible(letter) && letter != '#');
    // Accents alone would stand on what is before the name.
    let begins = name.chars().next().is_some_and(|first| !unicode::is_combining_mark(first));
    (is_short && is_seen && begins).then_some(name)
}

/// Whether one name can be taken for another, at a glance or by reading it aloud.
pub(crate) fn is_confusable(one: &str, other: &str) -> bool {
    looks(one) == looks(other)
}

/// What all names have in common that look alike: small letters, without spaces, as the confusables of Unicode map them.
fn looks(name: &str) -> String {
    let name = unicode::compatible(name);
    let plain: String =
        name.chars().flat_map(char::to_lowercase).filter(|letter| !letter.is_whitespace()).collect();
    unicode::skeleton(&plain)
}

fn is_invisible(letter: char) -> bool {
    letter.is_control() || INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(feature = "unicode")]
    fn a_name_is_shown_as_it_is_meant() {
        for (text, shown) in [
            ("  Ada   Lovelace ", "Ada Lovelace"),
            ("Zoe\u{308}", "Zoë"),
            ("José", "José"),
            ("Ada ❤\u{fe0f}", "Ada ❤"),
            ("محمد", "محمد"),
            ("岩田聡", "岩田聡"),
            ("O’Brien-Ünal", "O’Brien-Ünal"),
            ("Ada\u{a0}L", "Ada L"),
        ] {
            assert_eq!(name(text).as_deref(), Some(shown), "{text:?}");
        }
    }

    #[test]
    fn nothing_that_is_not_seen_is_a_name_or_in_one() {
        for text in [
            "",
            "   ",
            "\u{a0}\u{2003}",
            "\u{200b}",
            "Ada\u{200b}",
            "\u{202e}adA",
            "Ada\u{2066}",
            "Ada\u{61c}",
            "\u{3164}",
            "\u{2800}",
            "Ada\u{0}",
            "Ada\nBen\u{7}",
            "Ada\u{e0041}",
            "Ada\u{feff}",
            "Ada # Ben",
            "\u{e001}",
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
        assert!(name(&"x".repeat(24)).is_some() && name(&"x".repeat(25)).is_none());
    }

    #[test]
    #[cfg(feature = "unicode")]
    fn names_that_look_alike_are_confusable() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "Аdа"),
            ("Ada L", "AdaL"),
            ("paypal", "pаypаl"),
            ("O1ga", "Olga"),
            ("Ａｄａ", "Ada"),
        ] {
            assert!(is_confusable(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Adam"), ("Player 0", "Player 1"), ("Zoë", "Zoe"), ("Ben", "Ban")] {
            assert!(!is_confusable(one, other), "{one} {other}");
        }
    }
}
