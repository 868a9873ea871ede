//! What a page is told, where `views` alone does not tell it.

use games::{Phase, Record, Seat};
use serde::Serialize;
use table::{Order, Proved, Refused, Table};
use views::{Description, Presence, RequestError, Seen, TableView, Viewer};
use words::Words;

use crate::error::Error;
use crate::links;
use crate::requests::{KeptChain, Viewpoint};
use crate::tables::KnownTable;

/// What orders would make of a table.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Foretold {
    seen: Seen,
    /// Whether that is all. If not, a draw or the end of the game is still to come.
    is_complete: bool,
}

/// The record of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct RecordText {
    record: String,
}

/// The position of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct PositionText {
    position: String,
}

/// All moves that the rules allow.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Legal {
    moves: Vec<String>,
}

/// The hash of the state of a table, and after which event it is that.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct StateHash {
    version: u64,
    hash: String,
}

/// What a record says, and what it proves.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Verified {
    /// The turn that the game is in, or ended in.
    turn: u32,
    is_over: bool,
    scores: Vec<u32>,
    /// Who won; nobody before the game is over.
    winners: Vec<u8>,
    /// How many draws were made again and are the same; none where the record has no proof.
    draws: Option<usize>,
    /// The seats whose devices had committed to a word and did not tell it in time.
    absent: Vec<u8>,
    /// In how many sealed draws a device was absent.
    unsealed: usize,
    /// How often moves were taken back.
    rewinds: usize,
    /// Whether the proof has what the page committed to and what it told at the start; none if it kept nothing.
    has_kept: Option<bool>,
}

/// A table as somebody sees it.
pub(crate) fn seen(known: &KnownTable, from: Viewpoint, words: &Words) -> Seen {
    let since = from.since;
    Seen::new(&known.id, &known.table, viewer(&known.table, from), since, words)
}

/// A table as somebody sees it, without its game.
pub(crate) fn summary(known: &KnownTable, from: Viewpoint) -> TableView {
    TableView::new(&known.id, &known.table, viewer(&known.table, from))
}

/// A table as somebody would see it after orders of a seat. Orders behind one whose consequences can't be known yet
/// are left out.
pub(crate) fn foretell(
    known: &KnownTable,
    from: Viewpoint,
    seat: u8,
    orders: &[Order],
    words: &Words,
) -> Result<Foretold, Error> {
    let (mut table, mut is_complete) = (known.table.clone(), true);
    for order in orders {
        let foretold = table.foretell(Seat(seat), order, from.now)?;
        (table, is_complete) = (foretold.table, foretold.is_complete);
        if !is_complete {
            break;
        }
    }
    let since = from.since;
    let seen = Seen::new(&known.id, &table, viewer(&table, from), since, words);
    Ok(Foretold { seen, is_complete })
}

fn viewer(table: &Table, from: Viewpoint) -> Viewer {
    let presence = from.presence.unwrap_or_else(|| Presence::nobody(table));
    Viewer { you: from.you, now: from.now, presence, expires_at: None }
}

/// The game at a table in words.
pub(crate) fn describe(table: &Table, words: &Words) -> Result<Description, Error> {
    Ok(views::description(table, words).ok_or(Refused::NotStarted)?)
}

/// The record of the game at a table; once it is over, with the proof of its draws.
pub(crate) fn record(table: &Table) -> Result<RecordText, Error> {
    let record = table.record().ok_or(Refused::NotStarted)?.write();
    Ok(RecordText { record })
}

/// The position of the game at a table.
pub(crate) fn position(table: &Table) -> Result<PositionText, Error> {
    let position = table.game().ok_or(Refused::NotStarted)?.position();
    Ok(PositionText { position })
}

/// All moves that the rules allow at a table.
pub(crate) fn legal(table: &Table) -> Legal {
    Legal { moves: views::legal(table) }
}

impl StateHash {
    /// The hash of a table.
    pub(crate) fn of(table: &Table) -> StateHash {
        StateHash { version: table.version(), hash: table.state_hash() }
    }
}

/// Replays a record, and draws again what it proves.
pub(crate) fn verify(record: &str, kept: &[KeptChain]) -> Result<Verified, Error> {
    let record = Record::read(record).map_err(RequestError::Record)?;
    let proved = record.proof().map(|_| table::verify(&record)).transpose().map_err(Error::Proof)?;
    let draws = proved.as_ref().map(|proved| proved.draws);
    let Proved { absent, unsealed, rewinds, .. } = proved.unwrap_or_default();
    let game = record.last();
    let is_over = game.phase() == Phase::Over;
    let winners = if is_over { game.winners().iter().map(|seat| seat.0).collect() } else { Vec::new() };
    Ok(Verified {
        turn: game.turn(),
        is_over,
        scores: game.scores().to_vec(),
        winners,
        draws,
        absent: absent.iter().map(|seat| seat.0).collect(),
        unsealed,
        rewinds,
        has_kept: record.proof().and_then(|proof| links::has_kept(proof, kept)),
    })
}
