//! What somebody's choices lose.

use bots::arena::Estimate;
use bots::{BotError, equal_ways};
use games::{Game, Move};

use crate::case::{Case, RatedWay};

/// What came of one case.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// The points that the way which was chosen is worth less than the best. Values are means of games, so this can be less than
    /// nothing.
    pub regret: f64,
    /// Whether it is the best way.
    pub is_best: bool,
}

/// What the moves that somebody chose for the turn of a case lose; none if they are no way to play it.
pub fn answer(game: &dyn Game, case: &Case, chosen: &[Move]) -> Result<Option<Answer>, BotError> {
    let Some(best) = case.ways.first() else { return Ok(None) };
    // Who takes a piece back may still put one, which no way goes on to.
    let lengths = case.ways.iter().map(|way| way.moves.len()).max().unwrap_or(0);
    let equal = equal_ways(game, &chosen[..chosen.len().min(lengths)])?;
    let found = case.ways.iter().position(|way| is_among(way, &equal));
    Ok(found
        .map(|at| Answer { regret: best.value.points() - case.ways[at].value.points(), is_best: at == 0 }))
}

fn is_among(way: &RatedWay, equal: &[Vec<Move>]) -> bool {
    equal.iter().any(|moves| moves == &way.moves)
}

/// What all answers say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scorecard {
    answers: Vec<Answer>,
    /// How many turns were not played to their end.
    pub failures: usize,
}

impl Scorecard {
    /// From what came of every case: none where the turn was not played.
    pub fn of(answers: impl IntoIterator<Item = Option<Answer>>) -> Scorecard {
        let mut card = Scorecard::default();
        for answer in answers {
            match answer {
                Some(answer) => card.answers.push(answer),
                None => card.failures += 1,
            }
        }
        card
    }

    /// How many turns were played.
    pub fn answers(&self) -> usize {
        self.answers.len()
    }

    /// What a turn loses.
    pub fn regret(&self) -> Estimate {
        Estimate::of(&self.answers.iter().map(|answer| answer.regret).collect::<Vec<_>>())
    }

    /// The share of turns that were played in the best way.
    pub fn best(&self) -> Estimate {
        Estimate::of(
            &self.answers.iter().map(|answer| f64::from(u8::from(answer.is_best))).collect::<Vec<_>>(),
        )
    }
}

#[cfg(test)]
mod tests {
    use games::position;
    use games::text::read_move;

    use super::*;
    use crate::case::Tenths;

    /// A road goes on to the east and to the west; a straight road may lie either way round.
    const ROAD: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=2;scores=0,0;\
        board=D@0,0r0/U@1,0r0+0:meeple:road1;step=place:U;left=U,V;aside=";

    #[test]
    fn an_answer_loses_what_the_best_way_is_worth_more() {
        let game = position::read(ROAD).unwrap();
        let place = |text: &str| vec![read_move(&*game, text).unwrap()];
        let way = |text: &str, value: i32| RatedWay { moves: place(text), value: Tenths(value), games: 8 };
        let case = Case { moves: 0, ways: vec![way("place 2,0 r0", 35), way("place -1,0 r0", 12)] };
        let judged = |text: &str| answer(&*game, &case, &place(text)).unwrap();
        assert_eq!(judged("place 2,0 r0"), Some(Answer { regret: 0.0, is_best: true }));
        assert_eq!(
            judged("place 2,0 r2"),
            Some(Answer { regret: 0.0, is_best: true }),
            "the same turned round"
        );
        let worse = judged("place -1,0 r2").unwrap();
        assert!((worse.regret - 2.3).abs() < 1e-9 && !worse.is_best);
        assert_eq!(answer(&*game, &case, &[]).unwrap(), None);
        let card = Scorecard::of([judged("place 2,0 r0"), judged("place -1,0 r2"), None]);
        assert_eq!((card.answers(), card.failures), (2, 1));
        assert!((card.regret().mean - 1.15).abs() < 1e-9 && (card.best().mean - 0.5).abs() < 1e-9);
    }
}
