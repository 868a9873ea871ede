//! What is agreed on before a game, as Python says it.

use std::sync::LazyLock;

use games::{Seat, Setup, catalog};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::json;
use words::{Lang, Words};

use crate::error;

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::English));
static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::French));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::German));

/// The words of a language by its code.
pub(crate) fn words(lang: &str) -> PyResult<&'static Words> {
    match lang {
        "en" => Ok(&ENGLISH),
        "fr" => Ok(&FRENCH),
        "de" => Ok(&GERMAN),
        other => Err(PyValueError::new_err(format!("no language {other:?}; there are en, fr, de"))),
    }
}

/// What is agreed on, by its names.
pub(crate) fn setup(
    words: &Words,
    name: &str,
    seats: u8,
    starts: u8,
    options: &[(String, String)],
    colours: &[String],
) -> PyResult<Setup> {
    let options: Vec<(&str, &str)> =
        options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let colours: Vec<Option<&str>> = colours.iter().map(|colour| Some(colour.as_str())).collect();
    let definition = catalog::find(name).map_err(|why| error::setup(words, &why))?;
    let setup = definition.setup(seats, Seat(starts), &options);
    setup.and_then(|setup| setup.with_colours(&colours)).map_err(|why| error::setup(words, &why))
}

/// All games with their seats, options and bots, as JSON.
#[pyfunction]
pub(crate) fn catalogue() -> PyResult<String> {
    let mut games = Vec::new();
    for game in catalog::games() {
        let set = game.tile_set().map_err(|why| PyValueError::new_err(why.to_string()))?;
        let options = game.options.iter().map(|option| (option.key.to_owned(), json!(option.known())));
        let tiles = set.tiles().iter().map(|tile| {
            let zones: Vec<&str> = tile.zones.iter().map(|zone| zone.name.as_str()).collect();
            json!({ "code": tile.code, "count": tile.count, "zones": zones })
        });
        games.push(json!({
            "name": game.name,
            "title": ENGLISH.text(game.title),
            "seats": [game.seats.start(), game.seats.end()],
            "options": options.collect::<serde_json::Map<_, _>>(),
            "bots": game.bots.names(),
            "tiles": tiles.collect::<Vec<_>>(),
            "kinds": set.kinds(),
            "marks": set.marks(),
            "sides": set.side_kinds().iter().map(|side| side.letter.as_str()).collect::<Vec<_>>(),
            "rules": game.rules.iter().map(|rule| (rule.0.to_owned(), json!(rule_text(*rule)))).collect::<serde_json::Map<_, _>>(),
        }));
    }
    Ok(serde_json::Value::from(games).to_string())
}

fn rule_text(rule: games::Rule) -> String {
    use games::Say;
    ENGLISH.say(&rule.say())
}
