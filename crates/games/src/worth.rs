//! What something is worth, and from what that was counted.

use crate::message::{Message, Say};

/// The most things that are counted for one score.
const MOST_COUNTS: usize = 8;

/// Points, and what was counted for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// How many points.
    pub points: u32,
    /// The name of the message that explains them.
    pub message: &'static str,
    /// What was counted, and how many of each.
    names: &'static [&'static str],
    counts: [u32; MOST_COUNTS],
}

impl Worth {
    pub(crate) fn new<const N: usize>(
        points: u32,
        message: &'static str,
        names: &'static [&'static str; N],
        counted: [u32; N],
    ) -> Worth {
        let mut counts = [0; MOST_COUNTS];
        counts[..N].copy_from_slice(&counted);
        Worth { points, message, names, counts }
    }

    /// The same counted for nothing, with another explanation.
    pub(crate) fn forfeited(self, message: &'static str) -> Worth {
        Worth { points: 0, message, ..self }
    }

    /// What was counted, by name: tiles, coats and so on.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, u32)> {
        self.names.iter().copied().zip(self.counts)
    }
}

/// The explanation: what was counted and how many points that makes.
impl Say for Worth {
    fn say(&self) -> Message {
        let message = Message::new(self.message).with("points", self.points);
        self.counts().fold(message, |message, (name, count)| message.with(name, count))
    }
}
