//! What anybody may see of a table.

use std::collections::BTreeMap;

use games::{Seat, text};
use protocol::State;
use scene::{Description, Help, Scene, SceneRequest};
use serde::Serialize;
use table::{
    Absence, Aids, Awaited, Clock, Ending, Millis, Player, PlayerKind, Settings, Table, Timeout, Wait,
};
use words::Words;

use crate::presence::Presence;
use crate::stage::Stage;

/// Who looks at a table, and when.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// The seats of whoever looks.
    pub you: Vec<u8>,
    /// The time now.
    pub now: Millis,
    /// Who is connected.
    pub presence: Presence,
    /// When the table will be deleted if nothing happens there any more, where that is known.
    pub expires_at: Option<Millis>,
}

/// A table in a list.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Summary {
    /// The name of the table.
    id: String,
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
    /// Who won, if it is over.
    winners: Vec<u8>,
    /// When it was made, in milliseconds since 1970.
    created_at: Millis,
    /// When something happened last.
    changed_at: Millis,
}

/// A seat and who plays for it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct SeatView {
    /// Who is to sit there.
    #[serde(rename = "place")]
    kind: PlayerKind,
    /// The colour of the pieces.
    colour: &'static str,
    /// The name of the person who does.
    name: Option<String>,
    /// The points, once the game has begun and where any are counted.
    points: Option<u32>,
    /// Whether they went away: a bot plays until they come back.
    is_away: bool,
    /// Whether they gave up: a bot plays on for them.
    has_resigned: bool,
    /// What their device committed to before the game, in hexadecimal.
    commitment: Option<String>,
    /// How many links of that it has told.
    links: u32,
}

/// A table as it stands after an event, with the state of its game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Snapshot {
    #[serde(flatten)]
    table: TableView,
    /// The game, once it has begun.
    state: Option<State>,
}

/// A table as it stands after an event, with its game as a scene.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seen {
    #[serde(flatten)]
    table: TableView,
    /// The game, once it has begun.
    scene: Option<Scene>,
}

/// A table as it stands after an event.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The name of the table.
    id: String,
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
    /// The seats whose devices are to tell a link: before the game can begin, or before the next draw.
    awaited_links: Vec<u8>,
    /// When the time of that seat is up, or of those devices.
    deadline: Option<Millis>,
    /// What each seat had left on its clock when its time began to run, in milliseconds, where there is one.
    time_left: Option<Vec<Millis>>,
    /// The turns in which somebody's time was up, the first one first: a bot played them to their end.
    timeouts: Vec<TimeoutView>,
    /// Whom the table waits for without a limit of time, and what may be done if they stay away.
    wait: Option<WaitView>,
    /// The time of the server.
    now: Millis,
    /// Whether time stands still.
    is_paused: bool,
    /// How many moves of the game can't be taken back by their player alone.
    confirmed: usize,
    /// The request to take something back, if one is open.
    undo: Option<UndoView>,
    /// The request for a pause, if one is open.
    pause: Option<PauseView>,
    /// How the game ended, if it did.
    ended: Option<EndedView>,
    /// Where the same people play again.
    rematch: Option<String>,
    /// When the table will be deleted if nothing happens there any more.
    expires_at: Option<Millis>,
    /// Who is connected.
    presence: Presence,
    /// The seats of whoever asks.
    you: Vec<u8>,
}

/// A turn in which the time of a seat was up.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct TimeoutView {
    /// Whose time.
    seat: u8,
    /// The number of the turn.
    turn: u32,
    /// How many moves had been made.
    moves: usize,
}

/// Somebody whom a table waits for without a limit of time.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct WaitView {
    /// Whom.
    seat: u8,
    /// From when on the others need not wait any longer, if nobody is connected there: then the order `end-wait` is executed.
    until: Millis,
    /// What may be done then.
    offers: Vec<Absence>,
}

/// A request to take back what was confirmed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct UndoView {
    /// Who asks.
    seat: u8,
    /// How many moves of the game would remain.
    moves: usize,
    /// Who has agreed.
    agreed: Vec<u8>,
}

/// A request that time stands still.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PauseView {
    /// Who asks.
    seat: u8,
    /// Who has agreed.
    agreed: Vec<u8>,
}

/// How a game ended.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct EndedView {
    /// How.
    how: Ending,
    /// Who won.
    winners: Vec<u8>,
}

impl Summary {
    /// A table that was made and last changed at these times.
    pub fn new(id: &str, table: &Table, created_at: Millis, changed_at: Millis) -> Summary {
        let settings = table.settings();
        Summary {
            id: id.to_owned(),
            game: settings.game.clone(),
            options: settings.options.clone(),
            clock: settings.clock,
            aids: settings.aids,
            seats: seats(table),
            stage: Stage::of(table),
            awaited: table.awaited().seat().map(|seat| seat.0),
            winners: table.ended().map_or_else(Vec::new, |ended| numbers(&ended.winners)),
            created_at,
            changed_at,
        }
    }
}

