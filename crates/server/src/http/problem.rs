//! How errors are told: a status, and why in words and for programs.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Say;
use views::{Problem, RequestError};
use words::Words;

use crate::error::ApiError;

/// Why something was not done, in words.
pub(super) fn problem(error: &ApiError, words: &Words) -> Problem {
    match error {
        ApiError::Request(error) => Problem::of(error, words),
        _ => Problem::new(kind(error).1, words.say(&error.say())),
    }
}

/// The status of an answer, and the name of the error for programs.
fn kind(error: &ApiError) -> (StatusCode, &'static str) {
    match error {
        ApiError::NoTable => (StatusCode::NOT_FOUND, "no-table"),
        ApiError::Request(error) => (status(error), error.code()),
        ApiError::Unknown => (StatusCode::UNAUTHORIZED, "unknown"),
        ApiError::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
        ApiError::WhichSeat => (StatusCode::BAD_REQUEST, "which-seat"),
        ApiError::NotOver => (StatusCode::CONFLICT, "not-over"),
        ApiError::NoFreeSeat => (StatusCode::CONFLICT, "no-free-seat"),
        ApiError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        ApiError::Origin => (StatusCode::FORBIDDEN, "origin"),
        ApiError::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
        ApiError::TooManyTables => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
        ApiError::TooLate => (StatusCode::GATEWAY_TIMEOUT, "too-late"),
        ApiError::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
        ApiError::FilmTooLong { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "film-too-long"),
        ApiError::Login => (StatusCode::BAD_REQUEST, "login"),
        ApiError::Password => (StatusCode::BAD_REQUEST, "password"),
        ApiError::LoginTaken => (StatusCode::CONFLICT, "login-taken"),
        ApiError::HasAccount => (StatusCode::CONFLICT, "has-account"),
        ApiError::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password"),
        ApiError::AlreadySeated => (StatusCode::CONFLICT, "already-seated"),
        ApiError::Barred => (StatusCode::FORBIDDEN, "barred"),
        ApiError::NotHost => (StatusCode::FORBIDDEN, "not-host"),
        ApiError::NoAccount => (StatusCode::CONFLICT, "no-account"),
        ApiError::OldPassword => (StatusCode::FORBIDDEN, "wrong-password"),
        ApiError::WrongCode => (StatusCode::FORBIDDEN, "wrong-code"),
        ApiError::NoSession => (StatusCode::NOT_FOUND, "no-session"),
        ApiError::Failed => (StatusCode::SERVICE_UNAVAILABLE, "failed"),
        ApiError::Full => (StatusCode::INSUFFICIENT_STORAGE, "full"),
    }
}

/// The status of the answer to a request that nobody could answer.
fn status(error: &RequestError) -> StatusCode {
    match error {
        RequestError::NoPage => StatusCode::NOT_FOUND,
        RequestError::Refused(_) => StatusCode::CONFLICT,
        RequestError::NoHints | RequestError::StillPlayed => StatusCode::FORBIDDEN,
        RequestError::Record(_) | RequestError::Position(_) => StatusCode::UNPROCESSABLE_ENTITY,
        RequestError::NoPerson
        | RequestError::NoLevel(_)
        | RequestError::OrderId
        | RequestError::Review(_)
        | RequestError::Puzzles(_)
        | RequestError::Malformed(_) => StatusCode::BAD_REQUEST,
    }
}

/// The error goes along with the answer, until somebody who knows the language puts it into words.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = kind(&self).0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts the error that an answer carries into words.
pub(super) fn tell(mut response: Response, words: &Words) -> Response {
    let Some(error) = response.extensions_mut().remove::<ApiError>() else { return response };
    let mut told = (kind(&error).0, Json(problem(&error, words))).into_response();
    if let Some(seconds) = retry_after(&error) {
        told.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    told
}

/// After how many seconds it makes sense to ask again, if ever.
fn retry_after(error: &ApiError) -> Option<u64> {
    match error {
        ApiError::TooMany(wait) => Some(wait.as_secs_f64().ceil() as u64),
        ApiError::Busy | ApiError::Failed | ApiError::Full => Some(2),
        _ => None,
    }
}
