//! Ways to play at random that get into interesting states.

use std::collections::HashSet;

use bots::Rng;
use games::{Game, Move, Phase};
use land::Cell;
use tiles::ZoneId;

/// How a random player leans.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Places tiles where many others lie around, so that areas join, close and leave holes.
    dense: bool,
    /// Would rather not pass, so that reserves run dry.
    grabby: bool,
    /// Would rather not take a piece back, so that it is there when its zone is completed.
    patient: bool,
    /// Places tiles so that the turn goes on with another tile.
    hungry: bool,
    /// The number of the kind of zone that is claimed where possible; no kind may have it.
    favourite: usize,
}

impl Style {
    /// How often a move is thought over.
    const TRIES: usize = 8;

    /// Any of them.
    pub(crate) fn any(rng: &mut Rng) -> Style {
        let [dense, grabby, patient, hungry] = [(); 4].map(|()| rng.below(2) == 0);
        Style { dense, grabby, patient, hungry, favourite: rng.below(8) as usize }
    }

    /// The next move, the best liked of some; none when the game is over.
    pub(crate) fn choose(self, game: &dyn Game, rng: &mut Rng) -> Option<Move> {
        let tiles = if self.dense { game.view().placed } else { Vec::new() };
        let taken: HashSet<Cell> = tiles.iter().map(|(placed, _)| placed.cell).collect();
        let tries = (0..Style::TRIES).filter_map(|_| game.sample(&mut |bound| rng.below(bound)));
        tries.max_by_key(|&wanted| match wanted {
            Move::Place(..) if self.hungry && goes_on(game, wanted) => 9,
            Move::Place(cell, _) => cell.around().filter(|next| taken.contains(next)).count(),
            Move::Claim(_, zone) if self.is_favourite(game, zone) => 2,
            Move::Recall(_) => usize::from(!self.patient),
            Move::Pass => usize::from(!self.grabby),
            _ => 1,
        })
    }

    fn is_favourite(self, game: &dyn Game, zone: ZoneId) -> bool {
        let tile = game.claim_tile().map(|tile| game.tiles().tile(tile));
        tile.is_some_and(|tile| usize::from(tile.zones[zone.index()].kind.0) == self.favourite)
    }
}

/// Whether the turn goes on with another tile after this placement if nothing is claimed.
fn goes_on(game: &dyn Game, placement: Move) -> bool {
    let mut then = game.fork();
    then.apply_unchecked(placement);
    if then.phase() == Phase::Claim {
        then.apply_unchecked(Move::Pass);
    }
    then.phase() == Phase::Draw && then.turn() == game.turn()
}
