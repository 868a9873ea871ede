//! Reads records by playing them.

use super::line::{Points, TurnPoints};
use super::write::write_result;
use super::{Note, Proof, Record, RecordError, RecordProblem, Start, VERSION};
use crate::catalog;
use crate::definition::RulesVersion;
use crate::game::{Game, Phase};
use crate::moves::Move;
use crate::position;
use crate::seat::Seat;
use crate::text::read_move;

pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let mut reader = Reader::default();
    let mut last = 1;
    for (number, line) in (1..).zip(text.lines()) {
        last = number;
        reader.line(line.trim()).map_err(|problem| RecordError { line: number, problem })?;
    }
    reader.finish().map_err(|problem| RecordError { line: last, problem })
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    has_version: bool,
    head: Head,
    play: Option<Play>,
    /// Comments that wait for the line they stand before.
    waiting: Vec<String>,
    notes: Vec<Note>,
    has_result: bool,
    proof: Option<Proof>,
}

/// The lines before the first turn.
#[derive(Default)]
struct Head {
    game: Option<String>,
    /// The version of the rules and the fingerprint of the tile set, as far as they are named.
    rules: Option<(u32, Option<String>)>,
    options: Vec<(String, String)>,
    seats: Option<u8>,
    starts: Option<u8>,
    colours: Option<String>,
    from: Option<String>,
}

/// The game as it is being replayed.
struct Play {
    start: Start,
    first: Box<dyn Game>,
    game: Box<dyn Game>,
    moves: Vec<Move>,
    end: Option<Vec<Points>>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), RecordProblem> {
        let (line, comment) = match line.split_once('#') {
            Some((line, comment)) => (line.trim(), Some(comment.trim())),
            None => (line, None),
        };
        if let Some(comment) = comment {
            self.waiting.push(comment.to_owned());
        }
        if line.is_empty() {
            return Ok(());
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        match (word.as_str(), &mut self.proof) {
            ("proof", None) if self.has_result => return self.proof_line(rest),
            (word, Some(proof)) => return proof.line(word, rest),
            _ if self.has_result => return Err(RecordProblem::AfterResult),
            _ => {}
        }
        match word.as_str() {
            "bastide" => self.version(rest),
            _ if !self.has_version => Err(RecordProblem::NoVersion),
            "final" => self.final_line(rest),
            "result" => self.result_line(rest),
            number if number.strip_suffix('.').is_some_and(|digits| digits.parse::<u32>().is_ok()) => {
                self.turn_line(number.trim_end_matches('.'), rest)
            }
            _ if self.play.is_some() => Err(RecordProblem::Line(line.to_owned())),
            word => self.head.line(word, rest),
        }
    }

    fn version(&mut self, rest: &str) -> Result<(), RecordProblem> {
        match rest.to_lowercase().split_whitespace().collect::<Vec<_>>()[..] {
            ["record", version] if version == VERSION.to_string() => {
                self.has_version = true;
                Ok(())
            }
            ["record", version] => Err(RecordProblem::Version(version.to_owned())),
            _ => Err(RecordProblem::NoVersion),
        }
    }

    fn proof_line(&mut self, version: &str) -> Result<(), RecordProblem> {
        let unknown = || RecordProblem::Version(format!("proof {version}"));
        self.proof = Some(Proof::of_version(version).ok_or_else(unknown)?);
        Ok(())
    }

    /// The game, begun when the first line after the head is met.
    fn play(&mut self) -> Result<&mut Play, RecordProblem> {
        let play = match self.play.take() {
            Some(play) => play,
            None => self.head.begin()?,
        };
        Ok(self.play.insert(play))
    }

    fn turn_line(&mut self, number: &str, rest: &str) -> Result<(), RecordProblem> {
        let play = self.play()?;
        let turn = play.game.turn();
        if number != turn.to_string() {
            return Err(RecordProblem::Turn { found: number.to_owned(), expected: turn });
        }
        let (moves, stated) = match rest.split_once('=') {
            Some((moves, points)) => (moves, Some(points)),
            None => (rest, None),
        };
        let mut scored = TurnPoints::default();
        let before = play.moves.len();
        for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            if play.game.turn() != turn {
                return Err(RecordProblem::TooLong(text.to_owned()));
            }
            let next = read_move(&*play.game, text)
                .map_err(|error| RecordProblem::Move { text: text.to_owned(), error })?;
            let events = play
                .game
                .apply(next)
                .map_err(|refusal| RecordProblem::Refused { text: text.to_owned(), refusal })?;
            scored.add(&events);
            play.moves.push(next);
        }
        play.end = scored.end.or(play.end.take());
        let has_moves = play.moves.len() > before;
        check_points(stated, scored.turn)?;
        // Comments at a line without moves wait for the next one.
        if has_moves {
            self.attach_notes(Some(turn));
        }
        Ok(())
    }

    fn final_line(&mut self, rest: &str) -> Result<(), RecordProblem> {
        let play = self.play()?;
        let end = play.end.clone().ok_or(RecordProblem::NotOver)?;
        check_points(Some(rest.trim_start_matches('=')), end)
    }

    fn result_line(&mut self, rest: &str) -> Result<(), RecordProblem> {
        self.has_result = true;
        let game = &self.play()?.game;
        let is_over = game.phase() == Phase::Over;
        if rest.eq_ignore_ascii_case("open") {
            return if is_over { Err(RecordProblem::Over) } else { Ok(()) };
        }
        if !is_over {
            return Err(RecordProblem::NotOver);
        }
        let numbers =
            |text: &str| text.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<u32>>>();
        let rest = rest.to_lowercase();
        let mut parts = rest.split(';').map(str::trim);
        let scores = parts.next().and_then(numbers);
        let winners = parts.next().map(|part| part.strip_prefix("winners").and_then(numbers));
        let expected: Vec<u32> = game.winners().iter().map(|seat| u32::from(seat.0)).collect();
        let agrees = scores.as_deref() == Some(game.scores())
            && winners.is_none_or(|winners| winners == Some(expected))
            && parts.next().is_none();
        if agrees { Ok(()) } else { Err(RecordProblem::Result { expected: write_result(&**game) }) }
    }

    fn attach_notes(&mut self, turn: Option<u32>) {
        self.notes.extend(self.waiting.drain(..).map(|text| Note { turn, text }));
    }

    fn finish(mut self) -> Result<Record, RecordProblem> {
        if !self.has_version {
            return Err(RecordProblem::NoVersion);
        }
        self.play()?;
        self.attach_notes(None);
        let proof = self.proof.map(Proof::finish).transpose()?;
        match self.play {
            Some(Play { start, first, moves, .. }) => {
                Ok(Record { start, first, moves, notes: self.notes, proof })
            }
            None => Err(RecordProblem::NoVersion),
        }
    }
}

