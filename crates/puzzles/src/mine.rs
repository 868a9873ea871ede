//! Finds puzzles: a glance, then a search, then a search ten times as deep.

use bots::{BotError, Level, Part, equal_ways};
use games::{Details, Game, Move, Phase};

use crate::criteria::MOST_WAYS;
use crate::dice;
use crate::grade::{grade, played, simple};
use crate::puzzle::{Puzzle, is_played};
use crate::recognise::themes;
use crate::solve::{Solution, Way, solve};

/// A glance has this part of the simulations of a search, and asks for this part of what makes an answer clear.
const GLANCE: u32 = 10;
const GLANCE_CLEAR: f64 = 0.6;
/// Who scores most at once chooses among equals by chance.
const MOST_POINTS_TRIES: u64 = 4;
/// How many times as deep a search is that verifies an answer.
const VERIFIED: u32 = 10;

/// The puzzle in a turn, if there is one of this grade or a higher one: so many simulations find it, and ten times as many, which
/// begin with other draws, come to the same answer.
pub fn mine(game: &dyn Game, simulations: u32, least_grade: u8) -> Result<Option<Puzzle>, BotError> {
    if !matches!(game.phase(), Phase::Place | Phase::Build) {
        return Ok(None);
    }
    let obvious = obvious(game)?;
    let glance = solve(game, simulations / GLANCE, Part::WHOLE)?;
    if !is_puzzle(game, &glance, GLANCE_CLEAR, &obvious)? {
        return Ok(None);
    }
    let first = solve(game, simulations, Part::WHOLE)?;
    if !is_puzzle(game, &first, 1.0, &obvious)? || grade(game, &first.ways)? < least_grade {
        return Ok(None);
    }
    let deep = solve(game, simulations * VERIFIED, second_part())?;
    let is_verified = deep.agrees_with(&first, game) && first.agrees_with(&deep, game);
    let is_whole = deep.ways.iter().take(MOST_WAYS).all(|way| is_whole(game, way));
    if !is_verified || !is_whole || !is_puzzle(game, &deep, 1.0, &obvious)? {
        return Ok(None);
    }
    Ok(Some(written(game, deep, &obvious)?))
}

/// What is obvious: what one does who looks no further than simple chances, and what scores most at once.
fn obvious(game: &dyn Game) -> Result<Vec<Vec<Move>>, BotError> {
    if let Details::Dice(_) = game.view().details {
        return Ok(vec![dice::obvious(game)]);
    }
    let mut obvious = vec![played(game, simple(game), 0)?];
    for seed in 0..MOST_POINTS_TRIES {
        obvious.push(played(game, Level::Points, seed)?);
    }
    Ok(obvious)
}

/// Whether what is best in a turn is so clearly, by this part of what is asked for, and not obvious.
fn is_puzzle(
    game: &dyn Game,
    solution: &Solution,
    part: f64,
    obvious: &[Vec<Move>],
) -> Result<bool, BotError> {
    if !solution.is_clear(game, part) {
        return Ok(false);
    }
    for way in solution.answers(game) {
        let equal = equal_ways(game, &way.moves)?;
        if obvious.iter().any(|played| equal.contains(played)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a way plays the turn to its end. A search looks no further than to the first thing that is done with pieces, and who takes
/// a man back may still put one.
fn is_whole(game: &dyn Game, way: &Way) -> bool {
    let mut after = game.fork();
    way.moves.iter().for_each(|&made| after.apply_unchecked(made));
    is_played(&*after)
}

/// The second of two parts of a search.
fn second_part() -> Part {
    Part::new(1, 2).unwrap_or(Part::WHOLE)
}

fn written(game: &dyn Game, mut solution: Solution, obvious: &[Vec<Move>]) -> Result<Puzzle, BotError> {
    let position = game.position();
    let best = solution.best().map(|way| way.moves.clone()).unwrap_or_default();
    let grade = grade(game, &solution.ways)?;
    solution.ways.truncate(MOST_WAYS);
    Ok(Puzzle {
        id: Puzzle::id_of(&position),
        position,
        lead: solution.lead,
        grade,
        themes: themes(game, &best, obvious),
        ways: solution.ways,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;
    use games::position;

    #[test]
    fn a_puzzle_is_found_again() {
        for file in [include_str!("../files/kids.txt"), include_str!("../files/dice.txt")] {
            // The largest board: little can follow, so it is soon solved.
            let puzzles = text::read(file).unwrap().into_iter();
            let puzzle = puzzles.max_by_key(|puzzle| puzzle.position.len()).unwrap();
            let found = mine(&*puzzle.game().unwrap(), 300, 1).unwrap().unwrap();
            assert_eq!((found.id, &found.ways[0].moves), (puzzle.id.clone(), &puzzle.ways[0].moves));
            assert!(mine(&*puzzle.game().unwrap(), 300, Puzzle::HARDEST + 1).unwrap().is_none());
        }
    }

    #[test]
    fn what_simple_chances_tell_is_no_puzzle() {
        // A city that one tile closes: everybody sees that.
        let game = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=3;scores=0,0;\
            board=D@0,0r0/E@0,1r2+0:meeple:city1;step=place:E;left=U*4,V*4;aside=";
        assert_eq!(mine(&*position::read(game).unwrap(), 100, 1).unwrap(), None);
    }
}
