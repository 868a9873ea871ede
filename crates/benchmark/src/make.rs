//! Makes a benchmark: games of bots of many levels, turns drawn from them, and rollouts of every way to play those.

use bots::{Rng, roll_out};
use games::{Record, Setup};
use puzzles::{PlayError, self_play, turns};

use crate::case::{Case, GameCases, RatedWay, Tenths};

/// Which turns of which games are asked about, and how closely they are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Where all chance comes from.
    pub seed: u64,
    /// How many turns of a game.
    pub per_game: usize,
    /// How many games follow every way to play; the better ones are followed by more ([`roll_out`]).
    pub rollouts: u32,
}

/// One of the games of a selection, with its cases.
pub fn make(setup: &Setup, selection: Selection, number: u64) -> Result<GameCases, PlayError> {
    let record = self_play(setup, selection.seed, number)?;
    let cases = drawn(&record, selection, number)
        .into_iter()
        .map(|moves| case(&record, moves, selection, number))
        .collect::<Result<_, _>>()?;
    Ok(GameCases { record, cases })
}

/// The turns that are asked about, by the moves before them.
fn drawn(record: &Record, Selection { seed, per_game, .. }: Selection, number: u64) -> Vec<usize> {
    let mut all: Vec<usize> = turns(record).into_iter().map(|turn| turn.moves).collect();
    // Another chance than that of the game.
    let mut rng = Rng::for_game(!seed, number);
    while all.len() > per_game {
        // No game has four billion turns.
        all.remove(rng.below(all.len() as u32) as usize);
    }
    all
}

fn case(record: &Record, moves: usize, selection: Selection, number: u64) -> Result<Case, PlayError> {
    let mut game = record.first().fork();
    record.moves()[..moves].iter().for_each(|&made| game.apply_unchecked(made));
    let ways = roll_out(&*game, selection.rollouts, selection.seed.wrapping_add(number))?;
    let rated = ways.into_iter().map(|way| RatedWay {
        moves: way.moves,
        value: Tenths::of(way.lead),
        games: way.games,
    });
    let mut case = Case { moves, ways: rated.collect() };
    case.sort();
    Ok(case)
}

#[cfg(test)]
mod tests {
    use games::{Phase, Seat, catalog};

    use super::*;

    #[test]
    fn every_case_is_a_turn_with_all_its_ways() {
        let setup = catalog::find("kids").unwrap().setup(2, Seat(0), &[]).unwrap();
        let selection = Selection { seed: 3, per_game: 2, rollouts: 1 };
        let made = make(&setup, selection, 0).unwrap();
        assert_eq!(made.cases.len(), 2);
        assert!(made.cases.is_sorted_by_key(|case| case.moves));
        for case in &made.cases {
            let history = made.before(case);
            assert_eq!(history.game().phase(), Phase::Place);
            let mut legal = Vec::new();
            history.game().legal(&mut legal);
            assert!(case.ways.len() <= legal.len() && case.ways.len() * 4 >= legal.len(), "{case:?}");
            assert!(case.ways[0].games >= 16 && case.ways[0].games > case.ways[1].games);
        }
        assert_eq!(make(&setup, selection, 0).unwrap().cases, made.cases);
    }
}
