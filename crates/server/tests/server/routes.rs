//! Every route, as the description of the API lists them: what it needs, and what becomes of it without.

use serde_json::{Value, json};

use crate::harness::{Answer, Invited, TestServer, people};

/// What a route needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// Nothing.
    Nothing,
    /// The token of any seat at the table, or the session of somebody whose it is.
    AnySeat,
    /// The token of the seat, or the session of the person whose it is.
    Seat,
    /// A session.
    Person,
    /// A password.
    Password,
    /// A recovery code.
    Code,
    /// The token of whoever made the table.
    Host,
}

/// A route, and a request that would do something there.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    needs: Needs,
    body: Option<Value>,
}

/// All routes. One that is not here is not tested, so it may not be there.
pub(crate) fn routes() -> Vec<Route> {
    let order = json!({ "order": "return", "seat": 0 });
    let account = json!({ "login": "mallory", "password": "correct horse" });
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    let recovery = json!({ "login": "mallory", "code": "0123-4567-89ab-cdef", "password": "battery staple" });
    let nothing = |method, path| Route { method, path, needs: Needs::Nothing, body: None };
    let needing = |needs, method, path, body| Route { method, path, needs, body };
    vec![
        nothing("GET", "/api/games"),
        nothing("GET", "/api/health"),
        nothing("GET", "/api/openapi.json"),
        nothing("GET", "/api/tables"),
        needing(Needs::Nothing, "POST", "/api/tables", Some(people("kids", 2))),
        nothing("GET", "/api/tables/{id}"),
        nothing("GET", "/api/tables/{id}/events"),
        nothing("GET", "/api/tables/{id}/legal"),
        nothing("GET", "/api/tables/{id}/record"),
        nothing("GET", "/api/tables/{id}/review"),
        nothing("GET", "/api/tables/{id}/scene"),
        nothing("GET", "/api/tables/{id}/socket"),
        needing(Needs::Seat, "GET", "/api/tables/{id}/hint", None),
        nothing("GET", "/api/tables/{id}/share/{file}"),
        needing(Needs::Nothing, "POST", "/api/tables/{id}/join", Some(json!({ "name": "Eve" }))),
        needing(Needs::Nothing, "POST", "/api/scenes", Some(json!({ "record": "bastide 1" }))),
        needing(Needs::Nothing, "POST", "/api/share/{file}", Some(json!({ "record": "bastide 1" }))),
        nothing("GET", "/api/rules/{game}"),
        nothing("GET", "/api/lessons/{game}"),
        nothing("GET", "/pictures/{version}/{set}/zones.json"),
        needing(Needs::Seat, "POST", "/api/tables/{id}/orders", Some(order)),
        needing(Needs::AnySeat, "POST", "/api/tables/{id}/rematch", None),
        needing(Needs::Seat, "POST", "/api/tables/{id}/seats/{seat}/token", None),
        needing(Needs::Host, "DELETE", "/api/tables/{id}/seats/{seat}", None),
        needing(Needs::Person, "GET", "/api/me", None),
        needing(Needs::Nothing, "POST", "/api/me", Some(json!({ "name": "Ada" }))),
        needing(Needs::Person, "DELETE", "/api/me", None),
        needing(Needs::Person, "POST", "/api/me/account", Some(account.clone())),
        needing(Needs::Person, "GET", "/api/me/account", None),
        needing(Needs::Person, "POST", "/api/me/password", Some(change)),
        needing(
            Needs::Person,
            "POST",
            "/api/me/recovery-codes",
            Some(json!({ "password": "correct horse" })),
        ),
        needing(Needs::Person, "DELETE", "/api/me/sessions", None),
        needing(Needs::Person, "DELETE", "/api/me/sessions/{session}", None),
        needing(Needs::Code, "POST", "/api/recovery", Some(recovery)),
        needing(Needs::Person, "GET", "/api/me/tables", None),
        needing(Needs::Person, "POST", "/api/me/seats", Some(json!({ "table": "{id}", "token": "{token}" }))),
        needing(Needs::Password, "POST", "/api/session", Some(account)),
        nothing("DELETE", "/api/session"),
    ]
}

/// The method and the path of all routes that are described.
fn described() -> Vec<(String, String)> {
    let description = serde_json::to_value(server::description()).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let routes = paths.iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().keys().map(move |method| (method.to_uppercase(), path.clone()))
    });
    routes.collect()
}

impl Route {
    /// The body of a request that would do something.
    pub(crate) fn body(&self) -> Option<&Value> {
        self.body.as_ref()
    }

