//! What a move caused, put in an order in which two opinions can be compared.

use games::{Event, Piece, Seat};
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
        let mut events = events.iter().peekable();
        if let Some(Event::SetAside { rule, tile }) = events.peek() {
            assert_eq!(rule.0, "W-11");
            outcome.aside = Some(*tile);
            events.next();
        }
        let is_recall = |event: &&Event| matches!(event, Event::Scored(score) if score.rule.0 == "W-52");
        if let (Some(Event::Scored(score)), Some(&Event::Home { seat, piece, cell })) =
            (events.next_if(is_recall), outcome_home(&mut events, &outcome))
        {
            outcome.recalled = Some((points_of(score), (seat, piece, cell)));
        }
        while let Some(event) = events.next() {
            match (event, &mut outcome.end) {
                (Event::Scored(score), None) => outcome.scored.push(points_of(score)),
                (&Event::Home { seat, piece, cell }, None) => outcome.homes.push((seat, piece, cell)),
                (Event::FinalScoring { rule }, None) => {
                    assert_eq!(rule.0, "W-60");
                    outcome.end = Some(End::default());
                }
                (Event::Scored(score), Some(end)) => end.scored.push(points_of(score)),
                (Event::Over { winners }, Some(end)) if events.peek().is_none() => end.winners.clone_from(winners),
                (event, _) => panic!("{event:?} is out of place"),
            }
        }
        outcome.sorted()
    }
}
