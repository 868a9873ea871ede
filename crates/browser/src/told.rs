//! What a page is told, where `views` alone does not tell it.

use games::{Phase, Record, Seat};
use serde::Serialize;
use table::{Millis, Proved, Refused, Table};
use views::{Presence, RequestError, Seen, TableView, Viewer};
use words::Words;

use crate::error::Error;
use crate::links;
use crate::requests::{ForetellRequest, KeptChain, SeenRequest};
use crate::tables::Tables;

/// What orders would make of a table.
#[derive(Serialize)]
pub(crate) struct ForetoldView {
    seen: Seen,
    /// Whether that is all. If not, a draw or the end of the game is still to come.
    is_complete: bool,
}

#[derive(Serialize)]
pub(crate) struct RecordView {
    record: String,
}

#[derive(Serialize)]
pub(crate) struct PositionView {
    position: String,
}

#[derive(Serialize)]
pub(crate) struct LegalView {
    moves: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct StateHashView {
    version: u64,
    hash: String,
}

/// What a record says, and what it proves.
#[derive(Serialize)]
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
pub(crate) fn seen(tables: &Tables, request: SeenRequest, words: &Words) -> Result<Seen, Error> {
    let SeenRequest { table, you, since, now, presence } = request;
    let known = tables.known(table)?;
    let viewer = viewer(&known.table, you, now, presence);
    Ok(Seen::new(&known.id, &known.table, viewer, since, words))
}

/// A table as somebody sees it, without its game.
pub(crate) fn summary(tables: &Tables, request: SeenRequest) -> Result<TableView, Error> {
    let SeenRequest { table, you, now, presence, .. } = request;
    let known = tables.known(table)?;
    Ok(TableView::new(&known.id, &known.table, viewer(&known.table, you, now, presence)))
}

/// A table as somebody would see it after orders of a seat. Orders behind one whose consequences can't be known yet
/// are left out.
pub(crate) fn foretell(
    tables: &Tables,
    request: ForetellRequest,
    words: &Words,
) -> Result<ForetoldView, Error> {
    let ForetellRequest { table, seat, orders, you, since, now, presence } = request;
    let known = tables.known(table)?;
    let (mut table, mut is_complete) = (known.table.clone(), true);
    for order in &orders {
        let foretold = table.foretell(Seat(seat), order, now)?;
        (table, is_complete) = (foretold.table, foretold.is_complete);
        if !is_complete {
            break;
        }
    }
    let viewer = viewer(&table, you, now, presence);
    Ok(ForetoldView { seen: Seen::new(&known.id, &table, viewer, since, words), is_complete })
}

fn viewer(table: &Table, you: Vec<u8>, now: Millis, presence: Option<Presence>) -> Viewer {
    Viewer { you, now, presence: presence.unwrap_or_else(|| Presence::nobody(table)), expires_at: None }
}

/// The record of the game at a table; once it is over, with the proof of its draws.
pub(crate) fn record(table: &Table) -> Result<RecordView, Error> {
    let record = table.record().ok_or(Refused::NotStarted)?.write();
    Ok(RecordView { record })
}

/// The position of the game at a table.
pub(crate) fn position(table: &Table) -> Result<PositionView, Error> {
    let position = table.game().ok_or(Refused::NotStarted)?.position();
    Ok(PositionView { position })
}

/// All moves that the rules allow at a table.
pub(crate) fn legal(table: &Table) -> LegalView {
    LegalView { moves: views::legal(table) }
}

/// The hash of the state of a table, and after which event it is that.
pub(crate) fn state_hash(table: &Table) -> StateHashView {
    StateHashView { version: table.version(), hash: table.state_hash() }
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
