//! One game to learn in.

use std::sync::Arc;

use environment as core;
use games::{Move, Seat, text};
use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::space::Space;
use crate::{error, picture, setup};
use numpy::{PyArray3, PyArrayMethods};

/// One game to learn in, in which chance plays by itself.
#[pyclass(module = "bastide._bastide")]
pub(crate) struct Environment(core::Environment);

#[pymethods]
impl Environment {
    #[new]
    fn new(space: &Space, seed: u64) -> Environment {
        Environment(core::Environment::new(Arc::clone(&space.0), seed))
    }

    fn reset(&mut self, seed: u64) {
        self.0.reset(seed);
    }

    fn restart(&mut self) {
        self.0.restart();
    }

    fn mover(&self) -> Option<u8> {
        self.0.mover().map(|seat| seat.0)
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn scores(&self) -> Vec<u32> {
        self.0.game().scores().to_vec()
    }

    fn outcomes(&self) -> Vec<f64> {
        core::outcomes(self.0.game())
    }

    fn winners(&self) -> Vec<u8> {
        self.0.game().winners().into_iter().map(|seat| seat.0).collect()
    }

    fn play(&mut self, action: u32) -> PyResult<()> {
        let words = setup::words("en")?;
        self.0.play(action).map_err(|why| error::illegal(words, &why))
    }

    /// The text of the move that an action stands for; it must be legal.
    fn move_of(&self, action: u32) -> PyResult<String> {
        let words = setup::words("en")?;
        let wanted = self.0.wanted(action).map_err(|why| error::illegal(words, &why))?;
        Ok(text::write_move(self.0.game(), wanted))
    }

    /// The number of a move.
    fn action(&self, wanted: &str) -> PyResult<Option<u32>> {
        let words = setup::words("en")?;
        let wanted: Move = text::read_move(self.0.game(), wanted)
            .map_err(|why| error::MoveError::new_err(words.say(&games::Say::say(&why))))?;
        Ok(self.0.action(wanted))
    }

    /// Writes what a seat sees, and what it may do.
    fn look(
        &self,
        seat: u8,
        mut observation: PyReadwriteArray1<'_, u8>,
        mut mask: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let space = self.0.space();
        let (observation, mask) = (observation.as_slice_mut()?, mask.as_slice_mut()?);
        if usize::from(seat) >= space.seats()
            || observation.len() != space.observation_size()
            || mask.len() != space.actions()
        {
            return Err(PyIndexError::new_err("no such seat, or an array of another size"));
        }
        self.0.look(Seat(seat), observation, mask);
        Ok(())
    }

    fn position(&self) -> String {
        self.0.game().position()
    }

    fn pixels<'py>(&self, py: Python<'py>, width: u32) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let (size, pixels) = py.detach(|| picture::pixels(self.0.game(), width))?;
        PyArray1::from_vec(py, pixels).reshape([size.1, size.0, 3])
    }
}
