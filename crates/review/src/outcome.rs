//! What comes of a way to play: the state after it, and what it caused.

use std::collections::{BTreeMap, BTreeSet};

use games::{AreaView, Event, Game, Move, Score, Seat};
use land::{Cell, TileIx};
use tiles::{Side, ZoneId};

/// A hole at which two areas of a kind meet, and whose the other one is.
pub(crate) type Meeting = (Cell, &'static str, Seat);

/// How many points each seat gets by what a move causes, by the kind of what is scored.
pub(crate) fn scored(game: &dyn Game, events: &[Event]) -> BTreeMap<(Seat, &'static str), u32> {
    let mut points = BTreeMap::new();
    let scores =
        events.iter().filter_map(|event| if let Event::Scored(score) = event { Some(score) } else { None });
    for score in scores {
        let Some(kind) = kind_of(game, score) else { continue };
        for &seat in &score.seats {
            *points.entry((seat, kind)).or_default() += score.points;
        }
    }
    points
}

/// The kind of the area that was scored.
fn kind_of(game: &dyn Game, score: &Score) -> Option<&'static str> {
    let &(tile, zone) = score.zones.first()?;
    let view = game.view();
    let (placed, _) = view.placed.get(usize::from(tile.0))?;
    let set = game.tiles();
    Some(set.kind_name(set.tile(placed.tile).zones.get(zone.index())?.kind))
}

/// What comes of a way to play.
pub(crate) struct Outcome<'a> {
    pub(crate) moves: &'a [Move],
    pub(crate) game: Box<dyn Game>,
    pub(crate) events: Vec<Event>,
    pub(crate) areas: Vec<AreaView>,
}

impl<'a> Outcome<'a> {
    /// Of moves that are legal.
    pub(crate) fn of(dealt: &dyn Game, moves: &'a [Move]) -> Outcome<'a> {
        let mut game = dealt.fork();
        let events = moves.iter().flat_map(|&made| game.apply(made).unwrap_or_default()).collect();
        let areas = game.areas();
        Outcome { moves, game, events, areas }
    }

    /// How many pieces of a seat come home.
    pub(crate) fn freed(&self, seat: Seat) -> u32 {
        let home = |event: &&Event| matches!(event, Event::Home { seat: whose, .. } if *whose == seat);
        self.events.iter().filter(home).count() as u32
    }

    /// The area that has a zone, if pieces stand in it.
    pub(crate) fn held(&self, kind: tiles::KindId, zone: (TileIx, ZoneId)) -> Option<&AreaView> {
        let has = |area: &&AreaView| area.kind == kind && area.zones.contains(&zone);
        self.areas.iter().find(has).filter(|area| !area.pieces.is_empty())
    }

    /// The name of the kind of an area.
    pub(crate) fn kind_name(&self, area: &AreaView) -> &'static str {
        self.game.tiles().kind_name(area.kind)
    }

    /// The piece that is put down, by its zone on the tile that is placed.
    pub(crate) fn claim(&self) -> Option<(TileIx, ZoneId)> {
        let zone = self
            .moves
            .iter()
            .find_map(|&made| if let Move::Claim(_, zone) = made { Some(zone) } else { None })?;
        let placed = self.game.view().placed.len();
        Some((TileIx(u8::try_from(placed).ok()?.checked_sub(1)?), zone))
    }

    /// What the area is worth to a seat, once complete, into which it puts a piece that stays there.
    pub(crate) fn claimed(&self, seat: Seat) -> Option<(&'static str, u32)> {
        let claim = self.claim()?;
        let area = self.areas.iter().find(|area| area.zones.contains(&claim) && !area.pieces.is_empty())?;
        Some((self.kind_name(area), full(area, seat)))
    }

    /// The empty cells next to tiles.
    pub(crate) fn holes(&self) -> BTreeSet<Cell> {
        let view = self.game.view();
        let taken: BTreeSet<Cell> = view.placed.iter().map(|(placed, _)| placed.cell).collect();
        let around = taken.iter().flat_map(|cell| Side::ALL.map(|side| cell.next(side)));
        around.filter(|cell| !taken.contains(cell)).collect()
    }

    /// Those of them that no tile left fits into.
    pub(crate) fn dead_cells(&self) -> BTreeSet<Cell> {
        let mut dead = self.holes();
        for (tile, _) in self.game.view().pile {
            for (cell, _) in self.game.placements(tile) {
                dead.remove(&cell);
            }
        }
        dead
    }

    /// What all areas of a kind may bring to a seat once they are complete.
    pub(crate) fn prospects(&self) -> BTreeMap<(Seat, &'static str), u32> {
        let mut prospects = BTreeMap::new();
        for area in &self.areas {
            for &(seat, _) in &area.pieces {
                *prospects.entry((seat, self.kind_name(area))).or_default() += full(area, seat);
            }
        }
        prospects
    }

    /// Where an area of a seat and one of somebody else may be joined: the hole, the kind, and whose the other is; with both areas.
    pub(crate) fn meetings(&self, seat: Seat) -> BTreeMap<Meeting, [&AreaView; 2]> {
        let holes = self.holes();
        let (own, others): (Vec<_>, Vec<_>) = self
            .areas
            .iter()
            .filter(|area| area.open > 0 && has_owner(area))
            .partition(|area| is_owner(area, seat));
        let others: Vec<_> = others.into_iter().map(|area| (area, self.ends(area))).collect();
        let mut meetings = BTreeMap::new();
        for mine in own {
            let ends = self.ends(mine);
            for (theirs, cells) in others.iter().filter(|(theirs, _)| theirs.kind == mine.kind) {
                let Some(&(whose, _)) = theirs.pieces.iter().find(|(whose, _)| is_owner(theirs, *whose))
                else {
                    continue;
                };
                for &cell in ends.intersection(cells).filter(|cell| holes.contains(cell)) {
                    meetings.insert((cell, self.kind_name(mine), whose), [mine, *theirs]);
                }
            }
        }
        meetings
    }

    /// The cells at which an area has open ends.
    pub(crate) fn ends(&self, area: &AreaView) -> BTreeSet<Cell> {
        let view = self.game.view();
        let mut cells = BTreeSet::new();
        for &(tile, zone) in &area.zones {
            let Some((placed, _)) = view.placed.get(usize::from(tile.0)) else { continue };
            let Some(zone) = self.game.tiles().tile(placed.tile).zones.get(zone.index()) else { continue };
            if zone.around {
                cells.extend(placed.cell.around());
            }
            cells.extend(zone.ports.iter().map(|port| placed.cell.next(port.side.turned(placed.rotation))));
        }
        cells
    }
}

/// What a seat gets from an area once it is complete.
pub(crate) fn full(area: &AreaView, seat: Seat) -> u32 {
    area.appraisal.map_or(0, |appraisal| appraisal.full[seat.index()])
}

/// Whether a seat gets the points of an area.
pub(crate) fn is_owner(area: &AreaView, seat: Seat) -> bool {
    area.appraisal.is_some_and(|appraisal| appraisal.owners.iter().any(|owner| owner == seat))
}

fn has_owner(area: &AreaView) -> bool {
    area.appraisal.is_some_and(|appraisal| appraisal.owners.iter().next().is_some())
}
