//! Compressed answers. What stays the same is compressed once and kept; what is large is compressed on the thread pool.

use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use headers::{ETag, HeaderMapExt, IfNoneMatch};

use super::App;
use super::extract::Peer;
use crate::error::ApiError;
use crate::gzip;
use crate::keys::{Hash, hash};
use crate::work::{Class, Client};

/// Shorter answers fit into one packet anyway, in bytes.
const WORTH_COMPRESSING: u64 = 1024;
/// Longer ones take more than a millisecond, in bytes.
const LARGE: usize = 16 * 1024;

/// An answer that stays the same: compressed once, and known by the hash of its content.
#[derive(Clone)]
pub(super) struct KeptAnswer {
    media_type: &'static str,
    gzip: Bytes,
    hash: Hash,
}

impl KeptAnswer {
    /// An answer with this content.
    pub(super) fn new(media_type: &'static str, content: &[u8]) -> Result<KeptAnswer, ApiError> {
        let gzip = gzip::compress(content)?.into();
        Ok(KeptAnswer { media_type, gzip, hash: hash(&[content]) })
    }

    /// The hash of its content.
    pub(super) fn hash(&self) -> &Hash {
        &self.hash
    }

    /// How many bytes it takes in memory.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        self.gzip.len()
    }

    /// The answer to a request: nothing to those who have it already.
    pub(super) fn answer(&self, request: &HeaderMap, caching: &'static str) -> Result<Response, ApiError> {
        // Weak, since it is the same for what is compressed and what is not. Half of a hash tells contents apart well enough.
        let tag: ETag =
            format!("W/\"{}\"", HEXLOWER.encode(&self.hash[..16])).parse().map_err(|_| ApiError::Failed)?;
        let is_known =
            request.typed_get::<IfNoneMatch>().is_some_and(|known| !known.precondition_passes(&tag));
        let mut response = match is_known {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => respond(self.gzip.clone(), self.media_type, request)?,
        };
        response.headers_mut().typed_insert(tag);
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        Ok(response)
    }
}

/// A gzip stream as the answer to a request, for those who can't read that what is in it.
pub(super) fn respond(
    stream: Bytes,
    media_type: &'static str,
    request: &HeaderMap,
) -> Result<Response, ApiError> {
    let headers = [(header::CONTENT_TYPE, media_type), (header::VARY, "accept-encoding")];
    Ok(match accepts(request, "gzip") {
        true => (headers, [(header::CONTENT_ENCODING, "gzip")], stream).into_response(),
        false => (headers, gzip::expand(&stream)?).into_response(),
    })
}

/// Whether a client can read an encoding; one of no quality is one that it can't.
pub(super) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|offer| {
        let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
        let is_refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(encoding) && !is_refused
    })
}

/// Compresses answers that are not yet, for those who can read that.
pub(super) async fn compress(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_accepted = accepts(request.headers(), "gzip");
    let peer = request.extensions().get::<Peer>();
    let client = Client::at(Peer::of(request.headers(), peer, &app.config));
    let mut response = next.run(request).await;
    if !is_worth_compressing(&response) {
        return response;
    }
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !is_accepted {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let Ok(content) = to_bytes(body, usize::MAX).await else { return ApiError::Failed.into_response() };
    // Where there is no room on the pool, whoever asked gets it as it is.
    let Ok(stream) = compressed(&app, client, content.clone()).await else {
        return Response::from_parts(head, Body::from(content));
    };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(head, Body::from(stream))
}

/// Whether an answer is text that is long enough, and not compressed yet.
fn is_worth_compressing(response: &Response) -> bool {
    let media_type = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_text = media_type.is_some_and(|kind| {
        ["text/", "application/json", "application/openmetrics-text", "image/svg+xml"]
            .iter()
            .any(|text| kind.starts_with(text))
    });
    let is_long = response.body().size_hint().lower() > WORTH_COMPRESSING;
    is_text && is_long && !response.headers().contains_key(header::CONTENT_ENCODING)
}

async fn compressed(app: &App, client: Client, content: Bytes) -> Result<Vec<u8>, ApiError> {
    Ok(match content.len() > LARGE {
        true => app.hub.pool().run(Class::Request, client, move |_| gzip::compress(&content)).await??,
        false => gzip::compress(&content)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_used_that_a_client_can_read() {
        let accepted = |value: &'static str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]);
            ["br", "gzip"].map(|encoding| accepts(&headers, encoding))
        };
        assert_eq!(accepted("gzip, deflate, br, zstd"), [true, true]);
        assert_eq!(accepted("GZIP;q=0.5"), [false, true]);
        assert_eq!(accepted("br;q=0, gzip ; q=1"), [false, true]);
        assert_eq!(accepted("identity"), [false, false]);
        assert!(!accepts(&HeaderMap::new(), "br"));
    }

    #[test]
    fn who_has_a_kept_answer_does_not_get_it_again() {
        let kept = KeptAnswer::new("text/plain", b"a picture").unwrap();
        let first = kept.answer(&HeaderMap::new(), "no-cache").unwrap();
        let tag = first.headers()[header::ETAG].clone();
        let again = HeaderMap::from_iter([(header::IF_NONE_MATCH, tag)]);
        assert_eq!(kept.answer(&again, "no-cache").unwrap().status(), StatusCode::NOT_MODIFIED);
        let other = KeptAnswer::new("text/plain", b"another").unwrap();
        assert_eq!(other.answer(&again, "no-cache").unwrap().status(), StatusCode::OK);
    }
}
