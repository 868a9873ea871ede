//! Pieces, as they are drawn.

use art::piece::{Figure, SEATS, piece};

#[test]
fn a_piece_stays_as_it_is() {
    insta::assert_snapshot!(piece(Figure::Standing, 1).definition());
    insta::assert_snapshot!(SEATS.map(|seat| seat.colour).join(" "));
}
