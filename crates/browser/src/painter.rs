//! Pictures, which are drawn by a module of their own: a page can be used before it is there.

use art::frame::Shape;
use qrcode::QrCode;
use qrcode::render::svg;
use scene::{BoardState, FrameTexts};
use serde::{Deserialize, Serialize};
use views::{FRAMED, Moment, Picture, Problem, TileZones, board_picture, with_board};

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
    /// The board at a moment of a recorded game, in a frame if there is anything to say in one.
    Board {
        moment: Moment,
        #[serde(default)]
        frame: Option<FrameTexts>,
    },
    /// A QR code, for whoever has a camera.
    QrCode { text: String },
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
    /// The code as SVG.
    QrCode(String),
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
        Request::Board { moment, frame } => {
            let history = moment.history().map_err(|_| "record")?;
            let record = history.record();
            let drawn = match frame {
                None => board_picture(&record),
                Some(texts) => {
                    let frame = BoardState::of(history.game()).frame(texts, Shape::Print);
                    with_board(&record, FRAMED, |board| board.framed_svg(&frame, None))
                }
            };
            drawn.map(Reply::Board).map_err(|_| "failed")
        }
        Request::QrCode { text } => qr_code(&text).map(Reply::QrCode).ok_or("bad"),
    }
}

/// A QR code of a text as SVG, with the white border that cameras need; nothing where the text is too long for one.
fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(1, 1).build())
}
