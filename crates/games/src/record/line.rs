//! The points on a line of a record: `0 +3 W-20; 0,1 +4 W-21`.

use std::fmt;

use crate::event::{Event, Score};

/// Points as a record states them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Points {
    seats: Vec<u8>,
    points: u32,
    rule: String,
}

impl Points {
    pub(super) fn of(score: &Score) -> Points {
        Points {
            seats: score.seats.iter().map(|seat| seat.0).collect(),
            points: score.points,
            rule: score.rule.to_string(),
        }
    }

    /// Reads the points of a line; none if a part is not of the form.
    pub(super) fn read_all(text: &str) -> Option<Vec<Points>> {
        text.split(';').map(str::trim).filter(|part| !part.is_empty()).map(Points::read).collect()
    }

    fn read(text: &str) -> Option<Points> {
        let (seats, rest) = text.split_once('+')?;
        let (points, rule) = rest.trim().split_once(char::is_whitespace)?;
        let seats: Result<Vec<u8>, _> = seats.split(',').map(|seat| seat.trim().parse()).collect();
        let rule = rule.trim().replace('\u{2212}', "-").to_uppercase();
        Some(Points { seats: seats.ok()?, points: points.parse().ok()?, rule })
    }

    pub(super) fn write_all(points: &[Points]) -> String {
        points.iter().map(Points::to_string).collect::<Vec<_>>().join("; ")
    }

    /// Whether two lines state the same points, in whatever order.
    pub(super) fn agree(one: Vec<Points>, other: Vec<Points>) -> bool {
        let [one, other] = [one, other].map(|points| {
            let mut points: Vec<Points> = points.into_iter().map(Points::first_written).collect();
            points.sort();
            points
        });
        one == other
    }

    /// The same under the rule that records named at first: what the shrine decides (H-43) was H-33.
    fn first_written(mut self) -> Points {
        if self.rule == "H-43" {
            "H-33".clone_into(&mut self.rule);
        }
        self
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.seats.iter().map(u8::to_string).collect();
        write!(f, "{} +{} {}", seats.join(","), self.points, self.rule)
    }
}

/// What the moves of one turn scored, and, once the game ended in it, what the end scored.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnPoints {
    pub(super) turn: Vec<Points>,
    pub(super) end: Option<Vec<Points>>,
}

impl TurnPoints {
    pub(super) fn add(&mut self, events: &[Event]) {
        for event in events {
            match event {
                // Nothing that nobody got, though players are told of it.
                Event::Scored(score) if score.points == 0 => {}
                Event::Scored(score) => self.end.as_mut().unwrap_or(&mut self.turn).push(Points::of(score)),
                Event::FinalScoring { .. } => self.end = Some(Vec::new()),
                _ => {}
            }
        }
    }
}
