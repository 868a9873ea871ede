//! The bots of tile games.

use games::{Actor, AreaGame, AreaGameVisitor, Game, Move, Overlooks, Phase, catalog};

use crate::bot::{Bot, Budget, Candidate, Choice};
use crate::rng::Rng;
use crate::think::{BySeats, PlainSearch, TurnGenerator, Verdict, Weights, look_ahead};

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

/// How a bot that thinks about areas finds its move.
#[derive(Clone, Debug)]
pub(crate) enum Method {
    /// Points of this turn only, overlooking so many of a hundred moves.
    MostPoints { overlooks: Overlooks },
    /// One step ahead, overlooking so many of a hundred ways to play.
    OneAhead { weights: BySeats, overlooks: Overlooks },
    /// Further ahead, with no more simulations than this.
    Search { weights: BySeats, most: u32 },
    /// A tree with random playouts.
    Playouts,
}

/// A bot that thinks about areas.
#[derive(Debug)]
pub(crate) struct AreaBot {
    method: Method,
    rng: Rng,
    /// What it means to claim with the tile that it has placed last.
    meant: Option<PlannedClaim>,
}

/// A claim that was thought of together with a placement.
#[derive(Clone, Copy, Debug)]
struct PlannedClaim {
    turn: u32,
    place: Move,
    claim: Move,
}

impl AreaBot {
    pub(crate) fn new(method: Method, rng: Rng) -> AreaBot {
        AreaBot { method, rng, meant: None }
    }
}

/// A player of the Dice Game, by what it does.
pub(crate) struct DiceBot(pub(crate) fn(&dyn Game) -> Option<Move>);

impl Bot for DiceBot {
    fn choose(&mut self, game: &dyn Game, _: &Budget<'_>) -> Option<Choice> {
        (self.0)(game).map(Choice::of)
    }
}

impl std::fmt::Debug for DiceBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DiceBot")
    }
}

impl Bot for AreaBot {
    fn choose(&mut self, game: &dyn Game, budget: &Budget<'_>) -> Option<Choice> {
        let Actor::Seat(_) = game.actor() else { return None };
        catalog::visit(game, Thinking { bot: self, budget })?
    }
}

/// A bot at work on a move.
struct Thinking<'a> {
    bot: &'a mut AreaBot,
    budget: &'a Budget<'a>,
}

impl AreaGameVisitor for Thinking<'_> {
    type Output = Option<Choice>;

    fn visit<G: AreaGame>(self, game: &G) -> Option<Choice> {
        self.bot.think(game, self.budget)
    }
}

impl AreaBot {
    fn think<G: AreaGame>(&mut self, game: &G, budget: &Budget<'_>) -> Option<Choice> {
        if let Some(claim) = self.meant.take().and_then(|meant| meant.claim_in(game)) {
            return Some(Choice::of(claim));
        }
        let choice = self.think_anew(game, budget)?;
        if let Some(&[place, claim]) = choice.candidates.first().map(|first| &first.moves[..]) {
            self.meant = Some(PlannedClaim { turn: game.turn(), place, claim });
        }
        Some(choice)
    }

    fn think_anew<G: AreaGame>(&mut self, game: &G, budget: &Budget<'_>) -> Option<Choice> {
        let rng = &mut self.rng;
        match &self.method {
            Method::MostPoints { overlooks } => count_points(game, overlooks.of(game.setup()), rng),
            Method::OneAhead { weights, overlooks } => {
                look(game, weights.of(game).clone(), overlooks.of(game.setup()), rng)
            }
            Method::Search { weights, most } => search(game, weights.of(game), &budget.at_most(*most)),
            Method::Playouts => play_out(game, budget, rng),
        }
    }
}

impl PlannedClaim {
    /// The claim, if this is the state that it was meant for.
    fn claim_in<G: AreaGame>(self, game: &G) -> Option<Move> {
        let placed = game.land().placed(game.land().last()?);
        let is_so = game.turn() == self.turn && Move::Place(placed.cell, placed.rotation) == self.place;
        (is_so && game.phase() == Phase::Claim && game.check(self.claim).is_ok()).then_some(self.claim)
    }
}

/// The move that scores most at once, with a claim rather than without; evenly among equals.
fn count_points<G: AreaGame>(game: &G, overlooks: u32, rng: &mut Rng) -> Option<Choice> {
    let seat = game.seat();
    let mut moves = Vec::new();
    game.legal(&mut moves);
    overlook(&mut moves, overlooks, rng);
    let mut best = None;
    let mut equals = 0;
    for &candidate in &moves {
        let mut after = game.clone();
        after.apply_unchecked(candidate);
        let gain = (after.scores()[seat.index()], u8::from(matches!(candidate, Move::Claim(..))));
        if best.is_none_or(|(most, _)| gain > most) {
            (best, equals) = (Some((gain, candidate)), 1);
        } else if best.is_some_and(|(most, _)| gain == most) {
            equals += 1;
            if rng.below(equals) == 0 {
                best = Some((gain, candidate));
            }
        }
    }
    best.map(|(_, found)| Choice::of(found))
}

/// Takes away so many of a hundred, but never all: of those one is left, whichever.
fn overlook<T: Copy>(all: &mut Vec<T>, of_a_hundred: u32, rng: &mut Rng) {
    let seen: Vec<T> = all.iter().copied().filter(|_| rng.below(100) >= of_a_hundred).collect();
    if !seen.is_empty() {
        *all = seen;
    } else if !all.is_empty() {
        // No game has as many ways to play as four billion.
        *all = vec![all[rng.below(all.len() as u32) as usize]];
    }
}

/// The best way one step ahead among those that are not overlooked.
fn look<G: AreaGame>(game: &G, weights: Weights, overlooks: u32, rng: &mut Rng) -> Option<Choice> {
    let mut plans = Vec::new();
    TurnGenerator::new(game, weights).plans(game, &mut plans);
    overlook(&mut plans, overlooks, rng);
    let candidates: Vec<Candidate> = plans
        .iter()
        .map(|plan| Candidate { moves: plan.moves().collect(), lead: plan.lead, confidence: None, visits: 0 })
        .collect();
    decide(candidates, 0)
}

fn search<G: AreaGame>(game: &G, weights: &Weights, budget: &Budget<'_>) -> Option<Choice> {
    let (candidates, simulations) = look_ahead(game, weights, budget);
    decide(candidates, simulations)
}

fn play_out<G: AreaGame>(game: &G, budget: &Budget<'_>, rng: &mut Rng) -> Option<Choice> {
    let mut search = PlainSearch::new(game);
    let mut simulations = 0;
    while budget.spent(simulations) < 1.0 {
        search.simulate(rng);
        simulations += 1;
    }
    let candidates: Vec<Candidate> = search
        .verdicts()
        .into_iter()
        .map(|Verdict { first, visits, lead, confidence }| Candidate {
            moves: vec![first],
            lead,
            confidence: Some(confidence),
            visits,
        })
        .collect();
    decide(candidates, simulations)
}

/// The first of the candidates.
fn decide(candidates: Vec<Candidate>, simulations: u32) -> Option<Choice> {
    let first = candidates.first()?;
    Some(Choice { best: *first.moves.first()?, lead: Some(first.lead), simulations, candidates })
}
