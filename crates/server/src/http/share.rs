//! Pictures and films of games, to be shown to others.

use std::sync::Arc;

use art::Art;
use art::board::{Board, Show};
use art::film::Format;
use art::frame::{Frame, Shape};
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use games::{History, Record};
use scene::{BoardState, FilmError, FilmRequest, FrameTexts, film};
use serde::Deserialize;
use table::{Refused, Table};
use utoipa::IntoParams;
use views::{FRAMED, FramedTable, Moment, Problem, RequestError, board_picture, with_board};
use words::Words;

use super::App;
use super::address;
use super::extract::{Language, TablePath, ValidJson, ValidQuery};
use super::pictures::{IMMUTABLE, REVALIDATE};
use super::table_cache::TableKey;
use crate::error::ApiError;
use crate::time::iso_date;
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
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The board as SVG.
    Svg,
    /// The board as PNG.
    Png,
    /// The board in a frame as SVG.
    FramedSvg,
    /// The board in a frame as PNG.
    FramedPng,
    /// The board in a frame as programs show it beside a link.
    Preview,
    /// The whole game as a film.
    Film,
}

impl Kind {
    fn of(file: &str) -> Result<Kind, ApiError> {
        match file {
            "board.svg" => Ok(Kind::Svg),
            "board.png" => Ok(Kind::Png),
            "framed.svg" => Ok(Kind::FramedSvg),
            "framed.png" => Ok(Kind::FramedPng),
            "preview.png" => Ok(Kind::Preview),
            "film.gif" => Ok(Kind::Film),
            _ => Err(RequestError::NoPage.into()),
        }
    }

    fn media_type(self) -> &'static str {
        match self {
            Kind::Svg | Kind::FramedSvg => "image/svg+xml",
            Kind::Png | Kind::FramedPng | Kind::Preview => "image/png",
            Kind::Film => "image/gif",
        }
    }

    /// The shape of its frame, if it has one.
    fn shape(self) -> Option<Shape> {
        match self {
            Kind::FramedSvg | Kind::FramedPng => Some(Shape::Print),
            Kind::Preview => Some(Shape::Preview),
            Kind::Svg | Kind::Png | Kind::Film => None,
        }
    }
}

/// What is drawn.
struct Drawing {
    /// A game as it stands after its last move.
    record: Record,
    /// What is round it, where it is framed.
    frame: Option<Frame>,
}

impl Drawing {
    /// The game at a table, which must have begun where there is no frame to say that it has not.
    fn of_table(table: &Table, kind: Kind, notes: Vec<String>, words: &Words) -> Result<Drawing, ApiError> {
        let Some(shape) = kind.shape() else {
            let record = table.history().map(History::record).ok_or(Refused::NotStarted)?;
            return Ok(Drawing { record, frame: None });
        };
        let FramedTable { record, frame } = FramedTable::new(table, notes, shape, words)?;
        Ok(Drawing { record, frame: Some(frame) })
    }

    /// A moment of a recorded game.
    fn of_moment(
        moment: &Moment,
        kind: Kind,
        notes: Vec<String>,
        words: &Words,
    ) -> Result<Drawing, ApiError> {
        let history = moment.history()?;
        let frame = kind.shape().map(|shape| {
            let texts = FrameTexts::of(history.game().setup(), moment.names(), words);
            BoardState::of(history.game()).frame(FrameTexts { notes, ..texts }, shape)
        });
        Ok(Drawing { record: history.record(), frame })
    }

    fn draw(&self, kind: Kind, art: &Art, task: &Task) -> Result<Vec<u8>, FilmError> {
        let Drawing { record, frame } = self;
        if let Some(frame) = frame {
            return match kind {
                Kind::FramedSvg => {
                    Ok(with_board(record, FRAMED, |board| board.framed_svg(frame, None))?.into_bytes())
                }
                _ => Ok(with_board(record, FRAMED, |board| board.framed_png(frame, frame.width()))??),
            };
        }
        match kind {
            Kind::Film => film(
                record,
                &FilmRequest {
                    art,
                    format: Format::Gif,
                    show: Show::with_track(),
                    width: FILM_WIDTH,
                    most_pixels: FILM_PIXELS,
                    most_turns: FILM_TURNS,
                    is_cancelled: &|| task.is_cancelled(),
                },
            ),
            Kind::Svg => Ok(board_picture(record)?.into_bytes()),
            _ => Ok(with_board(record, Show::with_track(), |board| png(&board))??),
        }
    }
}