    /// The same route with another body.
    pub(crate) fn with_body(&self, body: Value) -> Route {
        Route { body: Some(body), ..self.clone() }
    }

    /// Asks for it at a table.
    pub(crate) async fn ask(&self, server: &TestServer, table: &Invited, headers: &[(&str, &str)]) -> Answer {
        self.ask_with_query(server, table, headers, "").await
    }

    /// The same with a query, such as `?lang=fr`.
    pub(crate) async fn ask_with_query(
        &self,
        server: &TestServer,
        table: &Invited,
        headers: &[(&str, &str)],
        query: &str,
    ) -> Answer {
        let body =
            self.body.as_ref().map(|body| serde_json::from_str(&at(table, &body.to_string())).unwrap());
        server.ask(self.method, &(at(table, self.path) + query), headers, body.as_ref()).await
    }
}

/// A text with the names of things at a table where it has placeholders.
fn at(table: &Invited, text: &str) -> String {
    let named = text.replace("{id}", &table.id).replace("{token}", &table.tokens[&0]);
    let named = named.replace("{seat}", "0").replace("{version}", "0").replace("{set}", "winter");
    named.replace("{game}", "winter").replace("{file}", "board.svg").replace("{session}", "none")
}

#[test]
fn every_route_is_tested() {
    let mut tested: Vec<_> =
        routes().iter().map(|route| (route.method.to_owned(), route.path.to_owned())).collect();
    let mut described = described();
    tested.sort();
    described.sort();
    assert_eq!(tested, described, "a route that is new needs a line in `routes`, which says what it needs");
}

/// A table at which everything can be asked for.
async fn begun(server: &TestServer) -> Invited {
    let mut settings = people("kids", 2);
    (settings["aids"], settings["is_listed"]) = (json!("learning"), json!(true));
    server.begin(&settings).await
}

/// A session of somebody.
async fn session(server: &TestServer, name: &str) -> String {
    let answer = server.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await;
    answer.headers["set-cookie"].split(';').next().unwrap().to_owned()
}

/// What is right where any seat will do.
const OTHER: &str = "another seat";

