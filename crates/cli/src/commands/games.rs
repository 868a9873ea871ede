//! `bastide games`

use games::Message;
use games::catalog::{self, Listing};
use serde::Serialize;

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct GameView {
    game: &'static str,
    seats: SeatsView,
    options: Vec<OptionView>,
}

#[derive(Serialize)]
struct SeatsView {
    least: u8,
    most: u8,
}

/// An option; its first value is meant where nothing is said.
#[derive(Serialize)]
struct OptionView {
    key: &'static str,
    values: Vec<&'static str>,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    if args.json {
        return app.json(&catalog::games().map(view).collect::<Vec<_>>());
    }
    for listing in catalog::games() {
        let GameView { game, seats: SeatsView { least, most }, .. } = view(listing);
        app.say(
            &Message::new("cli-game")
                .with("game", game)
                .with("least", u32::from(least))
                .with("most", u32::from(most)),
        )?;
        for choice in listing.choices().options {
            let values = choice.known().join("|");
            app.say(&Message::new("cli-game-option").with("key", choice.key).with("values", values))?;
        }
    }
    Ok(())
}

fn view(listing: &Listing) -> GameView {
    let choices = listing.choices();
    GameView {
        game: listing.name(),
        seats: SeatsView { least: *choices.seats.start(), most: *choices.seats.end() },
        options: choices
            .options
            .iter()
            .map(|choice| OptionView { key: choice.key, values: choice.known() })
            .collect(),
    }
}
