//! A conversation: requests in, answers out, a game in between.

use std::collections::BTreeMap;

use bots::{Limit, SingleThread};
use games::{History, Message, Record, Say, Seat, catalog, text};
use runner::think;
use words::Words;

use crate::advice::Advice;
use crate::answer::{Answer, Payload};
use crate::request::{Request, Source};
use crate::state::State;
use crate::tiles::TileSetView;

/// The longest line that is read, in bytes. A record of a whole game is a hundredth of it.
pub const MAX_LINE: usize = 1 << 20;

/// A conversation with one program. It has at most one game at a time.
pub struct Session {
    words: Words,
    history: Option<History>,
}

/// What ends a request early: the answer is that it was refused, or an error.
type Outcome<T> = Result<T, Answer>;

impl Session {
    /// A conversation in this language: refusals, errors and explanations of scores are in it.
    pub fn new(words: Words) -> Session {
        Session { words, history: None }
    }

    /// The answer to a line. Whatever the line is, there is one.
    pub fn answer(&mut self, line: &str) -> String {
        self.answer_bytes(line.as_bytes())
    }

    /// The answer to a line that may not even be text.
    pub fn answer_bytes(&mut self, line: &[u8]) -> String {
        self.read(line).and_then(|request| self.serve(request)).unwrap_or_else(|early| early).write()
    }

    fn read(&self, line: &[u8]) -> Outcome<Request> {
        if line.len() > MAX_LINE {
            return Err(self.error(&Message::new("protocol-too-long").with("most", MAX_LINE)));
        }
        let text = str::from_utf8(line).map_err(|_| self.error(&Message::new("protocol-not-text")))?;
        Request::read(text)
            .map_err(|error| self.error(&Message::new("protocol-request").with("reason", error.to_string())))
    }

    fn serve(&mut self, request: Request) -> Outcome<Answer> {
        match request {
            Request::New { game, seats, options, starts, colours, seat: _ } => {
                self.begin(&game, seats, &options, starts, &colours)?;
            }
            Request::Load(source) => self.load(source)?,
            Request::Play { text } => self.play(&text)?,
            Request::Undo {} => self.undo()?,
            Request::State {} | Request::Over { .. } => {}
            Request::Tiles {} => {
                return Ok(Answer::Ok(Payload::Tiles(TileSetView::new(self.history()?.game().tiles()))));
            }
            Request::Legal {} => return self.legal(),
            Request::Record {} => return Ok(Answer::Ok(Payload::Text(self.history()?.record().write()))),
            Request::Choose { bot, ms, simulations, seed } => {
                return self.choose(&bot, limit(ms, simulations), seed);
            }
            Request::Position {} => return Ok(Answer::Ok(Payload::Text(self.history()?.game().position()))),
        }
        let state = State::new(self.history()?, &self.words);
        Ok(Answer::Ok(Payload::State(Box::new(state))))
    }

    fn begin(
        &mut self,
        game: &str,
        seats: u8,
        options: &BTreeMap<String, String>,
        starts: u8,
        colours: &[String],
    ) -> Outcome<()> {
        let options: Vec<(&str, &str)> =
            options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let definition = catalog::find(game).map_err(|error| self.error(&error.say()))?;
        let colours: Vec<Option<&str>> = colours.iter().map(|name| Some(name.as_str())).collect();
        let setup = definition.setup(seats, Seat(starts), &options);
        let history = setup.and_then(|setup| setup.with_colours(&colours)).and_then(History::new);
        let history = history.map_err(|error| self.error(&error.say()))?;
        self.history = Some(history);
        Ok(())
    }

    fn load(&mut self, source: Source) -> Outcome<()> {
        let history = match source {
            Source::Record(text) => {
                let record = Record::read(&text).map_err(|error| self.error(&error.say()))?;
                History::from_record(&record)
            }
            Source::Position(text) => {
                History::from_position(&text).map_err(|error| self.error(&error.say()))?
            }
        };
        self.history = Some(history);
        Ok(())
    }

    fn play(&mut self, text: &str) -> Outcome<()> {
        let wanted =
            text::read_move(self.history()?.game(), text).map_err(|error| self.error(&error.say()))?;
        let Some(history) = &mut self.history else { return Err(self.no_game()) };
        match history.play(wanted) {
            Ok(_) => Ok(()),
            Err(refusal) => {
                Err(Answer::Refused { rule: refusal.rule.0, text: self.words.say(&refusal.say()) })
            }
        }
    }

    fn undo(&mut self) -> Outcome<()> {
        let Some(history) = &mut self.history else { return Err(self.no_game()) };
        if history.undo() { Ok(()) } else { Err(self.error(&Message::new("protocol-nothing-to-undo"))) }
    }

    fn legal(&self) -> Outcome<Answer> {
        let game = self.history()?.game();
        let mut moves = Vec::new();
        game.legal(&mut moves);
        let texts = moves.into_iter().map(|legal| text::write_move(game, legal)).collect();
        Ok(Answer::Ok(Payload::Moves(texts)))
    }

    fn choose(&self, bot: &str, limit: Limit, seed: u64) -> Outcome<Answer> {
        let game = self.history()?.game();
        let definition = game.setup().definition();
        let level = definition.bots.find(bot).ok_or_else(|| {
            let known = definition.bots.names().join(", ");
            self.error(&Message::new("protocol-no-bot").with("name", bot).with("known", known))
        })?;
        let mut bot = bots::bot(definition, level, seed).map_err(|error| Answer::Error(error.to_string()))?;
        let choice = think(&mut *bot, game, limit, &SingleThread);
        let choice = choice.ok_or_else(|| self.error(&Message::new("protocol-no-choice")))?;
        Ok(Answer::Ok(Payload::Advice(Advice::new(game, &choice, usize::MAX))))
    }

    fn history(&self) -> Outcome<&History> {
        self.history.as_ref().ok_or_else(|| self.no_game())
    }

    fn no_game(&self) -> Answer {
        self.error(&Message::new("protocol-no-game"))
    }

    fn error(&self, message: &Message) -> Answer {
        Answer::Error(self.words.say(message))
    }
}

/// How long a bot may think; a second where nothing is said.
fn limit(ms: Option<u32>, simulations: Option<u32>) -> Limit {
    match (ms, simulations) {
        (_, Some(simulations)) => Limit::Simulations(simulations),
        (ms, None) => Limit::Milliseconds(ms.unwrap_or(1000).min(MOST_MS)),
    }
}

/// Nobody waits longer for an answer.
const MOST_MS: u32 = 600_000;
