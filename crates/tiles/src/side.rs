//! Sides, rotations, and the lanes in which zones cross a side.

use std::fmt;

/// One of the four sides of a tile, north up at rotation 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Top.
    North,
    /// Right.
    East,
    /// Bottom.
    South,
    /// Left.
    West,
}

impl Side {
    /// The four sides, clockwise from north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// 0 for north to 3 for west, clockwise.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The side across, which the neighbour on this side shows to us.
    pub fn opposite(self) -> Side {
        self.turned(Rotation::R2)
    }

    /// Where this side of a tile points once the tile has been turned.
    pub fn turned(self, rotation: Rotation) -> Side {
        Side::ALL[(self.index() + rotation.index()) % 4]
    }

    /// The letter of the side in tile sets: `N`, `E`, `S` or `W`.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }

    /// The letters of the first and the last half of the side, walking clockwise, north up:
    /// left and right, top and bottom, right and left, bottom and top.
    pub fn halves(self) -> [char; 2] {
        [['l', 'r'], ['t', 'b'], ['r', 'l'], ['b', 't']][self.index()]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// How far a tile is turned: quarter turns clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    /// As in the tile set.
    R0,
    /// A quarter turn clockwise.
    R1,
    /// Half a turn.
    R2,
    /// A quarter turn counter-clockwise.
    R3,
}

impl Rotation {
    /// All four, from none to three quarter turns.
    pub const ALL: [Rotation; 4] = [Rotation::R0, Rotation::R1, Rotation::R2, Rotation::R3];

    /// The number of quarter turns.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The rotation of this many quarter turns; whole turns drop out.
    pub fn quarter_turns(turns: u8) -> Rotation {
        Rotation::ALL[usize::from(turns) % 4]
    }

    /// The rotation that takes this one back.
    pub fn inverse(self) -> Rotation {
        Rotation::ALL[(4 - self.index()) % 4]
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.index())
    }
}

/// A lane in which a zone crosses a side. Most sides have only a middle lane; one that a road or a
/// river crosses has a bank before and behind it, and may have one more lane under all of these for
/// a second structure over the same ground (a water network under a river).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// The bank met first when walking clockwise round the tile.
    First,
    /// The middle of the side, or the whole of it.
    Middle,
    /// The bank met last.
    Last,
    /// Beneath the others.
    Under,
}

impl Lane {
    /// The four lanes in order of their index.
    pub const ALL: [Lane; 4] = [Lane::First, Lane::Middle, Lane::Last, Lane::Under];

    /// A number from 0 to 3.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The lane of the neighbour that this one runs into.
    pub fn mirror(self) -> Lane {
        match self {
            Lane::First => Lane::Last,
            Lane::Last => Lane::First,
            other => other,
        }
    }
}

/// A place where a zone reaches the border of its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Port {
    /// The side it crosses, at rotation 0.
    pub side: Side,
    /// The lane in which it crosses.
    pub lane: Lane,
}

impl fmt::Display for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, last] = self.side.halves();
        match self.lane {
            Lane::First => write!(f, "{}{first}", self.side),
            Lane::Last => write!(f, "{}{last}", self.side),
            Lane::Middle | Lane::Under => write!(f, "{}", self.side),
        }
    }
}
