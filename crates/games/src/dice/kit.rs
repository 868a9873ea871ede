//! The dice: the set of faces and what the rules see in it.

use std::sync::LazyLock;

use land::{Atlas, Land};
use tiles::{KindId, Problem, Rotation, SetError, Side, TileId, TileSet};

use super::DICE;
use crate::faces::Faces;

/// The set of faces with the names that the rules know.
#[derive(Debug)]
pub(super) struct Kit {
    pub(super) atlas: &'static Atlas,
    /// A table with nothing built on it.
    pub(super) bare: Land,
    pub(super) city: KindId,
    pub(super) knight: TileId,
    pub(super) catapult: TileId,
}

static KIT: LazyLock<Result<Kit, SetError>> = LazyLock::new(|| Kit::new(tiles::builtin("dice")?));

impl Kit {
    pub(super) fn get() -> Result<&'static Kit, SetError> {
        KIT.as_ref().map_err(Clone::clone)
    }

    /// D-01: six faces, of which one is the knight and one the catapult, on nine dice.
    fn new(set: TileSet) -> Result<Kit, SetError> {
        let wrong = |what: String, found, stated| SetError {
            file: set.name().to_owned(),
            line: 0,
            tile: None,
            problem: Problem::WrongCount { what, found, stated },
        };
        let city = set.need_kind("city")?;
        let (knight, catapult) = (set.need_tile("knight")?, set.need_tile("catapult")?);
        if set.tiles().len() != Faces::KINDS {
            return Err(wrong("die".to_owned(), set.tiles().len(), Faces::KINDS as u8));
        }
        if let Some(face) = set.tiles().iter().find(|face| face.count != DICE) {
            return Err(wrong(format!("face {}", face.code), usize::from(face.count), DICE));
        }
        let atlas = Atlas::leak(set);
        Ok(Kit { atlas, bare: Land::new(atlas), city, knight, catapult })
    }

    pub(super) fn set(&self) -> &'static TileSet {
        self.atlas.set()
    }

    /// The city parts among what is shown.
    pub(super) fn city_parts(&self, shown: Faces) -> Faces {
        shown.without(self.knight).without(self.catapult)
    }

    /// The black sides of a turned face.
    pub(super) fn black_sides(&self, face: TileId, rotation: Rotation) -> impl Iterator<Item = Side> {
        let cities = self.set().tile(face).zones.iter().filter(|zone| zone.kind == self.city);
        cities.flat_map(move |zone| zone.ports.iter().map(move |port| port.side.turned(rotation)))
    }

    /// Whether a face shows a part of a city.
    pub(super) fn is_city_part(&self, face: TileId) -> bool {
        face != self.knight && face != self.catapult
    }
}
