//! The same game seen from another side. A board that is turned is as good as before, so every state is worth four to whoever
//! learns from it.

use crate::cells::{Cells, signed};
use crate::field::Field;
use crate::rows::Rows;
use crate::space::Space;

/// Turns an observation by a quarter clockwise, in place. The answer is for each action the number that it has
/// now; those that stand for nothing keep theirs.
pub fn turned(space: &Space, observation: &mut [u8]) -> Vec<u32> {
    // There are some thousands.
    let mut actions: Vec<u32> = (0..space.actions() as u32).collect();
    let mut rest = observation;
    for field in space.fields() {
        let (part, next) = std::mem::take(&mut rest).split_at_mut(field.size());
        rest = next;
        match field.name {
            "board" => turn_tiles(part),
            "cells" => turn_cells(space, part, &mut actions),
            "pieces" => turn_pieces(field, part),
            _ => {}
        }
    }
    actions
}

/// East is where north was: x becomes -y, y becomes x.
fn turn_place(row: &mut [u8]) {
    (row[0], row[1]) = (row[1].wrapping_neg(), row[0]);
}

/// Bits of rotations: each is one further.
fn turn_ways(bits: u8) -> u8 {
    (bits << 1 | bits >> 3) & 15
}

fn turn_tiles(part: &mut [u8]) {
    for row in part.chunks_exact_mut(Rows::TILE).take_while(|row| row[2] > 0) {
        turn_place(row);
        row[3] = (row[3] + 1) % 4;
    }
}

fn turn_pieces(field: &Field, part: &mut [u8]) {
    let columns = field.shape.last().copied().unwrap_or(1);
    for row in part.chunks_exact_mut(columns).take_while(|row| row[2] > 0) {
        turn_place(row);
    }
}

/// Cells are in reading order again, so that actions have other numbers.
fn turn_cells(space: &Space, part: &mut [u8], actions: &mut [u32]) {
    let (columns, ways) = (space.cell_columns(), space.ways());
    let is_cell = |row: &[u8]| row[2..].iter().any(|byte| *byte > 0);
    let mut cells: Vec<(usize, Vec<u8>)> = part
        .chunks_exact(columns)
        .take_while(|row| is_cell(row))
        .map(|row| {
            let mut row = row.to_vec();
            turn_place(&mut row);
            row[2..Cells::FIXED].rotate_right(1);
            row[Cells::FIXED..].iter_mut().for_each(|bits| *bits = turn_ways(*bits));
            row
        })
        .enumerate()
        .collect();
    cells.sort_by_key(|(_, row)| (signed(row[1]), signed(row[0])));
    for (now, (before, row)) in cells.iter().enumerate() {
        part[now * columns..][..columns].copy_from_slice(row);
        for way in 0..ways {
            let turned = way / 4 * 4 + (way + 1) % 4;
            actions[before * ways + way] = (now * ways + turned) as u32;
        }
    }
}
