//! What became of areas. An evaluation guesses how likely an open area is to be completed and how
//! much it will grow; games that were played say what really happened to areas like it. So every area
//! is a label of its own, which says much more than who won.

use games::{AreaGame, AreaGameVisitor, Game, Phase, Role, catalog};
use land::{AreaId, Counters};

use crate::think::{CompletionOdds, Completions, Weights};

/// The samples of many areas.
#[derive(Clone, Debug, Default)]
pub struct AreaSamples(Vec<AreaSample>);

/// An area at some time, and what became of it.
#[derive(Clone, Debug)]
struct AreaSample {
    outlook: CompletionOdds,
    /// What it was worth then if it had been complete.
    worth: f32,
    /// What it was worth once complete, or when the game was over.
    became: f32,
    is_completed: bool,
}

/// Follows the areas of one game.
#[derive(Debug, Default)]
pub struct Watcher {
    seen: Vec<(AreaId, AreaSample)>,
    done: Vec<AreaSample>,
    turn: u32,
}

/// The fewest samples that say anything.
const ENOUGH: usize = 50;
/// How often all numbers are tried one way and the other, by how much at first, and what is left of
/// that each time.
const TRIES: u32 = 14;
const FIRST_STEP: f32 = 1.6;
const NEXT_STEP: f32 = 0.8;

/// Areas are looked at every so many turns: next to nothing happens to most of them in one.
const EVERY: u32 = 5;

impl Watcher {
    /// Looks at the state of a game, which is to be done after every move.
    pub fn look(&mut self, game: &dyn Game) {
        catalog::visit(game, self);
    }

    fn watch<G: AreaGame>(&mut self, game: &G) {
        self.follow(game);
        if game.phase() != Phase::Draw || game.turn() < self.turn + EVERY {
            return;
        }
        self.turn = game.turn();
        let mut completions = Completions::new(game, &Weights::plain());
        completions.look_at_pile(game);
        game.for_each_staked(&mut |area| {
            let known =
                self.seen.iter().any(|(seen, fate)| *seen == area && fate.outlook.turn == game.turn());
            let outlook = if known { None } else { completions.outlook(game, area) };
            if let Some(outlook) = outlook {
                let worth = worth(game, area).unwrap_or(0.0);
                self.seen.push((area, AreaSample { outlook, worth, became: worth, is_completed: false }));
            }
        });
    }

    /// Notes what the last move did to the areas that were seen.
    fn follow<G: AreaGame>(&mut self, game: &G) {
        let done = &mut self.done;
        self.seen.retain_mut(|(area, fate)| {
            *area = game.land().area_now(*area);
            fate.became = worth(game, *area).unwrap_or(fate.became);
            fate.is_completed = game.land().area(*area).is_closed();
            if fate.is_completed {
                done.push(fate.clone());
            }
            !fate.is_completed
        });
    }

    /// The game is over: adds what became of all areas.
    pub fn finish(self, samples: &mut AreaSamples) {
        samples.0.extend(self.done);
        samples.0.extend(self.seen.into_iter().map(|(_, fate)| fate));
    }
}

impl AreaGameVisitor for &mut Watcher {
    type Output = ();

    fn visit<G: AreaGame>(self, game: &G) {
        self.watch(game);
    }
}

/// What an area is worth when complete to somebody who has it alone.
fn worth<G: AreaGame>(game: &G, area: AreaId) -> Option<f32> {
    game.stake(area, Counters::one(0)).map(|stake| stake.complete[0].into())
}

impl AreaSamples {
    /// Adds those of another collection.
    pub fn extend(&mut self, other: AreaSamples) {
        self.0.extend(other.0);
    }

    /// The weights with the numbers that these samples suggest.
    pub fn fit(&self, weights: &Weights) -> Weights {
        let mut fitted = weights.clone();
        for role in Role::ALL {
            let alike: Vec<&AreaSample> = self.0.iter().filter(|fate| fate.outlook.role == role).collect();
            if alike.len() < ENOUGH {
                continue;
            }
            fit_chances(&alike, &mut fitted, role);
        }
        fitted
    }
}

/// Finds the numbers with which the guessed chances differ least from what happened, by going down
/// along one after the other.
fn fit_chances(samples: &[&AreaSample], weights: &mut Weights, role: Role) {
    let error = |weights: &Weights| -> f64 {
        samples
            .iter()
            .map(|fate| {
                let missed = fate.outlook.chance(weights) - if fate.is_completed { 1.0 } else { 0.0 };
                f64::from(missed * missed)
            })
            .sum()
    };
    let names = ["closing", "extending", "further"].map(|name| format!("{}.{name}", role.name()));
    let mut least = error(weights);
    let mut step = FIRST_STEP;
    for _ in 0..TRIES {
        for name in &names {
            for factor in [step, 1.0 / step] {
                let mut changed = weights.clone();
                let number = weights.number(name).unwrap_or(0.0) * factor;
                changed.set(name, number.clamp(0.0001, 20.0));
                let now = error(&changed);
                if now < least {
                    (least, *weights) = (now, changed);
                }
            }
        }
        step = 1.0 + (step - 1.0) * NEXT_STEP;
    }
    let completed = samples.iter().filter(|fate| fate.is_completed);
    let (mut grown, mut holes) = (0.0, 0.0);
    for fate in completed {
        let count = fate.outlook.holes.len() as f32;
        grown += count * (fate.became - fate.worth);
        holes += count * count;
    }
    if holes > 0.0 && role != Role::Abbey {
        weights.set(&format!("{}.growth", role.name()), grown / holes);
    }
}
