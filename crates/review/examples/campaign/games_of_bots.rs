//! Games that bots play, and their reviews.

use std::error::Error;

use bots::arena::{Contestant, Deck, play};
use bots::{Bot, Budget, Limit};
use games::{Definition, Record, Seat, catalog};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use review::{Review, Rollouts, Thoroughness, review};

/// Where the decks come from: others than those of the arena.
const SEED: u64 = 2_222;

/// Which games are played, and how closely they are looked at.
pub(crate) struct Campaign {
    pub(crate) game: &'static Definition,
    pub(crate) bots: Vec<Contestant>,
    pub(crate) games: u64,
    pub(crate) seats: u8,
    pub(crate) is_deep: bool,
    /// How games are played on from their states, where that is not as usual.
    rollouts: Option<Rollouts>,
    options: Vec<(String, String)>,
}

impl Campaign {
    /// From words of a command line.
    pub(crate) fn read(args: &[String]) -> Result<Campaign, String> {
        let (flags, words): (Vec<&String>, Vec<&String>) = args.iter().partition(|arg| arg.starts_with("--"));
        let [game, bots, games, options @ ..] = &words[..] else { return Err("too few words".to_owned()) };
        if let Some(flag) = flags.iter().find(|flag| flag.as_str() != "--deep") {
            return Err(format!("there is no flag `{flag}`"));
        }
        let split = |option: &&String| {
            let pair = option.split_once('=').ok_or_else(|| format!("`{option}` is no OPTION=VALUE"))?;
            Ok((pair.0.to_owned(), pair.1.to_owned()))
        };
        let options: Vec<(String, String)> = options.iter().map(split).collect::<Result<_, String>>()?;
        let (settings, options): (Vec<_>, Vec<_>) =
            options.into_iter().partition(|(key, _)| key == "seats" || key == "rollouts");
        let value =
            |wanted: &str| settings.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str());
        let seats = value("seats").map_or(Ok(2), str::parse).map_err(|_| "seats are a number")?;
        let rollouts =
            value("rollouts").map(|text| rollouts(text).ok_or("rollouts are GAMESxTURNS")).transpose()?;
        let contestant = |text: &str| Contestant::read(text).map_err(|error| format!("{error:?}"));
        Ok(Campaign {
            game: catalog::find(game).map_err(|error| error.to_string())?,
            bots: bots.split(',').map(contestant).collect::<Result<_, _>>()?,
            games: games.parse().map_err(|_| format!("`{games}` is no number of games"))?,
            seats,
            is_deep: !flags.is_empty(),
            rollouts,
            options,
        })
    }

    /// How closely games are looked at.
    pub(crate) fn thoroughness(&self) -> Thoroughness {
        self.rolled(if self.is_deep { Thoroughness::DEEP } else { Thoroughness::FIRST })
    }

    /// How closely where the luck alone is wanted.
    pub(crate) fn luck(&self) -> Thoroughness {
        self.rolled(if self.is_deep { Thoroughness::LUCK } else { Thoroughness::FIRST_LUCK })
    }

    fn rolled(&self, thoroughness: Thoroughness) -> Thoroughness {
        Thoroughness { rollouts: self.rollouts.or(thoroughness.rollouts), ..thoroughness }
    }

    /// The games of these bots, in order, and what is made of each. The bots change seats from game to game.
    pub(crate) fn each<T: Send>(
        &self,
        bots: &[Contestant],
        make: impl Fn(u64, &Record) -> Result<T, Box<dyn Error>> + Sync,
    ) -> Result<Vec<T>, Box<dyn Error>> {
        let made: Result<Vec<T>, String> = (0..self.games)
            .into_par_iter()
            .map(|number| {
                let record = self.play(bots, number).map_err(|error| error.to_string())?;
                make(number, &record).map_err(|error| error.to_string())
            })
            .collect();
        Ok(made?)
    }

    /// Which of so many bots has a seat in a game.
    pub(crate) fn seated(seat: u8, number: u64, bots: usize) -> usize {
        (usize::from(seat) + number as usize) % bots
    }

    fn play(&self, contestants: &[Contestant], number: u64) -> Result<Record, Box<dyn Error>> {
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        // Who starts changes more slowly than who sits where.
        let starts = Seat((number / contestants.len() as u64 % u64::from(self.seats)) as u8);
        let setup = self.game.setup(self.seats, starts, &options)?;
        let seated = |seat: u8| &contestants[Campaign::seated(seat, number, contestants.len())];
        let seed = |seat: u8| u64::from(self.seats) * number + u64::from(seat);
        let mut bots: Vec<(Box<dyn Bot>, u32)> = (0..self.seats)
            .map(|seat| Ok((seated(seat).bot(self.game, seed(seat))?, simulations(seated(seat))?)))
            .collect::<Result<_, Box<dyn Error>>>()?;
        let start = setup.clone().start()?;
        let played = play(setup, Deck::shuffled(&*start, SEED, number), &mut |history, seat| {
            let (bot, simulations) = &mut bots[seat.index()];
            bot.choose(history.game(), &Budget::simulations(*simulations)).ok_or_else(|| "no move".to_owned())
        });
        Ok(Record::read(&played?.record)?)
    }
}

/// Reads how many games are played on, and for how many turns.
fn rollouts(text: &str) -> Option<Rollouts> {
    let (games, turns) = text.split_once('x')?;
    Some(Rollouts { games: games.parse().ok()?, turns: turns.parse().ok()? })
}

/// The review of a game.
pub(crate) fn reviewed(record: &Record, thoroughness: Thoroughness) -> Result<Review, Box<dyn Error>> {
    Ok(review(record, thoroughness, &mut |_| {})?)
}

/// How many simulations a bot makes: one, if nothing was said, which is enough for those that do not search.
fn simulations(contestant: &Contestant) -> Result<u32, String> {
    match contestant.limit() {
        None => Ok(1),
        Some(Limit::Simulations(most)) => Ok(most),
        Some(Limit::Milliseconds(_)) => Err("a time gives other games every time".to_owned()),
    }
}
