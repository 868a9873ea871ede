//! Tables in a frame, to be shown to others.

use art::board::Show;
use art::frame::{Frame, Shape, Standing};
use games::{Level, Message, Record, catalog};
use scene::{BoardState, FrameTexts, drawn};
use table::{Player, PlayerKind, Table};
use words::Words;

use crate::picture::DrawError;

/// A picture of a table: a game, and the frame round it.
pub struct FramedTable {
    /// The game; before it begins, one that others have played.
    pub record: Record,
    /// The frame.
    pub frame: Frame,
}

impl FramedTable {
    /// How a table looks, with these notes in the frame.
    pub fn new(
        table: &Table,
        notes: Vec<String>,
        shape: Shape,
        words: &Words,
    ) -> Result<FramedTable, DrawError> {
        let game = catalog::find(&table.settings().game).map_err(|_| DrawError::Game)?;
        let names = table.players().iter().map(|player| player_name(player, words)).collect();
        let winners = table.ended().map(|ended| ended.winners.iter().map(|seat| seat.0).collect());
        let texts = FrameTexts { title: words.text(game.title), names, notes, winners };
        let Some(history) = table.history() else {
            let standings = waiting(table, &texts.names);
            return Ok(FramedTable {
                record: Record::read(game.sample)?,
                frame: texts.frame(game, standings, shape),
            });
        };
        let frame = BoardState::of(history.game()).frame(texts, shape);
        Ok(FramedTable { record: history.record(), frame })
    }
}

/// Those who sit at a table before the game: nobody has any points.
fn waiting(table: &Table, names: &[String]) -> Vec<Standing> {
    let standing = |(player, name): (&Player, &String)| Standing {
        colour: drawn(player.colour),
        name: name.clone(),
        points: None,
        is_winner: false,
    };
    table.players().iter().zip(names).map(standing).collect()
}

/// What whoever plays for a seat is called.
fn player_name(player: &Player, words: &Words) -> String {
    match (&player.name, &player.kind) {
        (Some(name), _) => name.clone(),
        (None, PlayerKind::Bot { level, .. }) => {
            words.say(&Message::new("web-seat-bot").with("level", level_name(level)))
        }
        (None, PlayerKind::Person { .. }) => words.text("web-seat-open"),
    }
}

/// What a level is called, by its name for programs.
fn level_name(level: &str) -> Message {
    match Level::find(level) {
        Some(Level::Skill(skill)) => {
            Message::new("web-level-skill-number").with("skill", u32::from(skill.number()))
        }
        _ => Message::new(format!("web-level-{level}")),
    }
}

/// What is shown of a board in a frame: the frame has the points, so there is no track.
pub const FRAMED: Show = Show { pieces: true, marks: true, coordinates: false, last: false, track: false };