fn png(board: &Board<'_>) -> Result<Vec<u8>, art::RasterError> {
    board.png(board.layout().width_within(PNG_WIDTH, PNG_PIXELS))
}

/// Draws something that is yet to be read, when it is the turn of the client.
async fn draw(
    app: &App,
    client: Client,
    kind: Kind,
    appearance: Appearance,
    drawing: impl FnOnce() -> Result<Drawing, ApiError> + Send + 'static,
) -> Result<Bytes, ApiError> {
    let draw = move |task: &Task| {
        let drawing = drawing()?;
        let art = appearance.of(&drawing.record)?;
        Ok::<_, ApiError>(drawing.draw(kind, &art, task)?)
    };
    Ok(app.hub.pool().run(Class::Film, client, draw).await??.into())
}

fn answer(kind: Kind, picture: Bytes) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind.media_type()))], picture).into_response()
}

/// Which preview is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The number of the last event that it shows: what is at such an address never changes.
    version: Option<u64>,
}

/// How a film is to look.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Appearance {
    /// The look of a film, such as `summer`; otherwise the usual one.
    look: Option<String>,
    /// Whether it is night in a film.
    #[serde(default)]
    night: bool,
}

impl Appearance {
    /// How the tiles of a game are drawn.
    fn of(&self, record: &Record) -> Result<Art, ApiError> {
        let usual = Art::of(record.first().tiles())?;
        let art = match &self.look {
            Some(name) => usual.in_look(name).map_err(|_| RequestError::NoPage)?,
            None => usual,
        };
        Ok(if self.night { art.at_night() } else { art })
    }
}

/// A picture or a film of the game at a table: `board.svg`, `board.png`, `film.gif`; in a frame with names and points
/// `framed.svg`, `framed.png`, and `preview.png` for what is shown beside a link.
#[utoipa::path(
    get, path = "/api/tables/{id}/share/{file}", operation_id = "share_table", tag = "scenes",
    params(("id" = String, Path), ("file" = String, Path), Wanted, Appearance),
    responses(
        (status = 200, body = String, content_type = "image/svg+xml"), (status = "4XX", body = Problem)
    )
)]
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    Path((_, file)): Path<(String, String)>,
    (ValidQuery(wanted), ValidQuery(appearance)): (ValidQuery<Wanted>, ValidQuery<Appearance>),
    Language(lang): Language,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let kind = Kind::of(&file)?;
    let notes = vec![address::host(&app, &headers), iso_date(live.changed_at()?)];
    let words = Arc::clone(app.words(lang));
    let read = |table: &Table| (Drawing::of_table(table, kind, notes, &words), table.version());
    if kind != Kind::Preview {
        let (drawing, _) = live.read_table(read).await?;
        return Ok(answer(kind, draw(&app, client, kind, appearance, || drawing).await?));
    }
    let (drawing, version) = live.read_table(read).await?;
    let key = TableKey { table: live.id().clone(), version, lang };
    let picture = match app.previews.get(&key) {
        Some(kept) => kept,
        None => {
            let picture = draw(&app, client, kind, appearance, || drawing).await?;
            app.previews.put(key, picture.clone());
            picture
        }
    };
    let caching = if wanted.version == Some(version) { IMMUTABLE } else { REVALIDATE };
    Ok(([(header::CACHE_CONTROL, caching)], answer(kind, picture)).into_response())
}

/// A picture or a film of a recorded game: `board.svg`, `board.png`, `film.gif`, and in a frame `framed.svg` and `framed.png`.
#[utoipa::path(
    post, path = "/api/share/{file}", operation_id = "share_record", tag = "scenes",
    params(("file" = String, Path), Appearance), request_body = Moment,
    responses(
        (status = 200, body = String, content_type = "image/svg+xml"), (status = "4XX", body = Problem)
    )
)]
pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    ValidQuery(appearance): ValidQuery<Appearance>,
    Language(lang): Language,
    client: Client,
    headers: HeaderMap,
    ValidJson(moment): ValidJson<Moment>,
) -> Result<Response, ApiError> {
    let kind = Kind::of(&file)?;
    let (notes, words) = (vec![address::host(&app, &headers)], Arc::clone(app.words(lang)));
    let drawing = move || Drawing::of_moment(&moment, kind, notes, &words);
    Ok(answer(kind, draw(&app, client, kind, appearance, drawing).await?))
}
