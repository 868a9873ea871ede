//! What anybody may see of a table.

use std::collections::BTreeMap;

use protocol::State;
use scene::{Help, Scene, SceneRequest};
use serde::Serialize;
use table::{Aids, Awaited, Clock, Ending, Millis, Player, PlayerKind, Settings, Table};
use utoipa::ToSchema;
use words::Words;

use super::live_table::Inner;
use super::presence::Presence;
use crate::error::ApiError;
use crate::keys::TableId;
use crate::store::{Row, Stage};

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Summary {
    /// The name of the table.
    #[schema(value_type = String)]
    id: TableId,
    /// The name of the game.
    game: String,
    /// Its options.
    options: BTreeMap<String, String>,
    /// How long a player may think.
    clock: Clock,
    /// What helps players.
    aids: Aids,
    /// Who sits where.
    seats: Vec<SeatView>,
    /// How far the table is.
    stage: Stage,
    /// The seat that the table waits for.
    awaited: Option<u8>,
    /// When it was made, in milliseconds since 1970.
    created_at: Millis,
    /// When something happened last.
    changed_at: Millis,
}

/// A seat and who plays for it.
#[derive(Serialize, ToSchema)]
struct SeatView {
    /// Who is to sit there.
    #[serde(rename = "place")]
    kind: PlayerKind,
    /// The colour of the pieces.
    colour: &'static str,
    /// The name of the person who does.
    name: Option<String>,
    /// Whether they went away: a bot plays until they come back.
    is_away: bool,
    /// Whether they gave up: a bot plays on for them.
    has_resigned: bool,
    /// What they added to what draws are made from.
    words: Option<String>,
}

/// A table as it stands after an event, with the state of its game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Snapshot {
    #[serde(flatten)]
    table: TableView,
    /// The game, once it has begun.
    state: Option<State>,
}

/// A table as it stands after an event, with its game as a scene.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seen {
    #[serde(flatten)]
    table: TableView,
    /// The game, once it has begun.
    scene: Option<Scene>,
}

/// A table as it stands after an event.
#[derive(Serialize, ToSchema)]
struct TableView {
    /// The name of the table.
    #[schema(value_type = String)]
    id: TableId,
    /// The number of the last event: ask for what comes after it.
    version: u64,
    /// What was set.
    settings: Settings,
    /// The hash of the secret that all draws come from.
    commitment: String,
    /// Who sits where.
    seats: Vec<SeatView>,
    /// How far the table is.
    stage: Stage,
    /// The seat that the table waits for.
    awaited: Option<u8>,
    /// Whether that seat is played for by a bot just now.
    is_bot_awaited: bool,
    /// When the time of that seat is up.
    deadline: Option<Millis>,
    /// What each seat has left on its clock, in milliseconds, where there is one.
    time_left: Option<Vec<Millis>>,
    /// The time of the server.
    now: Millis,
    /// Whether time stands still.
    is_paused: bool,
    /// How many moves of the game can't be taken back by their player alone.
    confirmed: usize,
    /// The bot_task to take something back, if one is open.
    undo: Option<UndoView>,
    /// How the game ended, if it did.
    ended: Option<EndedView>,
    /// Where the same people play again.
    rematch: Option<String>,
    /// Who is connected.
    presence: Presence,
    /// The seats of whoever asks.
    you: Vec<u8>,
}

/// A bot_task to take back what was confirmed.
#[derive(Serialize, ToSchema)]
struct UndoView {
    /// Who asks.
    seat: u8,
    /// How many moves of the game would remain.
    moves: usize,
    /// Who has agreed.
    agreed: Vec<u8>,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
struct EndedView {
    /// How.
    how: Ending,
    /// Who won.
    winners: Vec<u8>,
}

impl Summary {
    pub(super) fn new(id: &TableId, table: &Table, created_at: Millis, changed_at: Millis) -> Summary {
        let settings = table.settings();
        Summary {
            id: id.clone(),
            game: settings.game.clone(),
            options: settings.options.clone(),
            clock: settings.clock,
            aids: settings.aids,
            seats: seats(table),
            stage: stage(table),
            awaited: awaited(table),
            created_at,
            changed_at,
        }
    }

