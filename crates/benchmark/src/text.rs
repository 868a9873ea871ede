//! A benchmark as text. The grammar is in `docs/formats.md`.

use std::fmt::Write;

use games::text::{read_move, write_move};
use games::{Actor, Game, Message, Move, Phase, Record, Say};

use crate::case::{Case, GameCases, RatedWay, Tenths};

/// The first line of a file.
pub const HEAD: &str = "bastide benchmark 1";

/// How a record begins and its last line.
const RECORD: (&str, &str) = ("bastide record", "result");

/// Writes games with their cases.
pub fn write(games: &[GameCases]) -> String {
    let mut text = format!("{HEAD}\n");
    games.iter().for_each(|game| write_game(&mut text, game));
    text
}

/// Adds a game to the end of a file.
pub fn write_game(text: &mut String, game: &GameCases) {
    let _ = write!(text, "\n{}", game.record.write());
    for case in &game.cases {
        let _ = writeln!(text, "\nafter {}", case.moves);
        let before = game.before(case);
        write_ways(text, before.game(), &case.ways);
    }
}

/// The ways to play a turn, those that begin with the same move on one line.
fn write_ways(text: &mut String, game: &dyn Game, ways: &[RatedWay]) {
    let mut firsts: Vec<Move> = ways.iter().filter_map(|way| way.moves.first().copied()).collect();
    firsts.sort_unstable();
    firsts.dedup();
    for first in firsts {
        let mut after = game.fork();
        after.apply_unchecked(first);
        let begun = ways.iter().filter(|way| way.moves.first() == Some(&first));
        let items: Vec<String> = begun.map(|way| write_rest(&*after, way)).collect();
        let _ = writeln!(text, "{}: {}", write_move(game, first), items.join("; "));
    }
}

/// What a way does after its first move, if anything, and what it is worth.
fn write_rest(game: &dyn Game, way: &RatedWay) -> String {
    let rest = way.moves.get(1).map_or_else(String::new, |&made| write_move(game, made) + " ");
    format!("{rest}{}/{}", way.value, way.games)
}

/// Reads a benchmark. Every game is replayed and every way is played, so that nothing is in it that the rules forbid.
pub fn read(text: &str) -> Result<Vec<GameCases>, BenchmarkError> {
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| is_said(line));
    let (line, head) = lines.next().unwrap_or((1, ""));
    if head != HEAD {
        return Err(BenchmarkError { line, problem: BenchmarkProblem::Head });
    }
    let mut games: Vec<GameCases> = Vec::new();
    while let Some((line, text)) = lines.next() {
        let error = |problem| BenchmarkError { line, problem };
        if text.starts_with(RECORD.0) {
            let record = read_record(text, lines.by_ref().map(|(_, text)| text)).map_err(error)?;
            games.push(GameCases { record, cases: Vec::new() });
            continue;
        }
        let Some(game) = games.last_mut() else { return Err(error(BenchmarkProblem::NoGame)) };
        match (text.strip_prefix("after "), game.cases.last_mut()) {
            (Some(moves), _) => {
                let case = read_turn(game, moves).ok_or_else(|| error(about_line(text)))?;
                game.cases.push(case);
            }
            (None, Some(_)) => read_ways(game, text).map_err(error)?,
            (None, None) => return Err(error(about_line(text))),
        }
    }
    games.iter_mut().flat_map(|game| &mut game.cases).for_each(Case::sort);
    Ok(games)
}

fn is_said(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

fn about_line(text: &str) -> BenchmarkProblem {
    BenchmarkProblem::Line(text.to_owned())
}

fn read_record<'a>(first: &str, lines: impl Iterator<Item = &'a str>) -> Result<Record, BenchmarkProblem> {
    let mut text = format!("{first}\n");
    for line in lines {
        let _ = writeln!(text, "{line}");
        if line.starts_with(RECORD.1) {
            break;
        }
    }
    Record::read(&text).map_err(|error| BenchmarkProblem::Record(error.say()))
}

/// A turn of a game in which a tile is to be played.
fn read_turn(game: &GameCases, moves: &str) -> Option<Case> {
    let moves = moves.parse().ok().filter(|&moves: &usize| moves < game.record.moves().len())?;
    let case = Case { moves, ways: Vec::new() };
    let before = game.before(&case);
    let is_turn = before.game().phase() == Phase::Place && matches!(before.game().actor(), Actor::Seat(_));
    is_turn.then_some(case)
}

