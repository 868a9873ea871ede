//! Where many games are written to.

use crate::batch::BatchError;
use crate::space::Space;

/// Where a step is written to, game by game.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What whoever is to move sees; of a finished game what the seat saw that was to move last.
    pub observations: &'a mut [u8],
    /// Which actions are legal.
    pub masks: &'a mut [u8],
    /// The seat that is to move, or was to move last.
    pub seats: &'a mut [u8],
    /// By seat, since the last step.
    pub rewards: &'a mut [f32],
    /// 1 where the game is over.
    pub over: &'a mut [u8],
    /// The points by seat.
    pub scores: &'a mut [u32],
}

impl Buffers<'_> {
    /// Whether each has the room that so many games take.
    pub(crate) fn check(&self, space: &Space, games: usize) -> Result<(), BatchError> {
        let seats = space.seats();
        let lengths = [
            ("observations", games * space.observation_size(), self.observations.len()),
            ("masks", games * space.actions(), self.masks.len()),
            ("seats", games, self.seats.len()),
            ("rewards", games * seats, self.rewards.len()),
            ("over", games, self.over.len()),
            ("scores", games * seats, self.scores.len()),
        ];
        match lengths.into_iter().find(|(_, wanted, got)| wanted != got) {
            Some((what, wanted, got)) => Err(BatchError::Length { what, wanted, got }),
            None => Ok(()),
        }
    }
}

/// Arrays that are as long as the [`Buffers`] of a batch have to be, for callers that have none of their own.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "they are those of the buffers")]
pub struct Arrays {
    pub observations: Vec<u8>,
    pub masks: Vec<u8>,
    pub seats: Vec<u8>,
    pub rewards: Vec<f32>,
    pub over: Vec<u8>,
    pub scores: Vec<u32>,
}

impl Arrays {
    /// For so many games.
    pub fn new(space: &Space, games: usize) -> Arrays {
        Arrays {
            observations: vec![0; games * space.observation_size()],
            masks: vec![0; games * space.actions()],
            seats: vec![0; games],
            rewards: vec![0.0; games * space.seats()],
            over: vec![0; games],
            scores: vec![0; games * space.seats()],
        }
    }

    /// To be written to.
    pub fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            over: &mut self.over,
            scores: &mut self.scores,
        }
    }
}

/// The part of the buffers that one game writes.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) seat: &'a mut u8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) over: &'a mut u8,
    pub(crate) scores: &'a mut [u32],
}
