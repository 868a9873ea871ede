//! What each way to play a turn leads to, one step ahead.

use std::cmp::Ordering;

use games::{AreaGame, Move, Phase};
use land::Cell;

use super::evaluate::Evaluator;
use super::notes::{Evaluation, Worth};
use super::utility::{Values, advantage};
use super::weights::Weights;

/// Of the best ways to play seldom more than so many on the average come to the same.
const ALIKE: usize = 4;

/// A way to play the rest of a turn, and what it is worth to each seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TurnPlan {
    /// Where the tile goes; none where it lies already.
    pub(crate) place: Option<Move>,
    /// What is claimed; none where there is nothing to choose.
    pub(crate) claim: Option<Move>,
    pub(crate) values: Values,
    /// By how much who plays is ahead then, as far as rivals count.
    pub(crate) lead: f32,
    /// Whether the game is over then, where the numbers say that its result counts.
    pub(crate) is_end: bool,
}

impl TurnPlan {
    /// The moves, in their order.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> {
        self.place.into_iter().chain(self.claim)
    }

    /// The best for who plays first: what wins at once, then by the lead, and last what loses at once.
    fn order(&self, other: &TurnPlan) -> Ordering {
        let by_result = other.result().cmp(&self.result());
        by_result.then_with(|| other.lead.total_cmp(&self.lead)).then_with(|| self.moves().cmp(other.moves()))
    }

    /// Whether it wins at once; less where it loses at once.
    fn result(&self) -> Ordering {
        if self.is_end { self.lead.total_cmp(&0.0) } else { Ordering::Equal }
    }
}

/// Looks one turn ahead, in space of its own that is used again and again.
#[derive(Debug)]
pub(crate) struct TurnGenerator<G> {
    pub(super) evaluator: Evaluator,
    notes: Evaluation,
    next: G,
    after: G,
    moves: Vec<Move>,
    claims: Vec<Move>,
    holes: Vec<Cell>,
}

impl<G: AreaGame> TurnGenerator<G> {
    pub(crate) fn new(game: &G, weights: Weights) -> TurnGenerator<G> {
        TurnGenerator {
            evaluator: Evaluator::new(game, weights),
            notes: Evaluation::default(),
            next: game.clone(),
            after: game.clone(),
            moves: Vec::new(),
            claims: Vec::new(),
            holes: Vec::new(),
        }
    }

    /// What a state is worth as it is.
    pub(crate) fn evaluate(&mut self, game: &G) -> Values {
        self.evaluator.look_at_pile(game);
        self.evaluator.evaluate(game, &mut self.notes)
    }

    /// All ways to play the rest of the turn, the best for who plays first. Of ways that come to the
    /// same, as those of a symmetric tile do, only one.
    pub(crate) fn plans(&mut self, game: &G, plans: &mut Vec<TurnPlan>) {
        self.all_plans(game, plans);
        plans.dedup_by(|one, other| comes_to_the_same(one, other));
    }

    /// The first of them.
    pub(crate) fn best_plan(&mut self, game: &G, plans: &mut Vec<TurnPlan>) -> Option<TurnPlan> {
        self.find_plans(game, plans);
        plans.iter().copied().min_by(TurnPlan::order)
    }

    /// The best of them: so many at the most, and none that is so many points behind the very best.
    pub(crate) fn best_plans(&mut self, game: &G, wide: usize, behind: f32, plans: &mut Vec<TurnPlan>) {
        self.find_plans(game, plans);
        let best = plans.iter().map(|plan| plan.lead).fold(f32::MIN, f32::max);
        plans.retain(|plan| plan.lead > best - behind);
        if !sort_first(plans, wide) {
            plans.sort_unstable_by(TurnPlan::order);
        }
        plans.dedup_by(|one, other| comes_to_the_same(one, other));
        plans.truncate(wide);
    }

    /// All ways to play the rest of the turn, also those that come to the same.
    pub(crate) fn all_plans(&mut self, game: &G, plans: &mut Vec<TurnPlan>) {
        self.find_plans(game, plans);
        plans.sort_unstable_by(TurnPlan::order);
    }

