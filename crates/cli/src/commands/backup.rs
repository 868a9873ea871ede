//! `bastide backup` and `bastide restore`

use std::path::PathBuf;

use anyhow::Context;
use games::Message;
use server::Checked;

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the store, in use or not.
    #[arg(long, value_name = "DIR", default_value = "data", env = "BASTIDE_DATA")]
    data: PathBuf,
    /// The file to write. The key goes to a second one, with `.key` behind its name: keep it as safe.
    file: PathBuf,
}

pub(crate) fn backup(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let checked = server::backup(&args.data, &args.file).context(args.file.display().to_string())?;
    tell(app, Message::new("cli-backup"), args, checked)
}

#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The file that `backup` wrote, with its key next to it.
    file: PathBuf,
    /// The folder of the new store; there must be none in it yet.
    #[arg(long, value_name = "DIR", default_value = "data", env = "BASTIDE_DATA")]
    data: PathBuf,
}

pub(crate) fn restore(app: &mut App, args: &RestoreArgs) -> anyhow::Result<()> {
    let RestoreArgs { file, data } = args;
    let checked = server::restore(file, data).context(file.display().to_string())?;
    tell(app, Message::new("cli-restore"), &Args { data: data.clone(), file: file.clone() }, checked)
}

fn tell(app: &mut App, message: Message, args: &Args, checked: Checked) -> anyhow::Result<()> {
    let message = message
        .with("file", args.file.display().to_string())
        .with("data", args.data.display().to_string())
        .with("tables", checked.tables)
        .with("events", checked.events);
    Ok(app.say(&message)?)
}
