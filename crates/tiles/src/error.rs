//! What can be wrong with the text of a tile set.

use thiserror::Error;

use crate::set::TileSet;

/// A problem with a tile set, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetError {
    /// The file, as it was named to the reader.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The tile whose lines it is among, if any.
    pub tile: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

impl std::error::Error for SetError {}

impl std::fmt::Display for SetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        if let Some(tile) = &self.tile {
            write!(f, "tile {tile}: ")?;
        }
        write!(f, "{}", self.problem)
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what its problem is")]
pub enum Problem {
    #[error("there is no tile set named {0}")]
    UnknownSet(String),
    #[error("the file does not begin with a line `set NAME COUNT`")]
    NoSetLine,
    #[error("there is no line `style NAME` to say how the tiles are painted")]
    NoStyle,
    #[error("a second line `{0}`")]
    Repeated(&'static str),
    #[error("{0} is not a number from 1 to {max}", max = TileSet::MAX_TILES)]
    BadCount(String),
    #[error("the line should be `{0}`")]
    Form(&'static str),
    #[error("more than {0} {1}")]
    TooMany(usize, &'static str),
    #[error("{0} is named twice")]
    Duplicate(String),
    #[error("{0} is not among the {1} of this set")]
    Unknown(String, &'static str),
    #[error("a tile before the first line `group NAME COUNT`")]
    NoGroup,
    #[error("{0} belongs to a tile, but no tile has begun")]
    NoTile(String),
    #[error("the line `sides` is missing, or stands after a zone")]
    NoSides,
    #[error("the tile has no zone {0}")]
    UnknownZone(String),
    #[error("zone {0} does not begin with one of the kinds of this set; write {0}=KIND")]
    UnknownKind(String),
    #[error("{0} is not a place on the border: N, E, S, W, or a half such as Nl or Eb")]
    BadPort(String),
    #[error("zone {zone} is of kind {kind}, which does not cross side {port}")]
    WrongKind { zone: String, kind: String, port: String },
    #[error("zones {0} and {1} both cross at {2}")]
    Overlap(String, String, String),
    #[error("side {side} has no zone of kind {kind}{half}", half = at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default())]
    Gap { side: char, kind: String, at: Option<String> },
    #[error("{zone} lies on both sides of {across}; if it goes round its end, write `round {across}`")]
    BothBanks { zone: String, across: String },
    #[error("{zone} does not have both banks of {across}, so it cannot go round it")]
    NotRound { zone: String, across: String },
    #[error("zones {0} and {1} cross each other")]
    Crossing(String, String),
    #[error("zone {0} reaches no side and nothing is near it; if it lies inside the tile, write `inside`")]
    Loose(String),
    #[error("{what} has {found} tiles, but {stated} are stated")]
    WrongCount { what: String, found: usize, stated: u8 },
    #[error("{0} is drawn more than {max} times in all, too often to count", max = u8::MAX)]
    TooManyMarks(String),
}
