//! `bastide review`

mod chart;
mod page;
mod tell;
mod view;

use games::{Message, Record, Say};
use indicatif::ProgressBar;
use review::{Thoroughness, review};

use crate::app::App;
use view::ReviewView;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` is standard input.
    file: String,
    /// Look two turns ahead instead of one, and compare more ways to play. It takes several times as long.
    #[arg(long)]
    deep: bool,
    /// For programs.
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// A page with pictures, in one file.
    #[arg(long)]
    html: bool,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let text = app.read(&args.file)?;
    let record = Record::read(&text).map_err(|error| app.error(&error.say()))?;
    if record.moves().is_empty() {
        return Err(app.error(&Message::new("cli-review-empty")));
    }
    let thoroughness = if args.deep { Thoroughness::DEEP } else { Thoroughness::FIRST };
    let bar = ProgressBar::new(record.moves().len() as u64);
    let review = review(&record, thoroughness, &mut |moves| bar.set_position(moves as u64))?;
    bar.finish_and_clear();
    let view = ReviewView::new(app, &record, &review);
    match (args.json, args.html) {
        (true, _) => app.json(&view),
        (_, true) => page::write(app, &record, &review, &view),
        _ => tell::tell(app, &view),
    }
}