    fn find_plans(&mut self, game: &G, plans: &mut Vec<TurnPlan>) {
        plans.clear();
        self.evaluator.look_at_pile(game);
        let mut moves = std::mem::take(&mut self.moves);
        game.legal(&mut moves);
        match game.phase() {
            Phase::Place => {
                self.evaluator.evaluate(game, &mut self.notes);
                moves.iter().for_each(|&place| self.with_place(game, place, plans));
            }
            _ => {
                for &claim in &moves {
                    let values = self.values_after(game, claim);
                    let is_end = self.is_end(&self.next);
                    plans.push(TurnPlan { place: None, claim: Some(claim), values, lead: 0.0, is_end });
                }
            }
        }
        self.moves = moves;
        let (seat, seats) = (game.seat(), game.setup().seats());
        let rivals = self.evaluator.rivals();
        plans.iter_mut().for_each(|plan| plan.lead = advantage(&plan.values, seat, seats, rivals));
    }

    /// The ways that begin with a placement.
    fn with_place(&mut self, game: &G, place: Move, plans: &mut Vec<TurnPlan>) {
        self.next.clone_from(game);
        self.next.apply_unchecked(place);
        let areas = self.evaluator.reevaluate(&self.next, &self.notes, &mut self.holes);
        let values = self.evaluator.total(&self.next, &areas);
        let place = Some(place);
        if self.next.phase() != Phase::Claim {
            let is_end = self.is_end(&self.next);
            plans.push(TurnPlan { place, claim: None, values, lead: 0.0, is_end });
            return;
        }
        let mut claims = std::mem::take(&mut self.claims);
        self.next.legal(&mut claims);
        for &claim in &claims {
            let values = self.with_claim(claim, &areas, values);
            plans.push(TurnPlan { place, claim: Some(claim), values, lead: 0.0, is_end: false });
        }
        self.claims = claims;
    }

    fn is_end(&self, after: &G) -> bool {
        self.evaluator.counts_results() && after.phase() == Phase::Over
    }

    /// What the state is worth if the turn ends with this claim.
    fn with_claim(&mut self, claim: Move, areas: &Worth, mut values: Values) -> Values {
        match claim {
            Move::Claim(piece, zone) => {
                let Some(tile) = self.next.land().last() else { return values };
                let area = self.next.area_under(tile, piece, zone);
                let claimed = (area, piece);
                self.evaluator.claim(&self.next, &self.notes, claimed, areas, &mut self.holes, &mut values);
                values
            }
            Move::Pass => values,
            _ => {
                self.after.clone_from(&self.next);
                self.after.apply_unchecked(claim);
                self.evaluator.evaluate(&self.after, &mut Evaluation::default())
            }
        }
    }

    fn values_after(&mut self, game: &G, claim: Move) -> Values {
        self.next.clone_from(game);
        self.next.apply_unchecked(claim);
        self.evaluator.evaluate(&self.next, &mut self.notes)
    }
}

/// Sorts the first of many plans and leaves the others out, if so many of the first are different; whether they were.
fn sort_first(plans: &mut Vec<TurnPlan>, wide: usize) -> bool {
    let few = wide * ALIKE;
    if plans.len() <= few {
        return false;
    }
    plans.select_nth_unstable_by(few, TurnPlan::order);
    plans[..few].sort_unstable_by(TurnPlan::order);
    let different = plans[..few].windows(2).filter(|two| !comes_to_the_same(&two[1], &two[0])).count() + 1;
    if different >= wide {
        plans.truncate(few);
    }
    different >= wide
}

