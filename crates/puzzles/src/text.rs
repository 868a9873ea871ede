//! Puzzles as text. The grammar is in `docs/formats.md`.

use std::fmt::Write;

use games::position::PositionError;
use games::text::{read_move, write_move};
use games::{Game, Message, Move, Phase, Say, position};
use review::Value;

use crate::puzzle::{Puzzle, is_played};
use crate::solve::Way;
use crate::theme::Theme;

/// The first line of a file.
pub const HEAD: &str = "bastide puzzles 1";

/// Writes puzzles.
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = format!("{HEAD}\n");
    puzzles.iter().for_each(|puzzle| write_puzzle(&mut text, puzzle));
    text
}

/// Adds a puzzle to the end of a file.
pub fn write_puzzle(text: &mut String, puzzle: &Puzzle) {
    let Puzzle { position, lead, grade, themes, ways, .. } = puzzle;
    let themes: Vec<&str> = themes.iter().map(|theme| theme.name()).collect();
    let _ = write!(text, "\npuzzle {position}\nlead {}\ngrade {grade}\n", tenths(*lead));
    let _ = writeln!(text, "themes {}", themes.join(" "));
    let Ok(game) = puzzle.game() else { return };
    for way in ways {
        let _ = writeln!(text, "way {} {}", tenths(way.loss), write_way(&*game, &way.moves));
    }
}

/// A value to a tenth, of which none is less than nothing and yet nothing.
fn tenths(value: Value) -> String {
    let tenths = (value.0 as f64 / 100.0).round();
    format!("{:.1}", if tenths == 0.0 { 0.0 } else { tenths / 10.0 })
}

/// The moves of a way, separated by `; `.
pub fn write_way(game: &dyn Game, moves: &[Move]) -> String {
    let mut game = game.fork();
    let mut texts = Vec::new();
    for &made in moves {
        texts.push(write_move(&*game, made));
        game.apply_unchecked(made);
    }
    texts.join("; ")
}

/// A puzzle in a file, of which only the lines have been looked at that say what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name of the puzzle.
    pub id: String,
    /// How hard it is.
    pub grade: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// A file with this puzzle alone.
    pub text: String,
}

/// Lists the puzzles of a file. That takes far less time than to read them, so that a page can do it before it shows one.
pub fn list(text: &str) -> Result<Vec<Entry>, PuzzleError> {
    blocks(text)?.iter().map(Block::entry).collect()
}

/// Reads puzzles. Each is set up and each of its ways is played, so that nothing is in them that the rules forbid.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    blocks(text)?.iter().map(Block::puzzle).collect()
}

/// The lines of a puzzle, as they stand.
struct Block<'a> {
    line: usize,
    position: &'a str,
    /// The other lines: their number, their first word and the rest.
    lines: Vec<(usize, &'a str, &'a str)>,
}

fn blocks(text: &str) -> Result<Vec<Block<'_>>, PuzzleError> {
    let is_said = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with('#');
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(is_said);
    let (line, head) = lines.next().unwrap_or((1, ""));
    if head != HEAD {
        return Err(PuzzleError { line, problem: PuzzleProblem::Head });
    }
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (line, text) in lines {
        let (key, value) = text.split_once(' ').map_or((text, ""), |(key, value)| (key, value.trim()));
        match blocks.last_mut() {
            _ if key == "puzzle" => blocks.push(Block { line, position: value, lines: Vec::new() }),
            Some(block) => block.lines.push((line, key, value)),
            None => return Err(PuzzleError { line, problem: PuzzleProblem::NoPuzzle(text.to_owned()) }),
        }
    }
    Ok(blocks)
}

