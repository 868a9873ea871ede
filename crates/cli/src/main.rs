//! The `bastide` command: games at the terminal, and everything a program or a person may want to
//! know about them.

mod app;
mod args;
mod board;
mod bot_args;
mod commands;
mod config_file;
mod entrants;
mod external;
mod input;
mod open_files;
mod parallel;
mod tell;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use app::{App, Usage};
use args::Cli;

fn main() -> ExitCode {
    let args: Vec<_> = env::args_os().collect();
    let Cli { lang, command } = config_file::parse(&args).unwrap_or_else(|error| error.exit());
    let mut app = App::new(lang.unwrap_or_else(args::lang_of_environment));
    match commands::run(&mut app, command).and_then(|()| Ok(app.out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // There is nobody left to tell if this fails too.
            let _ = writeln!(anstream::stderr(), "bastide: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
