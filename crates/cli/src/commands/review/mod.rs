//! `bastide review`

mod chart;
mod page;
mod tell;

use games::{Record, Say};
use indicatif::ProgressBar;
use review::review;
use views::{Readers, ReviewDepth, ReviewView};

use crate::app::App;

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
    let depth = if args.deep { ReviewDepth::Deep } else { ReviewDepth::First };
    let bar = ProgressBar::new(record.moves().len() as u64);
    let review = review(&record, depth.thoroughness(), &mut |moves| bar.set_position(moves as u64))
        .map_err(|error| app.error(&error.say()))?;
    bar.finish_and_clear();
    let view = ReviewView::new(&record, &review, &Readers::default(), &app.words);
    match (args.json, args.html) {
        (true, _) => app.json(&view),
        (_, true) => page::write(app, &record, &review, &view),
        _ => tell::tell(app, &view),
    }
}
