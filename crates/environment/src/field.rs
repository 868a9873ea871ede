//! How an observation is laid out.

/// A part of an observation: an array of numbers from -128 to 127, a byte each, under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How many there are along each axis.
    pub shape: Vec<usize>,
}

impl Field {
    pub(crate) fn new(name: &'static str, shape: &[usize]) -> Field {
        Field { name, shape: shape.to_vec() }
    }

    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}
