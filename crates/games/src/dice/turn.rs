//! A turn with the dice: rolling, collecting, going on or not.

use super::{DICE, Dice, DiceStep};
use crate::event::{Event, Witness};
use crate::faces::Faces;
use crate::rule::{Refusal, Why};
use crate::seat::{Seat, Seats};

/// D-03: rolls in a turn.
pub(super) const ROLLS: u8 = 3;
/// D-09: knights that it takes to keep one.
const KNIGHTS_TO_KEEP: u8 = 3;

/// What has been done with the dice in a turn, but for what is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The rolls made.
    pub rolls: u8,
    /// What the dice in hand show: neither built nor collected nor gone.
    pub hand: Faces,
    /// The knights collected.
    pub knights: u8,
    /// The catapults rolled.
    pub catapults: u8,
    /// Whether a knight in front of the player doubles the points.
    pub is_doubled: bool,
}

impl Dice {
    /// The next player takes the dice. D-09: a knight in front of that player joins them again, and
    /// D-11: doubles the points.
    pub(super) fn begin_turn(&mut self) {
        self.board.land.clone_from(&self.kit.bare);
        let is_doubled = std::mem::take(&mut self.kept[self.board.seat().index()]);
        self.turn = Turn { is_doubled, ..Turn::default() };
        self.step = DiceStep::Roll;
    }

    /// D-03: the dice that are rolled: all nine, less the knights that the others keep, and less what
    /// has been built, collected or gone in this turn.
    pub(super) fn loose(&self) -> u8 {
        let kept = self.kept.iter().filter(|&&kept| kept).count() as u8;
        DICE - kept - self.built() - self.turn.knights - self.turn.catapults
    }

    /// How many dice have been built.
    pub(super) fn built(&self) -> u8 {
        // At most nine.
        self.board.land.len() as u8
    }

    pub(super) fn check_roll(&self, faces: Faces) -> Result<(), Refusal> {
        let loose = u32::from(self.loose());
        if faces.len() == loose { Ok(()) } else { Err(Refusal::new("D-03", Why::DiceToRoll(loose))) }
    }

    /// D-04: catapults go on at once, and are no good for anything but D-13: nine of them in one
    /// turn win.
    pub(super) fn roll(&mut self, faces: Faces, witness: &mut impl Witness) {
        self.turn.rolls += 1;
        self.turn.catapults += faces.count(self.kit.catapult);
        self.turn.hand = faces.without(self.kit.catapult);
        self.step = DiceStep::Build;
        if self.turn.catapults == DICE {
            self.win(witness);
        } else {
            self.settle(witness);
        }
    }

    /// A step in which nothing but stopping is possible is skipped.
    pub(super) fn settle(&mut self, witness: &mut impl Witness) {
        if self.turn.hand.is_empty() && self.check_keep().is_err() {
            self.score(witness);
        }
    }

    /// D-07: a knight that was rolled and is left.
    pub(super) fn check_collect(&self) -> Result<(), Refusal> {
        let is_there = self.turn.hand.count(self.kit.knight) > 0;
        if is_there { Ok(()) } else { Err(Refusal::new("D-07", Why::NoKnight)) }
    }

    pub(super) fn collect(&mut self, witness: &mut impl Witness) {
        self.turn.hand.take(self.kit.knight);
        self.turn.knights += 1;
        self.settle(witness);
    }

    /// D-05: what is in hand may be rolled again; D-03: twice.
    pub(super) fn check_again(&self) -> Result<(), Refusal> {
        if self.turn.rolls == ROLLS {
            return Err(Refusal::new("D-03", Why::NoRollLeft));
        }
        if self.turn.hand.is_empty() { Err(Refusal::new("D-05", Why::NothingToRoll)) } else { Ok(()) }
    }

    /// D-06: a city part that is left has been built by now, a knight collected: all others are
    /// rolled.
    pub(super) fn again(&mut self) {
        self.turn.hand = Faces::default();
        self.step = DiceStep::Roll;
    }

    /// D-09: with three knights collected.
    pub(super) fn check_keep(&self) -> Result<(), Refusal> {
        let is_enough = self.turn.knights >= KNIGHTS_TO_KEEP;
        if is_enough { Ok(()) } else { Err(Refusal::new("D-09", Why::TooFewKnights)) }
    }

    /// D-09: no points; one knight stays, and only one, as the one of this turn has joined the dice.
    /// D-11: the points that it would have doubled are given up too.
    pub(super) fn keep(&mut self, witness: &mut impl Witness) {
        let seat = self.board.seat();
        self.pass_on(witness);
        // Where that was the last turn, there is none to keep it for.
        if self.step == DiceStep::Roll {
            self.kept[seat.index()] = true;
        }
    }

    /// The dice go to the next player. D-14: after the last turn those win who have most points.
    pub(super) fn pass_on(&mut self, witness: &mut impl Witness) {
        self.board.next_turn();
        if self.is_after_last_turn() {
            self.end(self.leaders(), witness);
        } else {
            self.begin_turn();
        }
    }

    /// D-14: whether the last turn that was agreed on is over.
    pub(super) fn is_after_last_turn(&self) -> bool {
        self.last_turn.is_some_and(|last| self.board.turn > last)
    }

    /// D-14: those who have most points.
    pub(super) fn leaders(&self) -> Seats {
        let scores = &self.board.scores[..usize::from(self.board.setup.seats())];
        let most = scores.iter().max();
        Seats::filter(self.board.setup.seats(), |seat| scores.get(seat.index()) == most)
    }

    /// D-12, D-13: the game ends at once. What was built stays on the table for all to see.
    pub(super) fn win(&mut self, witness: &mut impl Witness) {
        let winner = self.board.seat();
        self.board.next_turn();
        self.end(Seats::only(winner), witness);
    }

    fn end(&mut self, winners: Seats, witness: &mut impl Witness) {
        self.step = DiceStep::Over(winners);
        witness.see(|| Event::Over { winners: winners.to_vec() });
    }

    /// Who keeps a knight.
    pub(super) fn keepers(&self) -> impl Iterator<Item = Seat> {
        (0..self.board.setup.seats()).map(Seat).filter(|seat| self.kept[seat.index()])
    }
}