impl Block<'_> {
    fn entry(&self) -> Result<Entry, PuzzleError> {
        let (mut grade, mut themes) = (None, Vec::new());
        let mut text = format!("{HEAD}\n\npuzzle {}\n", self.position);
        for &(line, key, value) in &self.lines {
            let wrong = || wrong_value(line, key, value);
            match key {
                "grade" => grade = Some(read_grade(value).ok_or_else(wrong)?),
                "themes" => themes = read_themes(value).ok_or_else(wrong)?,
                _ => {}
            }
            let _ = writeln!(text, "{key} {value}");
        }
        let grade = grade.ok_or_else(|| self.missing("grade"))?;
        Ok(Entry { id: Puzzle::id_of(self.position), grade, themes, text })
    }

    fn puzzle(&self) -> Result<Puzzle, PuzzleError> {
        let at = |line: usize| move |problem| PuzzleError { line, problem };
        let game = position::read(self.position).map_err(PuzzleProblem::Position).map_err(at(self.line))?;
        if !matches!(game.phase(), Phase::Place | Phase::Build) {
            return Err(at(self.line)(PuzzleProblem::NothingInHand));
        }
        let (mut lead, mut grade, mut themes, mut ways) = (None, None, None, Vec::new());
        for &(line, key, value) in &self.lines {
            let wrong = || wrong_value(line, key, value);
            match key {
                "lead" if lead.is_none() => lead = Some(read_value(value).ok_or_else(wrong)?),
                "grade" if grade.is_none() => grade = Some(read_grade(value).ok_or_else(wrong)?),
                "themes" if themes.is_none() => themes = Some(read_themes(value).ok_or_else(wrong)?),
                "way" => {
                    let (loss, moves) = value.split_once(' ').ok_or_else(wrong)?;
                    let loss = read_value(loss).ok_or_else(wrong)?;
                    let is_sorted =
                        ways.last().map_or(loss == Value::default(), |last: &Way| last.loss <= loss);
                    if !is_sorted {
                        return Err(at(line)(PuzzleProblem::Order(value.to_owned())));
                    }
                    ways.push(Way { moves: read_way(&*game, moves).map_err(at(line))?, loss });
                }
                _ => return Err(at(line)(PuzzleProblem::Line(key.to_owned()))),
            }
        }
        if ways.len() < 2 {
            return Err(self.missing("way"));
        }
        let position = game.position();
        Ok(Puzzle {
            id: Puzzle::id_of(&position),
            position,
            lead: lead.ok_or_else(|| self.missing("lead"))?,
            grade: grade.ok_or_else(|| self.missing("grade"))?,
            themes: themes.ok_or_else(|| self.missing("themes"))?,
            ways,
        })
    }

    fn missing(&self, key: &'static str) -> PuzzleError {
        PuzzleError { line: self.line, problem: PuzzleProblem::Missing(key) }
    }
}

fn wrong_value(line: usize, key: &str, value: &str) -> PuzzleError {
    PuzzleError { line, problem: PuzzleProblem::Value { key: key.to_owned(), value: value.to_owned() } }
}

fn read_grade(text: &str) -> Option<u8> {
    text.parse().ok().filter(|grade| (1..=Puzzle::HARDEST).contains(grade))
}

/// At least one theme.
fn read_themes(text: &str) -> Option<Vec<Theme>> {
    let themes: Option<Vec<Theme>> = text.split_whitespace().map(Theme::find).collect();
    themes.filter(|themes| !themes.is_empty())
}

/// Plays a way to the end of the turn.
fn read_way(game: &dyn Game, text: &str) -> Result<Vec<Move>, PuzzleProblem> {
    let mut game = game.fork();
    let mut moves = Vec::new();
    for item in text.split(';').map(str::trim) {
        let about = |reason: Message| PuzzleProblem::Move { text: item.to_owned(), reason };
        let made = read_move(&*game, item).map_err(|error| about(error.say()))?;
        game.apply(made).map_err(|refusal| about(refusal.say()))?;
        moves.push(made);
    }
    if is_played(&*game) { Ok(moves) } else { Err(PuzzleProblem::Unfinished(text.to_owned())) }
}

fn read_value(text: &str) -> Option<Value> {
    // No game comes near a million.
    text.parse().ok().filter(|units: &f64| units.abs() < 1e6).map(Value::of)
}

/// What is wrong with a file of puzzles, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: PuzzleProblem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleProblem {
    /// The file does not begin with [`HEAD`].
    Head,
    /// A line before the first puzzle.
    NoPuzzle(String),
    /// A line that says nothing known, or the same once more.
    Line(String),
    /// A value that makes no sense.
    Value {
        /// The first word of the line.
        key: String,
        /// The rest.
        value: String,
    },
    /// The position can't be read.
    Position(PositionError),
    /// It is nobody's turn to play what was drawn.
    NothingInHand,
    /// A move can't be read or made.
    Move {
        /// The move.
        text: String,
        /// Why not.
        reason: Message,
    },
    /// A way that leaves something to do.
    Unfinished(String),
    /// A way that loses less than the one before it, or a first one that loses anything.
    Order(String),
    /// The puzzle lacks a line.
    Missing(&'static str),
}

impl Say for PuzzleError {
    fn say(&self) -> Message {
        Message::new("puzzles-line").with("line", self.line as u32).with("reason", self.problem.say())
    }
}

impl Say for PuzzleProblem {
    fn say(&self) -> Message {
        let about = |id: &str, text: &str| Message::new(id).with("text", text);
        match self {
            PuzzleProblem::Head => about("puzzles-head", HEAD),
            PuzzleProblem::NoPuzzle(text) => about("puzzles-no-puzzle", text),
            PuzzleProblem::Line(text) => about("puzzles-unknown", text),
            PuzzleProblem::Value { key, value } => about("puzzles-value", value).with("key", key.as_str()),
            PuzzleProblem::Position(error) => error.say(),
            PuzzleProblem::NothingInHand => Message::new("puzzles-nothing-in-hand"),
            PuzzleProblem::Move { text, reason } => {
                about("position-item", text).with("reason", reason.clone())
            }
            PuzzleProblem::Unfinished(text) => about("puzzles-unfinished", text),
            PuzzleProblem::Order(text) => about("puzzles-order", text),
            PuzzleProblem::Missing(key) => about("puzzles-missing", key),
        }
    }
}

#[cfg(test)]
mod tests;
