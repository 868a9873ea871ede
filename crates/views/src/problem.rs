//! How errors are told: why, in words and for programs.

use games::Say;
use serde::Serialize;
use words::Words;

use crate::error::RequestError;

/// Why something was not done.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// For programs.
    pub(crate) code: &'static str,
    /// The rule that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// For people, in their language.
    pub(crate) text: String,
}

impl Problem {
    /// An error that no rule is the reason of.
    pub fn new(code: &'static str, text: String) -> Problem {
        Problem { code, rule: None, text }
    }

    /// Why a request is not answered.
    pub fn of(error: &RequestError, words: &Words) -> Problem {
        Problem { code: error.code(), rule: error.rule(), text: words.say(&error.say()) }
    }
}
