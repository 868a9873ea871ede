//! What must hold of every tile and of a whole set.

use crate::error::Problem;
use crate::set::{KindId, MarkId, TileSet};
use crate::side::{Lane, Port, Side};
use crate::tile::{Tile, Zone, ZoneId};

/// The zone (by its place on the tile) that is at fault, where it is one, and the problem.
type Finding = (Option<usize>, Problem);

pub(crate) fn tile(set: &TileSet, tile: &Tile) -> Result<(), Finding> {
    sides_are_complete(set, tile)?;
    banks_are_apart(tile)?;
    zones_do_not_cross(set, tile)?;
    no_zone_is_loose(tile)
}

/// Every lane of every side has exactly one zone.
fn sides_are_complete(set: &TileSet, tile: &Tile) -> Result<(), Finding> {
    for side in Side::ALL {
        for (lane, kind) in set.side_kind(tile.sides[side.index()]).lanes() {
            let port = Port { side, lane };
            let mut there = (0..).zip(&tile.zones).filter(|(_, zone)| zone.ports.contains(&port));
            match (there.next(), there.next()) {
                (Some(_), None) => {}
                (None, _) => {
                    let bank = matches!(lane, Lane::First | Lane::Last);
                    let at = bank.then(|| port.to_string());
                    let kind = set.kind_name(kind).to_owned();
                    return Err((None, Problem::Gap { side: side.letter(), kind, at }));
                }
                (Some((_, one)), Some((at, other))) => {
                    let names = (one.name.clone(), other.name.clone());
                    return Err((Some(at), Problem::Overlap(names.0, names.1, port.to_string())));
                }
            }
        }
    }
    repeated_port(tile)
}

fn repeated_port(tile: &Tile) -> Result<(), Finding> {
    for (at, zone) in tile.zones.iter().enumerate() {
        if let Some(again) =
            (1..zone.ports.len()).find(|&port| zone.ports[..port].contains(&zone.ports[port]))
        {
            return Err((Some(at), Problem::Duplicate(zone.ports[again].to_string())));
        }
    }
    Ok(())
}

/// The two banks of a road or river are different zones, unless the tile says that one zone goes
/// round its end; and it says so only where it is true.
fn banks_are_apart(tile: &Tile) -> Result<(), Finding> {
    for side in Side::ALL {
        let across = |lane| zone_at(tile, Port { side, lane });
        let (Some(first), Some(middle), Some(last)) =
            (across(Lane::First), across(Lane::Middle), across(Lane::Last))
        else {
            continue;
        };
        let bank = &tile.zones[first.index()];
        if first == last && !bank.round.contains(&middle) {
            let across = tile.zones[middle.index()].name.clone();
            return Err((Some(first.index()), Problem::BothBanks { zone: bank.name.clone(), across }));
        }
    }
    for (at, zone) in tile.zones.iter().enumerate() {
        for &across in &zone.round {
            let inner = &tile.zones[across.index()];
            let has_both = |port: &Port| {
                [Lane::First, Lane::Last]
                    .iter()
                    .all(|&lane| zone.ports.contains(&Port { side: port.side, lane }))
            };
            if !inner.ports.iter().any(has_both) {
                let (zone, across) = (zone.name.clone(), inner.name.clone());
                return Err((Some(at), Problem::NotRound { zone, across }));
            }
        }
    }
    Ok(())
}

fn zone_at(tile: &Tile, port: Port) -> Option<ZoneId> {
    tile.zone_ids().find(|(_, zone)| zone.ports.contains(&port)).map(|(id, _)| id)
}

/// Zones are patches of one flat picture: none can pass through another, but for a bridge.
fn zones_do_not_cross(set: &TileSet, tile: &Tile) -> Result<(), Finding> {
    for (at, one) in tile.zones.iter().enumerate() {
        for (other_at, other) in tile.zones.iter().enumerate().skip(at + 1) {
            if cross(one, other) && !is_bridge(set, one.kind, other.kind) {
                return Err((Some(other_at), Problem::Crossing(one.name.clone(), other.name.clone())));
            }
        }
    }
    Ok(())
}

/// Two zones cross when, walking round the border, one is met, the other, the one and the other again.
fn cross(one: &Zone, other: &Zone) -> bool {
    let walk = Side::ALL.into_iter().flat_map(|side| {
        [Lane::First, Lane::Middle, Lane::Last].into_iter().map(move |lane| Port { side, lane })
    });
    let met: Vec<bool> = walk
        .filter(|port| one.ports.contains(port) || other.ports.contains(port))
        .map(|port| one.ports.contains(&port))
        .collect();
    let changes = (0..met.len()).filter(|&at| met[at] != met[(at + 1) % met.len()]).count();
    changes > 2
}

fn is_bridge(set: &TileSet, one: KindId, other: KindId) -> bool {
    set.bridge == Some((one, other)) || set.bridge == Some((other, one))
}

/// A zone that reaches no side is there for a zone that is near it, for the cells around, or said to
/// lie inside.
fn no_zone_is_loose(tile: &Tile) -> Result<(), Finding> {
    for (id, zone) in tile.zone_ids() {
        let is_near = tile.zones.iter().any(|other| other.near.contains(&id));
        if zone.ports.is_empty() && !zone.around && !zone.inside && !is_near {
            return Err((Some(id.index()), Problem::Loose(zone.name.clone())));
        }
    }
    Ok(())
}

/// The counts that the set states for itself and its groups are those of its tiles.
pub(crate) fn counts(set: &TileSet) -> Result<(), Problem> {
    let sum =
        |tiles: &mut dyn Iterator<Item = &Tile>| tiles.map(|tile| usize::from(tile.count)).sum::<usize>();
    for (id, group) in (0..).zip(&set.groups) {
        let found = sum(&mut set.tiles.iter().filter(|tile| tile.group.0 == id));
        if found != usize::from(group.count) {
            let what = format!("group {}", group.name);
            return Err(Problem::WrongCount { what, found, stated: group.count });
        }
    }
    let found = sum(&mut set.tiles.iter());
    if found != usize::from(set.count) {
        return Err(Problem::WrongCount { what: format!("set {}", set.name), found, stated: set.count });
    }
    let zones: usize = set.tiles.iter().map(|tile| usize::from(tile.count) * tile.zones.len()).sum();
    if zones > TileSet::MAX_ALL_ZONES {
        return Err(Problem::TooMany(TileSet::MAX_ALL_ZONES, "zones in all"));
    }
    marks_can_be_counted(set)
}

/// Marks are summed in eight bits, over all tiles.
fn marks_can_be_counted(set: &TileSet) -> Result<(), Problem> {
    for (id, name) in (0..).zip(&set.marks) {
        let drawn = |tile: &Tile| {
            let on_one: usize = tile.zones.iter().map(|zone| usize::from(zone.mark(MarkId(id)))).sum();
            on_one * usize::from(tile.count)
        };
        if set.tiles.iter().map(drawn).sum::<usize>() > usize::from(u8::MAX) {
            return Err(Problem::TooManyMarks(name.clone()));
        }
    }
    Ok(())
}
