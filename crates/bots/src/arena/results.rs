//! What is kept of a match: a line of JSON for each round, and what all rounds say of one who took part.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::adjusted::Adjusted;
use super::habits::Habits;
use super::tally::Tally;

/// What is kept of a round: its games, one for each way to sit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Its number, which is also that of its deck.
    pub round: u64,
    /// Its games.
    pub games: Vec<GameResult>,
}

/// What is kept of a game, besides its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Who sat in each seat, by their place in the list of those who take part.
    pub seated: Vec<usize>,
    /// The points of each seat.
    pub scores: Vec<u32>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Which seat forfeited the game, and how.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub forfeit: Option<(u8, String)>,
    /// What the thinking took, by seat.
    pub effort: Vec<Effort>,
    /// What each seat did; nothing where that was not counted yet.
    #[serde(default)]
    pub habits: Vec<Habits>,
    /// The luck of each seat; nothing where it was not worked out.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub luck: Vec<f64>,
}

/// What the thinking of a bot took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Effort {
    /// How many moves it chose.
    pub moves: u64,
    /// How many simulations it made for them.
    pub simulations: u64,
    /// How many seconds it thought.
    pub seconds: f64,
    /// How many seconds it thought about the move that took longest.
    pub longest: f64,
}

/// A line that is no round of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundsError {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RoundProblem,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundProblem {
    /// It is not the JSON of a round.
    Malformed,
    /// The seats, those who take part or the winners are not those of the match.
    OtherMatch,
    /// The round was there before.
    Twice,
}

impl Round {
    /// The rounds of a match with so many seats and so many who take part, by their numbers. A round is a
    /// line; what follows the last end of a line was cut off when the match was broken off, and is left out.
    pub fn read_all(text: &str, seats: u8, contestants: usize) -> Result<BTreeMap<u64, Round>, RoundsError> {
        let mut rounds = BTreeMap::new();
        for (line, text) in (1..).zip(whole_lines(text).lines()) {
            let error = |problem| RoundsError { line, problem };
            let round: Round = serde_json::from_str(text).map_err(|_| error(RoundProblem::Malformed))?;
            if !round.is_of_match(seats, contestants) {
                return Err(error(RoundProblem::OtherMatch));
            }
            if rounds.insert(round.round, round).is_some() {
                return Err(error(RoundProblem::Twice));
            }
        }
        Ok(rounds)
    }

    fn is_of_match(&self, seats: u8, contestants: usize) -> bool {
        let count = usize::from(seats);
        self.games.len() == count
            && self.games.iter().all(|game| {
                let by_seat = [game.seated.len(), game.scores.len(), game.effort.len()];
                by_seat.iter().all(|&length| length == count)
                    && game.seated.iter().all(|&at| at < contestants)
                    && !game.winners.is_empty()
                    && game.winners.is_sorted_by(|one, next| one < next)
                    && game.winners.iter().all(|&seat| seat < seats)
                    && game.forfeit.iter().all(|(seat, _)| *seat < seats)
            })
    }
}

/// The part of a text that consists of whole lines.
pub fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

impl Effort {
    /// Adds what somebody else's, or another game's, thinking took.
    pub fn add(&mut self, other: &Effort) {
        self.moves = self.moves.saturating_add(other.moves);
        self.simulations = self.simulations.saturating_add(other.simulations);
        self.seconds += other.seconds;
        self.longest = self.longest.max(other.longest);
    }
}

/// What the rounds of a match say of one who took part.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// Wins, leads and points.
    pub tally: Tally,
    /// What all thinking took.
    pub effort: Effort,
    /// What was done in all games.
    pub habits: Habits,
    /// How many games were forfeited.
    pub forfeits: usize,
    /// The lead over the best other seat without luck; none where luck was not worked out.
    pub adjusted: Option<Adjusted>,
}

impl Standing {
    /// Of the one at this place in the list of those who take part.
    pub fn of(rounds: &[Round], contestant: usize) -> Standing {
        let mut standing = Standing::default();
        for round in rounds {
            let games: Vec<_> = round.games.iter().flat_map(|game| game.results_of(contestant)).collect();
            standing.tally.add(&games);
            for game in &round.games {
                standing.add(game, contestant);
            }
        }
        standing.adjusted = Adjusted::of(&margins_and_luck(rounds, contestant));
        standing
    }

    fn add(&mut self, game: &GameResult, contestant: usize) {
        for (effort, seated) in game.effort.iter().zip(&game.seated) {
            if *seated == contestant {
                self.effort.add(effort);
            }
        }
        for (habits, seated) in game.habits.iter().zip(&game.seated) {
            if *seated == contestant {
                self.habits.add(habits);
            }
        }
        let forfeited = game.forfeit.as_ref().and_then(|(seat, _)| game.seated.get(usize::from(*seat)));
        self.forfeits += usize::from(forfeited == Some(&contestant));
    }
}

