//! What kinds of zones look like on the ground.

use tiles::{KindId, MarkId, TileSet};

/// How zones of a kind lie on their tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// What is left between all else: fields, meadows.
    Ground,
    /// Fills the sides that it reaches from corner to corner: cities, forests.
    Region {
        /// How far it reaches into the tile from a single side.
        depth: f64,
    },
    /// Runs from side to side, or ends on the tile: roads, rivers, paths.
    Strand {
        /// How wide it is.
        width: f64,
        /// How far it reaches into the tile when it ends at nothing in particular.
        stub: f64,
    },
    /// Lies in the middle of the strands that run into it: lakes.
    Pool {
        /// How large it is, from the middle.
        radius: f64,
    },
    /// A building or a place on the ground: abbeys, groves.
    Site {
        /// How large it is, from the middle.
        radius: f64,
    },
    /// Lies beneath other zones, and looks like those together.
    Under,
}

/// How large what a tile shows is drawn, and how its zones lie.
#[derive(Clone, Debug)]
pub struct Forms {
    kinds: Vec<Form>,
    /// The room that a piece needs, from its middle.
    pub piece: f64,
    /// The room that a mark needs, from its middle, if it has none of its own.
    pub mark: f64,
    /// The room of marks that are larger or smaller.
    marks: Vec<(MarkId, f64)>,
    /// The room that something with a power needs, from its middle.
    pub power: f64,
    /// The room on the ground that what strands end at needs, from its middle: villages.
    pub end: f64,
    /// Whether a piece goes on top of what is counted, instead of beside it.
    pub piece_on_mark: bool,
    /// Whether what is counted goes where there is most room, instead of close to the piece.
    pub marks_apart: bool,
}

impl Forms {
    /// The forms of a set, whose kinds are looked up by name; a kind that is not listed is ground.
    pub fn new(set: &TileSet, forms: &[(&str, Form)]) -> Forms {
        let form = |kind: &String| {
            forms.iter().find(|(name, _)| name == kind).map_or(Form::Ground, |&(_, form)| form)
        };
        let kinds = set.kinds().iter().map(form).collect();
        Forms {
            kinds,
            piece: 9.0,
            mark: 7.0,
            marks: Vec::new(),
            power: 10.0,
            end: 0.0,
            piece_on_mark: false,
            marks_apart: false,
        }
    }

    /// The same with room for marks that are larger or smaller than others, by name.
    #[must_use]
    pub fn with_marks(mut self, set: &TileSet, rooms: &[(&str, f64)]) -> Forms {
        let id = |name: &str| set.marks().iter().position(|mark| mark == name);
        let known = rooms.iter().filter_map(|&(name, room)| Some((MarkId(id(name)? as u8), room)));
        self.marks.extend(known);
        self
    }

    /// The room that a mark needs, from its middle.
    pub fn mark(&self, mark: MarkId) -> f64 {
        self.marks.iter().find(|(own, _)| *own == mark).map_or(self.mark, |&(_, room)| room)
    }

    /// The form of a kind.
    pub fn of(&self, kind: KindId) -> Form {
        self.kinds.get(usize::from(kind.0)).copied().unwrap_or(Form::Ground)
    }
}