impl Snapshot {
    /// What somebody sees of a table.
    pub fn new(id: &str, table: &Table, viewer: Viewer, words: &Words) -> Snapshot {
        let state = table.history().map(|history| State::new(history, words));
        Snapshot { table: TableView::new(id, table, viewer), state }
    }
}

impl Seen {
    /// What somebody sees of a table who knows so many moves.
    pub fn new(id: &str, table: &Table, viewer: Viewer, since: usize, words: &Words) -> Seen {
        let scene = Seen::scene(table, since, words);
        Seen { table: TableView::new(id, table, viewer), scene }
    }

    /// The scene of a table whose game has begun, for somebody who knows so many moves: the same for everybody.
    pub fn scene(table: &Table, since: usize, words: &Words) -> Option<Scene> {
        let request = SceneRequest { since, names: names(table), help: help(table.settings().aids) };
        table.history().map(|history| Scene::of(history, words, &request))
    }
}

/// The game at a table in words, once it has begun: the same for everybody.
pub fn description(table: &Table, words: &Words) -> Option<Description> {
    let help = help(table.settings().aids);
    table.game().map(|game| Description::of(game, words, &names(table), help))
}

/// The names of those who sit at a table.
pub(crate) fn names(table: &Table) -> Vec<Option<String>> {
    table.players().iter().map(|player| player.name.clone()).collect()
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
    /// What somebody sees of a table besides its game.
    pub fn new(id: &str, table: &Table, viewer: Viewer) -> TableView {
        let Viewer { you, now, presence, expires_at } = viewer;
        TableView {
            id: id.to_owned(),
            version: table.version(),
            settings: table.settings().clone(),
            commitment: table.commitment().to_owned(),
            seats: seats(table),
            stage: Stage::of(table),
            awaited: table.awaited().seat().map(|seat| seat.0),
            is_bot_awaited: matches!(table.awaited(), Awaited::Bot(..)),
            awaited_links: table.awaited_links().iter().map(|seat| seat.0).collect(),
            deadline: table.deadline(),
            time_left: table.time_left(),
            wait: table.wait().map(|wait| WaitView::new(wait, table.settings().absence)),
            timeouts: table.timeouts().iter().map(TimeoutView::new).collect(),
            now,
            is_paused: table.is_paused(),
            confirmed: table.confirmed(),
            undo: table.undo().map(|undo| UndoView {
                seat: undo.question.seat.0,
                moves: undo.moves,
                agreed: numbers(&undo.question.agreed),
            }),
            pause: table
                .pause()
                .map(|question| PauseView { seat: question.seat.0, agreed: numbers(&question.agreed) }),
            ended: table.ended().map(|ended| EndedView { how: ended.how, winners: numbers(&ended.winners) }),
            rematch: table.rematch().map(str::to_owned),
            expires_at,
            presence,
            you,
        }
    }
}

impl WaitView {
    fn new(Wait { seat, until }: Wait, agreed: Absence) -> WaitView {
        let offers = Absence::ALL.into_iter().filter(|offer| *offer <= agreed);
        WaitView { seat: seat.0, until, offers: offers.collect() }
    }
}

impl TimeoutView {
    fn new(&Timeout { seat, turn, moves }: &Timeout) -> TimeoutView {
        TimeoutView { seat: seat.0, turn, moves }
    }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn seats(table: &Table) -> Vec<SeatView> {
    let game = table.game().filter(|game| game.setup().definition().has_points);
    let points = |seat: usize| game.and_then(|game| game.scores().get(seat).copied());
    let seats = table.players().iter().enumerate();
    seats.map(|(seat, player)| SeatView::new(player, points(seat))).collect()
}

impl SeatView {
    fn new(player: &Player, points: Option<u32>) -> SeatView {
        SeatView {
            kind: player.kind.clone(),
            name: player.name.clone(),
            colour: player.colour.name(),
            points,
            is_away: player.is_away,
            has_resigned: player.has_resigned,
            commitment: player.links.map(|links| links.commitment().to_string()),
            links: player.links.map_or(0, |links| links.told()),
        }
    }
}

/// All moves that the rules allow at a table now.
pub fn legal(table: &Table) -> Vec<String> {
    let Some(game) = table.game() else { return Vec::new() };
    let mut moves = Vec::new();
    game.legal(&mut moves);
    moves.into_iter().map(|legal| text::write_move(game, legal)).collect()
}
