//! How the world reaches this server.

use axum::http::{HeaderMap, header};

use super::App;

/// How the addresses of this server begin, without a slash at the end: as whoever runs it says, or as a request names it.
pub(super) fn base(app: &App, headers: &HeaderMap) -> String {
    match &app.config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => format!("http://{}", named(headers)),
    }
}

/// The same as people say it, without the protocol.
pub(super) fn host(app: &App, headers: &HeaderMap) -> String {
    let base = base(app, headers);
    base.split_once("://").map_or(base.clone(), |(_, host)| host.to_owned())
}

fn named(headers: &HeaderMap) -> &str {
    headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default()
}
