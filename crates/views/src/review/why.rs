//! Why a way to play is better, in sentences.

use games::{Message, Seat};
use review::{Reason, Unit};
use words::Words;

/// Says reasons, about these people.
pub(super) struct Why<'a> {
    pub(super) words: &'a Words,
    pub(super) names: &'a [String],
    pub(super) unit: Unit,
}

impl Why<'_> {
    /// A reason in a sentence.
    pub(super) fn tell(&self, reason: &Reason) -> String {
        self.words.say(&match *reason {
            Reason::Scores { kind, points } => Message::new("review-why-scores")
                .with("kinds", kinds(kind))
                .with("points", self.points(points)),
            Reason::Takes { from, kind, points } => {
                self.about(Message::new("review-why-takes"), from, kind).with("points", self.points(points))
            }
            Reason::Shares { with, kind, points } => {
                self.about(Message::new("review-why-shares"), with, kind).with("points", self.points(points))
            }
            Reason::Claims { kind, points } => {
                Message::new("review-why-claims").with("area", area(kind)).with("points", self.points(points))
            }
            Reason::Blocks { seat, kind, .. } => self.about(Message::new("review-why-blocks"), seat, kind),
            Reason::Denies { seat, kind, points } => Message::new("review-why-denies")
                .with("name", self.name(seat))
                .with("kinds", kinds(kind))
                .with("points", self.points(points)),
            Reason::Approaches { seat, kind, points } => self
                .about(Message::new("review-why-approaches"), seat, kind)
                .with("points", self.points(points)),
            Reason::Separates { seat, kind, points } => self
                .about(Message::new("review-why-separates"), seat, kind)
                .with("points", self.points(points)),
            Reason::Grows { kind, points } => Message::new("review-why-grows")
                .with("kinds", kinds(kind))
                .with("points", self.points(points)),
            Reason::Hinders { seat, kind, points } => Message::new("review-why-hinders")
                .with("name", self.name(seat))
                .with("kinds", kinds(kind))
                .with("points", self.points(points)),
            Reason::Frees { pieces } => Message::new("review-why-frees").with("count", pieces),
            Reason::Saves => Message::new("review-why-saves"),
            Reason::Stops => Message::new("review-why-stops"),
            Reason::RollsAgain => Message::new("review-why-rolls-again"),
            Reason::KeepsKnight => Message::new("review-why-keeps-knight"),
            Reason::Later => Message::new("review-why-later"),
        })
    }

    fn about(&self, message: Message, seat: Seat, kind: &'static str) -> Message {
        message.with("name", self.name(seat)).with("area", area(kind))
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn points(&self, points: u32) -> Message {
        let message = match self.unit {
            Unit::Pawns => Message::new("review-pawns"),
            Unit::Points | Unit::Percent => Message::new("review-points"),
        };
        message.with("points", points)
    }
}

fn area(kind: &'static str) -> Message {
    Message::new("review-area").with("kind", kind)
}

fn kinds(kind: &'static str) -> Message {
    Message::new("review-kinds").with("kind", kind)
}
