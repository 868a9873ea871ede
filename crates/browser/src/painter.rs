//! Pictures, which are drawn by a module of their own: a page can be used before it is there.

use serde::{Deserialize, Serialize};
use views::{Picture, Problem, TileZones};

use crate::interface::Answer;

/// What can be asked for.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    /// The picture at a path.
    Picture { path: String },
    /// Where zones lie in the pictures of a tile set.
    Zones { set: String },
}

/// What is answered.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Told {
    /// A picture as SVG.
    Svg(String),
    /// The zones of each copy of each tile.
    Zones(Vec<TileZones>),
}

/// Draws pictures.
#[derive(Default)]
pub struct Painter(());

impl Answer for Painter {
    /// Answers a request as the engine does; a problem has no words, since nobody reads it.
    fn answer(&mut self, request: &[u8]) -> String {
        let (key, json) = match draw(request) {
            Ok(told) => ("ok", serde_json::to_string(&told)),
            Err(code) => ("problem", serde_json::to_string(&Problem::new(code, String::new()))),
        };
        // Nothing in it can't be written: keys are texts and numbers are finite.
        let json = json.unwrap_or_else(|_| "null".to_owned());
        format!(r#"{{"{key}":{json}}}"#)
    }
}

/// What was asked for, or the code of a problem.
fn draw(request: &[u8]) -> Result<Told, &'static str> {
    match serde_json::from_slice(request).map_err(|_| "bad")? {
        Request::Picture { path } => {
            let picture = Picture::at(&path).ok_or("no-page")?;
            picture.draw().map(Told::Svg).map_err(|_| "failed")
        }
        Request::Zones { set } => TileZones::of_set(&set).map(Told::Zones).map_err(|_| "no-page"),
    }
}
