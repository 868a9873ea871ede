//! Puzzles, and what answers to them are worth.

use games::text::read_move;
use games::{History, Move};
use puzzles::text::{self, Entry, PuzzleError, PuzzleProblem};
use puzzles::{Puzzle, criteria, is_played};
use review::{ReviewError, Unit};
use serde::Serialize;
use table::Refused;
use words::Words;

use crate::error::RequestError;

/// The puzzles of a file.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleList {
    puzzles: Vec<ListedPuzzle>,
}

/// A puzzle of a file.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ListedPuzzle {
    /// Its name, which stays the same as long as its position does.
    id: String,
    /// How hard it is, from 1 to 5.
    grade: u8,
    /// What it is about.
    themes: Vec<&'static str>,
    /// A file with it alone.
    puzzle: String,
}

impl PuzzleList {
    /// The puzzles of a file, in its order.
    pub fn of(file: &str) -> Result<PuzzleList, RequestError> {
        let listed = |Entry { id, grade, themes, text }: Entry| ListedPuzzle {
            id,
            grade,
            themes: themes.into_iter().map(|theme| theme.name()).collect(),
            puzzle: text,
        };
        let entries = text::list(file).map_err(RequestError::Puzzles)?;
        Ok(PuzzleList { puzzles: entries.into_iter().map(listed).collect() })
    }
}

/// What is said to an answer, or, before the turn is played to its end, what there is to be solved.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answered {
    /// The head of a record: how the game stands.
    record: String,
    /// Who is to play.
    seat: u8,
    /// What values count.
    unit: Unit,
    /// What is said, once the turn is played.
    verdict: Option<VerdictView>,
}

/// What an answer is worth.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PuzzleVerdict))]
struct VerdictView {
    /// Whether it is as good as the best.
    is_right: bool,
    /// What it loses.
    loss: f64,
    /// Whether it may lose more than that.
    is_at_least: bool,
    /// The moves of the best way.
    best: Vec<String>,
    /// The same in words.
    text: String,
}

impl Answered {
    /// What is said to these moves, in a file with one puzzle.
    pub fn new(file: &str, moves: &[String], words: &Words) -> Result<Answered, RequestError> {
        let none = PuzzleError { line: 1, problem: PuzzleProblem::Missing("puzzle") };
        let puzzles = text::read(file).map_err(RequestError::Puzzles)?;
        let puzzle = puzzles.into_iter().next().ok_or(RequestError::Puzzles(none))?;
        let mut history = History::from_position(&puzzle.position).map_err(RequestError::Position)?;
        let record = history.record().write();
        let (seat, unit) = (history.game().view().seat, criteria::unit(history.game()));
        let mut played = Vec::new();
        for wanted in moves {
            let wanted = read_move(history.game(), wanted).map_err(Refused::Move)?;
            history.play(wanted).map_err(Refused::Rule)?;
            played.push(wanted);
        }
        let is_whole = !played.is_empty() && is_played(history.game());
        let verdict = is_whole.then(|| VerdictView::new(&puzzle, &history, &played, words)).transpose()?;
        Ok(Answered { record, seat: seat.0, unit, verdict })
    }
}

impl VerdictView {
    fn new(
        puzzle: &Puzzle,
        history: &History,
        played: &[Move],
        words: &Words,
    ) -> Result<VerdictView, RequestError> {
        let game = history.first();
        let verdict = puzzle.verdict(game, played).map_err(ReviewError::Bot).map_err(RequestError::Review)?;
        let best = puzzle.ways.first().map(|way| &way.moves[..]).unwrap_or_default();
        let (best, told): (Vec<String>, Vec<String>) = scene::advise(game, best, words).into_iter().unzip();
        Ok(VerdictView {
            is_right: verdict.is_right,
            loss: verdict.loss.units(),
            is_at_least: verdict.is_at_least,
            best,
            text: told.join(" "),
        })
    }
}
