//! Questions to which all who are there have to agree.

use games::Seat;

use crate::player::Player;

/// A question that somebody asked the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who asks.
    pub seat: Seat,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
}

/// A question to take back what was confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The question.
    pub question: Question,
    /// How many moves would remain.
    pub moves: usize,
}

impl Question {
    pub(crate) fn new(seat: Seat) -> Question {
        Question { seat, agreed: Vec::new() }
    }

    /// Whether the answer of a seat is waited for.
    pub(crate) fn is_open_to(&self, seat: Seat) -> bool {
        seat != self.seat && !self.agreed.contains(&seat)
    }

    /// Whether all who are there have agreed. Nobody waits for the answer of somebody who has gone.
    pub(crate) fn is_agreed(&self, players: &[Player]) -> bool {
        let mut all = (0..).map(Seat).zip(players);
        all.all(|(seat, player)| !player.is_present() || !self.is_open_to(seat))
    }
}
