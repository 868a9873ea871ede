//! How the zones of a tile set are laid out: the geometric form of each kind, and the sizes of what is
//! drawn in them.

use tiles::{KindId, MarkId, TileSet};

/// The geometric form of the zones of a kind.
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
    Band {
        /// How wide it is.
        width: f64,
        /// How far it reaches into the tile when it ends at nothing in particular.
        stub: f64,
    },
    /// Lies in the middle of the bands that run into it: lakes.
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

/// The parameters of the layout of a tile set. A radius is the room that something needs, from its
/// middle.
#[derive(Clone, Debug)]
pub struct LayoutParams {
    forms: Vec<Form>,
    /// The radius of a piece.
    pub piece_radius: f64,
    /// The radius of a mark that is not listed in `mark_radii`.
    pub default_mark_radius: f64,
    mark_radii: Vec<(MarkId, f64)>,
    /// The radius of something with a power.
    pub power_radius: f64,
    /// The radius of what bands end at on the ground: villages.
    pub end_radius: f64,
    /// Whether a piece goes on top of what is counted, instead of beside it.
    pub piece_on_mark: bool,
    /// Whether what is counted goes where there is most room, instead of close to the piece.
    pub marks_apart: bool,
}

impl LayoutParams {
    /// The parameters of a set, whose kinds are looked up by name; a kind that is not listed is ground.
    pub fn new(set: &TileSet, forms: &[(&str, Form)]) -> LayoutParams {
        let form = |kind: &String| {
            forms.iter().find(|(name, _)| name == kind).map_or(Form::Ground, |&(_, form)| form)
        };
        LayoutParams {
            forms: set.kinds().iter().map(form).collect(),
            piece_radius: 9.0,
            default_mark_radius: 7.0,
            mark_radii: Vec::new(),
            power_radius: 10.0,
            end_radius: 0.0,
            piece_on_mark: false,
            marks_apart: false,
        }
    }

    /// The same with the radii of marks that are larger or smaller than others, by name.
    #[must_use]
    pub fn with_mark_radii(mut self, set: &TileSet, radii: &[(&str, f64)]) -> LayoutParams {
        let id = |name: &str| set.marks().iter().position(|mark| mark == name);
        let known = radii.iter().filter_map(|&(name, radius)| Some((MarkId(id(name)? as u8), radius)));
        self.mark_radii.extend(known);
        self
    }

    /// The radius of a mark.
    pub fn mark_radius(&self, mark: MarkId) -> f64 {
        let listed = self.mark_radii.iter().find(|(id, _)| *id == mark);
        listed.map_or(self.default_mark_radius, |&(_, radius)| radius)
    }

    /// The form of a kind.
    pub fn form(&self, kind: KindId) -> Form {
        self.forms.get(usize::from(kind.0)).copied().unwrap_or(Form::Ground)
    }
}
