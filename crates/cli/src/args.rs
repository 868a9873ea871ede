//! The command line.

use std::env;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser};
use games::{Definition, Game, Message, Say, Seat, Setup, catalog};
use words::Lang;

use crate::app::App;
use crate::commands::Command;

/// Games of laying tiles: play them, check them, drive them from programs.
#[derive(Parser)]
#[command(name = "bastide", version)]
pub(crate) struct Cli {
    /// The language to speak; otherwise that of the environment.
    #[arg(long, global = true, value_parser = PossibleValuesParser::new(Lang::ALL.map(Lang::code)).map(|code| lang(&code)))]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What is agreed on before a game.
#[derive(Args, Default)]
pub(crate) struct SetupArgs {
    /// How many play; otherwise as few as can.
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Which seat starts.
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) starts: u8,
    /// The colours of the first seats, such as `blue,red`; the others get those that are left.
    #[arg(long, value_name = "COLOURS", value_delimiter = ',')]
    pub(crate) colours: Vec<String>,
    /// An option of the game, such as `farmers=on`; may be given several times.
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

impl SetupArgs {
    /// The agreement for the game of this name.
    pub(crate) fn setup(&self, app: &App, game: &str) -> anyhow::Result<Setup> {
        let definition = find(app, game)?;
        let options: Result<Vec<_>, _> = self.options.iter().map(|option| pair(app, option)).collect();
        let seats = self.seats.unwrap_or(*definition.seats.start());
        let colours: Vec<Option<&str>> = self.colours.iter().map(|name| Some(name.as_str())).collect();
        let setup = definition.setup(seats, Seat(self.starts), &options?);
        setup.and_then(|setup| setup.with_colours(&colours)).map_err(|error| app.usage(&error.say()))
    }

    /// A new game of this name.
    pub(crate) fn start(&self, app: &App, game: &str) -> anyhow::Result<Box<dyn Game>> {
        let setup = self.setup(app, game)?;
        setup.start().map_err(|error| app.usage(&error.say()))
    }
}

fn pair<'a>(app: &App, option: &'a str) -> anyhow::Result<(&'a str, &'a str)> {
    option.split_once('=').ok_or_else(|| app.usage(&Message::new("cli-option-form").with("option", option)))
}

/// The game of this name.
pub(crate) fn find(app: &App, game: &str) -> anyhow::Result<&'static Definition> {
    catalog::find(game).map_err(|error| app.usage(&error.say()))
}

/// The language that the environment asks for, in the order that POSIX gives.
pub(crate) fn lang_of_environment() -> Lang {
    let codes = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    codes.into_iter().find(|code| !code.is_empty()).map(|code| lang(&code)).unwrap_or_default()
}

fn lang(code: &str) -> Lang {
    Lang::from_code(code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_can_be_chosen() {
        assert_eq!(Lang::ALL.map(|known| lang(known.code())), Lang::ALL);
    }
}
