//! Which method a table draws by.

use serde::{Deserialize, Serialize};

/// The version of the method by which a table draws. A table keeps the one that it was created with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Method {
    /// From the secret and a chain of all moves: tables from before there was another method.
    #[default]
    Chained,
    /// From the secret, a seed and the number of the draw.
    Seeded,
}

impl Method {
    /// The method of new tables.
    pub const LATEST: Method = Method::Seeded;

    /// Whether it is the one that is meant where none is named.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
    pub(crate) fn is_unnamed(&self) -> bool {
        *self == Method::default()
    }
}

impl From<Method> for u8 {
    fn from(method: Method) -> u8 {
        match method {
            Method::Chained => 1,
            Method::Seeded => 2,
        }
    }
}

impl TryFrom<u8> for Method {
    type Error = String;

    fn try_from(version: u8) -> Result<Method, String> {
        match version {
            1 => Ok(Method::Chained),
            2 => Ok(Method::Seeded),
            _ => Err(format!("draws by method {version} are not known to this version of the program")),
        }
    }
}
