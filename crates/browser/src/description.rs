//! What all modules are asked and answer, as schemas: the types of a page are made from them.

use utoipa::OpenApi;

use crate::{judge, painter, replies, requests};

/// The schemas, in the form of a description of an API that has no paths.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide in the browser",
        description = "Requests to the modules of a page, and their replies. `Asked` goes to the engine, which answers with \
                       a `Reply`; a `PictureRequest` to what draws pictures, which answers with a `PictureReply`; `JudgeAsked` to what reviews \
                       games, which answers with a `JudgeReply`."
    ),
    components(schemas(
        requests::Asked,
        replies::Reply,
        painter::Request,
        painter::Reply,
        judge::Asked,
        judge::Reply
    ))
)]
struct Description;

/// All schemas.
pub fn description() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
