//! What a request says: who asks, in which language, from where, and for what.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use headers::authorization::Bearer;
use headers::{Authorization, Cookie, HeaderMapExt};
use serde::de::DeserializeOwned;
use table::Millis;
use views::RequestError;
use words::Lang;

use super::App;
use crate::config::Config;
use crate::error::ApiError;
use crate::hub::LiveTable;
use crate::keys::{TableId, Token, TokenHash};
use crate::store::{self, Person};
use crate::time::now;
use crate::work::Client;

/// The cookie that says who somebody is.
pub(super) const COOKIE: &str = "bastide_session";

/// How exactly it is noted when a session was last used, in milliseconds.
const NOTE_EVERY: Millis = 10 * 60 * 1000;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub(super) SocketAddr);

impl Peer {
    /// The address of whoever asks. A proxy in front of the server adds one to the list at the end;
    /// what stands before that anybody can write.
    pub(super) fn of(headers: &HeaderMap, peer: Option<&Peer>, config: &Config) -> IpAddr {
        let told = || {
            let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let direct = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
        if config.is_behind_proxy { told().unwrap_or(direct) } else { direct }
    }
}

/// The language of whoever asks: `?lang=fr`, or what the browser prefers.
pub(super) fn lang(uri: &Uri, headers: &HeaderMap) -> Lang {
    let wanted = uri
        .query()
        .into_iter()
        .flat_map(|query| query.split('&'))
        .find_map(|part| part.strip_prefix("lang="));
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wanted.and_then(Lang::from_code).or_else(|| accepted.and_then(preferred)).unwrap_or_default()
}

/// The language of whoever asks.
pub(super) struct Language(pub(super) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Language {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Language, ApiError> {
        Ok(Language(lang(&parts.uri, &parts.headers)))
    }
}

/// The best of a list such as `fr-CH, fr;q=0.9, en;q=0.8`. With fluent-langneg it would be longer, since that ignores `q`.
fn preferred(list: &str) -> Option<Lang> {
    let weighted = list.split(',').filter_map(|item| {
        let mut parts = item.split(';');
        let lang = Lang::from_code(parts.next()?.trim())?;
        let quality = parts
            .find_map(|part| part.trim().strip_prefix("q="))
            .map_or(Some(1.0), |q| q.parse::<f32>().ok());
        Some((lang, quality?)).filter(|(_, quality)| *quality > 0.0)
    });
    // The first of equals.
    weighted.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(lang, _)| lang)
}

/// Whether a request of a browser comes from a page of this server. Other programs name no origin, and
/// have no cookies that anybody could abuse.
pub(super) fn is_same_origin(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match &config.public_url {
        Some(url) => origin.eq_ignore_ascii_case(url.trim_end_matches('/')),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let named = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == named
        }
    }
}

/// Whether a request may change something.
pub(super) fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// The JSON in the body of a request.
pub(super) struct ValidJson<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for ValidJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<ValidJson<T>, ApiError> {
        let read = Json::<T>::from_request(request, state).await;
        read.map(|Json(body)| ValidJson(body)).map_err(|rejection: JsonRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => RequestError::Malformed(rejection.body_text()).into(),
        })
    }
}

/// The query of a request.
pub(super) struct ValidQuery<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for ValidQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ValidQuery<T>, ApiError> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(asked)| ValidQuery(asked))
            .map_err(|rejection: QueryRejection| RequestError::Malformed(rejection.body_text()).into())
    }
}

/// The table that the path names.
pub(super) struct TablePath(pub(super) Arc<LiveTable>);

impl FromRequestParts<Arc<App>> for TablePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TablePath, ApiError> {
        #[derive(serde::Deserialize)]
        struct Named {
            id: String,
        }
        let path = Path::<Named>::from_request_parts(parts, app).await.map_err(|_| ApiError::NoTable)?;
        let id = TableId::read(&path.id).ok_or(ApiError::NoTable)?;
        Ok(TablePath(app.hub.find(&id).await?))
    }
}

/// For whom work is done that a request asks for.
impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Client, Infallible> {
        let peer = parts.extensions.get::<Peer>();
        Ok(Client::at(Peer::of(&parts.headers, peer, &app.config)))
    }
}

/// Who asks: somebody with the token of a seat, a person with a session, both, or nobody known.
pub(super) struct Caller {
    pub(super) token: Option<Token>,
    pub(super) session: Option<Token>,
    pub(super) person: Option<Person>,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        let (token, session) = (bearer(&parts.headers)?, session(&parts.headers));
        let person = match &session {
            None => None,
            Some(token) => {
                let token = token.hash();
                let found = app.store.read(move |db| store::who(db, &token, now())).await?;
                found.map(|(person, seen_at)| {
                    app.requests.remember(&token);
                    note_session(app, token, seen_at);
                    person
                })
            }
        };
        Ok(Caller { token, session, person })
    }
}

/// Notes that somebody was here with their session, unless that was noted a while ago; nobody waits for it.
fn note_session(app: &App, token: TokenHash, seen_at: Millis) {
    let now = now();
    if now.saturating_sub(seen_at) >= NOTE_EVERY {
        app.store.submit(None, move |db| store::see_session(db, &token, now), |_| {});
    }
}

