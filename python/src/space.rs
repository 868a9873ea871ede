//! The actions and observations of a set-up.

use std::sync::Arc;

use environment as core;
use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::{error, setup};

/// The actions and observations of a set-up.
#[pyclass(frozen, module = "bastide._bastide")]
pub(crate) struct Space(pub(crate) Arc<core::Space>);

#[pymethods]
impl Space {
    #[new]
    #[pyo3(signature = (name, seats, starts, options))]
    fn new(name: &str, seats: u8, starts: u8, options: Vec<(String, String)>) -> PyResult<Space> {
        let words = setup::words("en")?;
        let agreed = setup::setup(words, name, seats, starts, &options, &[])?;
        let space = core::Space::new(&agreed).map_err(|why| error::setup(words, &why))?;
        Ok(Space(space.into()))
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.0.actions()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.observation_size()
    }

    /// Name and shape of each part of an observation.
    #[getter]
    fn fields(&self) -> Vec<(&'static str, Vec<usize>)> {
        self.0.fields().iter().map(|field| (field.name, field.shape.clone())).collect()
    }

    /// Every option with its value.
    #[getter]
    fn options(&self) -> Vec<(&'static str, String)> {
        self.0.first().setup().options().to_vec()
    }

    /// Turns an observation by a quarter, in place; answers with the number that each action has then.
    fn turn<'py>(
        &self,
        py: Python<'py>,
        mut observation: PyReadwriteArray1<'py, u8>,
    ) -> PyResult<Bound<'py, PyArray1<u32>>> {
        let bytes = observation.as_slice_mut()?;
        if bytes.len() != self.0.observation_size() {
            let wanted = self.0.observation_size();
            return Err(PyValueError::new_err(format!(
                "an observation has {wanted} bytes, not {}",
                bytes.len()
            )));
        }
        Ok(PyArray1::from_vec(py, core::turned(&self.0, bytes)))
    }
}
