//! What the world sees of a server: HTTP and WebSocket.

mod accept;
mod account;
mod address;
mod deep_reviews;
mod device;
mod encoding;
mod extract;
mod guard;
mod hint;
mod info;
mod json_text;
mod lessons;
mod limit;
mod messages;
mod order_limits;
mod page;
mod password;
mod people;
mod picture_index;
mod pictures;
mod preview;
mod problem;
mod query;
mod request_limits;
mod review;
mod rules;
mod scenes;
mod share;
mod slow_reader;
mod socket;
mod table_cache;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use serde::Serialize;
use tokio::sync::{Semaphore, mpsc, watch};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use views::RequestError;
use words::{Lang, Words};

pub(crate) use accept::{accept, listen};
pub(crate) use pictures::prepare as prepare_pictures;

use crate::config::Config;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::store::Store;
use crate::work::{Class, Client, Task};
use deep_reviews::DeepReviews;
use json_text::JsonText;
use limit::ConnectionCounts;
use order_limits::OrderLimits;
use password::PasswordLimits;
use query::KnownParameters;
use request_limits::RequestLimits;
use table_cache::TableCache;

/// The longest record that is read, in bytes, with what is said about it: a game has some ten thousand.
const LONGEST_RECORD: usize = 256 * 1024;

/// What every request needs.
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) store: Arc<Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) config: Config,
    /// How many more can be connected.
    pub(crate) room: Arc<Semaphore>,
    /// How many there are from where.
    connections: Arc<ConnectionCounts>,
    /// What the last check of the store has found out.
    health: info::LastCheck,
    requests: RequestLimits,
    orders: OrderLimits,
    passwords: PasswordLimits,
    previews: TableCache,
    reviews: TableCache,
    deep_reviews: DeepReviews,
    words: [Arc<Words>; 3],
    /// Becomes true when the server is to stop.
    stopping: watch::Receiver<bool>,
    /// Every connection has the app, and with it this: when it is gone, all are.
    _open: mpsc::Sender<()>,
}

impl App {
    pub(crate) fn new(
        hub: Arc<Hub>,
        metrics: Arc<Metrics>,
        config: Config,
        stopping: watch::Receiver<bool>,
        open: mpsc::Sender<()>,
    ) -> Arc<App> {
        let nodes = hub.cluster().running().clone();
        Arc::new(App {
            store: Arc::clone(hub.store()),
            hub,
            metrics,
            room: Arc::new(Semaphore::new(config.limits.connections)),
            connections: ConnectionCounts::new(config.limits.connections_each),
            health: info::LastCheck::default(),
            requests: RequestLimits::new(config.limits.requests, config.limits.burst, &nodes),
            orders: OrderLimits::new(config.limits.orders, &nodes),
            passwords: PasswordLimits::new(config.limits.passwords, &nodes),
            previews: TableCache::default(),
            reviews: TableCache::default(),
            deep_reviews: DeepReviews::default(),
            words: Lang::ALL.map(|lang| Arc::new(Words::new(lang))),
            config,
            stopping,
            _open: open,
        })
    }

    /// Waits until the server is to stop.
    pub(crate) async fn stopped(&self) {
        // Nobody who could say so is left when the server is gone: that is a stop as well.
        let _ = self.stopping.clone().wait_for(|is_stopping| *is_stopping).await;
    }

    /// The words of a language.
    pub(crate) fn words(&self, lang: Lang) -> &Arc<Words> {
        let [first, ..] = &self.words;
        self.words.iter().find(|words| words.lang() == lang).unwrap_or(first)
    }

