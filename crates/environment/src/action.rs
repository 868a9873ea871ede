//! The numbers of moves. What they stand for depends on the state alone, so both ways are a look-up.

use std::fmt;

use games::{AreaGame, AreaGameVisitor, Game, Move, Refusal, Seat, catalog};
use land::Cell;
use tiles::Rotation;

use crate::rows::Rows;
use crate::space::{GameKind, Space};

/// The number of a move, below [`Space::actions`].
pub type Action = u32;

impl Space {
    /// The number of a move of a player in a state; none if no such move could be legal in it.
    pub fn action(&self, rows: &Rows, game: &dyn Game, wanted: Move) -> Option<Action> {
        let number = match wanted {
            Move::Place(cell, rotation) => rows.cells.find(cell).ok()? * self.ways() + rotation.index(),
            Move::Build(face, cell, rotation) => {
                let GameKind::Dice(faces) = self.kind() else { return None };
                let face = faces.iter().position(|known| *known == face)?;
                rows.cells.find(cell).ok()? * self.ways() + face * Rotation::ALL.len() + rotation.index()
            }
            Move::Claim(piece, zone) => self.puts() + self.claim_number(piece, zone)?,
            Move::Recall(cell) => {
                let mut own = own_pieces(game).into_iter();
                self.puts() + self.claims() + own.position(|at| at == cell)?
            }
            other => {
                let number = self.others().iter().position(|known| *known == other)?;
                self.actions() - self.others().len() + number
            }
        };
        // There are some thousands.
        Action::try_from(number).ok()
    }

    /// The move that an action stands for in a state, legal or not; none where it stands for nothing.
    pub fn wanted(&self, rows: &Rows, game: &dyn Game, action: Action) -> Option<Move> {
        let number = action as usize;
        if number < self.puts() {
            let (row, way) = (number / self.ways(), number % self.ways());
            let cell = rows.cells.cell(row)?;
            // Below 4.
            let rotation = Rotation::quarter_turns((way % Rotation::ALL.len()) as u8);
            return Some(match self.kind() {
                GameKind::Tiles(_) => Move::Place(cell, rotation),
                GameKind::Dice(faces) => Move::Build(*faces.get(way / Rotation::ALL.len())?, cell, rotation),
            });
        }
        let number = number - self.puts();
        if number < self.claims() {
            let (piece, zone) = self.claim(number)?;
            let tile = game.tiles().tile(game.claim_tile()?);
            return (zone.index() < tile.zones.len()).then_some(Move::Claim(piece, zone));
        }
        let number = number - self.claims();
        if number < self.recalls() {
            return own_pieces(game).get(number).copied().map(Move::Recall);
        }
        self.others().get(number - self.recalls()).copied()
    }
}

/// The cells in which the pieces of whoever is to move stand, in the order of placing.
fn own_pieces(game: &dyn Game) -> Vec<Cell> {
    catalog::visit(game, OwnPieces).unwrap_or_default()
}

struct OwnPieces;

impl AreaGameVisitor for OwnPieces {
    type Output = Vec<Cell>;

    fn visit<G: AreaGame>(self, game: &G) -> Vec<Cell> {
        let seat: Seat = game.seat();
        let own = game.pieces().iter().filter(|(_, standing)| standing.seat == seat);
        own.map(|(tile, _)| game.land().placed(tile).cell).collect()
    }
}

/// Why an action can't be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It stands for nothing in this state.
    Nothing(Action),
    /// It is against the rules.
    Refused(Action, Move, Refusal),
    /// The game is over.
    Over,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Nothing(action) => write!(f, "action {action} stands for no move in this state"),
            Illegal::Refused(action, _, refusal) => {
                write!(f, "action {action} is refused by rule {}", refusal.rule)
            }
            Illegal::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Illegal {}
