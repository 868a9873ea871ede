//! JSON that is written already.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::ApiError;

/// JSON that was written where there was time for it.
pub(super) struct JsonText(Vec<u8>);

impl JsonText {
    /// The JSON of something.
    pub(super) fn of(what: &impl Serialize) -> Result<JsonText, ApiError> {
        Ok(JsonText(serde_json::to_vec(what)?))
    }
}

impl IntoResponse for JsonText {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}
