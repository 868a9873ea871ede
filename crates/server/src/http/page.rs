//! The web client, as it was built into the program.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use views::RequestError;
use words::Lang;

use super::App;
use super::encoding::accepts;
use super::extract::{Language, TablePath};
use super::pictures::{self, IMMUTABLE, REVALIDATE};
use super::preview::Preview;
use crate::error::ApiError;

/// The built client. While the program is being worked on it is read from the disk.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The page; what it shows depends on its address, which it reads itself.
pub(super) async fn start(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    headers: HeaderMap,
) -> Html<String> {
    let preview = Preview::of_page(&app, &headers, lang);
    page(&app, lang, &preview)
}

/// The page at the address of a table. A table that can't be told about is not the page's last word: that asks again.
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    headers: HeaderMap,
    uri: Uri,
    table: Result<TablePath, ApiError>,
) -> Html<String> {
    let told = match table {
        Ok(TablePath(live)) => Preview::of_table(&app, &headers, lang, &live, uri.path()).await,
        Err(error) => Err(error),
    };
    page(&app, lang, &told.unwrap_or_else(|_| Preview::of_page(&app, &headers, lang)))
}

/// The page is told where its pictures are. Until it has read all that, those who have it read to them hear at least the
/// right language, and those who run no scripts get a preview.
fn page(app: &App, lang: Lang, preview: &Preview) -> Html<String> {
    let page = Client::get("index.html").and_then(|page| String::from_utf8(page.data.into_owned()).ok());
    Html(match page {
        Some(page) => page
            .replacen("<html lang=\"en\"", &format!("<html lang=\"{}\"", lang.code()), 1)
            .replacen("\"/pictures/0\"", &format!("\"{}\"", pictures::address()), 1)
            .replacen("<title>Bastide</title>", &preview.tags(lang), 1),
        None => without_client(app, lang, preview),
    })
}

/// What belongs to the page, or else the page itself, which says in the reader's language that there is
/// nothing here. Programs get an error that they understand.
pub(super) async fn other(
    app: State<Arc<App>>,
    lang: Language,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let accepted =
        headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    match file(uri.path().trim_start_matches('/'), &headers) {
        Err(ApiError::Request(RequestError::NoPage)) if accepted.contains("text/html") => {
            Ok((StatusCode::NOT_FOUND, start(app, lang, headers).await).into_response())
        }
        found => found,
    }
}

/// How files of the page are compressed when it is built, the best first: the name of the encoding, and how the name of
/// the file ends.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// A file of the page, compressed as the client can read it. The names of those in `assets` change with what is in them.
fn file(path: &str, request: &HeaderMap) -> Result<Response, ApiError> {
    let EmbeddedFile { data, metadata, .. } = Client::get(path).ok_or(RequestError::NoPage)?;
    let kind = HeaderValue::from_str(metadata.mimetype()).map_err(|_| RequestError::NoPage)?;
    let caching = if path.starts_with("assets/") { IMMUTABLE } else { REVALIDATE };
    let caching = HeaderValue::from_static(caching);
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, caching)];
    let vary = [(header::VARY, "accept-encoding")];
    let accepted = ENCODINGS.into_iter().filter(|(encoding, _)| accepts(request, encoding));
    let mut compressed =
        accepted.filter_map(|(encoding, end)| Some((encoding, Client::get(&format!("{path}.{end}"))?.data)));
    Ok(match compressed.next() {
        Some((encoding, data)) => {
            (headers, vary, [(header::CONTENT_ENCODING, encoding)], data).into_response()
        }
        None => (headers, vary, data).into_response(),
    })
}

/// A page that says what this is, and how to get the client.
fn without_client(app: &App, lang: Lang, preview: &Preview) -> String {
    let words = app.words(lang);
    let [title, about, build] =
        ["server-page-title", "server-page-about", "server-page-build"].map(|id| words.text(id));
    let (code, tags) = (lang.code(), preview.tags(lang));
    format!(
        "<!doctype html>\n<html lang=\"{code}\"><meta charset=\"utf-8\">{tags}\
         <h1>{title}</h1><p>{about} <a href=\"/api/openapi.json\">/api/openapi.json</a></p><p>{build}</p></html>\n"
    )
}
