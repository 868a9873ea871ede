//! The bots of tile games.

use std::any::Any;

use games::hunters::Hunters;
use games::kids::Kids;
use games::winter::Winter;
use games::{Actor, Game, Move, Phase, Sight};

use crate::bot::{Bot, Budget, Candidate, Choice};
use crate::rng::Rng;
use crate::think::{BySeats, PlainSearch, Scout, Search, Weights};

/// Any move, evenly.
#[derive(Debug)]
pub(crate) struct Random {
    pub(crate) rng: Rng,
}

impl Bot for Random {
    fn choose(&mut self, game: &dyn Game, _: &Budget<'_>) -> Option<Choice> {
        let Actor::Seat(_) = game.actor() else { return None };
        game.sample(&mut |bound| self.rng.below(bound)).map(Choice::of)
    }
}

/// How a thinker of tile games thinks.
#[derive(Clone, Debug)]
pub(crate) enum Mind {
    /// Points of this turn only, overlooking so many of a hundred moves.
    Points { overlooks: u32 },
    /// One step ahead, overlooking so many of a hundred ways to play.
    Step { weights: BySeats, overlooks: u32 },
    /// A tree of turns.
    Tree { weights: BySeats },
    /// A tree with random playouts.
    Plain,
}

/// A bot that thinks about areas.
#[derive(Debug)]
pub(crate) struct Thinker {
    mind: Mind,
    rng: Rng,
    /// What it means to claim with the tile that it has placed last.
    meant: Option<Meant>,
}

/// A claim that was thought of together with a placement.
#[derive(Clone, Copy, Debug)]
struct Meant {
    turn: u32,
    place: Move,
    claim: Move,
}

impl Thinker {
    pub(crate) fn new(mind: Mind, rng: Rng) -> Thinker {
        Thinker { mind, rng, meant: None }
    }
}

/// A player of the Dice Game, by what it does.
pub(crate) struct DicePlayer(pub(crate) fn(&dyn Game) -> Option<Move>);

impl Bot for DicePlayer {
    fn choose(&mut self, game: &dyn Game, _: &Budget<'_>) -> Option<Choice> {
        (self.0)(game).map(Choice::of)
    }
}

impl std::fmt::Debug for DicePlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DicePlayer")
    }
}

impl Bot for Thinker {
    fn choose(&mut self, game: &dyn Game, budget: &Budget<'_>) -> Option<Choice> {
        let Actor::Seat(_) = game.actor() else { return None };
        let any: &dyn Any = game;
        if let Some(game) = any.downcast_ref::<Winter>() {
            self.think(game, budget)
        } else if let Some(game) = any.downcast_ref::<Hunters>() {
            self.think(game, budget)
        } else {
            self.think(any.downcast_ref::<Kids>()?, budget)
        }
    }
}

impl Thinker {
    fn think<G: Sight>(&mut self, game: &G, budget: &Budget<'_>) -> Option<Choice> {
        if let Some(claim) = self.meant.take().and_then(|meant| meant.claim_in(game)) {
            return Some(Choice::of(claim));
        }
        let choice = self.think_anew(game, budget)?;
        if let Some(&[place, claim]) = choice.candidates.first().map(|first| &first.moves[..]) {
            self.meant = Some(Meant { turn: game.turn(), place, claim });
        }
        Some(choice)
    }

    fn think_anew<G: Sight>(&mut self, game: &G, budget: &Budget<'_>) -> Option<Choice> {
        let rng = &mut self.rng;
        match &self.mind {
            Mind::Points { overlooks } => count_points(game, *overlooks, rng),
            Mind::Step { weights, overlooks } => look(game, weights.of(game).clone(), *overlooks, rng),
            Mind::Tree { weights } => search(game, weights.of(game), budget),
            Mind::Plain => play_out(game, budget, rng),
        }
    }
}

impl Meant {
    /// The claim, if this is the state that it was meant for.
    fn claim_in<G: Sight>(self, game: &G) -> Option<Move> {
        let placed = game.land().placed(game.land().last()?);
        let is_so = game.turn() == self.turn && Move::Place(placed.cell, placed.rotation) == self.place;
        (is_so && game.phase() == Phase::Claim && game.check(self.claim).is_ok()).then_some(self.claim)
    }
}

/// The move that scores most at once, with a claim rather than without; evenly among equals.
fn count_points<G: Sight>(game: &G, overlooks: u32, rng: &mut Rng) -> Option<Choice> {
    let seat = game.seat();
    let mut moves = Vec::new();
    game.legal(&mut moves);
    overlook(&mut moves, overlooks, rng);
    let mut best = None;
    let mut equals = 0;
    for &own in &moves {
        let mut after = game.clone();
        after.apply_unchecked(own);
        let gain = (after.scores()[seat.index()], u8::from(matches!(own, Move::Claim(..))));
        if best.is_none_or(|(most, _)| gain > most) {
            (best, equals) = (Some((gain, own)), 1);
        } else if best.is_some_and(|(most, _)| gain == most) {
            equals += 1;
            if rng.below(equals) == 0 {
                best = Some((gain, own));
            }
        }
    }
    best.map(|(_, own)| Choice::of(own))
}

/// Takes away so many of a hundred, but never all.
fn overlook<T>(all: &mut Vec<T>, of_a_hundred: u32, rng: &mut Rng) {
    let mut left = all.len();
    all.retain(|_| {
        left -= 1;
        rng.below(100) >= of_a_hundred || left == 0
    });
}

/// The best way one step ahead among those that are not overlooked.
fn look<G: Sight>(game: &G, weights: Weights, overlooks: u32, rng: &mut Rng) -> Option<Choice> {
    let mut plans = Vec::new();
    Scout::new(game, weights).plans(game, &mut plans);
    overlook(&mut plans, overlooks, rng);
    let candidates: Vec<Candidate> = plans
        .iter()
        .map(|plan| Candidate { moves: plan.moves().collect(), lead: plan.lead, visits: 0 })
        .collect();
    decide(candidates, 0)
}

fn search<G: Sight>(game: &G, weights: &Weights, budget: &Budget<'_>) -> Option<Choice> {
    let mut search = Search::new(game, weights, budget.threads().threads());
    let simulations = search.think(budget);
    decide(search.candidates(), simulations)
}

fn play_out<G: Sight>(game: &G, budget: &Budget<'_>, rng: &mut Rng) -> Option<Choice> {
    let mut search = PlainSearch::new(game);
    let mut simulations = 0;
    while budget.spent(simulations) < 1.0 {
        search.simulate(rng);
        simulations += 1;
    }
    let candidates: Vec<Candidate> = search
        .verdicts()
        .into_iter()
        .map(|(own, visits, lead)| Candidate { moves: vec![own], lead, visits })
        .collect();
    decide(candidates, simulations)
}

/// The first of the candidates.
fn decide(candidates: Vec<Candidate>, simulations: u32) -> Option<Choice> {
    let first = candidates.first()?;
    Some(Choice { best: *first.moves.first()?, lead: Some(first.lead), simulations, candidates })
}