    /// Makes an answer that takes longer than a moment, when it is the turn of the client.
    async fn make<T, E>(
        &self,
        client: Client,
        make: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<JsonText, ApiError>
    where
        T: Serialize,
        E: Into<ApiError>,
    {
        let write = move |_: &Task| JsonText::of(&make().map_err(E::into)?);
        self.hub.pool().run(Class::Request, client, write).await?
    }
}

/// The description of the API; the paths come from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide",
        description = "Tables at which games of laying tiles are played. A seat is opened by its token \
                       (`Authorization: Bearer TOKEN`), or by the session of the person whose it is. Every request \
                       takes `?lang=`, the language of the answer: `en`, `fr` or `de`. A field or a parameter that \
                       is not described is refused."
    ),
    components(schemas(messages::ToServer, messages::FromServer))
)]
struct Api;

/// All routes, and the description of the API that they make.
fn routes() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let (router, mut api) = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(info::games))
        .routes(routes!(info::health))
        .routes(routes!(info::description))
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::show))
        .routes(routes!(tables::events))
        .routes(routes!(tables::legal))
        .routes(routes!(tables::record))
        .routes(routes!(tables::order))
        .routes(routes!(tables::join))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::renew))
        .routes(routes!(tables::remove))
        .routes(routes!(scenes::of_table))
        .merge(records())
        .routes(routes!(hint::hint))
        .routes(routes!(review::review))
        .routes(routes!(rules::rules))
        .routes(routes!(lessons::lesson))
        .routes(routes!(share::of_table))
        .routes(routes!(pictures::zones))
        .routes(routes!(socket::open))
        .routes(routes!(people::me, people::introduce, people::forget))
        .routes(routes!(people::add_account, account::my_account))
        .routes(routes!(account::change_password))
        .routes(routes!(account::make_codes))
        .routes(routes!(account::end_sessions))
        .routes(routes!(account::end_session))
        .routes(routes!(account::recover))
        .routes(routes!(people::tables))
        .routes(routes!(people::claim))
        .routes(routes!(people::log_in, people::log_out))
        .split_for_parts();
    api.info.version = env!("CARGO_PKG_VERSION").to_owned();
    let router = router
        .route("/metrics", axum::routing::get(info::metrics))
        .route("/pictures/{version}/{set}/tiles/{file}", axum::routing::get(pictures::picture))
        .route("/pictures/{version}/{set}/backs/{file}", axum::routing::get(pictures::picture))
        .route("/pictures/{version}/pieces/{file}", axum::routing::get(pictures::picture))
        .route("/pictures/{version}/games/{file}", axum::routing::get(pictures::picture))
        .route("/pictures/{version}/icons/{file}", axum::routing::get(pictures::picture))
        .merge(pages())
        .fallback(page::other)
        .method_not_allowed_fallback(|| async { ApiError::from(RequestError::NoPage) });
    (router, api)
}

/// The addresses at which the page is.
fn pages() -> Router<Arc<App>> {
    let addresses = [
        "/",
        "/replay",
        "/analysis",
        "/learn",
        "/learn/{*what}",
        "/puzzles",
        "/puzzles/daily",
        "/rules",
        "/rules/{*what}",
    ];
    let router = addresses
        .into_iter()
        .fold(Router::new(), |router, address| router.route(address, axum::routing::get(page::start)));
    let of_tables = ["/table/{id}", "/replay/{id}"];
    of_tables
        .into_iter()
        .fold(router, |router, address| router.route(address, axum::routing::get(page::of_table)))
}

/// The routes that whole records are sent to.
fn records() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(scenes::of_record))
        .routes(routes!(share::of_record))
        .layer(DefaultBodyLimit::max(LONGEST_RECORD))
}

/// The description of the API, for whoever writes a client.
pub fn description() -> utoipa::openapi::OpenApi {
    routes().1
}

/// All that a connection is answered by.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let (router, api) = routes();
    router
        .layer(from_fn_with_state(Arc::new(KnownParameters::of(&api)), query::refuse_unknown))
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(Arc::clone(app), encoding::compress))
        .layer(from_fn_with_state(Arc::clone(app), guard::guard))
        .with_state(Arc::clone(app))
}
