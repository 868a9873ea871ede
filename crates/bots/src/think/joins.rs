//! What would change hands if two areas were joined that meet at a hole.

use std::sync::{Mutex, PoisonError};

use games::{AreaGame, Role, Seats};
use land::{AreaId, Atlas, Cell, Counters, Land, TileIx};
use tiles::{KindId, Rotation, Side, TileId};

use super::utility::Values;

/// Every side of a hole in every lane: where an area may come in.
const PORTS: usize = 16;

/// For every two ports the rotations in which each tile joins them, and for every surroundings those in which it fits: sets of
/// four bits, tile by tile.
#[derive(Debug)]
pub(super) struct Joiners {
    atlas: &'static Atlas,
    joins: Vec<u8>,
    fits: Vec<u8>,
    /// Whether areas can meet in such surroundings: there are at least two neighbours.
    is_corner: Vec<bool>,
}

impl Joiners {
    /// The table of a tile set, worked out once.
    pub(super) fn of(atlas: &'static Atlas) -> &'static Joiners {
        static KNOWN: Mutex<Vec<&'static Joiners>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|joiners| std::ptr::eq(joiners.atlas, atlas)) {
            return found;
        }
        let new: &'static Joiners = Box::leak(Box::new(Joiners::new(atlas)));
        known.push(new);
        new
    }

    fn new(atlas: &'static Atlas) -> Joiners {
        let tiles = || atlas.set().tile_ids().map(|(tile, _)| tile);
        let bits = |holds: &dyn Fn(Rotation) -> bool| {
            Rotation::ALL.iter().map(|&rotation| u8::from(holds(rotation)) << rotation.index()).sum::<u8>()
        };
        let joins = (0..PORTS * PORTS).flat_map(|pair| tiles().map(move |tile| (pair, tile)));
        let joins = joins.map(|(pair, tile)| {
            bits(&|rotation| {
                let zone = |port| atlas.zone_by(tile, rotation, port);
                zone(pair / PORTS).is_some() && zone(pair / PORTS) == zone(pair % PORTS)
            })
        });
        let holes = 0..atlas.surroundings();
        let fits = holes.clone().flat_map(|hole| tiles().map(move |tile| (hole, tile)));
        let fits = fits.map(|(hole, tile)| {
            let fitting = atlas.fits_in(tile, hole);
            bits(&|rotation| fitting.contains(rotation))
        });
        let neighbours = |hole| Side::ALL.iter().filter(|&&side| atlas.has_neighbour(hole, side)).count();
        Joiners {
            atlas,
            joins: joins.collect(),
            fits: fits.collect(),
            is_corner: holes.map(|hole| neighbours(hole) > 1).collect(),
        }
    }

    /// How many tiles of a pile fit into a hole so that they join what comes in by two ports.
    fn count(&self, pile: &[(TileId, u8)], hole: usize, (one, other): (usize, usize)) -> usize {
        let tiles = self.atlas.set().tiles().len();
        let joins = &self.joins[(one * PORTS + other) * tiles..][..tiles];
        let fits = &self.fits[hole * tiles..][..tiles];
        let count = |&(tile, count): &(TileId, u8)| {
            if joins[tile.index()] & fits[tile.index()] == 0 { 0 } else { usize::from(count) }
        };
        pile.iter().map(count).sum()
    }
}

/// Two areas of a kind that meet at a hole, of which somebody has at least one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    pub(super) cell: Cell,
    /// If nobody has one of them, it is the first.
    pub(super) areas: [AreaId; 2],
    /// How many tiles left would join them.
    pub(super) tiles: usize,
}

impl Meeting {
    /// The same with the names that the areas have after one tile more, if joining them may still change anything, if only after a
    /// claim on that tile.
    pub(super) fn after(&self, land: &Land, tile: TileIx) -> Option<Meeting> {
        let now = |area: AreaId| {
            let now = land.area_now(area);
            let area = land.area(now);
            (!area.pieces().is_zero() || area.tiles().contains(tile)).then_some(now)
        };
        let areas = [now(self.areas[0])?, now(self.areas[1])?];
        (areas[0] != areas[1]).then_some(Meeting { areas, ..*self })
    }

    /// Whether it is of the same areas.
    pub(super) fn is_of(&self, [one, other]: [AreaId; 2]) -> bool {
        self.areas == [one, other] || self.areas == [other, one]
    }
}

/// An area that somebody has, as it is now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub(super) area: AreaId,
    pub(super) role: Role,
    pub(super) pieces: Counters,
    pub(super) owners: Seats,
    /// What it may come to be worth to each owner.
    pub(super) value: f32,
}

/// Adds the areas that meet at a hole to others.
pub(super) fn note_meetings<G: AreaGame>(
    game: &G,
    joiners: &Joiners,
    pile: &[(TileId, u8)],
    cell: Cell,
    meetings: &mut Vec<Meeting>,
) {
    let land = game.land();
    let Some(hole) = land.surroundings(cell) else { return };
    if !joiners.is_corner[hole] {
        return;
    }
    let mut entries = [None; PORTS];
    let mut count = 0;
    land.for_each_entry(cell, |port, id| {
        let area = land.area(id);
        let (kind, is_held) = (area.kind(), !area.pieces().is_zero());
        entries[count % PORTS] = Some(Entry { port, area: id, kind, is_held });
        count += 1;
    });
    for (at, one) in entries[..count].iter().flatten().enumerate() {
        for other in entries[at + 1..count].iter().flatten() {
            if one.area == other.area || one.kind != other.kind || !(one.is_held || other.is_held) {
                continue;
            }
            let tiles = joiners.count(pile, hole, (one.port, other.port));
            if tiles > 0 {
                let areas = if one.is_held { [other.area, one.area] } else { [one.area, other.area] };
                meetings.push(Meeting { cell, areas, tiles });
            }
        }
    }
}

/// Where an area comes in at a hole.
#[derive(Clone, Copy)]
struct Entry {
    port: usize,
    area: AreaId,
    kind: KindId,
    /// Whether somebody has the area.
    is_held: bool,
}

/// What joining two areas would change for each seat, by so much chance.
pub(super) fn exchange(one: &Holding, other: &Holding, chance: f32, values: &mut Values) {
    let owners = Seats::with_most(one.pieces.plus(other.pieces));
    if owners == one.owners && owners == other.owners {
        return;
    }
    owners.iter().for_each(|seat| values[seat.index()] += chance * (one.value + other.value));
    one.owners.iter().for_each(|seat| values[seat.index()] -= chance * one.value);
    other.owners.iter().for_each(|seat| values[seat.index()] -= chance * other.value);
}
