//! Pieces, as they are drawn.

use art::piece::{Colour, Figure, piece};

#[test]
fn a_piece_stays_as_it_is() {
    insta::assert_snapshot!(piece(Figure::Standing, Colour::Yellow).definition());
    insta::assert_snapshot!(Colour::ALL.map(|colour| colour.look().colour).join(" "));
}
