//! Which part of a draft is a position, and what is wrong with the rest.

use land::{Cell, Placed};
use tiles::{TileId, ZoneId};

use super::{Draft, read};
use crate::game::{Game, Phase};
use crate::pieces::Standing;
use crate::position::PositionError;
use crate::seat::Seat;

/// A draft that was checked.
#[derive(Debug)]
pub struct Checked {
    /// The same draft, with its tiles in an order in which they can have been placed.
    pub draft: Draft,
    /// The game, without what is wrong.
    pub game: Box<dyn Game>,
    /// What is wrong; nothing, if it is a position.
    pub flaws: Vec<Flaw>,
}

/// Something that keeps a draft from being a position.
#[derive(Clone, Debug)]
pub struct Flaw {
    /// What is wrong.
    pub at: FlawAt,
    /// Why.
    pub error: PositionError,
}

/// The part of a draft that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawAt {
    /// A tile, which can't lie as it does.
    Tile(Placed),
    /// The piece on a tile.
    Piece(Placed, Standing),
    /// The tile in hand.
    Hand(TileId),
    /// Something else.
    Whole,
}

type Tiles = Vec<(Placed, Option<Standing>)>;

impl Draft {
    /// Finds out which part of it is a position. It is an error where not even the game without anything on the board is one.
    pub fn check(self) -> Result<Checked, PositionError> {
        match self.attempt(&self.tiles, self.hand) {
            Ok(game) => Ok(Checked { draft: Draft::read(&game.position())?, game, flaws: Vec::new() }),
            Err(_) if self.has_tiles() => self.sift(),
            Err(error) => {
                let game = self.setup.clone().start()?;
                Ok(Checked { draft: self, game, flaws: vec![Flaw { at: FlawAt::Whole, error }] })
            }
        }
    }

    /// Where a piece of a seat can stand on a tile of the board, each with why not, if it can't.
    pub fn stands(&self, cell: Cell, seat: Seat) -> Vec<(Standing, Option<PositionError>)> {
        let Some(at) = self.tiles.iter().position(|(placed, _)| placed.cell == cell) else {
            return Vec::new();
        };
        let (placed, _) = self.tiles[at];
        let reserve = self.opening.reserve.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
        let zones = (0..self.set.tile(placed.tile).zones.len()).filter_map(|zone| u8::try_from(zone).ok());
        let ways = zones.flat_map(|zone| reserve.iter().map(move |&(piece, _)| (piece, ZoneId(zone))));
        let tried = ways.map(|(piece, zone)| {
            let standing = Standing { seat, piece, zone };
            let mut tiles = self.tiles.clone();
            tiles[at].1 = Some(standing);
            (standing, self.attempt(&tiles, None).err())
        });
        tried.collect()
    }

    /// Takes what can lie and stand as it does, one after the other.
    fn sift(self) -> Result<Checked, PositionError> {
        let mut flaws = Vec::new();
        let (mut laid, loose) = self.lay();
        flaws.extend(loose.iter().map(|&(placed, _)| {
            let mut tiles = laid.clone();
            tiles.push((placed, None));
            Flaw { at: FlawAt::Tile(placed), error: self.why_not(&tiles, None) }
        }));
        let wanted: Vec<Option<Standing>> = laid.iter().map(|(placed, _)| self.piece_on(*placed)).collect();
        for (at, standing) in wanted.into_iter().enumerate() {
            laid[at].1 = standing;
            let (Some(standing), Err(error)) = (standing, self.attempt(&laid, None)) else { continue };
            laid[at].1 = None;
            flaws.push(Flaw { at: FlawAt::Piece(laid[at].0, standing), error });
        }
        let game = match (self.attempt(&laid, self.hand), self.hand) {
            (Ok(game), _) => game,
            (Err(error), Some(tile)) => {
                flaws.push(Flaw { at: FlawAt::Hand(tile), error });
                self.attempt(&laid, None)?
            }
            (Err(error), None) => return Err(error),
        };
        let mut tiles: Tiles = laid.iter().map(|(placed, _)| (*placed, self.piece_on(*placed))).collect();
        tiles.extend(loose);
        Ok(Checked { draft: Draft { tiles, ..self }, game, flaws })
    }

    /// The tiles that can be placed one after the other, without their pieces, and the others with theirs.
    fn lay(&self) -> (Tiles, Tiles) {
        let (mut laid, mut waiting) = (Tiles::new(), self.tiles.clone());
        loop {
            let before = waiting.len();
            waiting.retain(|&(placed, _)| {
                laid.push((placed, None));
                let can_lie = self.attempt(&laid, None).is_ok();
                if !can_lie {
                    laid.pop();
                }
                !can_lie
            });
            if waiting.is_empty() || waiting.len() == before {
                return (laid, waiting);
            }
        }
    }

    fn piece_on(&self, placed: Placed) -> Option<Standing> {
        self.tiles.iter().find(|(known, _)| *known == placed).and_then(|(_, piece)| *piece)
    }

    fn why_not(&self, tiles: &[(Placed, Option<Standing>)], hand: Option<TileId>) -> PositionError {
        match self.attempt(tiles, hand) {
            Err(error) => error,
            // Asked only of what was refused before.
            Ok(_) => PositionError::Step(Phase::Draw.name().to_owned()),
        }
    }

    /// The state with these tiles, if it is one. What follows from them is worked out: which step it is, whether a tile of a second
    /// pile is played, what is counted.
    fn attempt(
        &self,
        tiles: &[(Placed, Option<Standing>)],
        hand: Option<TileId>,
    ) -> Result<Box<dyn Game>, PositionError> {
        let with = |step: &str, rest: &[(String, String)]| self.counted(&self.text(tiles, hand, step, rest));
        let with_extra = |key: &str, value: &str| {
            let set = |(known, old): &(String, String)| {
                (known.clone(), if known == key { value.to_owned() } else { old.clone() })
            };
            self.rest.iter().map(set).collect::<Vec<_>>()
        };
        let first = match with(Phase::Draw.name(), &with_extra("bonus", "off")) {
            Err(PositionError::Value { key: "covered", .. }) => {
                let uncovered = Draft { rest: with_extra("covered", ""), ..self.clone() };
                return uncovered.attempt(tiles, hand);
            }
            other => other,
        };
        match first {
            Err(PositionError::Step(_)) if hand.is_none() => {
                with(Phase::Over.name(), &with_extra("bonus", "off"))
            }
            // A tile of a second pile is in hand only in a bonus turn.
            Err(error) if hand.is_some() && self.extra("bonus").is_some() => {
                with(Phase::Draw.name(), &with_extra("bonus", "on")).map_err(|_| error)
            }
            other => other,
        }
    }

    /// The state that a text says, with the points that its board comes to.
    fn counted(&self, text: &str) -> Result<Box<dyn Game>, PositionError> {
        match read(text) {
            Err(PositionError::Miscounted { counted, .. }) => {
                let stated: Vec<String> = self.scores.iter().map(u32::to_string).collect();
                let counted: Vec<String> = counted.iter().map(u32::to_string).collect();
                let stated = format!(";scores={};", stated.join(","));
                read(&text.replacen(&stated, &format!(";scores={};", counted.join(",")), 1))
            }
            other => other,
        }
    }
}