/// Credentials that open nothing at the first seat of a table, each with what it is.
struct Wrong {
    tokens: Vec<(&'static str, String)>,
    cookies: Vec<(&'static str, String)>,
}

impl Wrong {
    /// All of them; the token of the first seat is renewed on the way.
    async fn all(server: &TestServer, table: &mut Invited) -> Wrong {
        let elsewhere = server.begun("kids").await;
        let stale = table.bearer(0);
        let path = format!("/api/tables/{}/seats/0/token", table.id);
        let renewed = server.ask("POST", &path, &[("Authorization", &stale)], None).await.ok(200);
        table.tokens.insert(0, renewed["token"].as_str().unwrap().to_owned());
        let mut altered = table.bearer(0);
        let last = if altered.ends_with('A') { 'B' } else { 'A' };
        altered.pop();
        altered.push(last);
        let tokens = vec![
            (OTHER, table.bearer(1)),
            ("another table", elsewhere.bearer(0)),
            ("an old token", stale),
            ("a token with another end", altered),
            ("made up", format!("Bearer {}", "A".repeat(43))),
            ("too short", "Bearer abc".to_owned()),
            ("empty", "Bearer ".to_owned()),
            ("nothing", String::new()),
            ("another kind", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==".to_owned()),
            ("without its kind", table.tokens[&0].clone()),
        ];
        let over = session(server, "Gone").await;
        server.ask("DELETE", "/api/session", &[("Cookie", &over)], None).await;
        let forgotten = session(server, "Forgotten").await;
        server.ask("DELETE", "/api/me", &[("Cookie", &forgotten)], None).await;
        let cookies = vec![
            ("nothing", String::new()),
            ("malformed", "bastide_session=malformed".to_owned()),
            ("made up", format!("bastide_session={}", "A".repeat(43))),
            ("the token of a seat", format!("bastide_session={}", table.tokens[&0])),
            ("a session that is over", over),
            ("a person who is forgotten", forgotten),
        ];
        Wrong { tokens, cookies }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_route_yields_to_any_wrong_credential() {
    let server = TestServer::open_with(|config| config.limits.passwords = 0.0).await;
    let mut table = begun(&server).await;
    let wrong = Wrong::all(&server, &mut table).await;
    let stranger = session(&server, "Eve").await;
    let before = server.events(&table, 0).await;
    for route in routes() {
        let none = ("none at all", String::new());
        let tokens = wrong.tokens.iter().map(|(what, token)| ("Authorization", what, token));
        let cookies = wrong.cookies.iter().map(|(what, cookie)| ("Cookie", what, cookie));
        let all = tokens.chain(cookies).chain([("X-None", &none.0, &none.1)]);
        for (header, what, value) in all {
            let answer = route.ask(&server, &table, &[(header, value)]).await;
            let told = format!("{} {} with {header}: {what}: {answer:?}", route.method, route.path);
            assert!((200..500).contains(&answer.status), "{told}");
            match route.needs {
                Needs::AnySeat if *what == OTHER => assert_eq!(answer.code(), "not-over", "{told}"),
                Needs::Nothing => assert_no_secret(&answer, &table, &told),
                Needs::AnySeat | Needs::Seat | Needs::Person => {
                    assert!(matches!(answer.status, 401 | 403), "{told}");
                }
                Needs::Host => assert!(matches!(answer.status, 401 | 403), "{told}"),
                Needs::Password | Needs::Code => assert_eq!(answer.status, 403, "{told}"),
            }
        }
        // Somebody who is somebody, but has no seat here.
        if matches!(route.needs, Needs::AnySeat | Needs::Seat) {
            let answer = route.ask(&server, &table, &[("Cookie", &stranger)]).await;
            assert_eq!(answer.status, 403, "{route:?}: {answer:?}");
        }
    }
    assert_eq!(server.events(&table, 0).await, before, "somebody changed the table");
}

/// An answer that everybody gets has nothing in it that only one may know.
fn assert_no_secret(answer: &Answer, table: &Invited, told: &str) {
    for token in table.tokens.values() {
        assert!(!answer.body.contains(token), "a token in {told}");
    }
    assert!(!answer.body.contains("\"secret\":\""), "the secret in {told}");
    let you = serde_json::from_str::<Value>(&answer.body).ok().map(|body| body["you"].clone());
    let is_right_seat =
        you.as_ref().and_then(|you| you.as_array()).is_some_and(|you| you.contains(&json!(0)));
    assert!(!is_right_seat, "the first seat is opened: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_yields_to_the_right_credential() {
    let server = TestServer::open_with(|config| config.limits.passwords = 0.0).await;
    for route in routes() {
        let table = begun(&server).await;
        let me = session(&server, "Ada").await;
        // Who may is tested where there is a code, and where there is a table that has not begun.
        if matches!(route.needs, Needs::Code | Needs::Host) {
            continue;
        }
        if route.needs == Needs::Password {
            let account = route.body.clone().unwrap();
            let eve = session(&server, "Eve").await;
            server.ask("DELETE", "/api/me", &[("Cookie", &me)], None).await;
            server.ask("POST", "/api/me/account", &[("Cookie", &eve)], Some(&account)).await.ok(200);
        }
        let bearer = table.bearer(0);
        let headers: &[(&str, &str)] = match route.needs {
            Needs::Nothing | Needs::Password | Needs::Code | Needs::Host => &[],
            Needs::AnySeat | Needs::Seat => &[("Authorization", &bearer)],
            Needs::Person => &[("Cookie", &me)],
        };
        let answer = route.ask(&server, &table, headers).await;
        assert!(!matches!(answer.status, 401 | 403), "{route:?}: {answer:?}");
        if route.path.ends_with("/account") {
            // The name is needed again.
            server.ask("DELETE", "/api/me", &[("Cookie", &me)], None).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_has_its_limits() {
    let server =
        TestServer::open_with(|config| (config.limits.requests, config.limits.burst) = (1e-6, 4.0)).await;
    let table = begun(&server).await;
    while server.get("/api/games").await.status != 429 {}
    for route in routes() {
        assert_eq!(route.ask(&server, &table, &[]).await.status, 429, "{route:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_route_takes_what_is_too_large_or_comes_from_elsewhere() {
    let server = TestServer::open().await;
    let table = begun(&server).await;
    let me = session(&server, "Ada").await;
    let bearer = table.bearer(0);
    let before = server.events(&table, 0).await;
    for route in routes() {
        let changes = route.method != "GET";
        if changes {
            let evil = [("Origin", "https://evil.test"), ("Authorization", &bearer), ("Cookie", &me)];
            assert_eq!(route.ask(&server, &table, &evil).await.code(), "origin", "{route:?}");
        }
        if route.body.is_some() {
            let large = route.with_body(json!({ "name": "x".repeat(2_000_000) }));
            let headers: &[(&str, &str)] =
                if route.needs == Needs::Seat { &[("Authorization", &bearer)] } else { &[("Cookie", &me)] };
            assert_eq!(large.ask(&server, &table, headers).await.code(), "too-large", "{route:?}");
        }
    }
    assert_eq!(server.events(&table, 0).await, before);
}