impl Head {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), RecordProblem> {
        let line = || RecordProblem::Line(format!("{word} {rest}"));
        let number = || rest.parse::<u8>().map_err(|_| line());
        let is_new = match word {
            "game" => self.game.replace(rest.to_owned()).is_none(),
            "rules" => self.rules.replace(read_rules(rest).ok_or_else(line)?).is_none(),
            "from" => self.from.replace(rest.to_owned()).is_none(),
            "seats" => self.seats.replace(number()?).is_none(),
            "starts" => self.starts.replace(number()?).is_none(),
            "colours" => self.colours.replace(rest.to_owned()).is_none(),
            "options" => {
                for pair in rest.split_whitespace() {
                    let (key, value) =
                        pair.split_once('=').ok_or_else(|| RecordProblem::Line(pair.to_owned()))?;
                    self.options.push((key.to_lowercase(), value.to_owned()));
                }
                true
            }
            _ => return Err(RecordProblem::Line(format!("{word} {rest}").trim().to_owned())),
        };
        if is_new { Ok(()) } else { Err(RecordProblem::Twice(word.to_owned())) }
    }

    fn begin(&self) -> Result<Play, RecordProblem> {
        let (start, first) = match (&self.from, &self.game) {
            (Some(_), Some(_)) => return Err(RecordProblem::TwoStarts),
            (Some(position), None) => {
                let game = position::read(position).map_err(RecordProblem::Position)?;
                (Start::Position(game.position()), game)
            }
            (None, Some(name)) => {
                let definition = catalog::find(name).map_err(RecordProblem::Setup)?;
                let seats = self.seats.ok_or(RecordProblem::Missing("seats"))?;
                let options: Vec<_> =
                    self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
                let (version, tiles) = self.rules.clone().unwrap_or((RulesVersion::FIRST, None));
                let colours = self.colours.iter().flat_map(|names| names.split(','));
                let setup = definition
                    .setup(seats, Seat(self.starts.unwrap_or(0)), &options)
                    .and_then(|setup| setup.with_version(version))
                    .and_then(|setup| match &tiles {
                        None => Ok(setup),
                        Some(tiles) => setup.with_tiles(tiles),
                    })
                    .and_then(|setup| {
                        setup.with_colours(&colours.map(|name| Some(name.trim())).collect::<Vec<_>>())
                    })
                    .map_err(RecordProblem::Setup)?;
                (Start::Setup(setup.clone()), setup.start().map_err(RecordProblem::Setup)?)
            }
            (None, None) => return Err(RecordProblem::Missing("game")),
        };
        Ok(Play { start, game: first.fork(), first, moves: Vec::new(), end: None })
    }
}

/// The version of the rules, and the fingerprint of the tile set if there is one.
fn read_rules(text: &str) -> Option<(u32, Option<String>)> {
    let mut parts = text.split_whitespace();
    let version = parts.next()?.parse().ok()?;
    let tiles = parts.next().map(str::to_owned);
    parts.next().is_none().then_some((version, tiles))
}

/// What a line states must be what the rules give; a line may state nothing.
fn check_points(stated: Option<&str>, scored: Vec<Points>) -> Result<(), RecordProblem> {
    let Some(stated) = stated else { return Ok(()) };
    let points = Points::read_all(stated).ok_or_else(|| RecordProblem::Points(stated.trim().to_owned()))?;
    let shown =
        |points: &[Points]| if points.is_empty() { "+0".to_owned() } else { Points::write_all(points) };
    let (stated, expected) = (shown(&points), shown(&scored));
    if Points::agree(points, scored) { Ok(()) } else { Err(RecordProblem::Score { stated, expected }) }
}
