//! How trouble is told: a status, and why in words and for programs.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Say;
use serde::Serialize;
use table::Refused;
use utoipa::ToSchema;
use words::Words;

use crate::trouble::Trouble;

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
    pub(crate) fn new(trouble: &Trouble, words: &Words) -> Problem {
        let rule = match trouble {
            Trouble::Refused(Refused::Rule(refusal)) => Some(refusal.rule.0),
            _ => None,
        };
        Problem { code: kind(trouble).1, rule, text: words.say(&trouble.say()) }
    }
}

/// The status of an answer, and the name of the trouble for programs.
fn kind(trouble: &Trouble) -> (StatusCode, &'static str) {
    match trouble {
        Trouble::NoTable => (StatusCode::NOT_FOUND, "no-table"),
        Trouble::NoPage => (StatusCode::NOT_FOUND, "no-page"),
        Trouble::Refused(_) => (StatusCode::CONFLICT, "refused"),
        Trouble::Unknown => (StatusCode::UNAUTHORIZED, "unknown"),
        Trouble::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
        Trouble::WhichSeat => (StatusCode::BAD_REQUEST, "which-seat"),
        Trouble::NoPerson => (StatusCode::BAD_REQUEST, "no-person"),
        Trouble::NoLevel(_) => (StatusCode::BAD_REQUEST, "no-level"),
        Trouble::OrderId => (StatusCode::BAD_REQUEST, "order-id"),
        Trouble::NotOver => (StatusCode::CONFLICT, "not-over"),
        Trouble::NoFreeSeat => (StatusCode::CONFLICT, "no-free-seat"),
        Trouble::NoHints => (StatusCode::FORBIDDEN, "no-hints"),
        Trouble::Record(_) => (StatusCode::UNPROCESSABLE_ENTITY, "record"),
        Trouble::Bad(_) => (StatusCode::BAD_REQUEST, "bad"),
        Trouble::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        Trouble::Origin => (StatusCode::FORBIDDEN, "origin"),
        Trouble::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
        Trouble::TooLate => (StatusCode::GATEWAY_TIMEOUT, "too-late"),
        Trouble::Login => (StatusCode::BAD_REQUEST, "login"),
        Trouble::Password => (StatusCode::BAD_REQUEST, "password"),
        Trouble::LoginTaken => (StatusCode::CONFLICT, "login-taken"),
        Trouble::HasAccount => (StatusCode::CONFLICT, "has-account"),
        Trouble::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password"),
        Trouble::Failed => (StatusCode::SERVICE_UNAVAILABLE, "failed"),
        Trouble::Full => (StatusCode::INSUFFICIENT_STORAGE, "full"),
    }
}

/// The trouble goes along with the answer, until somebody who knows the language puts it into words.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = kind(&self).0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts the trouble that an answer carries into words.
pub(super) fn tell(mut response: Response, words: &Words) -> Response {
    let Some(trouble) = response.extensions_mut().remove::<Trouble>() else { return response };
    let mut told = (kind(&trouble).0, Json(Problem::new(&trouble, words))).into_response();
    if matches!(trouble, Trouble::TooMany | Trouble::Failed | Trouble::Full) {
        told.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
    }
    told
}
