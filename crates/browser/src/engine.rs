//! Requests in, answers out.

use land::Cell;
use scene::Spot;
use views::{Branch, Catalogue, Draws, Fillers, LessonView, Replayed, RuleBook};
use words::{Lang, Words};

use crate::dictionary::{Dictionary, language};
use crate::error::{Error, malformed};
use crate::interface::{Answer, write};
use crate::replies::Reply;
use crate::requests::{Asked, Request};
use crate::tables::Tables;
use crate::told::StateHash;
use crate::{links, local, think, told};

/// All that a page has made known, and the words to answer with.
pub struct Engine {
    tables: Tables,
    dictionary: Dictionary,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { tables: Tables::default(), dictionary: Dictionary::new(Words::new) }
    }
}

impl Answer for Engine {
    /// Answers a request, which is JSON: with what was asked for, by the name of the request, or with a problem.
    fn answer(&mut self, request: &[u8]) -> String {
        let Engine { tables, dictionary } = self;
        let (lang, reply) = match read(request) {
            Ok((lang, request)) => (lang, reply(tables, request, dictionary.words(lang))),
            Err(error) => (Lang::default(), Err(error)),
        };
        write(&reply.unwrap_or_else(|error| Reply::Problem(error.problem(dictionary.words(lang)))))
    }
}

/// Reads a request, and the language of its answer.
fn read(request: &[u8]) -> Result<(Lang, Request), Error> {
    let asked: Asked = serde_json::from_slice(request).map_err(|error| malformed(error.to_string()))?;
    Ok((language(asked.lang)?, asked.request))
}

fn reply(tables: &mut Tables, request: Request, words: &Words) -> Result<Reply, Error> {
    Ok(match request {
        Request::Catalogue { pictures } => Reply::Catalogue(Catalogue::new(pictures)),
        Request::Rules { game } => Reply::Rules(RuleBook::of(&game, words)?),
        Request::Lesson { game } => Reply::Lesson(LessonView::of(&game)?),
        Request::Replay { moment } => Reply::Replay(Replayed::new(moment, words)?),
        Request::Verify { record, kept } => Reply::Verify(told::verify(&record, &kept)?),
        Request::Link { link, before } => Reply::Link(links::link(&link, before)?),

        Request::Branch { moment } => Reply::Branch(Branch::of(&moment)?),
        Request::Draws { moment, seed } => Reply::Draws(Draws::at(&moment, seed)?),
        Request::CellFillers { moment, x, y } => {
            Reply::CellFillers(Fillers::of_cell(&moment, Cell { x, y })?)
        }
        Request::AreaFillers { moment, x, y, zone } => {
            Reply::AreaFillers(Fillers::of_area(&moment, Spot { x, y, zone })?)
        }

        Request::Mirror { id, events } => Reply::Mirror(tables.mirror(id, &events)?),
        Request::Apply { table, events } => Reply::Apply(tables.apply(table, &events)?),
        Request::Forget { table } => Reply::Forget(tables.forget(table)?),

        Request::Seen { table, from } => Reply::Seen(told::seen(tables.known(table)?, from, words)),
        Request::Summary { table, from } => Reply::Summary(told::summary(tables.known(table)?, from)),
        Request::Foretell { table, from, seat, orders } => {
            Reply::Foretell(told::foretell(tables.known(table)?, from, seat, &orders, words)?)
        }
        Request::Describe { table } => Reply::Describe(told::describe(tables.find(table)?, words)?),
        Request::Record { table } => Reply::Record(told::record(tables.find(table)?)?),
        Request::Position { table } => Reply::Position(told::position(tables.find(table)?)?),
        Request::Legal { table } => Reply::Legal(told::legal(tables.find(table)?)),
        Request::StateHash { table } => Reply::StateHash(StateHash::of(tables.find(table)?)),

        Request::Host { id, settings, secret, now } => {
            Reply::Host(local::host(tables, id, settings, &secret, now)?)
        }
        Request::Resume { id, secret, events } => Reply::Resume(local::resume(tables, id, &secret, &events)?),
        Request::Reopen { table, now } => Reply::Reopen(local::reopen(tables.find_mut(table)?, now)?),
        Request::Order { table, seat, order, id, now } => {
            Reply::Order(local::order(tables.find_mut(table)?, seat, &order, id, now)?)
        }
        Request::BotTurn { table, seat, turns, now } => {
            Reply::BotTurn(local::bot_turn(tables.find_mut(table)?, seat, turns, now)?)
        }
        Request::Timeout { table, now } => Reply::Timeout(local::timeout(tables.find_mut(table)?, now)?),
        Request::Rematch { table, id, now } => {
            Reply::Rematch(local::rematch(tables.find_mut(table)?, &id, now)?)
        }

        Request::AwaitedBot { table } => Reply::AwaitedBot(think::awaited_bot(tables.find(table)?)),
        Request::Think { table, seed, limit, part } => {
            Reply::Think(think::think(tables.find(table)?, seed, limit, &part)?)
        }
        Request::Hint { table, seed, limit } => {
            Reply::Hint(think::hint(tables.find(table)?, seed, limit, words)?)
        }
    })
}
