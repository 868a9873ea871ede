//! How the seats are told apart: by colour, by pattern and by glyph, so that any one of them will do.

use crate::ink::Symbol;

/// How the pieces of a seat look. The colours differ in lightness too, and are far apart for people
/// who see fewer colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The colour of the seat.
    pub colour: &'static str,
    /// A lighter one, for light and patterns.
    pub light: &'static str,
    /// A darker one, for folds and patterns.
    pub dark: &'static str,
    /// What is written on the colour.
    pub ink: &'static str,
    /// What is drawn round the ink, so that patterns don't disturb it.
    pub halo: &'static str,
    /// The pattern, a paint to fill a shape with over its colour; the first seat is plain.
    pub pattern: Option<Symbol>,
    /// The glyph, about five units high, in the ink of the seat.
    pub glyph: Symbol,
}

/// The looks of the seats, from the first. The first four are the colours of the children.
pub const SEATS: [SeatLook; 5] = [RED, YELLOW, BLUE, GREEN, BLACK];

/// The look of a seat.
pub fn seat(number: u8) -> &'static SeatLook {
    &SEATS[usize::from(number) % SEATS.len()]
}

const CREAM: &str = "#fff4e0";

const RED: SeatLook = SeatLook {
    colour: "#dd4030",
    light: "#f77f68",
    dark: "#a01f1a",
    ink: CREAM,
    halo: "#a01f1a",
    pattern: None,
    glyph: Symbol {
        id: "p-glyph-0",
        svg: "<circle r=\"2.3\" fill=\"#fff4e0\" stroke=\"#a01f1a\" stroke-width=\".9\"/>",
    },
};

const YELLOW: SeatLook = SeatLook {
    colour: "#ffcf24",
    light: "#ffe98a",
    dark: "#c98600",
    ink: "#3a2400",
    halo: "#ffe98a",
    pattern: Some(Symbol {
        id: "p-pattern-1",
        svg: "<pattern id=\"p-pattern-1\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M-1 1L1-1M0 4L4 0M3 5L5 3\" stroke=\"#c98600\" stroke-width=\"1.1\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-1",
        svg: "<path d=\"M0-2.7L2.6 1.9H-2.6z\" fill=\"#3a2400\" stroke=\"#ffe98a\" stroke-width=\".9\" \
              stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};

const BLUE: SeatLook = SeatLook {
    colour: "#214fa8",
    light: "#5b8ee6",
    dark: "#122e6b",
    ink: CREAM,
    halo: "#122e6b",
    pattern: Some(Symbol {
        id: "p-pattern-2",
        svg: "<pattern id=\"p-pattern-2\" width=\"3.6\" height=\"3.6\" patternUnits=\"userSpaceOnUse\">\
              <g fill=\"#5b8ee6\"><circle cx=\".9\" cy=\".9\" r=\".75\"/>\
              <circle cx=\"2.7\" cy=\"2.7\" r=\".75\"/></g></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-2",
        svg: "<path d=\"M-2.1-2.1H2.1V2.1H-2.1z\" fill=\"#fff4e0\" stroke=\"#122e6b\" \
              stroke-width=\".9\" stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};

const GREEN: SeatLook = SeatLook {
    colour: "#45b487",
    light: "#8fe0bd",
    dark: "#1f7a57",
    ink: "#12301f",
    halo: "#8fe0bd",
    pattern: Some(Symbol {
        id: "p-pattern-3",
        svg: "<pattern id=\"p-pattern-3\" width=\"4.4\" height=\"4.4\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M0 0H2.2V2.2H0zM2.2 2.2H4.4V4.4H2.2z\" fill=\"#1f7a57\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-3",
        svg: "<path d=\"M0-2.9L2.3 0 0 2.9-2.3 0z\" fill=\"#12301f\" stroke=\"#8fe0bd\" \
              stroke-width=\".9\" stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};

const BLACK: SeatLook = SeatLook {
    colour: "#36323d",
    light: "#6f6a7b",
    dark: "#131117",
    ink: CREAM,
    halo: "#131117",
    pattern: Some(Symbol {
        id: "p-pattern-4",
        svg: "<pattern id=\"p-pattern-4\" width=\"4.4\" height=\"3.6\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M-.5 3L2.2.8 4.9 3\" fill=\"none\" stroke=\"#6f6a7b\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-4",
        svg: "<path d=\"M0-2.9L.7-1 2.8-.9 1.2.4 1.7 2.4 0 1.2-1.7 2.4-1.2.4-2.8-.9-.7-1z\" \
              fill=\"#fff4e0\" stroke=\"#131117\" stroke-width=\".9\" stroke-linejoin=\"round\" \
              paint-order=\"stroke\"/>",
    },
};
