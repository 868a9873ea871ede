//! What goes wrong, as exceptions of Python.

use environment::{BatchError, Illegal};
use games::{Message, Refusal, Say};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use words::Words;

create_exception!(bastide, Refused, PyValueError, "A move is against a rule, which `rule` and `text` name.");
create_exception!(bastide, MoveError, PyValueError, "A text is not a move.");
create_exception!(
    bastide,
    SetupError,
    PyValueError,
    "There is no such game, or a text is no record or position."
);
create_exception!(bastide, IllegalAction, PyValueError, "An action can't be played.");

/// A refusal with its rule and sentence.
pub(crate) fn refused(words: &Words, refusal: &Refusal) -> PyErr {
    let text = words.say(&refusal.say());
    let rule = refusal.rule.0;
    let error = Refused::new_err(format!("{rule}: {text}"));
    Python::attach(|py| {
        let value = error.value(py);
        // An exception takes attributes.
        let set = value.setattr("rule", rule).and_then(|()| value.setattr("text", text));
        set.err().unwrap_or(error)
    })
}

pub(crate) fn illegal(words: &Words, illegal: &Illegal) -> PyErr {
    match illegal {
        Illegal::Refused(_, _, refusal) => refused(words, refusal),
        other => IllegalAction::new_err(other.to_string()),
    }
}

pub(crate) fn batch(error: &BatchError) -> PyErr {
    match error {
        BatchError::Illegal { .. } => IllegalAction::new_err(error.to_string()),
        _ => PyValueError::new_err(error.to_string()),
    }
}

/// A set-up, record or position that can't be.
pub(crate) fn setup(words: &Words, error: &impl Say) -> PyErr {
    SetupError::new_err(words.say(&error.say()))
}

/// Anything else that is wrong with an argument.
pub(crate) fn value(words: &Words, message: &Message) -> PyErr {
    PyValueError::new_err(words.say(message))
}
