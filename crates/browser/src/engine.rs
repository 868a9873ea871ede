//! Requests in, answers out.

use std::cell::OnceCell;

use serde::Serialize;
use views::{Catalogue, LessonView, Replayed, RequestError, RuleBook};
use words::{Lang, Words};

use crate::error::Error;
use crate::interface::Answer;
use crate::requests::{Asked, Request};
use crate::tables::Tables;
use crate::{links, local, think, told};

/// All that a page has made known, and the words to answer with.
#[derive(Default)]
pub struct Engine {
    tables: Tables,
    dictionary: Dictionary,
}

/// The words of all languages. Those of a language are read when it is first spoken.
#[derive(Default)]
struct Dictionary([OnceCell<Words>; Lang::ALL.len()]);

impl Dictionary {
    fn words(&self, lang: Lang) -> &Words {
        let [first, ..] = &self.0;
        let mut all = Lang::ALL.iter().zip(&self.0);
        let words = all.find(|(known, _)| **known == lang).map_or(first, |(_, words)| words);
        words.get_or_init(|| Words::new(lang))
    }
}

impl Answer for Engine {
    /// Answers a request, which is JSON: `{"ok": ...}` or `{"problem": ...}`.
    fn answer(&mut self, request: &[u8]) -> String {
        let Engine { tables, dictionary } = self;
        let (lang, answer) = match read(request) {
            Ok((lang, request)) => (lang, answer(tables, request, dictionary.words(lang))),
            Err(error) => (Lang::default(), Err(error)),
        };
        let answer = answer.map(|json| format!(r#"{{"ok":{json}}}"#)).or_else(|error| {
            let problem = json(&error.problem(dictionary.words(lang)))?;
            Ok::<_, Error>(format!(r#"{{"problem":{problem}}}"#))
        });
        answer.unwrap_or_else(|_| r#"{"problem":{"code":"failed","text":""}}"#.to_owned())
    }
}

/// Reads a request, and the language of its answer.
fn read(request: &[u8]) -> Result<(Lang, Request), Error> {
    let malformed = |reason: String| Error::from(RequestError::Malformed(reason));
    let asked: Asked = serde_json::from_slice(request).map_err(|error| malformed(error.to_string()))?;
    let lang = asked.lang.map_or(Ok(Lang::default()), |code| {
        Lang::from_code(&code).ok_or_else(|| malformed(format!("there is no language `{code}`")))
    })?;
    Ok((lang, asked.request))
}

/// The JSON of an answer.
fn answer(tables: &mut Tables, request: Request, words: &Words) -> Result<String, Error> {
    match request {
        Request::Catalogue { pictures } => json(&Catalogue::new(pictures)),
        Request::Rules { game } => json(&RuleBook::of(&game, words)?),
        Request::Lesson { game } => json(&LessonView::of(&game)?),
        Request::Replay { moment } => json(&Replayed::new(moment, words)?),
        Request::Verify { record, kept } => json(&told::verify(&record, &kept)?),
        Request::Link { link, before } => json(&links::link(&link, before)?),

        Request::Mirror { id, events } => json(&tables.mirror(id, &events)?),
        Request::Apply { table, events } => json(&tables.apply(table, &events)?),
        Request::Forget { table } => json(&tables.forget(table)?),

        Request::Seen(request) => json(&told::seen(tables, request, words)?),
        Request::Summary(request) => json(&told::summary(tables, request)?),
        Request::Foretell(request) => json(&told::foretell(tables, request, words)?),
        Request::Record { table } => json(&told::record(tables.find(table)?)?),
        Request::Position { table } => json(&told::position(tables.find(table)?)?),
        Request::Legal { table } => json(&told::legal(tables.find(table)?)),
        Request::StateHash { table } => json(&told::state_hash(tables.find(table)?)),

        Request::Host { id, settings, secret, now } => {
            json(&local::host(tables, id, settings, &secret, now)?)
        }
        Request::Resume { id, secret, events } => json(&local::resume(tables, id, &secret, &events)?),
        Request::Reopen { table, now } => json(&local::reopen(tables.find_mut(table)?, now)?),
        Request::Order { table, seat, order, id, now } => {
            json(&local::order(tables.find_mut(table)?, seat, &order, id, now)?)
        }
        Request::BotTurn { table, seat, moves, now } => {
            json(&local::bot_turn(tables.find_mut(table)?, seat, &moves, now)?)
        }
        Request::Timeout { table, now } => json(&local::timeout(tables.find_mut(table)?, now)?),
        Request::Rematch { table, id, now } => json(&local::rematch(tables.find_mut(table)?, &id, now)?),

        Request::Think(request) => json(&think::think(tables.find(request.table)?, &request)?),
        Request::Hint(request) => json(&think::hint(tables.find(request.table)?, &request, words)?),
    }
}

fn json(answer: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(answer).map_err(|error| Error::Failed(error.to_string()))
}
