//! The page at the root. The web client will be served from here.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::Html;

use super::App;
use super::ask::lang;

/// A page that says what this is.
pub(super) async fn start(State(app): State<Arc<App>>, request: Request) -> Html<String> {
    let words = app.words(lang(request.uri(), request.headers()));
    let (title, about) = (words.text("server-page-title"), words.text("server-page-about"));
    let code = words.lang().code();
    Html(format!(
        "<!doctype html>\n<html lang=\"{code}\"><meta charset=\"utf-8\"><title>{title}</title>\
         <h1>{title}</h1><p>{about}</p><p><a href=\"/api/openapi.json\">/api/openapi.json</a></p></html>\n"
    ))
}
