//! The bots at the table, and the one that is asked for hints.

use bots::arena::Contestant;
use bots::{Bot, Choice, Limit};
use games::{Definition, Game, Message, Seat};
use runner::{Rayon, think};

use crate::app::App;
use crate::bot_args::read_contestant;

/// How long a bot thinks where nothing is said.
const LIMIT: Limit = Limit::Milliseconds(1000);
/// Who is asked for hints where nobody is named.
const ADVISER: &str = "master@100";

/// A bot and how long it thinks.
pub(super) struct BotPlayer {
    pub(super) name: String,
    bot: Box<dyn Bot>,
    limit: Limit,
}

impl BotPlayer {
    fn new(contestant: &Contestant, game: &Definition, seed: u64) -> anyhow::Result<BotPlayer> {
        let limit = contestant.limit().unwrap_or(LIMIT);
        Ok(BotPlayer { name: contestant.to_string(), bot: contestant.bot(game, seed)?, limit })
    }

    /// Who gives hints: the bot of this name, or the usual one.
    pub(super) fn adviser(app: &App, name: Option<&str>, game: &Definition) -> anyhow::Result<BotPlayer> {
        BotPlayer::new(&read_contestant(app, name.unwrap_or(ADVISER))?, game, 0)
    }

    pub(super) fn choose(&mut self, game: &dyn Game) -> Option<Choice> {
        think(&mut *self.bot, game, self.limit, &Rayon)
    }
}

/// Who sits in each seat: a bot, or nobody but a person.
#[derive(Default)]
pub(super) struct Players(Vec<Option<BotPlayer>>);

impl Players {
    /// Reads bots such as `1=expert` or `0=master@200ms`.
    pub(super) fn read(app: &App, texts: &[String], game: &dyn Game, seed: u64) -> anyhow::Result<Players> {
        let setup = game.setup();
        let mut players = Players((0..setup.seats()).map(|_| None).collect());
        for text in texts {
            let error = || {
                let most = u32::from(setup.seats()) - 1;
                app.usage(&Message::new("cli-play-bot-form").with("text", text.as_str()).with("most", most))
            };
            let (seat, name) = text.split_once('=').ok_or_else(error)?;
            let place =
                seat.parse().ok().and_then(|seat: usize| players.0.get_mut(seat)).ok_or_else(error)?;
            *place = Some(BotPlayer::new(&read_contestant(app, name)?, setup.definition(), seed)?);
        }
        Ok(players)
    }

    /// The bot in a seat.
    pub(super) fn at(&mut self, seat: Seat) -> Option<&mut BotPlayer> {
        self.0.get_mut(seat.index()).and_then(Option::as_mut)
    }
}
