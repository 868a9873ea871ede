//! The games for Python. The package `bastide` wraps what is here: nothing of it is for others.

#![expect(clippy::needless_pass_by_value, reason = "what Python hands over is the function's own")]

mod batch;
mod environment;
mod error;
mod game;
mod picture;
mod setup;
mod space;

/// The module `bastide._bastide`.
#[pyo3::pymodule]
mod _bastide {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::environment::Environment;
    #[pymodule_export]
    use crate::error::{IllegalAction, MoveError, Refused, SetupError};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::setup::catalogue;
    #[pymodule_export]
    use crate::space::Space;
}
