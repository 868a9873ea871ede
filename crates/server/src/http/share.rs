//! Pictures and films of games, to be shown to others.

use std::sync::Arc;

use art::RasterError;
use art::board::Show;
use art::film::Format;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use games::{History, Record};
use scene::film;
use table::Refused;
use views::{Moment, Problem, RequestError, with_board};

use super::App;
use super::extract::{TablePath, ValidJson};
use crate::error::ApiError;

/// How wide a picture in pixels is, and a film.
const PNG_WIDTH: u32 = 1600;
const FILM_WIDTH: u32 = 800;

/// What can be made of a game.
#[derive(Clone, Copy)]
enum Kind {
    /// The board as SVG.
    Svg,
    /// The board as PNG.
    Png,
    /// The whole game as a film.
    Film,
}

impl Kind {
    fn of(file: &str) -> Result<Kind, ApiError> {
        match file {
            "board.svg" => Ok(Kind::Svg),
            "board.png" => Ok(Kind::Png),
            "film.gif" => Ok(Kind::Film),
            _ => Err(RequestError::NoPage.into()),
        }
    }

    fn media_type(self) -> &'static str {
        match self {
            Kind::Svg => "image/svg+xml",
            Kind::Png => "image/png",
            Kind::Film => "image/gif",
        }
    }

    /// Draws a game as it stands after its last move.
    fn draw(self, record: &Record) -> Result<Vec<u8>, RasterError> {
        let show = Show { track: true, ..Show::default() };
        match self {
            Kind::Svg => Ok(with_board(record, show, |board| board.svg(None))?.into_bytes()),
            Kind::Png => with_board(record, show, |board| board.png(PNG_WIDTH))?,
            Kind::Film => film(record, Format::Gif, show, FILM_WIDTH),
        }
    }
}

async fn answer(app: &App, kind: Kind, record: Record) -> Result<Response, ApiError> {
    let drawn = app.hub.run_blocking(move || kind.draw(&record)).await?;
    let bytes = drawn.map_err(|error| {
        tracing::error!(%error, "a picture could not be drawn");
        ApiError::Failed
    })?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(kind.media_type()))], bytes).into_response())
}

/// A picture or a film of the game at a table: `board.svg`, `board.png` or `film.gif`.
#[utoipa::path(
    get, path = "/api/tables/{id}/share/{file}", operation_id = "share_table", tag = "scenes",
    params(("id" = String, Path), ("file" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "image/svg+xml"), (status = "4XX", body = Problem)
    )
)]
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    Path((_, file)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let kind = Kind::of(&file)?;
    let record = live.read_table(|table| table.history().map(History::record)).await?;
    answer(&app, kind, record.ok_or(Refused::NotStarted)?).await
}

/// A picture or a film of a recorded game: `board.svg`, `board.png` or `film.gif`.
#[utoipa::path(
    post, path = "/api/share/{file}", operation_id = "share_record", tag = "scenes",
    params(("file" = String, Path)), request_body = Moment,
    responses(
        (status = 200, body = String, content_type = "image/svg+xml"), (status = "4XX", body = Problem)
    )
)]
pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    ValidJson(moment): ValidJson<Moment>,
) -> Result<Response, ApiError> {
    answer(&app, Kind::of(&file)?, moment.history()?.record()).await
}
