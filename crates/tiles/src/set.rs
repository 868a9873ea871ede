//! A whole set of tiles.

use crate::error::{Problem, SetError};
use crate::side::Lane;
use crate::tile::{Tile, TileId};

/// A kind of zone, such as `city`, by its place in [`TileSet::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub u8);

/// A kind of side by its place in [`TileSet::side_kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideKindId(pub u8);

/// A kind of thing that is drawn in zones and counted, by its place in [`TileSet::marks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkId(pub u8);

/// A group of tiles by its place in [`TileSet::groups`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u8);

/// What a side shows. Like meets like: two sides may touch when they are of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideKind {
    /// The letter that stands for it in the file.
    pub letter: String,
    /// The kind of zone in each lane, by [`Lane::index`].
    pub lanes: [Option<KindId>; 4],
}

impl SideKind {
    /// The lanes that are there, with the kind of zone that crosses in each.
    pub fn lanes(&self) -> impl Iterator<Item = (Lane, KindId)> {
        Lane::ALL.into_iter().zip(self.lanes).filter_map(|(lane, kind)| kind.map(|kind| (lane, kind)))
    }
}

/// A part of a set, such as the tiles of an expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// How many tiles it has, copies counted.
    pub count: u8,
}

/// The tiles of a game: checked, so that every side of every tile is complete and consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    pub(crate) name: String,
    pub(crate) count: u8,
    pub(crate) style: String,
    pub(crate) kinds: Vec<String>,
    pub(crate) side_kinds: Vec<SideKind>,
    pub(crate) marks: Vec<String>,
    pub(crate) powers: Vec<String>,
    pub(crate) ends: Vec<String>,
    pub(crate) bridge: Option<(KindId, KindId)>,
    pub(crate) groups: Vec<Group>,
    pub(crate) tiles: Vec<Tile>,
}

impl TileSet {
    /// The most tiles that a set may have, copies counted: a board of them fits a square of 128
    /// cells with an empty cell at each border.
    pub const MAX_TILES: u8 = 126;
    /// The most zones of one tile.
    pub const MAX_ZONES: usize = 16;
    /// The most zones of all tiles together, copies counted.
    pub const MAX_ALL_ZONES: usize = 1024;
    /// The most kinds of sides.
    pub const MAX_SIDE_KINDS: usize = 7;
    /// The most kinds of marks.
    pub const MAX_MARKS: usize = 8;

    /// Reads a set from the text of a file. The name of the file is only for error messages.
    pub fn read(file: &str, text: &str) -> Result<TileSet, SetError> {
        crate::read::read(file, text)
    }

    /// The name of the set.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many tiles there are, copies counted.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The name of the style that its tiles are painted in. Which styles there are is known to who paints.
    pub fn style(&self) -> &str {
        &self.style
    }

    /// The kinds of zones.
    pub fn kinds(&self) -> &[String] {
        &self.kinds
    }

    /// The kinds of sides.
    pub fn side_kinds(&self) -> &[SideKind] {
        &self.side_kinds
    }

    /// What is drawn and counted.
    pub fn marks(&self) -> &[String] {
        &self.marks
    }

    /// What has an effect of its own.
    pub fn powers(&self) -> &[String] {
        &self.powers
    }

    /// The two kinds that may cross each other, the upper one first.
    pub fn bridge(&self) -> Option<(KindId, KindId)> {
        self.bridge
    }

    /// The parts of the set.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The tiles, each once.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tiles with their ids.
    pub fn tile_ids(&self) -> impl Iterator<Item = (TileId, &Tile)> {
        (0..).map(TileId).zip(&self.tiles)
    }

    /// The tile with this id.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// The tile of this code, whatever the case of its letters.
    pub fn find(&self, code: &str) -> Option<TileId> {
        self.tile_ids().find(|(_, tile)| tile.code.eq_ignore_ascii_case(code)).map(|(id, _)| id)
    }

    /// The one tile with this tag.
    pub fn tagged(&self, tag: &str) -> Option<TileId> {
        self.tile_ids().find(|(_, tile)| tile.is(tag)).map(|(id, _)| id)
    }

    /// The kind of zone of this name.
    pub fn kind(&self, name: &str) -> Option<KindId> {
        position(&self.kinds, name).map(KindId)
    }

    /// The name of a kind of zone.
    pub fn kind_name(&self, kind: KindId) -> &str {
        &self.kinds[usize::from(kind.0)]
    }

    /// The mark of this name.
    pub fn mark(&self, name: &str) -> Option<MarkId> {
        position(&self.marks, name).map(MarkId)
    }

    /// The group of this name.
    pub fn group(&self, name: &str) -> Option<GroupId> {
        self.groups
            .iter()
            .position(|group| group.name == name)
            .and_then(|at| u8::try_from(at).ok())
            .map(GroupId)
    }

    /// The kind of zone that a game can't do without.
    pub fn need_kind(&self, name: &str) -> Result<KindId, SetError> {
        self.kind(name).ok_or_else(|| self.lacks(name, "kinds"))
    }

    /// The mark that a game can't do without.
    pub fn need_mark(&self, name: &str) -> Result<MarkId, SetError> {
        self.mark(name).ok_or_else(|| self.lacks(name, "marks"))
    }

    /// The group that a game can't do without.
    pub fn need_group(&self, name: &str) -> Result<GroupId, SetError> {
        self.group(name).ok_or_else(|| self.lacks(name, "groups"))
    }

    /// The tagged tile that a game can't do without.
    pub fn need_tagged(&self, tag: &str) -> Result<TileId, SetError> {
        self.tagged(tag).ok_or_else(|| self.lacks(tag, "tags"))
    }

    /// The tile that a game can't do without, by its code.
    pub fn need_tile(&self, code: &str) -> Result<TileId, SetError> {
        self.find(code).ok_or_else(|| self.lacks(code, "tiles"))
    }

    fn lacks(&self, name: &str, what: &'static str) -> SetError {
        let problem = Problem::Unknown(name.to_owned(), what);
        SetError { file: self.name.clone(), line: 0, tile: None, problem }
    }

    /// The kind of side with this id.
    pub fn side_kind(&self, id: SideKindId) -> &SideKind {
        &self.side_kinds[usize::from(id.0)]
    }
}

/// Where a word stands in a list, as the number of an id.
pub(crate) fn position(words: &[String], word: &str) -> Option<u8> {
    words.iter().position(|known| known == word).and_then(|at| u8::try_from(at).ok())
}