    /// What is kept of the table in the store.
    pub(super) fn row(&self, table: &Table) -> Result<Row, ApiError> {
        let summary = serde_json::to_string(self).map_err(|error| {
            tracing::error!(%error, "a summary could not be written");
            ApiError::Failed
        })?;
        let is_busy = table.deadline().is_some() || matches!(table.awaited(), Awaited::Bot(..));
        Ok(Row { stage: self.stage, awaited: self.awaited, is_busy, summary, at: self.changed_at })
    }
}

impl Snapshot {
    pub(super) fn new(id: &TableId, inner: &Inner, words: &Words, you: Vec<u8>) -> Snapshot {
        let state = inner.table.history().map(|history| State::new(history, words));
        Snapshot { table: TableView::new(id, inner, you), state }
    }
}

impl Seen {
    /// What somebody in these seats sees who knows so many moves.
    pub(super) fn new(id: &TableId, inner: &Inner, words: &Words, you: Vec<u8>, since: usize) -> Seen {
        let names = inner.table.players().iter().map(|player| player.name.clone());
        let help = help(inner.table.settings().aids);
        let request = SceneRequest { since, names: names.collect(), help };
        let scene = inner.table.history().map(|history| Scene::of(history, words, &request));
        Seen { table: TableView::new(id, inner, you), scene }
    }
}

/// What helps players at a table with these aids.
fn help(aids: Aids) -> Help {
    match aids {
        Aids::Learning => Help::ALL,
        Aids::Normal => Help::SOME,
        Aids::Tournament => Help::NONE,
    }
}

impl TableView {
    fn new(id: &TableId, inner: &Inner, you: Vec<u8>) -> TableView {
        let table = &inner.table;
        TableView {
            id: id.clone(),
            version: table.version(),
            settings: table.settings().clone(),
            commitment: table.commitment().to_owned(),
            seats: seats(table),
            stage: stage(table),
            awaited: awaited(table),
            is_bot_awaited: matches!(table.awaited(), Awaited::Bot(..)),
            deadline: table.deadline(),
            time_left: table.time_left().map(<[Millis]>::to_vec),
            now: super::now(),
            is_paused: table.is_paused(),
            confirmed: table.confirmed(),
            undo: table.undo().map(|undo| UndoView {
                seat: undo.seat.0,
                moves: undo.moves,
                agreed: undo.agreed.iter().map(|seat| seat.0).collect(),
            }),
            ended: table.ended().map(|ended| EndedView {
                how: ended.how,
                winners: ended.winners.iter().map(|seat| seat.0).collect(),
            }),
            rematch: table.rematch().map(str::to_owned),
            presence: inner.presence.clone(),
            you,
        }
    }
}

fn seats(table: &Table) -> Vec<SeatView> {
    table.players().iter().map(SeatView::new).collect()
}

impl SeatView {
    fn new(player: &Player) -> SeatView {
        SeatView {
            kind: player.kind.clone(),
            name: player.name.clone(),
            colour: player.colour.name(),
            is_away: player.is_away,
            has_resigned: player.has_resigned,
            words: player.words.clone(),
        }
    }
}

fn stage(table: &Table) -> Stage {
    match (table.game(), table.ended()) {
        (None, _) => Stage::Waiting,
        (Some(_), None) => Stage::Running,
        (Some(_), Some(_)) => Stage::Over,
    }
}

fn awaited(table: &Table) -> Option<u8> {
    match table.awaited() {
        Awaited::Nobody => None,
        Awaited::Person(seat) | Awaited::Bot(seat, _) => Some(seat.0),
    }
}
