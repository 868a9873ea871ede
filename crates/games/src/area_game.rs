//! What a player who thinks ahead looks at: areas and what they may come to be worth. It is read off
//! the table, so it holds nothing that is not in the view; it only saves working it out again.

use land::{AreaId, Counters, Land, TileIx};
use tiles::ZoneId;

use crate::game::Game;
use crate::moves::Piece;
use crate::pieces::{Pieces, Standing};
use crate::pile::Pile;
use crate::seat::{MAX_SEATS, Seat, Seats};

/// A game whose points come from areas, as a player sees it who weighs them up.
pub trait AreaGame: Game + Clone {
    /// The board.
    fn land(&self) -> &Land;

    /// The pieces on it.
    fn pieces(&self) -> &Pieces;

    /// Whose turn it is, also while a tile is being drawn for it.
    fn seat(&self) -> Seat;

    /// The stacks of tiles still to be drawn, the one that every turn draws from in the end first.
    fn stacks(&self) -> &[Pile];

    /// How many pieces of a kind a seat has in the reserve.
    fn reserve(&self, piece: Piece, seat: Seat) -> u8;

    /// The area that a piece on a zone counts in.
    fn area_under(&self, tile: TileIx, piece: Piece, zone: ZoneId) -> AreaId;

    /// What is at stake in an area, as if these pieces stood in it; none where there is nothing.
    fn stake(&self, area: AreaId, pieces: Counters) -> Option<Stake>;

    /// Tells the open areas of which each, once complete, adds to what this one is worth, and the
    /// points that it adds.
    fn for_each_feeder(&self, area: AreaId, tell: &mut dyn FnMut(AreaId, u32));

    /// Whether the player whose turn it is plays another tile after this one.
    fn plays_on(&self) -> bool;

    /// Tells every area in which something is at stake, some perhaps more than once.
    fn for_each_staked(&self, tell: &mut dyn FnMut(AreaId)) {
        for (tile, Standing { piece, zone, .. }) in self.pieces().iter() {
            tell(self.area_under(tile, piece, zone));
        }
    }
}

/// Something that is done with any [`AreaGame`], compiled for each.
pub trait AreaGameVisitor {
    /// What comes of it.
    type Output;

    /// Does it with a game.
    fn visit<G: AreaGame>(self, game: &G) -> Self::Output;
}

/// What an area is to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Scores when complete, and as much in the end.
    Road,
    /// Scores when complete, and half in the end.
    City,
    /// Looks at the cells around it: abbeys and groves.
    Abbey,
    /// Scores in the end by the cities around it.
    Field,
    /// Scores when complete only.
    Forest,
    /// Scores when complete only.
    River,
    /// Scores in the end by its animals.
    Meadow,
    /// Waters: score in the end by their fish.
    Water,
    /// Scores when complete, for all children on it.
    Path,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 9] = [
        Role::Road,
        Role::City,
        Role::Abbey,
        Role::Field,
        Role::Forest,
        Role::River,
        Role::Meadow,
        Role::Water,
        Role::Path,
    ];

    /// A number below the number of roles.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether such an area scores when it is complete, and lets its pieces go.
    pub fn completes(self) -> bool {
        !matches!(self, Role::Field | Role::Meadow | Role::Water)
    }

    /// The name of the role.
    pub fn name(self) -> &'static str {
        match self {
            Role::Road => "road",
            Role::City => "city",
            Role::Abbey => "abbey",
            Role::Field => "field",
            Role::Forest => "forest",
            Role::River => "river",
            Role::Meadow => "meadow",
            Role::Water => "water",
            Role::Path => "path",
        }
    }
}

/// What an area means for all seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// What the area is.
    pub role: Role,
    /// How many of its ends are open, or of the cells around it empty.
    pub open: u16,
    /// Who gets points from it.
    pub owners: Seats,
    /// What each seat gets when it is complete as it is now.
    pub complete: [u16; MAX_SEATS],
    /// What each seat gets if the game ended now.
    pub over: [u16; MAX_SEATS],
    /// The pieces of each seat that come home when it is complete.
    pub bound: Counters,
}

impl Stake {
    /// The stake of an area whose owners all get the same.
    pub(crate) fn of(role: Role, open: u16, owners: Seats, points: (u32, u32), bound: Counters) -> Stake {
        let to_owners = |points: u32| {
            let mut all = [0; MAX_SEATS];
            for seat in owners.iter() {
                // No area is worth more than a few hundred.
                all[seat.index()] = points as u16;
            }
            all
        };
        Stake { role, open, owners, complete: to_owners(points.0), over: to_owners(points.1), bound }
    }
}
