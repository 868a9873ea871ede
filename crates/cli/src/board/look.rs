//! How kinds of zones, marks and ends look in text. What is not known here looks like its first
//! letter, so that a new tile set can be drawn before anybody has thought of its looks.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use games::Colour;

/// A kind of zone.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Where it is an area; a road is drawn with lines instead.
    pub(super) glyph: char,
    /// In the middle of the tile, where it has no area of its own.
    pub(super) icon: &'static str,
    pub(super) style: Style,
    pub(super) shape: Shape,
}

/// How a kind of zone lies on a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// It fills an area.
    Area,
    /// It is what is left where no area is.
    Ground,
    /// It is a way with turns and crossings to be seen.
    Way,
    /// It is a way of water.
    Water,
}

/// What a kind of zone of this name looks like.
pub(super) fn of_kind(name: &str) -> Look {
    let (glyph, icon, colour, shape) = match name {
        "city" => ('▒', "▒", 173, Shape::Area),
        "forest" => ('▒', "▒", 34, Shape::Area),
        "field" | "meadow" => ('·', "·", 108, Shape::Area),
        "plain" => ('·', "·", 250, Shape::Ground),
        "knight" => ('♞', "♞", 220, Shape::Area),
        "catapult" => ('↗', "_/↗", 173, Shape::Area),
        "road" | "path" => ('━', "━", 250, Shape::Way),
        "river" => ('≈', "≈", 39, Shape::Water),
        "lake" => ('≈', "≈≈≈", 39, Shape::Area),
        "abbey" => ('†', "▐†▌", 218, Shape::Area),
        "grove" => ('♣', "♣♣", 35, Shape::Area),
        other => (initial(other), "●", 180, Shape::Area),
    };
    Look { glyph, icon, style: foreground(colour), shape }
}

/// Ground that belongs to no zone.
pub(super) const BARE: (char, Style) = ('·', Style::new().dimmed());

/// What a mark of this name looks like.
pub(super) fn of_mark(name: &str) -> (char, Style) {
    match name {
        "coat" => ('◆', foreground(220).bold()),
        "red" => ('r', foreground(196).bold()),
        "yellow" => ('y', foreground(226).bold()),
        "blue" => ('b', foreground(33).bold()),
        "green" => ('g', foreground(40).bold()),
        other => (initial(other), foreground(220).bold()),
    }
}

/// What is drawn where a way ends in the middle of a tile, if anything is.
pub(super) fn of_end(name: &str) -> Option<&'static str> {
    match name {
        "village" => Some("⌂"),
        "source" | "spring" => Some("○"),
        "lake" => Some("≈≈≈"),
        _ => None,
    }
}

/// The colour of a player's pieces.
pub(crate) fn of_colour(colour: Colour) -> Style {
    let colour = match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Blue => AnsiColor::Blue,
        Colour::Green => AnsiColor::Green,
        Colour::Black => AnsiColor::BrightBlack,
        Colour::Purple => AnsiColor::Magenta,
    };
    let text = if colour == AnsiColor::Yellow { AnsiColor::Black } else { AnsiColor::BrightWhite };
    Style::new().fg_color(Some(Color::Ansi(text))).bg_color(Some(Color::Ansi(colour))).bold()
}

fn initial(name: &str) -> char {
    name.chars().next().unwrap_or('?')
}

const fn foreground(colour: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(colour))))
}
