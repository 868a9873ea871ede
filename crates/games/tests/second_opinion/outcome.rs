//! What a move caused, put in an order in which two opinions can be compared.

use games::{Event, Piece, Score, Seat};
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
    pub(crate) aside: Option<TileId>,
    /// W-52: what taking an abbot back gave, before anything else.
    pub(crate) recalled: Option<(Points, Home)>,
    pub(crate) scored: Vec<Points>,
    pub(crate) homes: Vec<Home>,
    pub(crate) end: Option<End>,
}

/// A piece that went back to its owner, and from where.
pub(crate) type Home = (Seat, Piece, Cell);

/// The final scoring and its winners.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct End {
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
        let recalled = self.recalled.iter().map(|(points, _)| points);
        recalled.chain(&self.scored).chain(self.end.iter().flat_map(|end| &end.scored))
    }

    /// The engine's events, which must come in the order of the steps of a turn.
    pub(crate) fn of_events(events: &[Event]) -> Outcome {
        let mut outcome = Outcome::default();
        let mut events = events.iter();
        while let Some(event) = events.next() {
            match (event, &mut outcome.end) {
                (Event::SetAside { rule, tile }, None) => {
                    assert_eq!(rule.0, "W-11");
                    assert_eq!(outcome.aside.replace(*tile), None, "one tile is drawn at a time");
                }
                (Event::Scored(score), None) if score.rule.0 == "W-52" => {
                    assert!(
                        outcome.scored.is_empty() && outcome.homes.is_empty(),
                        "W-52: the abbot comes first"
                    );
                    let Some(&Event::Home { seat, piece, cell }) = events.next() else {
                        panic!("W-52: the abbot does not go home");
                    };
                    outcome.recalled = Some((Points::of_score(score), (seat, piece, cell)));
                }
                (Event::Scored(score), None) => outcome.scored.push(Points::of_score(score)),
                (&Event::Home { seat, piece, cell }, None) => outcome.homes.push((seat, piece, cell)),
                (Event::FinalScoring { rule }, None) => {
                    assert_eq!(rule.0, "W-60");
                    outcome.end = Some(End::default());
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
