//! From a game to its picture: what lies on the table, told to `art`, which knows no rules.

use std::iter;

use art::board::{Board, Bounds, Cell, TrayItem};
use art::piece::{Colour, Figure};
use art::track::{Marker, Track};
use games::{Details, Game, Move, Phase, Piece, Record, Seat, Setup, View, dice};
use tiles::{TileId, TileSet};

use crate::figure::{drawn, figure};

/// The state of a game as far as it can be seen.
pub struct BoardState {
    setup: Setup,
    set: &'static TileSet,
    view: View,
    points: Vec<u32>,
    winners: Vec<Seat>,
    /// By seat.
    colours: Vec<Colour>,
}

impl BoardState {
    /// How a game stands.
    pub fn of(game: &dyn Game) -> BoardState {
        let colours = game.setup().colours().iter().copied().map(drawn).collect();
        BoardState {
            setup: game.setup().clone(),
            set: game.tiles(),
            view: game.view(),
            points: game.scores().to_vec(),
            winners: game.winners(),
            colours,
        }
    }

    /// How a recorded game stood after its last move.
    pub fn last(record: &Record) -> BoardState {
        BoardState::turns(record).last().unwrap_or_else(|| BoardState::of(record.first()))
    }

    /// How a recorded game stood before its first turn and after each one.
    pub fn turns(record: &Record) -> impl Iterator<Item = BoardState> + '_ {
        let mut game = record.first().fork();
        let mut moves = record.moves().iter();
        let first = BoardState::of(&*game);
        let later = iter::from_fn(move || {
            let mut is_open = false;
            for &next in moves.by_ref() {
                let (turn, before) = (game.turn(), game.view());
                game.apply_unchecked(next);
                if game.turn() != turn {
                    return Some(BoardState::after_turn(before, next, &*game));
                }
                is_open = true;
            }
            is_open.then(|| BoardState::of(&*game))
        });
        iter::once(first).chain(later)
    }

    /// How a game stood when a move ended a turn. Dice are still on the table, though the next player
    /// has them already.
    fn after_turn(before: View, last: Move, after: &dyn Game) -> BoardState {
        let now = BoardState::of(after);
        let Details::Dice(mut turn) = before.details else { return now };
        if after.phase() == Phase::Over {
            return now;
        }
        let mut placed = before.placed;
        match last {
            Move::Build(tile, cell, rotation) => {
                turn.hand.take(tile);
                placed.push((land::Placed { tile, cell, rotation }, None));
            }
            Move::Roll(faces) => turn.hand = faces,
            _ => {}
        }
        BoardState { view: View { placed, details: Details::Dice(turn), ..now.view }, ..now }
    }

    fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index() % self.colours.len()]
    }

    /// What was agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The points by seat.
    pub(crate) fn points(&self) -> &[u32] {
        &self.points
    }

    /// The colours by seat.
    pub(crate) fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// Who has won, if it is over.
    pub(crate) fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// The tiles it is played with.
    pub fn set(&self) -> &'static TileSet {
        self.set
    }

    /// The cells that tiles lie in.
    pub fn bounds(&self) -> Option<Bounds> {
        let cells = self.view.placed.iter().map(|(placed, _)| Bounds::of(cell(placed.cell)));
        cells.reduce(Bounds::with)
    }

    /// How many things lie beside the board.
    pub fn beside(&self) -> usize {
        self.groups().iter().map(Vec::len).sum()
    }

    /// Lays a board out like this. What lies there already stays, if it is what lies there now.
    pub fn lay_out(&self, board: &mut Board<'_>) {
        let placed =
            || self.view.placed.iter().map(|(placed, _)| (placed.tile, cell(placed.cell), placed.rotation));
        let lying = board.tiles().count();
        if board.tiles().eq(placed().take(lying)) {
            board.clear();
        } else {
            board.clear_all();
        }
        let lying = board.tiles().count();
        placed().skip(lying).for_each(|(tile, cell, rotation)| board.place_tile(tile, cell, rotation));
        for (placed, standing) in &self.view.placed {
            if let Some(standing) = standing {
                let figure = figure(self.set, standing.piece, placed.tile, standing.zone);
                board.place_piece(cell(placed.cell), standing.zone, figure, self.colour(standing.seat));
            }
        }
        let is_pawn = matches!(self.view.details, Details::Pawns(_));
        let markers = self.colours.iter().zip(&self.points).map(|(&colour, &points)| {
            let games::track::Marker { space, laps } = games::track::marker(points);
            Marker { colour, points, space, laps }
        });
        board.set_track(Track {
            spaces: games::track::SPACES,
            figure: if is_pawn { Figure::Pawn } else { Figure::Standing },
            markers: markers.collect(),
        });
        self.groups().into_iter().for_each(|group| board.add_to_tray(group));
        match &self.view.details {
            Details::Hunt(hunt) => hunt.covered.iter().for_each(|&(at, zone)| board.cover(cell(at), zone)),
            Details::Pawns(pawns) => {
                for (at, pawn) in pawns {
                    board.place_piece(cell(*at), pawn.zone, Figure::Pawn, self.colour(pawn.seat));
                }
            }
            Details::Nothing | Details::Dice(_) => {}
        }
    }

    /// What lies beside the board: the tile in hand, or the dice that are not built.
    fn groups(&self) -> Vec<Vec<TrayItem>> {
        match &self.view.details {
            Details::Dice(turn) => self.dice(turn),
            _ => vec![self.view.hand.into_iter().map(TrayItem::Tile).collect()],
        }
    }

    /// The dice in hand, the knights, the catapults, and what is kept.
    fn dice(&self, turn: &dice::Turn) -> Vec<Vec<TrayItem>> {
        let several = |item: TrayItem, number: u8| vec![item; usize::from(number)];
        let face = |name: &str, number: u8, item: fn(TileId) -> TrayItem| {
            self.set.find(name).map_or(Vec::new(), |face| several(item(face), number))
        };
        let keeps = |reserve: &[(Piece, u8)]| reserve.contains(&(Piece::Knight, 1));
        let kept = (0..).zip(&self.view.reserve).filter(|(_, reserve)| keeps(reserve));
        vec![
            turn.hand.iter().flat_map(|(face, number)| several(TrayItem::Tile(face), number)).collect(),
            face("knight", turn.knights, TrayItem::Tile),
            face("catapult", turn.catapults, TrayItem::Unavailable),
            kept.map(|(seat, _)| TrayItem::Piece(Figure::Knight, self.colour(Seat(seat)))).collect(),
        ]
    }
}

fn cell(at: land::Cell) -> Cell {
    Cell { x: at.x, y: at.y }
}
