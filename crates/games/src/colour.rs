//! The colours of players' pieces.

/// The colour of a player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Black.
    Black,
    /// Purple.
    Purple,
}

impl Colour {
    /// All colours that pieces of some game have.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Black, Colour::Purple];

    /// The name of the colour in texts for programs.
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
}
