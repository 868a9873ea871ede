//! A hash of a table, by which two who follow it find out whether they have the same.

use std::io;

use data_encoding::HEXLOWER;
use games::Seat;
use games::record::SealedDraw;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::clock::Millis;
use crate::draw_history::DrawHistory;
use crate::event::Ending;
use crate::fair::Method;
use crate::settings::{PlayerKind, Settings};
use crate::table::{RunningGame, Table};

/// All that can be told of a table, and all but the secret that decides what can be told later. It is written as JSON, which
/// is the same on every platform.
#[derive(Serialize)]
struct State<'a> {
    version: u64,
    last: Millis,
    settings: &'a Settings,
    commitment: &'a str,
    method: Method,
    rules: u32,
    starting_since: Option<Millis>,
    players: Vec<PlayerState<'a>>,
    game: Option<GameState<'a>>,
    deadline: Option<Millis>,
    time_left: Option<Vec<Millis>>,
    ended: Option<(Ending, Vec<u8>)>,
    rematch: Option<&'a str>,
}

#[derive(Serialize)]
struct PlayerState<'a> {
    kind: &'a PlayerKind,
    colour: &'a str,
    name: Option<&'a str>,
    is_away: bool,
    has_resigned: bool,
    words: Option<&'a str>,
    /// What the device committed to, its word for the start, and how many links it has told.
    links: Option<(String, Option<String>, u32)>,
}

#[derive(Serialize)]
struct GameState<'a> {
    position: String,
    moves: usize,
    confirmed: usize,
    /// The texts of the moves that are not confirmed.
    open: &'a [String],
    /// Holds all moves that are.
    chain: &'a [u8],
    draws: Option<DrawsState<'a>>,
    is_paused: bool,
    late: Option<u8>,
    /// Who asks to take back what was confirmed, how many moves would remain, and who has agreed.
    undo: Option<(u8, usize, Vec<u8>)>,
    /// Who asks for a pause, and who has agreed.
    pause: Option<(u8, Vec<u8>)>,
}

/// What the device of each seat added to a draw, if it did.
type Contributions = Vec<(u8, Option<String>)>;

/// All that decides what is drawn, but for the secret.
#[derive(Serialize)]
struct DrawsState<'a> {
    seed: &'a [u8],
    /// From where and how often, in each entry what devices added.
    sealed: Vec<(String, usize, Contributions)>,
    rewinds: &'a [(usize, usize)],
    due_since: Option<Millis>,
}

impl Table {
    /// A hash of the state of the table in hexadecimal, 16 digits: it changes with everything that can be told of the
    /// table, and whoever follows the table by its events has the same. It takes some ten microseconds.
    pub fn state_hash(&self) -> String {
        let mut hash = Writer(Sha256::new());
        // Nothing in it can't be written: there are no floating-point numbers and no maps without text as keys.
        let is_written = serde_json::to_writer(&mut hash, &self.state()).is_ok();
        debug_assert!(is_written);
        HEXLOWER.encode(&hash.0.finalize()[..8])
    }

    fn state(&self) -> State<'_> {
        let players = self.players.iter().map(|player| PlayerState {
            kind: &player.kind,
            colour: player.colour.name(),
            name: player.name.as_deref(),
            is_away: player.is_away,
            has_resigned: player.has_resigned,
            words: player.words.as_deref(),
            links: player.links.map(|links| {
                (links.commitment().to_string(), links.word().map(|word| word.to_string()), links.told())
            }),
        });
        State {
            version: self.version(),
            last: self.last,
            settings: &self.settings,
            commitment: self.commitment(),
            method: self.method,
            rules: self.rules,
            starting_since: self.starting_since,
            players: players.collect(),
            game: self.running().map(GameState::of),
            deadline: self.clock.deadline(),
            time_left: self.time_left(),
            ended: self.ended().map(|ended| (ended.how, numbers(&ended.winners))),
            rematch: self.rematch(),
        }
    }
}

impl GameState<'_> {
    fn of(running: &RunningGame) -> GameState<'_> {
        GameState {
            position: running.history.game().position(),
            moves: running.history.moves().len(),
            confirmed: running.confirmed,
            open: &running.open,
            chain: running.chain.bytes(),
            draws: running.draws.as_ref().map(DrawsState::of),
            is_paused: running.is_paused,
            late: running.late.map(|seat| seat.0),
            undo: running
                .undo
                .as_ref()
                .map(|undo| (undo.question.seat.0, undo.moves, numbers(&undo.question.agreed))),
            pause: running.pause.as_ref().map(|pause| (pause.seat.0, numbers(&pause.agreed))),
        }
    }
}

impl DrawsState<'_> {
    fn of(draws: &DrawHistory) -> DrawsState<'_> {
        let links = |draw: SealedDraw| draw.links.into_iter().map(|(seat, link)| (seat.0, link)).collect();
        let sealed = draws.sealed().into_iter().map(|draw| (draw.source.clone(), draw.index, links(draw)));
        DrawsState {
            seed: draws.seed.bytes(),
            sealed: sealed.collect(),
            rewinds: &draws.rewinds,
            due_since: draws.due_since,
        }
    }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// Hashes what is written.
struct Writer(Sha256);

impl io::Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
