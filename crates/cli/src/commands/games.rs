//! `bastide games`

use games::{Definition, Message, catalog};
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
    /// In the order in which seats get them.
    colours: Vec<&'static str>,
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
    for game in catalog::games() {
        app.say(
            &Message::new("cli-game")
                .with("game", game.name)
                .with("least", u32::from(*game.seats.start()))
                .with("most", u32::from(*game.seats.end())),
        )?;
        app.say(&Message::new("cli-game-colours").with("colours", colours(game).join(", ")))?;
        for option in game.options {
            let values = option.known().join("|");
            app.say(&Message::new("cli-game-option").with("key", option.key).with("values", values))?;
        }
    }
    Ok(())
}

fn colours(game: &Definition) -> Vec<&'static str> {
    game.colours.iter().map(|colour| colour.name()).collect()
}

fn view(game: &Definition) -> GameView {
    let options = game.options.iter();
    GameView {
        game: game.name,
        seats: SeatsView { least: *game.seats.start(), most: *game.seats.end() },
        colours: colours(game),
        options: options.map(|option| OptionView { key: option.key, values: option.known() }).collect(),
    }
}