/// The lead and the luck of somebody in each round, in the mean of its games; of a match in which no game lacks its luck.
fn margins_and_luck(rounds: &[Round], contestant: usize) -> Vec<(f64, f64)> {
    let pairs = rounds.iter().map(|round| {
        let mut sums = (0.0, 0.0, 0.0);
        for game in &round.games {
            let own = game.seated.iter().enumerate().filter(|(_, seated)| **seated == contestant);
            for ((seat, _), (_, margin, _)) in own.zip(game.results_of(contestant)) {
                let luck = *game.luck.get(seat)?;
                sums = (sums.0 + 1.0, sums.1 + margin, sums.2 + luck);
            }
        }
        Some((sums.1 / sums.0, sums.2 / sums.0))
    });
    pairs.collect::<Option<_>>().unwrap_or_default()
}

impl GameResult {
    /// The share of the win, the lead and the points in each seat that somebody had.
    fn results_of(&self, contestant: usize) -> impl Iterator<Item = (f64, f64, f64)> {
        let seats = self.seated.iter().zip(&self.scores).enumerate();
        seats.filter(move |(_, (seated, _))| **seated == contestant).map(|(seat, (_, &points))| {
            let has_won = self.winners.iter().any(|&winner| usize::from(winner) == seat);
            let share = if has_won { 1.0 / self.winners.len() as f64 } else { 0.0 };
            let others = self.scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best_other = others.map(|(_, &points)| points).max().unwrap_or(0);
            (share, f64::from(points) - f64::from(best_other), f64::from(points))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = r#"{"round":0,"games":[
        {"seated":[0,1],"scores":[9,4],"winners":[0],"effort":[
            {"moves":3,"simulations":30,"seconds":0.5,"longest":0.25},
            {"moves":3,"simulations":0,"seconds":0.0,"longest":0.0}]},
        {"seated":[1,0],"scores":[5,5],"winners":[0,1],"effort":[
            {"moves":3,"simulations":0,"seconds":0.0,"longest":0.0},
            {"moves":4,"simulations":40,"seconds":1.0,"longest":0.75}]}]}"#;

    fn line() -> String {
        WHOLE.lines().map(str::trim).collect::<String>() + "\n"
    }

    fn problem(text: &str) -> (usize, RoundProblem) {
        let error = Round::read_all(text, 2, 2).unwrap_err();
        (error.line, error.problem)
    }

    #[test]
    fn rounds_say_who_is_ahead() {
        let rounds = Round::read_all(&line(), 2, 2).unwrap();
        let rounds: Vec<Round> = rounds.into_values().collect();
        let Standing { tally, effort, forfeits, .. } = Standing::of(&rounds, 0);
        assert_eq!((tally.games(), forfeits), (2, 0));
        assert_eq!((tally.wins().mean, tally.margin().mean, tally.points().mean), (0.75, 2.5, 7.0));
        assert_eq!(effort, Effort { moves: 7, simulations: 70, seconds: 1.5, longest: 0.75 });
    }

    #[test]
    fn a_line_that_was_cut_off_is_left_out() {
        let rounds = Round::read_all(&(line() + "{\"round\":1,\"ga"), 2, 2).unwrap();
        assert_eq!(rounds.keys().copied().collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn a_broken_line_is_named() {
        assert_eq!(problem(&(line() + "{\"round\":1,\"ga\n")), (2, RoundProblem::Malformed));
        assert_eq!(problem(&(line() + &line())), (2, RoundProblem::Twice));
    }

    #[test]
    fn a_round_of_another_match_is_named() {
        for (right, wrong) in [
            ("\"scores\":[9,4]", "\"scores\":[9]"),
            ("\"seated\":[0,1]", "\"seated\":[0,2]"),
            ("\"winners\":[0]", "\"winners\":[2]"),
            ("\"winners\":[0]", "\"winners\":[]"),
            ("\"winners\":[0,1]", "\"winners\":[1,1]"),
            ("\"winners\":[0],", "\"winners\":[0],\"forfeit\":[2,\"late\"],"),
        ] {
            assert!(line().contains(right), "{right}");
            assert_eq!(problem(&line().replacen(right, wrong, 1)), (1, RoundProblem::OtherMatch), "{wrong}");
        }
        assert_eq!(Round::read_all(&line(), 3, 2).unwrap_err().problem, RoundProblem::OtherMatch);
    }
}
