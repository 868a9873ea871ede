//! How likely each seat is to win a race, as a network has learned it.

use std::sync::Arc;

use games::{AreaGame, Phase, Race};

use super::network::{Network, strength};
use super::race::{Features, RaceState, RaceView};
use super::utility::Values;

/// Judges the states of a race.
#[derive(Debug)]
pub(crate) struct Judge {
    network: Arc<Network>,
    race: Race,
    view: RaceView,
}

impl Judge {
    /// A judge of a game; none if it is no race.
    pub(crate) fn new<G: AreaGame>(game: &G, network: Arc<Network>) -> Option<Judge> {
        Some(Judge { network, race: game.race()?, view: RaceView::default() })
    }

    /// Looks at a state before a turn, which is to be judged after it.
    pub(super) fn look_at<G: AreaGame>(&mut self, game: &G) {
        self.view.look_at(&RaceState::of(game, self.race));
    }

    /// How sure each seat is to win after the turn.
    pub(super) fn confidences_after<G: AreaGame>(&mut self, game: &G) -> Values {
        self.view.look_after(&RaceState::of(game, self.race));
        self.confidences_seen(game)
    }

    /// How sure each seat is to win, where a tile is to be drawn.
    pub(crate) fn confidences<G: AreaGame>(&mut self, game: &G) -> Values {
        self.view.look_at(&RaceState::of(game, self.race));
        self.confidences_seen(game)
    }

    fn confidences_seen<G: AreaGame>(&mut self, game: &G) -> Values {
        let seats = usize::from(game.setup().seats());
        let chances = if game.phase() == Phase::Over {
            shares(game)
        } else {
            chances(&self.network, &self.view.features(&RaceState::of(game, self.race))[..seats])
        };
        let mut confidences = Values::default();
        let known = confidences.iter_mut().zip(chances).take(seats);
        known.for_each(|(confidence, chance)| *confidence = 2.0 * chance - 1.0);
        confidences
    }
}

/// The chance of each seat to win, by what is seen of them.
pub(crate) fn chances(network: &Network, seen: &[Features]) -> Values {
    let mut strengths = Values::default();
    for (known, seen) in strengths.iter_mut().zip(seen) {
        *known = strength(network.score(&network.hidden(seen)));
    }
    let sum: f32 = strengths.iter().sum();
    strengths.map(|strength| strength / sum)
}

/// What part of the win each seat has when the game is over.
pub(crate) fn shares<G: AreaGame>(game: &G) -> Values {
    let mut shares = Values::default();
    let winners = game.winners();
    winners.iter().for_each(|winner| shares[winner.index()] = 1.0 / winners.len() as f32);
    shares
}

#[cfg(test)]
mod tests {
    use games::kids::Kids;
    use games::winter::Winter;
    use games::{Game, Seat, catalog};

    use super::*;
    use crate::rng::Rng;

    fn network() -> Arc<Network> {
        Arc::new(Network::read(catalog::find("kids").unwrap().bots.network.unwrap()).unwrap())
    }

    #[test]
    fn somebody_wins_and_the_end_is_certain() {
        for seats in 2..=4 {
            let setup = catalog::find("kids").unwrap().setup(seats, Seat(0), &[]).unwrap();
            let mut game = Kids::new(setup, None).unwrap();
            let mut judge = Judge::new(&game, network()).unwrap();
            let mut rng = Rng::new(seats.into());
            while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
                game.apply_unchecked(next);
                if game.phase() != Phase::Place {
                    let confidences = judge.confidences(&game);
                    let sum: f32 = confidences[..seats.into()].iter().map(|sure| (sure + 1.0) / 2.0).sum();
                    assert!((sum - 1.0).abs() < 1e-5, "{confidences:?}");
                }
            }
            let confidences = judge.confidences(&game);
            for seat in (0..seats).map(Seat) {
                let has_won = game.winners().contains(&seat);
                let part = if has_won { 2.0 / game.winners().len() as f32 } else { 0.0 };
                assert_eq!(confidences[seat.index()], part - 1.0);
            }
        }
    }

    #[test]
    fn a_game_of_points_is_no_race() {
        let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[]).unwrap();
        assert!(Judge::new(&Winter::new(setup, None).unwrap(), network()).is_none());
    }
}