/// Whether two ways put the same piece, or none, after a tile in the same cell, with the same result.
pub(crate) fn comes_to_the_same(one: &TurnPlan, other: &TurnPlan) -> bool {
    let cell = |plan: &TurnPlan| if let Some(Move::Place(cell, _)) = plan.place { Some(cell) } else { None };
    let piece =
        |plan: &TurnPlan| if let Some(Move::Claim(piece, _)) = plan.claim { Some(piece) } else { None };
    one.values == other.values
        && cell(one) == cell(other)
        && piece(one) == piece(other)
        && one.place.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use games::hunters::Hunters;
    use games::kids::Kids;
    use games::winter::Winter;
    use games::{Game, Seat, Setup, catalog};

    fn setup(game: &str, options: &[(&str, &str)]) -> Setup {
        catalog::find(game).unwrap().setup(3, Seat(0), options).unwrap()
    }

    /// Every plan is worth what a look at the whole state says that it leads to.
    fn agrees(first: &impl AreaGame, games: u64) {
        let mut weights = Weights::tuned(first.setup().definition(), 3).unwrap();
        for role in &mut weights.roles {
            (role.joining, role.late, role.spread, role.risk, role.shared) = (0.05, 0.5, 0.3, 0.05, -0.2);
        }
        weights.returning = 0.4;
        let (mut generator, mut whole) =
            (TurnGenerator::new(first, weights.clone()), TurnGenerator::new(first, weights));
        let mut plans = Vec::new();
        let mut count = 0;
        for number in 0..games {
            let mut rng = Rng::for_game(3, number);
            let mut game = first.clone();
            while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
                if game.phase() == Phase::Place && rng.below(4) == 0 {
                    generator.plans(&game, &mut plans);
                    for plan in &plans {
                        let mut after = game.clone();
                        plan.moves().for_each(|played| after.apply_unchecked(played));
                        if after.phase() == Phase::Claim {
                            continue;
                        }
                        let values = whole.evaluate(&after);
                        let near =
                            values.iter().zip(plan.values).all(|(one, other)| (one - other).abs() < 0.01);
                        assert!(near, "{plan:?} {values:?}\n{}\n{}", game.position(), after.position());
                        count += 1;
                    }
                }
                game.apply_unchecked(next);
            }
        }
        assert!(count > 1000);
    }

    /// However few are asked for and however many come to the same, they are those that sorting all brings to the front.
    fn best_are_first(first: &impl AreaGame) {
        let weights = Weights::tuned(first.setup().definition(), 3).unwrap();
        let mut generator = TurnGenerator::new(first, weights);
        let (mut best, mut all, mut left_out) = (Vec::new(), Vec::new(), 0);
        for number in 0..4 {
            let mut rng = Rng::for_game(5, number);
            let mut game = first.clone();
            while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
                if matches!(game.phase(), Phase::Place | Phase::Claim) {
                    generator.plans(&game, &mut all);
                    let (wide, behind) =
                        ([1, 2, 8, 32][rng.below(4) as usize], [0.5, 8.0][rng.below(2) as usize]);
                    assert_eq!(generator.best_plan(&game, &mut best), all.first().copied());
                    generator.best_plans(&game, wide, behind, &mut best);
                    left_out += all.len() - best.len();
                    all.truncate(wide);
                    let least = all[0].lead - behind;
                    all.retain(|plan| plan.lead > least);
                    assert_eq!(best, all, "{}", game.position());
                }
                game.apply_unchecked(next);
            }
        }
        assert!(left_out > 1000);
    }

    #[test]
    fn the_best_plans_are_the_first_of_all() {
        best_are_first(&Winter::new(setup("winter", &[("farmers", "on")]), None).unwrap());
        best_are_first(&Hunters::new(setup("hunters-2020", &[]), None).unwrap());
        best_are_first(&Kids::new(setup("kids", &[]), None).unwrap());
    }

    #[test]
    fn plans_of_winter_are_worth_what_they_lead_to() {
        let options = [("farmers", "on"), ("abbot", "on"), ("river", "on")];
        agrees(&Winter::new(setup("winter", &options), None).unwrap(), 10);
    }

    #[test]
    fn plans_of_hunters_are_worth_what_they_lead_to() {
        agrees(&Hunters::new(setup("hunters-2002", &[]), None).unwrap(), 10);
        agrees(&Hunters::new(setup("hunters-2020", &[]), None).unwrap(), 10);
    }

    #[test]
    fn plans_of_kids_are_worth_what_they_lead_to() {
        agrees(&Kids::new(setup("kids", &[]), None).unwrap(), 20);
    }

    #[test]
    fn what_wins_at_once_is_better_than_what_promises_more() {
        let first = Kids::new(setup("kids", &[]), None).unwrap();
        let mut generator =
            TurnGenerator::new(&first, Weights::tuned(first.setup().definition(), 3).unwrap());
        let (mut plans, mut wins, mut less) = (Vec::new(), 0, 0);
        for number in 0..200 {
            let mut rng = Rng::for_game(7, number);
            let mut game = first.clone();
            while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
                if game.phase() == Phase::Place {
                    generator.plans(&game, &mut plans);
                    if plans.iter().any(|plan| plan.is_end && plan.lead > 0.0) {
                        let mut after = game.clone();
                        plans[0].moves().for_each(|played| after.apply_unchecked(played));
                        assert_eq!((after.phase(), after.winners()), (Phase::Over, vec![game.seat()]));
                        wins += 1;
                        less += usize::from(plans.iter().any(|plan| plan.lead > plans[0].lead));
                    }
                }
                game.apply_unchecked(next);
            }
        }
        assert!(wins > 50 && less > 0, "{wins} {less}");
    }
}
