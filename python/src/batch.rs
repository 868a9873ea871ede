//! Many games at once.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use environment as core;
use environment::{Buffers, Opponent, Reward};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::error;
use crate::space::Space;

/// Many games at once, written into arrays of the caller without the lock of the interpreter.
#[pyclass(frozen, module = "bastide._bastide")]
pub(crate) struct Batch(Mutex<core::Batch>);

/// The arrays, flat: observations, masks, seats, rewards, over, scores.
type Arrays<'py> = (
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, f32>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, u32>,
);

/// How many actions each game has, their numbers, and what they lead to.
type Prospects<'py> = (Bound<'py, PyArray1<u32>>, Bound<'py, PyArray1<u32>>, Bound<'py, PyArray2<f32>>);

#[pymethods]
impl Batch {
    #[new]
    fn new(
        space: &Space,
        games: usize,
        seed: u64,
        points: bool,
        opponents: Vec<Option<String>>,
        threads: usize,
    ) -> PyResult<Batch> {
        let definition = space.0.first().setup().definition();
        let read = |name: Option<String>| name.map(|name| Opponent::read(definition, &name)).transpose();
        let opponents: Result<Vec<_>, _> = opponents.into_iter().map(read).collect();
        let opponents = opponents.map_err(|why| PyValueError::new_err(why.to_string()))?;
        let reward = if points { Reward::Points } else { Reward::Outcome };
        let batch = core::Batch::new(Arc::clone(&space.0), games, seed, reward, &opponents, threads);
        batch.map(|batch| Batch(Mutex::new(batch))).map_err(|why| error::batch(&why))
    }

    fn reset(&self, py: Python<'_>, seed: u64, mut arrays: Arrays<'_>) -> PyResult<()> {
        let buffers = buffers(&mut arrays)?;
        py.detach(|| self.batch().reset(seed, buffers)).map_err(|why| error::batch(&why))
    }

    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (actions, buffers) = (actions.as_slice()?, buffers(&mut arrays)?);
        py.detach(|| self.batch().step(actions, buffers)).map_err(|why| error::batch(&why))
    }

    fn step_random(&self, py: Python<'_>, times: u32, mut arrays: Arrays<'_>) -> PyResult<()> {
        let buffers = buffers(&mut arrays)?;
        py.detach(|| self.batch().step_random(times, buffers)).map_err(|why| error::batch(&why))
    }

    /// What each legal action leads to: for each game how many there are, then their numbers and prospects, all in a row.
    fn prospects<'py>(&self, py: Python<'py>) -> PyResult<Prospects<'py>> {
        let all = py.detach(|| self.batch().prospects());
        // A few hundred in each game.
        let counts = all.iter().map(|game| game.len() as u32).collect();
        let (actions, prospects): (Vec<u32>, Vec<core::Prospect>) = all.into_iter().flatten().unzip();
        let width = core::PROSPECT_NAMES.len();
        let prospects = PyArray1::from_vec(py, prospects.into_flattened()).reshape([actions.len(), width])?;
        Ok((PyArray1::from_vec(py, counts), PyArray1::from_vec(py, actions), prospects))
    }

    /// The state of a game as text.
    fn position(&self, game: usize) -> Option<String> {
        self.batch().game(game).map(|environment| environment.game().position())
    }
}

impl Batch {
    /// A panic leaves games that can be played on.
    fn batch(&self) -> MutexGuard<'_, core::Batch> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn buffers<'a>(arrays: &'a mut Arrays<'_>) -> PyResult<Buffers<'a>> {
    let (observations, masks, seats, rewards, over, scores) = arrays;
    Ok(Buffers {
        observations: observations.as_slice_mut()?,
        masks: masks.as_slice_mut()?,
        seats: seats.as_slice_mut()?,
        rewards: rewards.as_slice_mut()?,
        over: over.as_slice_mut()?,
        scores: scores.as_slice_mut()?,
    })
}
