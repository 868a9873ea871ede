//! The pictures beside the rules.

use crate::colour::Colour;
use crate::example::{Example, Picture, tile};
use crate::moves::Piece;
use Picture::{Back, Icon, Standing};

pub(super) const EXAMPLES: &[Example] = &[
    Example::new(
        "K-01",
        &[
            Back("land"),
            Standing(Piece::Pawn, Colour::Red),
            Standing(Piece::Pawn, Colour::Yellow),
            Standing(Piece::Pawn, Colour::Blue),
            Standing(Piece::Pawn, Colour::Green),
        ],
    ),
    Example::new("K-03", &[tile("4"), tile("24")]),
    Example::new("K-04", &[tile("0"), tile("2")]),
    Example::new("K-05", &[tile("12"), tile("16"), Icon("child-blue"), Icon("child-green")]),
];
