//! What states of a tile game come to in the end: for those who compare states instead of choosing moves.

use games::{AreaGame, MAX_SEATS, Move, Phase, Seat};

use crate::levels::BotError;
use crate::think::{TurnGenerator, TurnPlan, Values, Weights, lead};

/// By how much each seat is expected to be ahead of the best other one in the end.
pub type Leads = [f64; MAX_SEATS];

/// A tile that may be drawn, and what is expected then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AppraisedDraw {
    /// The move of chance.
    pub draw: Move,
    /// How likely it is.
    pub probability: f64,
    /// What is expected after it.
    pub leads: Leads,
}

/// How far an appraisal looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// A tile that is drawn is played as well as it can be, and what lies then is evaluated.
    OneTurn,
    /// After that everything can be drawn that is left, and is played in the same way.
    TwoTurns,
}

/// Appraises states by the evaluation that bots think with: where a tile is to be played by the best way to play it, where one is
/// to be drawn by the mean over everything that can be drawn, and at the end by the result.
#[derive(Debug)]
pub struct Appraiser<G> {
    generator: TurnGenerator<G>,
    plans: Vec<TurnPlan>,
    pub(crate) seats: u8,
}

impl<G: AreaGame> Appraiser<G> {
    /// For states of the same game.
    pub fn new(game: &G) -> Result<Appraiser<G>, BotError> {
        let setup = game.setup();
        let weights = Weights::tuned(setup.definition(), setup.seats())?;
        Ok(Appraiser {
            generator: TurnGenerator::new(game, weights),
            plans: Vec::new(),
            seats: setup.seats(),
        })
    }

    /// What is expected of a state, one turn ahead.
    pub fn appraise(&mut self, game: &G) -> Leads {
        match game.phase() {
            Phase::Draw => mean(&self.draws(game, Depth::OneTurn)),
            _ => self.after_draw(game, Depth::OneTurn),
        }
    }

    /// Everything that can be drawn, each with what is expected then; nothing where it is not for chance to move. A tile that fits
    /// nowhere is followed by another draw: it is taken for as good as the mean of the others.
    pub fn draws(&mut self, game: &G, depth: Depth) -> Vec<AppraisedDraw> {
        let Some(stack) = game.next_stack().filter(|_| game.phase() == Phase::Draw) else {
            return Vec::new();
        };
        let total = stack.len() as f64;
        let (mut played, mut set_aside) = (Vec::new(), Vec::new());
        let mut after = game.clone();
        for (tile, count) in stack.counts() {
            let draw = Move::Draw(tile);
            after.clone_from(game);
            after.apply_unchecked(draw);
            let mut appraised =
                AppraisedDraw { draw, probability: f64::from(count) / total, leads: [0.0; MAX_SEATS] };
            if after.phase() == Phase::Draw {
                set_aside.push(appraised);
            } else {
                appraised.leads = self.after_draw(&after, depth);
                played.push(appraised);
            }
        }
        let leads = if played.is_empty() { self.as_it_is(game) } else { mean(&played) };
        played.extend(set_aside.into_iter().map(|draw| AppraisedDraw { leads, ..draw }));
        played
    }

    /// Plays the rest of a turn in the way that looks best; what is expected of it, if there is any.
    pub fn play_best(&mut self, game: &mut G) -> Option<Leads> {
        let best = self.generator.best_plan(game, &mut self.plans)?;
        best.moves().for_each(|played| game.apply_unchecked(played));
        Some(self.leads(&best.values))
    }

    /// The best ways to play the rest of a turn at first sight, the best first.
    pub fn best_turns(&mut self, game: &G, most: usize) -> Vec<Vec<Move>> {
        self.generator.plans(game, &mut self.plans);
        self.plans.iter().take(most).map(|plan| plan.moves().collect()).collect()
    }

    /// All ways to play the rest of a turn, the best at first sight first, each with the lead that is expected of it.
    pub(crate) fn all_turns(&mut self, game: &G) -> impl Iterator<Item = (Vec<Move>, f64)> {
        self.generator.plans(game, &mut self.plans);
        self.plans.iter().map(|plan| (plan.moves().collect(), plan.lead.into()))
    }

    /// What is expected where a tile was drawn.
    fn after_draw(&mut self, game: &G, depth: Depth) -> Leads {
        if game.phase() == Phase::Over {
            return self.as_it_is(game);
        }
        let mut after = game.clone();
        let Some(leads) = self.play_best(&mut after) else { return self.as_it_is(game) };
        if depth == Depth::OneTurn { leads } else { self.appraise(&after) }
    }

    pub(crate) fn as_it_is(&mut self, game: &G) -> Leads {
        let values = self.generator.evaluate(game);
        self.leads(&values)
    }

    fn leads(&self, values: &Values) -> Leads {
        let mut leads = [0.0; MAX_SEATS];
        for seat in (0..self.seats).map(Seat) {
            leads[seat.index()] = lead(values, seat, self.seats).into();
        }
        leads
    }
}

/// What is expected before a draw: the mean over these, by how likely they are.
pub fn mean(draws: &[AppraisedDraw]) -> Leads {
    let total: f64 = draws.iter().map(|draw| draw.probability).sum();
    let mut mean = [0.0; MAX_SEATS];
    for draw in draws {
        mean.iter_mut().zip(draw.leads).for_each(|(sum, lead)| *sum += draw.probability / total * lead);
    }
    mean
}
