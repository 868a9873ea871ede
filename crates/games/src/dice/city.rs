//! Cities: where dice may be built, and what the largest closed city is worth.
//!
//! D-08 lets a die lie anywhere on the table, which is more than a list of moves can hold. What is
//! legal here is finite, and nothing useful is lost:
//!
//! - The *reach* is the number of dice in hand that may still be built, the one about to be built
//!   included. Every cell that is no further than that from a built die, counted in steps from side
//!   to side, is legal wherever the sides agree.
//! - A die further away than that can never be part of one city with a die that lies there now: the
//!   dice left can't bridge the gap. So it begins a city of its own, and for a city of its own one
//!   place is as good as any other, as long as nothing is near that its sides would have to agree
//!   with. One cell stands for all of them: the next one beyond the reach, east of the easternmost
//!   die. The gap is wider than all dice that are left, so nothing built later is in its way either.
//! - On a bare table all cells are alike, and the middle stands for them.

use land::{AreaId, Cell, Land, Misfit, Rotations};
use tiles::{Rotation, TileId};

use super::Dice;
use super::turn::ROLLS;
use crate::areas::Appraisal;
use crate::event::Witness;
use crate::message::Message;
use crate::moves::Move;
use crate::rule::{Refusal, Rule, Why};
use crate::seat::Seats;
use crate::worth::Worth;

/// D-10: points by the number of dice.
const POINTS: [u32; 10] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 28];
/// D-12: points that win.
pub(super) const GOAL: u32 = 42;

impl Dice {
    /// How many dice in hand may still be built. Knights may yet become city parts, as long as there
    /// is a roll left.
    pub(super) fn reach(&self) -> u32 {
        let hand = self.turn.hand;
        if self.turn.rolls < ROLLS { hand.len() } else { self.kit.city_parts(hand).len() }
    }

    /// The cells for a die that touches no other: those within reach, row by row, then the one that
    /// stands for all beyond it.
    pub(super) fn free_cells(&self) -> impl Iterator<Item = Cell> {
        let (land, reach) = (&self.board.land, self.reach() as i16);
        let (west, east) = span(land, |cell| cell.x);
        let (north, south) = span(land, |cell| cell.y);
        let rows = north - reach..=south + reach;
        let cells = rows.flat_map(move |y| (west - reach..=east + reach).map(move |x| Cell::new(x, y)));
        let near = cells.filter(move |&cell| is_within(land, cell, 2..=self.reach()));
        near.chain([self.cell_apart()])
    }

    /// Tells every way to build a die that touches no other.
    pub(super) fn for_each_free_spot(&self, tell: &mut dyn FnMut(Cell, Rotations)) {
        self.free_cells().for_each(|cell| tell(cell, Rotations::ALL));
    }

    /// The cell that stands for all that are out of reach.
    fn cell_apart(&self) -> Cell {
        let easternmost = self.board.land.tiles().map(|(_, placed)| placed.cell).max_by_key(|cell| cell.x);
        match easternmost {
            Some(Cell { x, y }) => Cell::new(x + self.reach() as i16 + 1, y),
            None => Cell::ORIGIN,
        }
    }

    /// D-06: what is built was rolled. D-08: it lies no further away than the reach.
    pub(super) fn check_build(&self, face: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        if self.kit.city_parts(self.turn.hand).count(face) == 0 {
            return Err(Refusal::new("D-06", Why::NotRolled));
        }
        self.check_sides(face, cell, rotation)?;
        if cell == self.cell_apart() || is_within(&self.board.land, cell, 1..=self.reach()) {
            return Ok(());
        }
        Err(Refusal::new("D-08", Why::OutOfReach(cell)))
    }

    /// D-08: where dice touch, black meets black and white meets white. D-06: what is built stays.
    pub(super) fn check_sides(&self, face: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        match self.board.land.fits(face, rotation, cell) {
            Err(Misfit::Occupied) => Err(Refusal::new("D-06", Why::DieThere(cell))),
            Err(Misfit::Side(side)) => Err(Refusal::new("D-08", Why::Colours(side))),
            Ok(()) | Err(Misfit::Apart) => Ok(()),
        }
    }

