//! What a move caused, put in an order in which two opinions can be compared.

use games::{Event, Move, Piece, Score, Seat};
use land::Cell;
use tiles::TileId;

/// Points for one area.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Points {
    pub(crate) rule: &'static str,
    pub(crate) points: u32,
    pub(crate) seats: Vec<Seat>,
    pub(crate) cells: Vec<Cell>,
    pub(crate) counts: Vec<(&'static str, u32)>,
}

/// All that a move caused.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// A tile that fitted nowhere, and the rule that says so.
    pub(crate) aside: Option<(&'static str, TileId)>,
    /// W-52, H-50: points that come before anything else.
    pub(crate) at_once: Option<Points>,
    /// W-52, H-53: the piece that its player took back.
    pub(crate) recalled: Option<Home>,
    pub(crate) scored: Vec<Points>,
    pub(crate) homes: Vec<Home>,
    pub(crate) end: Option<End>,
}

/// A piece that went back to its owner, and from where.
pub(crate) type Home = (Seat, Piece, Cell);

/// The rule that ends the game, the final scoring and its winners.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) rule: &'static str,
    pub(crate) scored: Vec<Points>,
    pub(crate) winners: Vec<Seat>,
}

impl Outcome {
    /// The order in which areas score and pieces go home within a step does not matter.
    pub(crate) fn sorted(mut self) -> Outcome {
        self.scored.sort_unstable();
        self.homes.sort_unstable();
        if let Some(end) = &mut self.end {
            end.scored.sort_unstable();
        }
        self
    }

    /// All points of the move.
    pub(crate) fn all_points(&self) -> impl Iterator<Item = &Points> {
        self.at_once.iter().chain(&self.scored).chain(self.end.iter().flat_map(|end| &end.scored))
    }

    /// The engine's events, which must come in the order of the steps of a turn; the rules of the
    /// list give their points at once.
    pub(crate) fn of_events(made: Move, events: &[Event], at_once: &[&str]) -> Outcome {
        let mut outcome = Outcome::default();
        let mut events = events.iter();
        while let Some(event) = events.next() {
            let is_first = outcome.scored.is_empty() && outcome.homes.is_empty();
            match (event, &mut outcome.end) {
                (Event::SetAside { rule, tile }, None) => {
                    let before = outcome.aside.replace((rule.0, *tile));
                    assert_eq!(before, None, "one tile is drawn at a time");
                }
                (Event::Scored(score), None) if at_once.contains(&score.rule.0) => {
                    assert!(is_first && outcome.recalled.is_none(), "{} comes first", score.rule);
                    assert_eq!(outcome.at_once.replace(Points::of_score(score)), None);
                }
                (&Event::Home { seat, piece, cell, .. }, None) if made == Move::Recall(cell) => {
                    assert!(is_first, "who is taken back comes before the scoring");
                    assert_eq!(outcome.recalled.replace((seat, piece, cell)), None);
                }
                (Event::Scored(score), None) => outcome.scored.push(Points::of_score(score)),
                (&Event::Home { seat, piece, cell, .. }, None) => outcome.homes.push((seat, piece, cell)),
                (Event::FinalScoring { rule }, None) => {
                    outcome.end = Some(End { rule: rule.0, ..End::default() });
                }
                (Event::Scored(score), Some(end)) => end.scored.push(Points::of_score(score)),
                (Event::Over { winners }, Some(end)) if events.as_slice().is_empty() => {
                    end.winners.clone_from(winners);
                }
                (event, _) => panic!("{event:?} is out of place"),
            }
        }
        outcome.sorted()
    }
}

impl Points {
    fn of_score(score: &Score) -> Points {
        let Score { rule, points, seats, cells, counts, .. } = score;
        let mut cells = cells.clone();
        cells.sort_unstable();
        Points { rule: rule.0, points: *points, seats: seats.clone(), cells, counts: counts.clone() }
    }
}
