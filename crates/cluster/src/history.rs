//! What the clients of a table did and saw, in the order in which it happened.

use table::{Logged, Order};

/// What somebody at a table did, or what became of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// An order was sent, perhaps not for the first time.
    Sent {
        /// The seat that sent it.
        seat: u8,
        /// Its id.
        id: String,
        /// What it says.
        order: Order,
    },
    /// An order was acknowledged.
    Acknowledged {
        /// The seat that had sent it.
        seat: u8,
        /// Its id.
        id: String,
        /// The number of its last event.
        version: u64,
    },
    /// An event came to a seat.
    Saw {
        /// The seat.
        seat: u8,
        /// The event.
        logged: Logged,
    },
}

/// All that the clients of a table did and saw.
#[derive(Clone, Debug, Default)]
pub struct History {
    steps: Vec<Step>,
}

impl History {
    /// Adds what happened next.
    pub fn add(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// All of it, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many orders were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Acknowledged { .. })).count()
    }
}
