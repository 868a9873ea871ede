//! Nothing appears and nothing is lost.

use std::collections::BTreeMap;

use games::winter::Winter;
use games::{Game, Piece, View};
use proptest::prelude::*;
use tiles::TileId;

use crate::setups::setups;
use crate::story::stories;
use crate::{cases, legal, play_out};

/// W-02: how many pieces of a kind everybody has, on the board and in the reserve.
fn pieces(view: &View, piece: Piece) -> Vec<usize> {
    let on_board = |seat: usize| {
        let all = view.placed.iter().filter_map(|(_, standing)| *standing);
        all.filter(|standing| standing.seat.index() == seat && standing.piece == piece).count()
    };
    let in_reserve = |seat: usize| {
        let own = view.reserve[seat].iter().filter(|(own, _)| *own == piece);
        own.map(|&(_, count)| usize::from(count)).sum::<usize>()
    };
    (0..view.reserve.len()).map(|seat| on_board(seat) + in_reserve(seat)).collect()
}

/// W-01: every tile of the game, wherever it is.
fn tiles(view: &View) -> BTreeMap<TileId, usize> {
    let mut tiles = BTreeMap::new();
    let counted = view.pile.iter().chain(&view.aside).map(|&(tile, count)| (tile, usize::from(count)));
    let single = view.placed.iter().map(|(placed, _)| placed.tile).chain(view.hand).map(|tile| (tile, 1));
    counted.chain(single).for_each(|(tile, count)| *tiles.entry(tile).or_default() += count);
    tiles
}

/// W-01, W-02: tiles and pieces are conserved from the first move to the last.
#[test]
fn tiles_and_pieces_are_conserved() {
    for setup in setups() {
        let mut game = Winter::new(setup.clone(), None).unwrap();
        let first = tiles(&game.view());
        let land = if setup.is("pile", "full") { 84 } else { 72 };
        let expected = if setup.is("river", "on") { land - 1 + 12 } else { land };
        assert_eq!(first.values().sum::<usize>(), expected, "{setup:?}");
        let mut luck = bots::Luck::new(1);
        while let Some(next) = game.sample(&mut |bound| luck.below(bound)) {
            game.apply_unchecked(next);
            let view = game.view();
            assert_eq!(tiles(&view), first, "{}", game.position());
            assert!(pieces(&view, Piece::Meeple).iter().all(|&count| count == 7), "{}", game.position());
            let abbots = usize::from(setup.is("abbot", "on"));
            assert!(pieces(&view, Piece::Abbot).iter().all(|&count| count == abbots), "{}", game.position());
        }
        assert!(game.view().pile.is_empty());
    }
}

proptest! {
    #![proptest_config(cases(100))]

    /// A copy goes its own way.
    #[test]
    fn forks_are_independent(story in stories()) {
        let mut original = story.game();
        let (position, view, moves) = (original.position(), original.view(), legal(&*original));
        let mut copy = original.fork();
        let way = play_out(&mut *copy, &mut story.luck());
        prop_assert_eq!(original.position(), position);
        prop_assert_eq!(original.view(), view);
        prop_assert_eq!(legal(&*original), moves);

        let end = copy.position();
        prop_assert_eq!(play_out(&mut *original, &mut story.luck()), way);
        prop_assert_eq!(copy.position(), end);
    }

    /// Copying into a game that was anything before is as good as a new copy.
    #[test]
    fn copies_into_used_games_are_whole(setup in 0..64usize, other in 0..64usize, seed in any::<u64>()) {
        let fresh = |at: usize| Winter::new(setups()[at].clone(), None).unwrap();
        let (source, mut used) = (fresh(setup), fresh(other));
        bots::playout(&mut used, &mut bots::Luck::new(seed));
        used.clone_from(&source);
        prop_assert_eq!(used.position(), source.position());
        let mut copy = source.clone();
        let luck = || bots::Luck::new(seed);
        prop_assert_eq!(play_out(&mut used, &mut luck()), play_out(&mut copy, &mut luck()));
        prop_assert_eq!(source.position(), fresh(setup).position());
    }
}
