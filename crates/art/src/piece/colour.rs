//! How pieces are told apart: by colour, by pattern and by glyph, so that any one of them will do.

use crate::canvas::Symbol;

/// The colour of a player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Red, plain, with a circle.
    Red,
    /// Yellow, with stripes and a triangle.
    Yellow,
    /// Blue, with dots and a square.
    Blue,
    /// Green, with checks and a diamond.
    Green,
    /// Black, with chevrons and a star.
    Black,
    /// Purple, with waves and a cross.
    Purple,
}

/// How pieces of a colour look. The colours differ in lightness too, and are far apart for people
/// who see fewer colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colour itself, as SVG has it.
    pub colour: &'static str,
    /// A lighter one, for light and patterns.
    pub light: &'static str,
    /// A darker one, for folds and patterns.
    pub dark: &'static str,
    /// What is written on the colour.
    pub ink: &'static str,
    /// What is drawn round the ink, so that patterns don't disturb it.
    pub halo: &'static str,
    /// The pattern, a paint to fill a shape with over its colour; red is plain.
    pub pattern: Option<Symbol>,
    /// The glyph, about five units high, in the ink.
    pub glyph: Symbol,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Black, Colour::Purple];

    /// The name of the colour, in ids and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Black => "black",
            Colour::Purple => "purple",
        }
    }

    /// How pieces of this colour look.
    pub fn look(self) -> &'static Look {
        match self {
            Colour::Red => &RED,
            Colour::Yellow => &YELLOW,
            Colour::Blue => &BLUE,
            Colour::Green => &GREEN,
            Colour::Black => &BLACK,
            Colour::Purple => &PURPLE,
        }
    }
}

const CREAM: &str = "#fff4e0";

const RED: Look = Look {
    colour: "#dd4030",
    light: "#f77f68",
    dark: "#a01f1a",
    ink: CREAM,
    halo: "#a01f1a",
    pattern: None,
    glyph: Symbol {
        id: "p-glyph-red",
        svg: "<circle r=\"2.3\" fill=\"#fff4e0\" stroke=\"#a01f1a\" stroke-width=\".9\"/>",
    },
};

const YELLOW: Look = Look {
    colour: "#ffcf24",
    light: "#ffe98a",
    dark: "#c98600",
    ink: "#3a2400",
    halo: "#ffe98a",
    pattern: Some(Symbol {
        id: "p-pattern-yellow",
        svg: "<pattern id=\"p-pattern-yellow\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M-1 1L1-1M0 4L4 0M3 5L5 3\" stroke=\"#c98600\" stroke-width=\"1.1\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-yellow",
        svg: "<path d=\"M0-2.7L2.6 1.9H-2.6z\" fill=\"#3a2400\" stroke=\"#ffe98a\" stroke-width=\".9\" \
              stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};

const BLUE: Look = Look {
    colour: "#214fa8",
    light: "#5b8ee6",
    dark: "#122e6b",
    ink: CREAM,
    halo: "#122e6b",
    pattern: Some(Symbol {
        id: "p-pattern-blue",
        svg: "<pattern id=\"p-pattern-blue\" width=\"3.6\" height=\"3.6\" patternUnits=\"userSpaceOnUse\">\
              <g fill=\"#5b8ee6\"><circle cx=\".9\" cy=\".9\" r=\".75\"/>\
              <circle cx=\"2.7\" cy=\"2.7\" r=\".75\"/></g></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-blue",
        svg: "<path d=\"M-2.1-2.1H2.1V2.1H-2.1z\" fill=\"#fff4e0\" stroke=\"#122e6b\" \
              stroke-width=\".9\" stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};

const GREEN: Look = Look {
    colour: "#45b487",
    light: "#8fe0bd",
    dark: "#1f7a57",
    ink: "#12301f",
    halo: "#8fe0bd",
    pattern: Some(Symbol {
        id: "p-pattern-green",
        svg: "<pattern id=\"p-pattern-green\" width=\"4.4\" height=\"4.4\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M0 0H2.2V2.2H0zM2.2 2.2H4.4V4.4H2.2z\" fill=\"#8fe0bd\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-green",
        svg: "<path d=\"M0-2.9L2.3 0 0 2.9-2.3 0z\" fill=\"#12301f\" stroke=\"#8fe0bd\" \
              stroke-width=\".9\" stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};

const BLACK: Look = Look {
    colour: "#36323d",
    light: "#6f6a7b",
    dark: "#131117",
    ink: CREAM,
    halo: "#131117",
    pattern: Some(Symbol {
        id: "p-pattern-black",
        svg: "<pattern id=\"p-pattern-black\" width=\"4.4\" height=\"3.6\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M-.5 3L2.2.8 4.9 3\" fill=\"none\" stroke=\"#6f6a7b\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-black",
        svg: "<path d=\"M0-2.9L.7-1 2.8-.9 1.2.4 1.7 2.4 0 1.2-1.7 2.4-1.2.4-2.8-.9-.7-1z\" \
              fill=\"#fff4e0\" stroke=\"#131117\" stroke-width=\".9\" stroke-linejoin=\"round\" \
              paint-order=\"stroke\"/>",
    },
};

const PURPLE: Look = Look {
    colour: "#cd9bff",
    light: "#ead6ff",
    dark: "#7b3fc4",
    ink: "#2b0f4d",
    halo: "#ead6ff",
    pattern: Some(Symbol {
        id: "p-pattern-purple",
        svg: "<pattern id=\"p-pattern-purple\" width=\"4\" height=\"3.2\" patternUnits=\"userSpaceOnUse\">\
              <path d=\"M-1 1.6Q0 .2 1 1.6T3 1.6T5 1.6\" fill=\"none\" stroke=\"#ead6ff\" \
              stroke-width=\".9\"/></pattern>",
    }),
    glyph: Symbol {
        id: "p-glyph-purple",
        svg: "<path d=\"M-.9-2.6H.9V-.9H2.6V.9H.9V2.6H-.9V.9H-2.6V-.9H-.9z\" fill=\"#2b0f4d\" stroke=\"#ead6ff\" \
              stroke-width=\".9\" stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
    },
};
