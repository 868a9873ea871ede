//! Training the network that judges a race: bots play themselves, and the network learns how their games went on, round by round.

mod fit;
mod self_play;

pub use fit::{fit, loss};
pub use self_play::{Sample, self_play};

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use games::{Game, Seat, catalog};

    use super::*;

    fn start(game: &str) -> Box<dyn Game> {
        catalog::find(game).unwrap().setup(2, Seat(0), &[]).unwrap().start().unwrap()
    }

    fn samples(network: Option<&Arc<crate::Network>>, games: std::ops::Range<u64>) -> Vec<Sample> {
        let first = start("kids");
        games.flat_map(|number| self_play(&*first, network, 3, number).unwrap().unwrap()).collect()
    }

    /// What is learned from some games holds in others, and a second round learns from the first.
    #[test]
    fn a_network_learns_who_wins() {
        let (known, others) = (samples(None, 0..300), samples(None, 300..400));
        let network = fit(None, &known, 12, 1);
        let guess = (2.0_f32).ln();
        let first = loss(&network, &others);
        assert!(first < 0.9 * guess, "{first}");
        assert_eq!(fit(None, &known, 12, 1), network);

        let network = Arc::new(network);
        let judged = samples(Some(&network), 0..100);
        assert!(judged.iter().any(Sample::is_uncertain), "targets are chances, not results");
        assert!(judged.iter().all(|sample| (sample.target.iter().sum::<f32>() - 1.0).abs() < 1e-4));
        let second = fit(Some(&network), &judged, 12, 2);
        assert!(loss(&second, &judged) < loss(&network, &judged));
        assert!(loss(&second, &others) < 0.9 * guess);
    }

    #[test]
    fn only_a_race_can_be_learned() {
        assert!(self_play(&*start("winter"), None, 1, 0).unwrap().is_none());
        assert!(self_play(&*start("dice"), None, 1, 0).unwrap().is_none());
    }
}