/// Adds the ways of a line to the last turn.
fn read_ways(game: &mut GameCases, text: &str) -> Result<(), BenchmarkProblem> {
    let line = || about_line(text);
    let Some(case) = game.cases.last() else { return Err(line()) };
    let (first, rest) = text.split_once(':').ok_or_else(line)?;
    let mut after = game.before(case).game().fork();
    let first = play(&mut *after, first)?;
    let mut ways = Vec::new();
    for item in rest.split(';').map(str::trim) {
        let (made, worth) = item.rsplit_once(' ').unwrap_or(("", item));
        let (value, games) = worth.split_once('/').ok_or_else(line)?;
        let mut moves = vec![first];
        if !made.is_empty() {
            moves.push(play(&mut *after.fork(), made)?);
        }
        let value = read_value(value).ok_or_else(line)?;
        let games = games.parse().ok().filter(|&games| games > 0).ok_or_else(line)?;
        ways.push(RatedWay { moves, value, games });
    }
    if let Some(case) = game.cases.last_mut() {
        case.ways.append(&mut ways);
    }
    Ok(())
}

fn play(game: &mut dyn Game, text: &str) -> Result<Move, BenchmarkProblem> {
    let about = |reason: Message| BenchmarkProblem::Move { text: text.to_owned(), reason };
    let made = read_move(game, text).map_err(|error| about(error.say()))?;
    game.apply(made).map_err(|refusal| about(refusal.say()))?;
    Ok(made)
}

fn read_value(text: &str) -> Option<Tenths> {
    // No game comes near a million.
    text.parse().ok().filter(|points: &f64| points.abs() < 1e6).map(Tenths::of)
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchmarkError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: BenchmarkProblem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BenchmarkProblem {
    /// The file does not begin with [`HEAD`].
    Head,
    /// There is no game yet.
    NoGame,
    /// The record that begins here can't be read.
    Record(Message),
    /// It says nothing known.
    Line(String),
    /// A move can't be read or made.
    Move {
        /// The move.
        text: String,
        /// Why not.
        reason: Message,
    },
}

impl Say for BenchmarkError {
    fn say(&self) -> Message {
        let reason = match &self.problem {
            BenchmarkProblem::Head => Message::new("benchmark-head").with("text", HEAD),
            BenchmarkProblem::NoGame => Message::new("benchmark-no-game"),
            BenchmarkProblem::Record(reason) => reason.clone(),
            BenchmarkProblem::Line(text) => Message::new("benchmark-line").with("text", text.as_str()),
            BenchmarkProblem::Move { text, reason } => {
                Message::new("position-item").with("text", text.as_str()).with("reason", reason.clone())
            }
        };
        Message::new("puzzles-line").with("line", self.line as u32).with("reason", reason)
    }
}

#[cfg(test)]
mod tests {
    use games::{Seat, catalog};

    use super::*;
    use crate::make::{Selection, make};

    fn made(game: &str) -> Vec<GameCases> {
        let setup = catalog::find(game).unwrap().setup(2, Seat(0), &[]).unwrap();
        let selection = Selection { seed: 1, per_game: 2, rollouts: 1 };
        (0..2).map(|number| make(&setup, selection, number).unwrap()).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for games in [made("kids"), read(include_str!("sample.txt")).unwrap()] {
            let text = write(&games);
            let read = read(&text).unwrap();
            assert_eq!(write(&read), text);
            for (one, other) in games.iter().zip(&read) {
                assert_eq!(one.cases, other.cases);
                assert_eq!(one.record.write(), other.record.write());
            }
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let text = write(&made("kids"));
        let problem = |text: &str| read(text).unwrap_err().problem;
        assert_eq!(problem("bastide puzzles 1\n"), BenchmarkProblem::Head);
        assert_eq!(problem(&format!("{HEAD}\nafter 3\n")), BenchmarkProblem::NoGame);
        let broken = text.replacen("draw", "drew", 1);
        assert!(matches!(problem(&broken), BenchmarkProblem::Record(_)));
        let (before, rest) = text.split_once("\nafter ").unwrap();
        let (_, ways) = rest.split_once('\n').unwrap();
        let after = |moves: &str| format!("{before}\nafter {moves}\n{ways}");
        assert_eq!(problem(&after("0")), about_line("after 0"), "chance is to move");
        assert_eq!(problem(&after("100000")), about_line("after 100000"));
        let line = ways.lines().next().unwrap();
        let changed = |from: &str, to: &str| text.replacen(line, &line.replacen(from, to, 1), 1);
        assert!(matches!(problem(&changed("place ", "place 9")), BenchmarkProblem::Move { .. }));
        assert!(matches!(problem(&changed("/", " of ")), BenchmarkProblem::Line(_)));
    }
}
