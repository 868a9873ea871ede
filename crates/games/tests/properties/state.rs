//! Nothing appears and nothing is lost.

use std::collections::BTreeMap;

use games::{Details, Game, Piece, Setup, Standing, View, catalog};
use proptest::prelude::*;
use proptest::sample::Index;
use tiles::TileId;

use crate::setups::setups_of;
use crate::story::stories;
use crate::types::{Start, Task, with_type_of};
use crate::{cases, legal, play_out};

/// How many pieces of each kind a seat has, on the board and in the reserve.
fn pieces(view: &View, seat: usize) -> BTreeMap<Piece, usize> {
    let mut pieces = BTreeMap::new();
    let mut add = |piece, count| *pieces.entry(piece).or_default() += count;
    view.reserve[seat].iter().for_each(|&(piece, count)| add(piece, usize::from(count)));
    let mut on_board: Vec<Standing> = view.placed.iter().filter_map(|(_, standing)| *standing).collect();
    if let Details::Pawns(pawns) = &view.details {
        on_board.extend(pawns.iter().map(|&(_, standing)| standing));
    }
    on_board
        .iter()
        .filter(|standing| standing.seat.index() == seat)
        .for_each(|standing| add(standing.piece, 1));
    pieces
}

/// W-02, H-02: the pieces that each seat has got.
fn all_pieces(setup: &Setup) -> Vec<(Piece, usize)> {
    match setup.game() {
        "winter" if setup.is("abbot", "on") => vec![(Piece::Meeple, 7), (Piece::Abbot, 1)],
        "winter" => vec![(Piece::Meeple, 7)],
        "hunters-2002" => vec![(Piece::Man, 5), (Piece::Hut, 2)],
        "hunters-2020" => vec![(Piece::Man, 5), (Piece::Hut, 3)],
        "kids" => vec![(Piece::Pawn, 8)],
        other => unreachable!("the pieces of {other}"),
    }
}

/// W-01, W-40, H-01: how many tiles the game has: all that there are, but for options of the winter.
fn all_tiles(game: &dyn Game) -> usize {
    let setup = game.setup();
    let land = if setup.is("pile", "full") { 84 } else { 72 };
    match setup.game() {
        "winter" if setup.is("river", "on") => land - 1 + 12,
        "winter" => land,
        _ => game.tiles().tiles().iter().map(|tile| usize::from(tile.count)).sum(),
    }
}

/// W-01: every tile of the game, wherever it is.
fn tiles(view: &View) -> BTreeMap<TileId, usize> {
    let mut tiles = BTreeMap::new();
    let counted = view.pile.iter().chain(&view.aside).map(|&(tile, count)| (tile, usize::from(count)));
    let single = view.placed.iter().map(|(placed, _)| placed.tile).chain(view.hand).map(|tile| (tile, 1));
    counted.chain(single).for_each(|(tile, count)| *tiles.entry(tile).or_default() += count);
    tiles
}

/// W-01, W-02, H-01, H-02: tiles and pieces are conserved from the first move to the last.
#[test]
fn tiles_and_pieces_are_conserved() {
    for setup in catalog::games().flat_map(setups_of) {
        let mut game = setup.clone().start().unwrap();
        let first = tiles(&game.view());
        // Dice are rolled, not drawn.
        if first.is_empty() {
            continue;
        }
        assert_eq!(first.values().sum::<usize>(), all_tiles(&*game), "{setup:?}");
        let all_pieces = all_pieces(&setup).into_iter().collect();
        let mut rng = bots::Rng::new(1);
        while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
            game.apply_unchecked(next);
            let view = game.view();
            assert_eq!(tiles(&view), first, "{}", game.position());
            for seat in 0..usize::from(setup.seats()) {
                assert_eq!(pieces(&view, seat), all_pieces, "{}", game.position());
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(250))]

    /// A copy goes its own way.
    #[test]
    fn forks_are_independent(story in stories()) {
        let mut original = story.game();
        let (position, view, moves) = (original.position(), original.view(), legal(&*original));
        let mut copy = original.fork();
        let way = play_out(&mut *copy, &mut story.rng());
        prop_assert_eq!(original.position(), position);
        prop_assert_eq!(original.view(), view);
        prop_assert_eq!(legal(&*original), moves);

        let end = copy.position();
        prop_assert_eq!(play_out(&mut *original, &mut story.rng()), way);
        prop_assert_eq!(copy.position(), end);
    }

    /// A copy in the space of another state is as good, also where that was one of another game.
    #[test]
    fn forks_into_other_states_are_whole(story in stories(), other in stories()) {
        let (mut source, mut copy) = (story.game(), other.game());
        source.fork_into(&mut copy);
        prop_assert_eq!(copy.position(), source.position());
        let way = play_out(&mut *copy, &mut story.rng());
        prop_assert_eq!(play_out(&mut *source, &mut story.rng()), way);
    }

    /// Copying into a game that was anything before is as good as a new copy.
    #[test]
    fn copies_into_used_games_are_whole(story in stories(), other in any::<Index>()) {
        let source = story.game();
        let setups = setups_of(source.setup().definition());
        let used = other.get(&setups).clone();
        with_type_of(source.setup().game(), Copy { setup: source.setup().clone(), used, rng: story.rng() });
    }
}

/// A game copied into one that has been played to its end.
struct Copy {
    setup: Setup,
    used: Setup,
    rng: bots::Rng,
}

impl Task for Copy {
    fn run<G: Game + Clone>(mut self, start: Start<G>) {
        let (source, mut used) = (start(self.setup.clone(), None).unwrap(), start(self.used, None).unwrap());
        bots::playout(&mut used, &mut self.rng.clone());
        used.clone_from(&source);
        assert_eq!(used.position(), source.position());
        let mut copy = source.clone();
        assert_eq!(play_out(&mut used, &mut self.rng.clone()), play_out(&mut copy, &mut self.rng));
        assert_eq!(source.position(), start(self.setup, None).unwrap().position());
    }
}
