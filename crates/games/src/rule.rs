//! Rules and the refusals that name them.

use std::fmt;

use land::Cell;
use tiles::Side;

use crate::message::{Message, Say};
use crate::moves::Piece;

/// A rule of a game by its id, such as `W-13`. Its text is the message `rule-W-13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(pub &'static str);

/// The rules with these ids.
pub(crate) const fn rules<const N: usize>(ids: [&'static str; N]) -> [Rule; N] {
    let mut rules = [Rule(""); N];
    let mut at = 0;
    while at < N {
        rules[at] = Rule(ids[at]);
        at += 1;
    }
    rules
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Say for Rule {
    fn say(&self) -> Message {
        Message::new(format!("rule-{}", self.0))
    }
}

/// Why a move is not allowed: the rule, and what is wrong in this case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids the move.
    pub rule: Rule,
    /// What is wrong.
    pub why: Why,
}

impl Refusal {
    /// A refusal by the rule with this id.
    pub fn new(rule: &'static str, why: Why) -> Refusal {
        Refusal { rule: Rule(rule), why }
    }
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The game is over.
    Over,
    /// A tile must be drawn first.
    DrawFirst,
    /// The tile in hand must be placed first.
    PlaceFirst,
    /// The tile of this turn has been placed.
    AlreadyPlaced,
    /// No such tile is left to be drawn.
    NotInPile,
    /// Other tiles must be drawn before this one.
    NotYet,
    /// A tile lies there.
    Occupied(Cell),
    /// No tile lies next to it.
    Apart(Cell),
    /// Unlike would meet unlike on this side.
    Mismatch(Side),
    /// The river does not go on there.
    NotAtRiver(Cell),
    /// The tile's river would not meet the river's end.
    RiverBroken,
    /// The river would turn the same way twice.
    SameTurn,
    /// The river would run into this cell, where a tile lies.
    RiverBlocked(Cell),
    /// None left in the reserve.
    NoneLeft(Piece),
    /// A piece is in that area already.
    AreaTaken,
    /// Fields can't be claimed in this game.
    NoFarmers,
    /// Nobody stands in the river.
    OnRiver,
    /// That piece does not go on that kind of zone.
    WrongZone(Piece),
    /// That piece is not part of this game.
    NotInGame(Piece),
    /// The tiles would span more than the table has, which is so many columns and rows.
    OffTable(Cell, i16, i16),
    /// Nobody fishes on a lake.
    OnLake,
    /// A hut wants water.
    HutOnLand,
    /// Where a river runs into a lake of the tile, the hut goes on the lake.
    HutOnLakeEnd,
    /// A hut is in that water network already.
    NetworkTaken,
    /// That zone only says which waters hang together.
    UnderWater,
    /// No piece of the player's that could come back stands there.
    NothingToRecall(Cell),
    /// The area there has just been completed and will be scored.
    JustCompleted(Cell),
    /// The dice must be rolled first.
    RollFirst,
    /// The dice have been rolled.
    AlreadyRolled,
    /// So many dice are rolled, no more and no fewer.
    DiceToRoll(u32),
    /// All rolls of the turn have been made.
    NoRollLeft,
    /// No die is left that could be rolled.
    NothingToRoll,
    /// No die in hand shows that part of a city.
    NotRolled,
    /// No die in hand shows a knight.
    NoKnight,
    /// Not enough knights have been collected to keep one.
    TooFewKnights,
    /// A die lies there.
    DieThere(Cell),
    /// Black would meet white on this side.
    Colours(Side),
    /// The board begins with another tile, or it lies otherwise.
    FirstTile,
    /// No cell is left that the tile fits into.
    FitsNowhere,
    /// The area is complete, so that its pieces have gone home.
    Completed,
    /// The cell is farther from what is built than dice could ever join.
    OutOfReach(Cell),
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match self.why {
            Why::Over => Message::new("refusal-over"),
            Why::DrawFirst => Message::new("refusal-draw-first"),
            Why::PlaceFirst => Message::new("refusal-place-first"),
            Why::AlreadyPlaced => Message::new("refusal-already-placed"),
            Why::NotInPile => Message::new("refusal-not-in-pile"),
            Why::NotYet => Message::new("refusal-not-yet"),
            Why::Occupied(cell) => Message::new("refusal-occupied").with("cell", cell.to_string()),
            Why::Apart(cell) => Message::new("refusal-apart").with("cell", cell.to_string()),
            Why::Mismatch(side) => Message::new("refusal-mismatch").with("side", side.to_string()),
            Why::NotAtRiver(cell) => Message::new("refusal-not-at-river").with("cell", cell.to_string()),
            Why::RiverBroken => Message::new("refusal-river-broken"),
            Why::SameTurn => Message::new("refusal-same-turn"),
            Why::RiverBlocked(cell) => Message::new("refusal-river-blocked").with("cell", cell.to_string()),
            Why::NoneLeft(piece) => Message::new("refusal-none-left").with("piece", piece.name()),
            Why::AreaTaken => Message::new("refusal-area-taken"),
            Why::NoFarmers => Message::new("refusal-no-farmers"),
            Why::OnRiver => Message::new("refusal-on-river"),
            Why::WrongZone(piece) => Message::new("refusal-wrong-zone").with("piece", piece.name()),
            Why::NotInGame(piece) => Message::new("refusal-not-in-game").with("piece", piece.name()),
            Why::OffTable(cell, columns, rows) => Message::new("refusal-off-table")
                .with("cell", cell.to_string())
                .with("table", format!("{columns}x{rows}")),
            Why::OnLake => Message::new("refusal-on-lake"),
            Why::HutOnLand => Message::new("refusal-hut-on-land"),
            Why::HutOnLakeEnd => Message::new("refusal-hut-on-lake-end"),
            Why::NetworkTaken => Message::new("refusal-network-taken"),
            Why::UnderWater => Message::new("refusal-under-water"),
            Why::NothingToRecall(cell) => {
                Message::new("refusal-nothing-to-recall").with("cell", cell.to_string())
            }
            Why::JustCompleted(cell) => Message::new("refusal-just-completed").with("cell", cell.to_string()),
            Why::RollFirst => Message::new("refusal-roll-first"),
            Why::AlreadyRolled => Message::new("refusal-already-rolled"),
            Why::DiceToRoll(dice) => Message::new("refusal-dice-to-roll").with("dice", dice),
            Why::NoRollLeft => Message::new("refusal-no-roll-left"),
            Why::NothingToRoll => Message::new("refusal-nothing-to-roll"),
            Why::NotRolled => Message::new("refusal-not-rolled"),
            Why::NoKnight => Message::new("refusal-no-knight"),
            Why::TooFewKnights => Message::new("refusal-too-few-knights"),
            Why::DieThere(cell) => Message::new("refusal-die-there").with("cell", cell.to_string()),
            Why::Colours(side) => Message::new("refusal-colours").with("side", side.to_string()),
            Why::FirstTile => Message::new("refusal-first-tile"),
            Why::FitsNowhere => Message::new("refusal-fits-nowhere"),
            Why::Completed => Message::new("refusal-completed"),
            Why::OutOfReach(cell) => Message::new("refusal-out-of-reach").with("cell", cell.to_string()),
        }
    }
}
