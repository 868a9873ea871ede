//! The pictures beside the rules: some in both editions, some in one.

use crate::colour::Colour;
use crate::example::{Example, Picture, tile};
use crate::moves::Piece;
use Picture::{Back, Icon, Lying, Standing};

const PIECES: Example =
    Example::new("H-02", &[Standing(Piece::Man, Colour::Red), Standing(Piece::Hut, Colour::Red)]);
const CLAIMS: Example = Example::new("H-13", &[Standing(Piece::Man, Colour::Red), Lying(Colour::Red)]);
const HUTS: Example =
    Example::new("H-15", &[Standing(Piece::Hut, Colour::Red), Standing(Piece::Hut, Colour::Blue)]);
const FISH: Example = Example::new("H-20", &[Icon("fish")]);
const ANIMALS: Example =
    Example::new("H-33", &[Icon("mammoth"), Icon("aurochs"), Icon("deer"), Icon("tiger")]);
const WATERS: Example = Example::new("H-32", &[Standing(Piece::Hut, Colour::Red), Icon("fish")]);

pub(super) const OF_2002: &[Example] = &[
    Example::new("H-01", &[tile("0"), Back("land"), Back("bonus")]),
    PIECES,
    Example::new("H-10", &[tile("3"), tile("13"), tile("2")]),
    CLAIMS,
    HUTS,
    FISH,
    Example::new("H-21", &[tile("20"), tile("57"), Icon("mushroom")]),
    Example::new("H-23", &[tile("12"), Icon("gold"), Back("bonus")]),
    Example::new("H-24", &[tile("69"), tile("11")]),
    Example::new("H-25", &[tile("60"), tile("56")]),
    WATERS,
    ANIMALS,
    Example::new("H-40", &[tile("83"), Icon("fire")]),
    Example::new("H-41", &[tile("80"), tile("89")]),
    Example::new("H-42", &[tile("82")]),
    Example::new("H-43", &[tile("81"), Icon("shrine")]),
];

pub(super) const OF_2020: &[Example] = &[
    Example::new("H-01", &[tile("56"), Back("land"), Back("menhir")]),
    PIECES,
    Example::new("H-10", &[tile("15"), tile("33"), tile("41")]),
    CLAIMS,
    HUTS,
    FISH,
    Example::new("H-21", &[tile("35"), tile("43"), Icon("mushroom")]),
    Example::new("H-23", &[tile("63"), Icon("menhir"), Back("menhir")]),
    Example::new("H-24", &[tile("3"), tile("12")]),
    Example::new("H-25", &[tile("62"), tile("49")]),
    WATERS,
    ANIMALS,
    Example::new("H-51", &[tile("93"), Icon("canoe")]),
    Example::new("H-52", &[tile("94"), Icon("pit")]),
    Example::new("H-53", &[tile("88"), Icon("shaman")]),
    Example::new("H-54", &[tile("92"), Icon("large-pit")]),
    Example::new("H-55", &[tile("85"), Icon("fire")]),
    Example::new("H-56", &[tile("91"), Icon("raft")]),
    Example::new("H-57", &[tile("79"), tile("87")]),
];
