//! Who follows ways to play: it looks at states, in space of its own that is used again and again.

use games::{AreaGame, Move, Phase, Seat};

use super::generator::{TurnGenerator, TurnPlan};
use super::rollouts::Rollouts;
use super::tree::{Branch, Edge, Tree, Turn};
use super::utility::{Aim, Utility, Values, add, confidences, doubt};
use super::weights::{SearchWeights, Weights};
use crate::arena::Deck;
use crate::bot::{Budget, Part};

/// A way that seems so many points worse than the best is not looked at.
const HOPELESS: f32 = 8.0;
/// Several searches share so many seeds for decks among them; there are no more than 255 of them.
const SEEDS: u32 = 1 << 16;

/// Follows one way at a time, any number one after the other.
#[derive(Debug)]
pub(crate) struct Explorer<G> {
    root: G,
    pub(super) state: G,
    generator: TurnGenerator<G>,
    pub(super) style: SearchWeights,
    aim: Aim,
    /// Which of several searches this is for.
    part: Part,
    /// The doubt at the root.
    scale: f32,
    plans: Vec<TurnPlan>,
    /// The orders in which tiles come when games are played on.
    decks: Vec<Deck>,
    /// What was expected after each turn of a game that was played on.
    expected: Vec<Values>,
    /// How it came to the state.
    pub(super) path: Vec<Edge>,
}

impl<G: AreaGame> Explorer<G> {
    pub(crate) fn new(game: &G, weights: Weights, aim: Aim, part: Part) -> Explorer<G> {
        let tiles_left: usize = game.stacks().iter().map(|stack| stack.len()).sum();
        Explorer {
            aim,
            part,
            scale: doubt(weights.search.doubt, tiles_left as u32),
            root: game.clone(),
            state: game.clone(),
            style: weights.search,
            generator: TurnGenerator::new(game, weights),
            plans: Vec::new(),
            decks: Vec::new(),
            expected: Vec::new(),
            path: Vec::new(),
        }
    }

    /// A tree for each of the best ways to play now, which have so many turns among them at the most. Those of each of several
    /// searches begin elsewhere in the pile.
    pub(super) fn plant(&mut self, wide: usize, most_turns: usize) -> Vec<Tree> {
        let mut ways = Vec::new();
        let tiles_left = self.root.next_stack().map_or(0, |stack| stack.len() as u32);
        let turn = self.look(wide, self.part.first_of(tiles_left), &mut ways);
        let room = most_turns / ways.len().max(1);
        let (seats, kinds) = (self.root.setup().seats(), self.root.land().atlas().set().tiles().len());
        ways.into_iter().map(|way| Tree::new(turn.seat, way, room, (seats, kinds))).collect()
    }

    /// Each of the best ways to play now, with no game played on from it yet.
    pub(super) fn lay_out(&mut self, wide: usize) -> Vec<Rollouts> {
        let mut ways = Vec::new();
        let turn = self.look(wide, 0, &mut ways);
        let seats = (turn.seat, self.root.setup().seats());
        let way = |way: Branch| Rollouts::new(way.plan, seats, way.impression[turn.seat.index()]);
        ways.into_iter().map(way).collect()
    }

    /// Plays on after a way to play now, with the tiles of the nth deck, for as many turns as the numbers say or to the end. The
    /// answer is what is expected then, and how sure that makes each seat to win: the mean over a last round, since the evaluation
    /// favours whoever moves next. There is none if the time is over first.
    pub(super) fn play_on(
        &mut self,
        plan: &TurnPlan,
        nth: usize,
        budget: &Budget<'_>,
    ) -> Option<(Values, Values)> {
        self.go_back();
        self.play(plan.moves());
        let mut deck = self.deck(nth);
        let seats = self.state.setup().seats();
        self.expected.clear();
        for _ in 0..self.style.turns as usize {
            if budget.is_late() {
                return None;
            }
            deck.draw_for(&mut self.state);
            let Some(best) = self.generator.best_plan(&self.state, &mut self.plans) else { break };
            self.play(best.moves());
            self.expected.push(best.values);
        }
        let mut values = Values::default();
        if self.state.phase() == Phase::Over || self.expected.is_empty() {
            values = self.evaluate();
        } else {
            let round = &self.expected[self.expected.len().saturating_sub(seats.into())..];
            round.iter().for_each(|expected| add(&mut values, 1.0 / round.len() as f32, expected));
        }
        Some((values, confidences(&values, seats, self.utility())))
    }

    /// The nth order of the tiles that are left, which is the same for all ways to play.
    fn deck(&mut self, nth: usize) -> Deck {
        while self.decks.len() <= nth {
            let seed = u64::from(self.part.first_of(SEEDS));
            self.decks.push(Deck::shuffled(&self.root, seed, self.decks.len() as u64));
        }
        self.decks[nth].clone()
    }

    /// Goes back to where all ways begin.
    pub(super) fn go_back(&mut self) {
        self.state.clone_from(&self.root);
        self.path.clear();
    }

    pub(super) fn play(&mut self, moves: impl Iterator<Item = Move>) {
        moves.for_each(|played| self.state.apply_unchecked(played));
    }

    /// Adds the best ways to play the state to others; the answer is the turn.
    pub(super) fn look(&mut self, wide: usize, shift: u32, ways: &mut Vec<Branch>) -> Turn {
        self.generator.best_plans(&self.state, wide, HOPELESS, &mut self.plans);
        let best = self.plans.first().map_or(0.0, |plan| plan.lead);
        let (seat, seats) = (self.state.seat(), self.state.setup().seats());
        let (utility, at_end) = (self.utility(), self.utility_at_end());
        let first = ways.len();
        let mut sum = 0.0;
        for plan in &self.plans {
            let worse = (best - plan.lead) / self.style.tolerance;
            let likely = 1.0 / (1.0 + worse * worse);
            sum += likely;
            let impression = confidences(&plan.values, seats, if plan.is_end { at_end } else { utility });
            ways.push(Branch::new(*plan, impression, likely, Seat((seat.0 + 1) % seats), shift));
        }
        ways[first..].iter_mut().for_each(|way| way.likely /= sum);
        Turn::new(seat, first, self.plans.len())
    }

    /// What the state is worth as it is.
    pub(super) fn evaluate(&mut self) -> Values {
        self.generator.evaluate(&self.state)
    }

    /// What leads are worth in the state.
    pub(super) fn utility(&self) -> Utility {
        if self.aim == Aim::Points {
            return Utility::Points { scale: self.scale };
        }
        if self.state.phase() == Phase::Over {
            return self.utility_at_end();
        }
        Utility::Win { doubt: doubt(self.style.doubt, self.generator.evaluator.completions.tiles_left()) }
    }

    /// What leads are worth when the game is over.
    fn utility_at_end(&self) -> Utility {
        match self.aim {
            Aim::Points => Utility::Points { scale: self.scale },
            Aim::Win => Utility::Result { share: self.style.result },
        }
    }

    /// How many points make one in the worth of ways, where it looks for points.
    pub(super) fn scale(&self) -> Option<f32> {
        (self.aim == Aim::Points).then_some(self.scale)
    }
}