    pub(super) fn build(&mut self, face: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        self.turn.hand.take(face);
        self.board.land.place(face, rotation, cell);
        self.settle(witness);
    }

    /// D-10: the end of a turn. The largest closed city counts, by its dice; D-11: twice if there was
    /// a knight in front of the player. D-12: 42 points win.
    pub(super) fn score(&mut self, witness: &mut impl Witness) {
        let seat = self.board.seat();
        if let Some((city, dice)) = self.largest_closed_city() {
            let rule = if self.turn.is_doubled { "D-11" } else { "D-10" };
            self.board.award(rule, Seats::only(seat), self.worth(dice), city, witness);
        }
        if self.board.scores[seat.index()] >= GOAL {
            self.win(witness);
        } else {
            self.pass_on(witness);
        }
    }

    /// D-12: whether somebody has the points that win.
    pub(super) fn has_goal(&self) -> bool {
        self.board.scores.iter().any(|points| *points >= GOAL)
    }

    /// What a closed city of so many dice is worth in this turn.
    fn worth(&self, dice: u32) -> Worth {
        let points = POINTS.get(dice as usize).copied().unwrap_or(0);
        if self.turn.is_doubled {
            Worth::new(2 * points, "score-dice-doubled", &["dice"], [dice])
        } else {
            Worth::new(points, "score-dice", &["dice"], [dice])
        }
    }

    /// Why a turn that ends with this move brings no points: D-09, because a knight is kept; D-10, because no city is
    /// closed.
    pub(super) fn without_points(&self, next: Move) -> Option<(Rule, Message)> {
        if next == Move::Keep {
            return Some((Rule("D-09"), Message::new("score-none-kept")));
        }
        let mut after = self.clone();
        if let Move::Build(face, cell, rotation) = next {
            after.board.land.place(face, rotation, cell);
        }
        let why = if after.built() == 0 { "score-none-unbuilt" } else { "score-none-open" };
        after.largest_closed_city().is_none().then(|| (Rule("D-10"), Message::new(why)))
    }

    /// What a city is to the player who builds it; nothing, if it is no city.
    pub(super) fn appraise(&self, id: AreaId) -> Option<Appraisal> {
        let area = self.board.land.area(id);
        let (dice, owners) = (area.tiles().len(), Seats::only(self.board.seat()));
        let appraisal = if area.is_closed() {
            Appraisal::of(owners, self.worth(dice), None)
        } else {
            Appraisal::of(owners, Worth::new(0, "score-open-dice", &["dice"], [dice]), Some(self.worth(dice)))
        };
        (area.kind() == self.kit.city).then_some(appraisal)
    }

    /// D-10: closed is a city of which no black side is open.
    fn largest_closed_city(&self) -> Option<(AreaId, u32)> {
        let land = &self.board.land;
        let mut largest = None;
        for (ix, placed) in land.tiles() {
            let zones = self.kit.set().tile(placed.tile).zone_ids();
            for (zone, _) in zones.filter(|(_, zone)| zone.kind == self.kit.city) {
                let city = land.area_of(ix, zone);
                let dice = land.area(city).tiles().len();
                if land.area(city).is_closed() && largest.is_none_or(|(_, most)| dice > most) {
                    largest = Some((city, dice));
                }
            }
        }
        largest
    }
}

/// Whether the nearest die is so many steps away.
fn is_within(land: &Land, cell: Cell, steps: std::ops::RangeInclusive<u32>) -> bool {
    distance(land, cell).is_some_and(|distance| steps.contains(&distance))
}

/// The steps to the nearest die, from side to side.
pub(super) fn distance(land: &Land, cell: Cell) -> Option<u32> {
    let steps = |one: i16, other: i16| u32::from(one.abs_diff(other));
    land.tiles().map(|(_, placed)| steps(placed.cell.x, cell.x) + steps(placed.cell.y, cell.y)).min()
}

/// From where to where dice lie in one direction; the middle on a bare table.
fn span(land: &Land, along: fn(Cell) -> i16) -> (i16, i16) {
    let lie = || land.tiles().map(|(_, placed)| along(placed.cell));
    (lie().min().unwrap_or(0), lie().max().unwrap_or(0))
}
