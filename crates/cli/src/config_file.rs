//! The options of `bastide serve` in a file: what is neither a flag nor in the environment is taken from there.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use clap::error::ErrorKind;
use clap::{Command, CommandFactory, Error, FromArgMatches};
use toml::{Table, Value};

use crate::args::Cli;
use crate::commands;

const SERVE: &str = "serve";
/// The option that names the file can't stand in it.
const CONFIG: &str = "config";

/// What was asked for on the command line, with what a file adds to it.
pub(crate) fn parse(args: &[OsString]) -> Result<Cli, Error> {
    let read = |command: Command| Cli::from_arg_matches(&command.try_get_matches_from(args)?);
    let cli = read(Cli::command())?;
    let commands::Command::Serve(serve) = &cli.command else { return Ok(cli) };
    let Some(file) = &serve.config else { return Ok(cli) };
    let options = options(file)?;
    // A value from the file is the one that is used where there is no other.
    read(Cli::command().mut_subcommand(SERVE, |serve| {
        options.iter().fold(serve, |serve, (name, value)| {
            let value = value.clone();
            serve.mut_arg(name.replace('-', "_"), |arg| arg.default_value(value))
        })
    }))
}

/// The options in a file, by name.
fn options(file: &Path) -> Result<Vec<(String, String)>, Error> {
    let problem = |reason: &str| {
        Cli::command().error(ErrorKind::InvalidValue, format!("{}: {}", file.display(), reason.trim_end()))
    };
    let text = fs::read_to_string(file).map_err(|error| problem(&error.to_string()))?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| problem(&error.to_string()))?;
    table
        .into_iter()
        .map(|(name, value)| {
            if !is_option(&name) {
                return Err(problem(&format!(
                    "there is no option `{name}`; there are {}",
                    names().join(", ")
                )));
            }
            let text = match value {
                Value::String(text) => text,
                Value::Integer(number) => number.to_string(),
                Value::Float(number) => number.to_string(),
                Value::Boolean(is_set) => is_set.to_string(),
                _ => return Err(problem(&format!("`{name}` must be a text, a number, true or false"))),
            };
            Ok((name, text))
        })
        .collect()
}

/// The names of all options that can stand in a file: those that can stand in the environment, but for the file itself.
fn names() -> Vec<String> {
    let cli = Cli::command();
    let serve = cli.find_subcommand(SERVE).into_iter().flat_map(Command::get_arguments);
    let settable = serve.filter(|arg| arg.get_env().is_some()).filter_map(clap::Arg::get_long);
    settable.filter(|name| *name != CONFIG).map(str::to_owned).collect()
}

fn is_option(name: &str) -> bool {
    names().iter().any(|known| known == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is lost for good is asked for each time anew.
    const FLAGS_ONLY: [&str; 2] = ["forget-running-tables", "help"];

    #[test]
    fn every_option_can_be_set_by_the_environment_under_its_name() {
        let cli = Cli::command();
        for arg in cli.find_subcommand(SERVE).unwrap().get_arguments() {
            let Some(name) = arg.get_long().filter(|name| !FLAGS_ONLY.contains(name)) else { continue };
            let variable = format!("BASTIDE_{}", name.replace('-', "_").to_uppercase());
            assert_eq!(arg.get_env().and_then(|env| env.to_str()), Some(&*variable), "{name}");
        }
    }
}
