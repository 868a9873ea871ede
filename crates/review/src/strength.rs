//! How strong somebody has played, by the levels of bots.

use games::Level;

use crate::table::numbers;

const MEASURED: &str = include_str!("strength.txt");

/// Between which levels of bots somebody has played, by what was lost a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The strongest level that loses as much or more; none for who loses more than all.
    pub level: Option<Level>,
    /// The weakest level that loses less; none for who loses no more than the strongest.
    pub next: Option<Level>,
    /// How far it is from the one to the other, from 0 to 1.
    pub part: f64,
}

impl Strength {
    /// Of who has lost so much a turn in a game; none where no levels were measured.
    pub(crate) fn of(game: &str, loss_a_turn: f64) -> Option<Strength> {
        let levels = measured(game);
        let passed = levels.iter().take_while(|(_, loss)| loss_a_turn <= *loss).count();
        let (level, next) = (passed.checked_sub(1).and_then(|at| levels.get(at)), levels.get(passed));
        let part = match (level, next) {
            (None, None) => return None,
            (Some((_, more)), Some((_, less))) => (more - loss_a_turn) / (more - less),
            _ => 0.0,
        };
        Some(Strength { level: level.map(|(level, _)| *level), next: next.map(|(level, _)| *level), part })
    }
}

/// The levels of a game that were measured, the weakest first, with what each loses a turn.
fn measured(game: &str) -> Vec<(Level, f64)> {
    let loss = |level: Level| numbers(MEASURED, &[game, level.name()]).map(|[loss]| (level, loss));
    Level::ALL.into_iter().filter_map(loss).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_levels_of_which_the_stronger_lose_less() {
        for game in games::catalog::all().filter(|game| game.is_listed) {
            let levels = measured(game.name);
            assert!(levels.len() >= 2, "{}", game.name);
            assert!(levels.windows(2).all(|pair| pair[0].1 > pair[1].1), "{}: {levels:?}", game.name);
        }
    }

    #[test]
    fn who_plays_like_a_level_is_at_it() {
        let levels = measured("winter");
        let (weakest, strongest) = (levels[0], levels[levels.len() - 1]);
        let of = |loss| Strength::of("winter", loss).unwrap();
        assert_eq!(
            of(levels[1].1),
            Strength { level: Some(levels[1].0), next: Some(levels[2].0), part: 0.0 }
        );
        assert_eq!(of(weakest.1 + 1.0), Strength { level: None, next: Some(weakest.0), part: 0.0 });
        assert_eq!(of(0.0), Strength { level: Some(strongest.0), next: None, part: 0.0 });
        let between = of((levels[1].1 + levels[2].1) / 2.0);
        assert!((between.part - 0.5).abs() < 1e-9, "{between:?}");
    }
}
