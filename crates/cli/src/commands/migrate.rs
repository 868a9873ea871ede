//! `bastide migrate`

use std::path::PathBuf;

use anyhow::Context;
use games::Message;
use server::{GivenKey, KeySource, Location};

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The store to copy: a folder, or `postgres://USER@HOST/NAME`. No server may use it.
    #[arg(long, value_name = "STORE", value_parser = location)]
    from: Location,
    /// The store to copy to, which has to be empty; a folder is made if it is not there.
    #[arg(long, value_name = "STORE", value_parser = location)]
    to: Location,
    /// The file with the key that the secrets are encrypted with; otherwise that in the folder.
    #[arg(long, value_name = "FILE", env = "BASTIDE_KEY")]
    key: Option<PathBuf>,
    /// The key itself instead, as 64 hexadecimal digits.
    #[arg(long, value_name = "HEX", env = "BASTIDE_KEY_HEX", hide_env_values = true)]
    key_hex: Option<GivenKey>,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let in_folder = match &args.from {
        Location::Folder(folder) => Some(folder.join("key")),
        Location::Postgres(_) => None,
    };
    let file = args.key.clone().or(in_folder).map(KeySource::File);
    let Some(key) = args.key_hex.clone().map(KeySource::Given).or(file) else {
        return Err(app.error(&Message::new("cli-migrate-key")));
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let checked = server::migrate(&args.from, &args.to, &key, runtime.handle()).context("migrate")?;
    let done = Message::new("cli-migrate").with("tables", checked.tables).with("events", checked.events);
    Ok(app.say(&done)?)
}

/// A folder, or the address of a database.
fn location(text: &str) -> Result<Location, String> {
    let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    match text.split_once("://") {
        _ if is_postgres => Ok(Location::Postgres(text.to_owned())),
        Some((scheme, _)) => Err(format!("{scheme} is not known: a folder, or postgres://USER@HOST/NAME")),
        None => Ok(Location::Folder(text.into())),
    }
}
