//! The parameters of queries: a route takes those that the description of the API names, and every route
//! takes `lang`. Any other is refused, so that a misspelt one is not ignored without a word.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{MatchedPath, Query, Request, State};
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::Response;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{OpenApi, RefOr};
use views::RequestError;

use crate::error::ApiError;

/// The parameter that says in which language to answer.
pub(super) const LANG: &str = "lang";

/// The names of the parameters that each operation of the API takes, by its method and path.
pub(super) struct KnownParameters(HashMap<(Method, String), Vec<String>>);

impl KnownParameters {
    /// Those that a description names.
    pub(super) fn of(api: &OpenApi) -> KnownParameters {
        let operations = api.paths.paths.iter().flat_map(|(path, item)| {
            let methods =
                [(Method::GET, &item.get), (Method::POST, &item.post), (Method::DELETE, &item.delete)];
            methods.into_iter().filter_map(move |(method, operation)| {
                let names = names(operation.as_ref()?);
                Some(((method, path.clone()), names))
            })
        });
        KnownParameters(operations.collect())
    }

    /// Whether all parameters of a request to the API are known. What is not described, such as pages, takes
    /// any.
    fn check(&self, method: &Method, path: &str, uri: &Uri) -> Result<(), ApiError> {
        let method = if method == Method::HEAD { &Method::GET } else { method };
        let Some(known) = self.0.get(&(method.clone(), path.to_owned())) else { return Ok(()) };
        let query: Query<Vec<(String, String)>> =
            Query::try_from_uri(uri).map_err(|error| RequestError::Malformed(error.body_text()))?;
        let mut names = query.0.iter().map(|(name, _)| name);
        match names.find(|name| *name != LANG && !known.contains(name)) {
            None => Ok(()),
            Some(unknown) => {
                let known: Vec<String> =
                    known.iter().map(String::as_str).chain([LANG]).map(|name| format!("`{name}`")).collect();
                let known = known.join(", ");
                let reason = format!("unknown parameter `{unknown}`, expected {known}");
                Err(RequestError::Malformed(reason).into())
            }
        }
    }
}

/// The names of the parameters in the query of an operation.
fn names(operation: &Operation) -> Vec<String> {
    let parameters = operation.parameters.iter().flatten().filter_map(|parameter| match parameter {
        RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query => Some(parameter.name.clone()),
        _ => None,
    });
    parameters.collect()
}

/// Refuses a request with a parameter that its route does not know.
pub(super) async fn refuse_unknown(
    State(known): State<Arc<KnownParameters>>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    if let Some(path) = path {
        known.check(request.method(), path.as_str(), request.uri())?;
    }
    Ok(next.run(request).await)
}
