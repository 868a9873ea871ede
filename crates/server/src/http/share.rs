//! Pictures and films of games, to be shown to others.

use std::sync::Arc;

use art::board::{Board, Show};
use art::film::Format;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use games::{History, Record};
use scene::{FilmError, FilmRequest, film};
use table::Refused;
use views::{Moment, Problem, RequestError, board_picture, with_board};

use super::App;
use super::extract::{TablePath, ValidJson};
use crate::error::ApiError;
use crate::work::{Class, Client, Task};

/// How wide a picture in pixels is, and a film.
const PNG_WIDTH: u32 = 1600;
const FILM_WIDTH: u32 = 800;
/// How many pixels a picture has at the most, and a frame of a film: one that is as high as wide, and some more. What is higher
/// becomes narrower.
const PNG_PIXELS: u64 = 4_000_000;
const FILM_PIXELS: u64 = 1_000_000;
/// How many turns a film has at the most: more than any game has that is not drawn out on purpose.
const FILM_TURNS: usize = 500;

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

    /// Draws a game as it stands after its last move, or as it came to that.
    fn draw(self, record: &Record, task: &Task) -> Result<Vec<u8>, FilmError> {
        let show = Show::with_track();
        let png = |board: Board<'_>| board.png(board.layout().width_within(PNG_WIDTH, PNG_PIXELS));
        match self {
            Kind::Svg => Ok(board_picture(record)?.into_bytes()),
            Kind::Png => Ok(with_board(record, show, png)??),
            Kind::Film => film(
                record,
                &FilmRequest {
                    format: Format::Gif,
                    show,
                    width: FILM_WIDTH,
                    most_pixels: FILM_PIXELS,
                    most_turns: FILM_TURNS,
                    is_cancelled: &|| task.is_cancelled(),
                },
            ),
        }
    }
}

/// Draws a record that is yet to be read, when it is the turn of the client.
async fn answer(
    app: &App,
    client: Client,
    kind: Kind,
    record: impl FnOnce() -> Result<Record, ApiError> + Send + 'static,
) -> Result<Response, ApiError> {
    let draw = move |task: &Task| Ok::<_, ApiError>(kind.draw(&record()?, task)?);
    let bytes = app.hub.pool().run(Class::Film, client, draw).await??;
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
    client: Client,
) -> Result<Response, ApiError> {
    let kind = Kind::of(&file)?;
    let record = live.read_table(|table| table.history().map(History::record)).await?;
    let record = record.ok_or(Refused::NotStarted)?;
    answer(&app, client, kind, || Ok(record)).await
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
    client: Client,
    ValidJson(moment): ValidJson<Moment>,
) -> Result<Response, ApiError> {
    answer(&app, client, Kind::of(&file)?, move || Ok(moment.history()?.record())).await
}
