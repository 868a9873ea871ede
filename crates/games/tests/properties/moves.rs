//! Legal moves are exactly those that are accepted; all others are refused with a rule and change
//! nothing.

use std::collections::HashSet;

use games::{Faces, Game, Move, Phase, Piece};
use land::Cell;
use proptest::prelude::*;
use tiles::{Rotation, TileId, ZoneId};

use crate::story::stories;
use crate::{cases, legal};

/// Cells in and around the board, and some far away: where a board that wraps round would see tiles
/// that are not there, and at the ends of the numbers.
fn cells(game: &dyn Game) -> Vec<Cell> {
    let placed = game.view().placed;
    let tiles: Vec<Cell> = placed.iter().map(|(placed, _)| placed.cell).chain([Cell::ORIGIN]).collect();
    // Nine dice may lie apart.
    let margin = if game.phase() == Phase::Build { 11 } else { 2 };
    let reach = |numbers: &mut dyn Iterator<Item = i16>| {
        let numbers: Vec<i16> = numbers.collect();
        numbers.iter().min().unwrap() - margin..=numbers.iter().max().unwrap() + margin
    };
    let (xs, ys) = (reach(&mut tiles.iter().map(|cell| cell.x)), reach(&mut tiles.iter().map(|cell| cell.y)));
    let near: Vec<Cell> = ys.flat_map(|y| xs.clone().map(move |x| Cell::new(x, y))).collect();
    let wrapped = |cell: &Cell| {
        let Cell { x, y } = *cell;
        [(x + 128, y), (x - 128, y), (x, y + 128), (x, y - 128), (x + 256, y - 256)]
            .map(|(x, y)| Cell::new(x, y))
    };
    let ends = [i16::MIN, -1, 0, i16::MAX];
    let far =
        ends.into_iter().flat_map(|x| ends.map(|y| Cell::new(x, y))).filter(|cell| !near.contains(cell));
    let far: Vec<Cell> = near.iter().flat_map(wrapped).chain(far).collect();
    near.into_iter().chain(far).collect()
}

/// Every move of every kind that anybody could think of.
fn thinkable(game: &dyn Game) -> HashSet<Move> {
    let mut moves: Vec<Move> = (0..=u8::MAX).map(|tile| Move::Draw(TileId(tile))).collect();
    for cell in cells(game) {
        moves.push(Move::Recall(cell));
        for rotation in Rotation::ALL {
            moves.push(Move::Place(cell, rotation));
            moves.extend((0..=Faces::KINDS as u8).map(|face| Move::Build(TileId(face), cell, rotation)));
        }
    }
    for piece in Piece::ALL {
        moves.extend((0..=u8::MAX).map(|zone| Move::Claim(piece, ZoneId(zone))));
    }
    for dice in 0..=10 {
        Faces::rolls(dice, &mut |faces| moves.push(Move::Roll(faces)));
    }
    moves.extend([Move::Pass, Move::Collect, Move::Again, Move::Stop, Move::Keep]);
    moves.into_iter().collect()
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn legal_moves_are_exactly_those_that_are_accepted(story in stories()) {
        let mut game = story.game();
        let rules = game.setup().definition().rules;
        let (position, view) = (game.position(), game.view());
        let legal: HashSet<Move> = legal(&*game).into_iter().collect();
        let thinkable = thinkable(&*game);
        prop_assert!(legal.iter().all(|wanted| thinkable.contains(wanted)));
        for wanted in thinkable {
            let Err(refusal) = game.check(wanted) else {
                prop_assert!(legal.contains(&wanted), "{:?} is accepted in {}", wanted, position);
                continue;
            };
            prop_assert!(!legal.contains(&wanted), "{:?} is refused in {}: {:?}", wanted, position, refusal);
            prop_assert!(rules.contains(&refusal.rule), "{:?}", refusal);
            prop_assert_eq!(game.apply(wanted), Err(refusal));
        }
        prop_assert_eq!(game.position(), position);
        prop_assert_eq!(game.view(), view);
    }

    /// Each legal move is listed once, and can be made; checked or not, it leads to the same state.
    #[test]
    fn checked_and_unchecked_moves_do_the_same(story in stories()) {
        let game = story.game();
        let legal = legal(&*game);
        for (at, &wanted) in legal.iter().enumerate() {
            prop_assert!(!legal[..at].contains(&wanted));
            let (mut checked, mut unchecked) = (game.fork(), game.fork());
            prop_assert!(checked.apply(wanted).is_ok());
            unchecked.apply_unchecked(wanted);
            prop_assert_eq!(checked.position(), unchecked.position());
            prop_assert_eq!(checked.view(), unchecked.view());
        }
    }
}