/// The token of a seat that a request has. One that can't be a token is a wrong one, not none.
fn bearer(headers: &HeaderMap) -> Result<Option<Token>, ApiError> {
    let bearer = headers.typed_try_get::<Authorization<Bearer>>().map_err(|_| ApiError::Forbidden)?;
    bearer.map(|bearer| Token::read(bearer.token()).ok_or(ApiError::Forbidden)).transpose()
}

/// The session that a request has.
fn session(headers: &HeaderMap) -> Option<Token> {
    Token::read(headers.typed_get::<Cookie>()?.get(COOKIE)?)
}

/// All tokens that a request has, whether they open anything or not.
pub(super) fn tokens(headers: &HeaderMap) -> impl Iterator<Item = TokenHash> {
    let tokens = [bearer(headers).ok().flatten(), session(headers)];
    tokens.into_iter().flatten().map(|token| token.hash())
}

impl Caller {
    /// The person who asks.
    pub(super) fn person(&self) -> Result<&Person, ApiError> {
        self.person.as_ref().ok_or(ApiError::Unknown)
    }

    /// The seats at a table that are the caller's. A token that opens none is an error.
    pub(super) async fn seats(&self, app: &App, live: &LiveTable) -> Result<Vec<u8>, ApiError> {
        if let Some(token) = &self.token {
            let seat = live.seat_of(&app.hub, token).await?.ok_or(ApiError::Forbidden)?;
            app.requests.remember(&token.hash());
            return Ok(vec![seat]);
        }
        let Some(person) = self.person.as_ref().map(|person| person.id) else { return Ok(Vec::new()) };
        let number = live.number();
        Ok(app.store.read(move |db| store::seats_of(db, number, person)).await?)
    }

    /// The seat that the caller acts for.
    pub(super) async fn seat(&self, app: &App, live: &LiveTable, wanted: Option<u8>) -> Result<u8, ApiError> {
        if self.token.is_none() && self.person.is_none() {
            return Err(ApiError::Unknown);
        }
        choose(&self.seats(app, live).await?, wanted)
    }
}

/// The seat that is meant, of those that are somebody's.
pub(super) fn choose(seats: &[u8], wanted: Option<u8>) -> Result<u8, ApiError> {
    match (seats, wanted) {
        ([], _) => Err(ApiError::Forbidden),
        (seats, Some(wanted)) if seats.contains(&wanted) => Ok(wanted),
        (_, Some(_)) => Err(ApiError::Forbidden),
        ([only], None) => Ok(*only),
        (_, None) => Err(ApiError::WhichSeat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_that_is_liked_best() {
        let of = |list: &str| preferred(list);
        assert_eq!(of("fr-CH, fr;q=0.9, en;q=0.8"), Some(Lang::French));
        assert_eq!(of("es, de;q=0.5, en;q=0.4"), Some(Lang::German));
        assert_eq!(of("de;q=0, en;q=0.1"), Some(Lang::English));
        assert_eq!(of("es"), None);
        assert_eq!(of("de;q=many"), None);
        let uri: Uri = "/x?a=1&lang=de".parse().unwrap();
        assert_eq!(lang(&uri, &HeaderMap::new()), Lang::German);
    }

    #[test]
    fn only_pages_of_this_server_may_act_for_a_person() {
        let mut config = Config::new("x");
        let headers = |origin: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "games.test:8000".parse().unwrap());
            headers.insert(header::ORIGIN, origin.parse().unwrap());
            headers
        };
        assert!(is_same_origin(&HeaderMap::new(), &config));
        assert!(is_same_origin(&headers("http://games.test:8000"), &config));
        for other in ["http://games.test", "http://evil.test", "null", "http://games.test:8000.evil.test"] {
            assert!(!is_same_origin(&headers(other), &config), "{other}");
        }
        config.public_url = Some("https://games.test/".to_owned());
        assert!(is_same_origin(&headers("https://games.test"), &config));
        assert!(!is_same_origin(&headers("http://games.test:8000"), &config));
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one() {
        let mut config = Config::new("x");
        let peer = Peer("127.0.0.1:9".parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 192.0.2.7".parse().unwrap());
        assert_eq!(Peer::of(&headers, Some(&peer), &config), peer.0.ip());
        config.is_behind_proxy = true;
        assert_eq!(Peer::of(&headers, Some(&peer), &config).to_string(), "192.0.2.7");
    }

    #[test]
    fn one_acts_for_a_seat_of_ones_own() {
        assert_eq!(choose(&[1], None).unwrap(), 1);
        assert_eq!(choose(&[0, 1], Some(1)).unwrap(), 1);
        assert!(matches!(choose(&[0, 1], None), Err(ApiError::WhichSeat)));
        assert!(matches!(choose(&[0, 1], Some(2)), Err(ApiError::Forbidden)));
        assert!(matches!(choose(&[], None), Err(ApiError::Forbidden)));
    }
}
