//! The pictures beside the rules.

use crate::colour::Colour;
use crate::example::{Example, Picture, tile};
use crate::moves::Piece;
use Picture::{Back, Icon, Lying, Standing, Tile};

pub(super) const EXAMPLES: &[Example] = &[
    Example::new("W-01", &[tile("D"), Back("base"), Back("river")]),
    Example::new(
        "W-02",
        &[
            Standing(Piece::Meeple, Colour::Red),
            Standing(Piece::Meeple, Colour::Blue),
            Standing(Piece::Abbot, Colour::Red),
        ],
    ),
    Example::new("W-10", &[tile("U"), tile("V"), tile("E")]),
    Example::new("W-20", &[tile("W"), tile("U"), Tile("A", 1), Standing(Piece::Meeple, Colour::Red)]),
    Example::new("W-21", &[Tile("E", 1), tile("F"), Tile("E", 3), Icon("coat")]),
    Example::new("W-22", &[tile("B"), tile("A"), Icon("abbey")]),
    Example::new("W-30", &[Lying(Colour::Red), Lying(Colour::Blue)]),
    Example::new("W-31", &[tile("V"), tile("X")]),
    Example::new("W-32", &[tile("J"), tile("G")]),
    Example::new("W-40", &[tile("R01"), tile("R06"), tile("R12"), Back("river")]),
    Example::new("W-42", &[tile("R07"), tile("R09")]),
    Example::new("W-44", &[tile("R11"), tile("R02")]),
    Example::new("W-50", &[Standing(Piece::Abbot, Colour::Red), tile("B"), tile("Eg")]),
    Example::new("W-51", &[tile("Ug"), Icon("grove")]),
];
