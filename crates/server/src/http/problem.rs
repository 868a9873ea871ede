//! How errors are told: a status, and why in words and for programs.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Say;
use serde::Serialize;
use table::Refused;
use utoipa::ToSchema;
use words::Words;

use crate::error::ApiError;

/// Why something was not done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// For programs.
    code: &'static str,
    /// The rule that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// For people, in their language.
    text: String,
}

impl Problem {
    pub(crate) fn new(error: &ApiError, words: &Words) -> Problem {
        let rule = match error {
            ApiError::Refused(Refused::Rule(refusal)) => Some(refusal.rule.0),
            _ => None,
        };
        Problem { code: kind(error).1, rule, text: words.say(&error.say()) }
    }
}

/// The status of an answer, and the name of the error for programs.
fn kind(error: &ApiError) -> (StatusCode, &'static str) {
    match error {
        ApiError::NoTable => (StatusCode::NOT_FOUND, "no-table"),
        ApiError::NoPage => (StatusCode::NOT_FOUND, "no-page"),
        ApiError::Refused(_) => (StatusCode::CONFLICT, "refused"),
        ApiError::Unknown => (StatusCode::UNAUTHORIZED, "unknown"),
        ApiError::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
        ApiError::WhichSeat => (StatusCode::BAD_REQUEST, "which-seat"),
        ApiError::NoPerson => (StatusCode::BAD_REQUEST, "no-person"),
        ApiError::NoLevel(_) => (StatusCode::BAD_REQUEST, "no-level"),
        ApiError::OrderId => (StatusCode::BAD_REQUEST, "order-id"),
        ApiError::NotOver => (StatusCode::CONFLICT, "not-over"),
        ApiError::NoFreeSeat => (StatusCode::CONFLICT, "no-free-seat"),
        ApiError::NoHints => (StatusCode::FORBIDDEN, "no-hints"),
        ApiError::Record(_) => (StatusCode::UNPROCESSABLE_ENTITY, "record"),
        ApiError::Malformed(_) => (StatusCode::BAD_REQUEST, "bad"),
        ApiError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        ApiError::Origin => (StatusCode::FORBIDDEN, "origin"),
        ApiError::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
        ApiError::TooLate => (StatusCode::GATEWAY_TIMEOUT, "too-late"),
        ApiError::Login => (StatusCode::BAD_REQUEST, "login"),
        ApiError::Password => (StatusCode::BAD_REQUEST, "password"),
        ApiError::LoginTaken => (StatusCode::CONFLICT, "login-taken"),
        ApiError::HasAccount => (StatusCode::CONFLICT, "has-account"),
        ApiError::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password"),
        ApiError::Failed => (StatusCode::SERVICE_UNAVAILABLE, "failed"),
        ApiError::Full => (StatusCode::INSUFFICIENT_STORAGE, "full"),
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
    let mut told = (kind(&error).0, Json(Problem::new(&error, words))).into_response();
    if let Some(seconds) = retry_after(&error) {
        told.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    told
}

/// After how many seconds it makes sense to ask again, if ever.
fn retry_after(error: &ApiError) -> Option<u64> {
    match error {
        ApiError::TooMany(wait) => Some(wait.as_secs_f64().ceil() as u64),
        ApiError::Failed | ApiError::Full => Some(2),
        _ => None,
    }
}
