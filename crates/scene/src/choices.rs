//! What may be done, each with the text of the move to send. All of them together are the legal moves.

use art::piece::Figure;
use games::{Actor, Game, Move, Piece, View, text};
use land::{Cell, Placed};
use serde::Serialize;
use tiles::Rotation;

use crate::figure::figure;
use crate::things::Spot;

/// What the one whose move it is may do; nothing while chance moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choices {
    /// Where the tile in hand can go.
    pub places: Vec<PlaceChoice>,
    /// Where a piece can go.
    pub claims: Vec<ClaimChoice>,
    /// Which pieces can be taken back.
    pub recalls: Vec<RecallChoice>,
    /// Where dice can go.
    pub builds: Vec<BuildChoice>,
    /// What else can be done.
    pub actions: Vec<ActionChoice>,
}

/// A cell for the tile in hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlaceChoice {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
    /// How it can be turned there.
    pub ways: Vec<Way>,
}

/// A rotation that fits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Way {
    /// Quarter turns clockwise.
    pub rotation: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
}

/// A zone for a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClaimChoice {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Which piece.
    pub piece: &'static str,
    /// What it will look like.
    pub figure: &'static str,
    /// Where.
    #[serde(flatten)]
    pub at: Spot,
}

/// A piece that can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecallChoice {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Which piece.
    pub piece: &'static str,
    /// Where it stands.
    #[serde(flatten)]
    pub at: Spot,
}

/// A cell for a die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BuildChoice {
    /// What the die shows.
    pub face: &'static str,
    /// Where it can go.
    #[serde(flatten)]
    pub at: PlaceChoice,
}

/// Something else that can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActionChoice {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it is.
    pub kind: Action,
}

/// What can be done besides putting something somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Put no piece.
    Pass,
    /// Collect a knight.
    Collect,
    /// Roll the dice in hand again.
    Again,
    /// End the turn and score it.
    Stop,
    /// End the turn without points, and keep a knight.
    Keep,
}

/// The first piece that moves put somewhere which may follow one another from a state.
pub fn first_claim(game: &dyn Game, moves: &[Move]) -> Option<ClaimChoice> {
    let mut game = game.fork();
    for &wanted in moves {
        if matches!(wanted, Move::Claim(..)) {
            let text = text::write_move(&*game, wanted);
            let claims = Choices::of(&*game, &game.view()).claims;
            return claims.into_iter().find(|claim| claim.text == text);
        }
        game.apply_unchecked(wanted);
    }
    None
}

impl Choices {
    pub(crate) fn of(game: &dyn Game, view: &View) -> Choices {
        let mut choices = Choices::default();
        let Actor::Seat(_) = game.actor() else { return choices };
        let mut moves = Vec::new();
        game.legal(&mut moves);
        moves.into_iter().for_each(|wanted| choices.add(game, view, wanted));
        choices
    }

    fn add(&mut self, game: &dyn Game, view: &View, wanted: Move) {
        let text = text::write_move(game, wanted);
        let action = |kind| ActionChoice { text: text.clone(), kind };
        match wanted {
            // The moves of chance are nobody's choice.
            Move::Draw(_) | Move::Roll(_) => {}
            Move::Place(cell, rotation) => {
                let place = self.places.iter_mut().find(|place| place.is_at(cell));
                match place {
                    Some(place) => place.ways.push(Way::new(rotation, text)),
                    None => self.places.push(PlaceChoice::new(cell, rotation, text)),
                }
            }
            Move::Build(tile, cell, rotation) => {
                let face = game.tiles().tile(tile).code.as_str();
                let build = self.builds.iter_mut().find(|build| build.face == face && build.at.is_at(cell));
                match build {
                    Some(build) => build.at.ways.push(Way::new(rotation, text)),
                    None => {
                        self.builds.push(BuildChoice { face, at: PlaceChoice::new(cell, rotation, text) });
                    }
                }
            }
            Move::Claim(piece, zone) => {
                // A claim goes on the tile placed last.
                let Some((Placed { tile, cell, .. }, _)) = view.placed.last() else { return };
                let figure = figure(game.tiles(), piece, *tile, zone);
                self.claims.push(ClaimChoice::new(text, piece, figure, Spot::new(*cell, zone)));
            }
            Move::Recall(cell) => {
                let standing = view.placed.iter().find(|(placed, _)| placed.cell == cell);
                let Some((_, Some(standing))) = standing else { return };
                let (piece, at) = (standing.piece.name(), Spot::new(cell, standing.zone));
                self.recalls.push(RecallChoice { text, piece, at });
            }
            Move::Pass => self.actions.push(action(Action::Pass)),
            Move::Collect => self.actions.push(action(Action::Collect)),
            Move::Again => self.actions.push(action(Action::Again)),
            Move::Stop => self.actions.push(action(Action::Stop)),
            Move::Keep => self.actions.push(action(Action::Keep)),
        }
    }
}

impl PlaceChoice {
    fn new(cell: Cell, rotation: Rotation, text: String) -> PlaceChoice {
        PlaceChoice { x: cell.x, y: cell.y, ways: vec![Way::new(rotation, text)] }
    }

    fn is_at(&self, cell: Cell) -> bool {
        (self.x, self.y) == (cell.x, cell.y)
    }
}

impl Way {
    fn new(rotation: Rotation, text: String) -> Way {
        // Below 4.
        Way { rotation: rotation.index() as u8, text }
    }
}

impl ClaimChoice {
    fn new(text: String, piece: Piece, figure: Figure, at: Spot) -> ClaimChoice {
        ClaimChoice { text, piece: piece.name(), figure: figure.name(), at }
    }
}
