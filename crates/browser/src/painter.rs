//! Pictures, which are drawn by a module of their own: a page can be used before it is there.

use serde::{Deserialize, Serialize};
use views::{Moment, Picture, Problem, TileZones, board_picture};

use crate::interface::{Answer, write};

/// What can be asked for.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PictureRequest))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    /// The picture at a path.
    Picture { path: String },
    /// Where zones lie in the pictures of a tile set.
    Zones { set: String },
    /// The board at a moment of a recorded game.
    Board { moment: Moment },
}

/// What is answered: to each request a reply of the same name, or a problem.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PictureReply))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    /// Why there is no answer. It has no words, since nobody reads it.
    Problem(Problem),
    /// The picture as SVG.
    Picture(String),
    /// The zones of each copy of each tile.
    Zones(Vec<TileZones>),
    /// The board as SVG.
    Board(String),
}

/// Draws pictures.
#[derive(Default)]
pub struct Painter(());

impl Answer for Painter {
    /// Answers a request as the engine does.
    fn answer(&mut self, request: &[u8]) -> String {
        write(&draw(request).unwrap_or_else(|code| Reply::Problem(Problem::new(code, String::new()))))
    }
}

/// What was asked for, or the code of a problem.
fn draw(request: &[u8]) -> Result<Reply, &'static str> {
    match serde_json::from_slice(request).map_err(|_| "bad")? {
        Request::Picture { path } => {
            let picture = Picture::at(&path).ok_or("no-page")?;
            picture.draw().map(Reply::Picture).map_err(|_| "failed")
        }
        Request::Zones { set } => TileZones::of_set(&set).map(Reply::Zones).map_err(|_| "no-page"),
        Request::Board { moment } => {
            let record = moment.history().map_err(|_| "record")?.record();
            board_picture(&record).map(Reply::Board).map_err(|_| "failed")
        }
    }
}
