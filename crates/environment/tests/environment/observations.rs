//! Observations are what the game shows.

use std::collections::BTreeSet;

use environment::{Environment, Field, Space, turned};
use games::{Actor, Game, Piece, Seat};
use land::{Cell, TileIx};
use tiles::{MarkId, Tile, Zone, ZoneId};

use crate::spaces::spaces;

/// What is observed is worked out from the view, which everybody sees.
pub(crate) fn check_observation(environment: &Environment, seat: Seat) {
    let (space, game) = (environment.space(), environment.game());
    let mut observation = vec![0xaa; space.observation_size()];
    environment.observe(seat, &mut observation);
    let view = game.view();
    let seats = space.seats();
    let scores = part(space, &observation, "scores");
    for number in 0..seats {
        let points = game.scores()[(seat.index() + number) % seats];
        assert_eq!(u32::from(scores[2 * number]) * 100 + u32::from(scores[2 * number + 1]), points);
        if !space.fields().iter().any(|field| field.name == "reserve") {
            continue;
        }
        let reserve = part(space, &observation, "reserve");
        let kinds = view.reserve[0].len();
        let of_seat: Vec<u8> =
            view.reserve[(seat.index() + number) % seats].iter().map(|(_, n)| *n).collect();
        assert_eq!(reserve[number * kinds..][..kinds], of_seat);
    }
    let mover = part(space, &observation, "mover")[0];
    match game.actor() {
        Actor::Seat(other) => assert_eq!((seat.index() + usize::from(mover) - 1) % seats, other.index()),
        _ => assert_eq!(mover, 0),
    }
    let board = part(space, &observation, "board").chunks_exact(4);
    let lying: Vec<_> = board.clone().take_while(|row| row[2] > 0).map(|row| row.to_vec()).collect();
    assert!(board.skip(lying.len()).all(|row| row == [0; 4]));
    let placed: Vec<_> = view
        .placed
        .iter()
        .map(|(placed, _)| {
            let (cell, rotation) = (placed.cell, placed.rotation.index() as u8);
            vec![cell.x as i8 as u8, cell.y as i8 as u8, placed.tile.0 + 1, rotation]
        })
        .collect();
    assert_eq!(lying, placed);
    if space.fields().iter().any(|field| field.name == "pile") {
        assert_eq!(part(space, &observation, "hand")[0], view.hand.map_or(0, |tile| tile.0 + 1));
        let pile = part(space, &observation, "pile");
        let mut counted = vec![0; pile.len()];
        view.pile.iter().for_each(|(tile, count)| counted[tile.index()] += count);
        assert_eq!(pile, counted);
    }
    if space.fields().iter().any(|field| field.name == "pieces") {
        let rows = part(space, &observation, "pieces").chunks_exact(columns(space, "pieces"));
        let standing = view.placed.iter().filter_map(|(placed, standing)| Some((placed.cell, (*standing)?)));
        let mut count = 0;
        for (row, (cell, standing)) in rows.clone().zip(standing) {
            assert_eq!(row[..2], [cell.x as i8 as u8, cell.y as i8 as u8]);
            assert_eq!((seat.index() + usize::from(row[2]) - 1) % seats, standing.seat.index());
            // Huts stand in water, which is another area than their zone is of.
            if standing.piece != Piece::Hut {
                check_area(game, seat, row, cell, standing.zone);
            }
            count += 1;
        }
        assert!(rows.skip(count).all(|row| row.iter().all(|byte| *byte == 0)));
    }
}

/// What a piece stands in, as areas are told to everybody.
fn check_area(game: &dyn Game, seat: Seat, row: &[u8], cell: Cell, zone: ZoneId) {
    let seats = usize::from(game.setup().seats());
    let placed = game.view().placed;
    let areas = game.areas();
    let is_on = |(tile, other): &(TileIx, ZoneId)| placed[tile.index()].0.cell == cell && *other == zone;
    let area = areas.iter().find(|area| area.zones.iter().any(is_on)).unwrap();
    let tiles: BTreeSet<u8> = area.zones.iter().map(|(tile, _)| tile.0).collect();
    assert_eq!(row[5..8], [area.kind.0 + 1, tiles.len() as u8, area.open as u8]);
    let mut counts = vec![0; seats];
    for (other, count) in &area.pieces {
        counts[(other.index() + seats - seat.index()) % seats] = *count;
    }
    assert_eq!(row[8..8 + seats], counts);
    let set = game.tiles();
    let mut marks = vec![0; set.marks().len()];
    for (tile, zone) in &area.zones {
        let zones = &set.tile(placed[tile.index()].0.tile).zones;
        zones[zone.index()].marks.iter().for_each(|(mark, count)| marks[usize::from(mark.0)] += count);
    }
    // In the others animals are hunted.
    if game.setup().definition().name == "winter" {
        assert_eq!(row[8 + seats..], marks);
    }
}

/// The bits of legal rotations in the observation say the same as the mask.
fn check_cells(environment: &Environment, observation: &[u8], mask: &[u8]) {
    let space = environment.space();
    let columns = columns(space, "cells");
    for (row, cell) in part(space, observation, "cells").chunks_exact(columns).enumerate() {
        for way in 0..space.ways() {
            let bit = cell[6 + way / 4] >> (way % 4) & 1;
            assert_eq!(bit, mask[row * space.ways() + way]);
        }
    }
}

pub(crate) fn check_turned(environment: &Environment, seat: Seat) {
    let space = environment.space();
    let mut observation = vec![0; space.observation_size()];
    let mut mask = vec![0; space.actions()];
    environment.observe(seat, &mut observation);
    environment.mask(&mut mask);
    check_cells(environment, &observation, &mask);
    let (before, mask_before) = (observation.clone(), mask.clone());
    for _ in 0..4 {
        let numbers = turned(space, &mut observation);
        let mut now = vec![0; mask.len()];
        for (action, number) in numbers.iter().enumerate() {
            now[*number as usize] |= mask[action];
        }
        mask = now;
        check_cells(environment, &observation, &mask);
    }
    assert_eq!((observation, mask), (before, mask_before), "four quarters are a whole turn");
}

/// A part of an observation.
fn part<'a>(space: &Space, observation: &'a [u8], name: &str) -> &'a [u8] {
    let at = space.fields().iter().position(|field| field.name == name).unwrap();
    let before: usize = space.fields()[..at].iter().map(Field::size).sum();
    &observation[before..][..space.fields()[at].size()]
}

fn columns(space: &Space, name: &str) -> usize {
    *space.fields().iter().find(|field| field.name == name).unwrap().shape.last().unwrap()
}

/// Marks are counted in bytes with a sign.
#[test]
fn no_mark_is_drawn_too_often_for_an_observation() {
    for space in spaces() {
        let set = space.first().tiles();
        for mark in (0..).map(MarkId).take(set.marks().len()) {
            let in_zone = |zone: &Zone| {
                zone.marks.iter().filter(|(other, _)| *other == mark).map(|(_, n)| u32::from(*n)).sum::<u32>()
            };
            let on_tile = |tile: &Tile| u32::from(tile.count) * tile.zones.iter().map(in_zone).sum::<u32>();
            assert!(set.tiles().iter().map(on_tile).sum::<u32>() <= i8::MAX as u32);
        }
    }
}
