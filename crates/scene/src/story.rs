//! What happened, move by move.

use games::{Event, Game, History, Move, Record, Seat, View, text};
use land::Placed;
use serde::Serialize;
use tiles::{TileSet, ZoneId};
use words::Words;

use crate::narrator::Narrator;
use crate::things::{LaidTile, Spot, copy};

/// A move, and what it caused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// The number of the move, from 1: so many moves had been made after it.
    pub number: usize,
    /// In which turn.
    pub turn: u32,
    /// Who made it; none for chance.
    pub seat: Option<u8>,
    /// The move.
    #[serde(rename = "move")]
    pub made: String,
    /// The same in a sentence.
    pub text: String,
    /// The tile, or die, that it put on the board.
    pub placed: Option<LaidTile>,
    /// What it caused.
    pub events: Vec<Happening>,
    /// The points of each seat after it.
    pub scores: Vec<u32>,
}

/// Something that a move caused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happening {
    /// Points.
    Scored {
        /// How many each of the seats got.
        points: u32,
        /// Who got them.
        seats: Vec<u8>,
        /// The rule that gives them.
        rule: &'static str,
        /// What was counted, in words.
        text: String,
        /// The zones that were scored: the number of a tile in the order of placing, and the zone on it.
        zones: Vec<[u8; 2]>,
        /// The cells that they lie in.
        cells: Vec<[i16; 2]>,
    },
    /// A piece came back to its reserve.
    Home {
        /// Whose.
        seat: u8,
        /// Which.
        piece: &'static str,
        /// Where it had been.
        #[serde(flatten)]
        at: Spot,
        /// The same in words.
        text: String,
    },
    /// A turn ended without points, in a game that gives them turn by turn.
    NoPoints {
        /// The rule by which there are none.
        rule: &'static str,
        /// Why, in words.
        text: String,
    },
    /// A drawn tile fits nowhere and is out of the game.
    SetAside {
        /// Which.
        tile: &'static str,
        /// The rule that says so.
        rule: &'static str,
        /// The same in words.
        text: String,
    },
    /// No turn is left: the points that follow are those of the end.
    Final {
        /// The rule that ends the game.
        rule: &'static str,
        /// The same in words.
        text: String,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Vec<u8>,
        /// The same in words.
        text: String,
    },
}

/// A move of a record after which there is something to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mark {
    /// The number of the move.
    pub at: usize,
    /// In which turn.
    pub turn: u32,
    /// What happened, in words.
    pub label: String,
}

/// What happened after so many moves.
pub(crate) fn since(history: &History, known: usize, narrator: &Narrator<'_>) -> Vec<Step> {
    let mut game = history.first().fork();
    let mut steps = Vec::new();
    for (before, &played) in history.moves().iter().enumerate() {
        if before < known {
            game.apply_unchecked(played);
        } else {
            steps.push(step(&mut *game, before + 1, played, narrator));
        }
    }
    steps
}

/// The moves of a record at which something scored or the game ended.
pub fn marks(record: &Record, words: &Words, names: &[Option<String>]) -> Vec<Mark> {
    let mut game = record.first().fork();
    let narrator = Narrator::new(words, game.setup(), names);
    let mut marks = Vec::new();
    for (at, &played) in (1..).zip(record.moves()) {
        let turn = game.turn();
        // The moves of a record are legal: it was replayed when it was read or made.
        let events = game.apply(played).unwrap_or_default();
        let seen = events.iter().filter(|event| matches!(event, Event::Scored(_) | Event::Over { .. }));
        let label: Vec<String> = seen.map(|event| narrator.tell_event(event)).collect();
        if !label.is_empty() {
            marks.push(Mark { at, turn, label: label.join(" ") });
        }
    }
    marks
}

/// Makes a move and tells it.
fn step(game: &mut dyn Game, number: usize, played: Move, narrator: &Narrator<'_>) -> Step {
    let (view, turn, made) = (game.view(), game.turn(), text::write_move(game, played));
    let seat = if let games::Actor::Seat(Seat(seat)) = game.actor() { Some(seat) } else { None };
    let text = narrator.tell_move(game, &view, played);
    let (placed, without_points) = (placed(game, &view, played), game.without_points(played));
    // The moves of a history are legal: they were made.
    let seen = game.apply(played).unwrap_or_default();
    let has_points = seen.iter().any(|event| matches!(event, Event::Scored(_)));
    let mut events: Vec<Happening> =
        seen.iter().map(|event| happening(game.tiles(), event, narrator.tell_event(event))).collect();
    if let Some((rule, why)) = without_points.filter(|_| game.turn() != turn && !has_points) {
        events.insert(0, Happening::NoPoints { rule: rule.0, text: narrator.say(&why) });
    }
    Step { number, turn, seat, made, text, placed, events, scores: game.scores().to_vec() }
}

/// The tile that a move puts on the board.
fn placed(game: &dyn Game, view: &View, played: Move) -> Option<LaidTile> {
    let placed = match played {
        Move::Place(cell, rotation) => Placed { tile: view.hand?, cell, rotation },
        Move::Build(tile, cell, rotation) => Placed { tile, cell, rotation },
        // The first tile of a game may be laid by chance.
        Move::Draw(_) if view.placed.is_empty() => {
            let mut after = game.fork();
            after.apply_unchecked(played);
            after.view().placed.first()?.0
        }
        _ => return None,
    };
    let lying = view.placed.iter().filter(|(other, _)| other.tile == placed.tile).count();
    Some(LaidTile::new(game.tiles(), placed, copy(lying)))
}

fn happening(set: &'static TileSet, event: &Event, text: String) -> Happening {
    let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect();
    match event {
        Event::Scored(score) => Happening::Scored {
            points: score.points,
            seats: numbers(&score.seats),
            rule: score.rule.0,
            text,
            zones: score.zones.iter().map(|&(tile, ZoneId(zone))| [tile.0, zone]).collect(),
            cells: score.cells.iter().map(|cell| [cell.x, cell.y]).collect(),
        },
        &Event::Home { seat, piece, cell, zone } => {
            Happening::Home { seat: seat.0, piece: piece.name(), at: Spot::new(cell, zone), text }
        }
        Event::SetAside { rule, tile } => {
            Happening::SetAside { tile: &set.tile(*tile).code, rule: rule.0, text }
        }
        Event::FinalScoring { rule } => Happening::Final { rule: rule.0, text },
        Event::Over { winners } => Happening::Over { winners: numbers(winners), text },
    }
}
