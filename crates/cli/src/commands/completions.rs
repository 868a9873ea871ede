//! `bastide completions`

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::app::App;
use crate::args::Cli;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell.
    shell: Shell,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    // It would panic on a closed pipe if it wrote there itself.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "bastide", &mut script);
    app.out.write_all(&script)?;
    Ok(())
}
