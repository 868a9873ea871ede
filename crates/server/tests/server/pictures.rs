//! Pictures, and the page.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::harness::{PATIENCE, TestServer, people};

/// Where pictures are, once all of them are drawn.
async fn prefix(server: &TestServer) -> String {
    let drawn = async {
        loop {
            let games = server.get("/api/games").await.ok(200);
            match games["pictures"].as_str().unwrap() {
                "/pictures/0" => sleep(Duration::from_millis(50)).await,
                prefix => return prefix.to_owned(),
            }
        }
    };
    timeout(5 * PATIENCE, drawn).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_a_board_is_made_of_is_drawn() {
    let server = TestServer::open().await;
    let pictures = prefix(&server).await;
    let paths = [
        "winter/tiles/K-0-0.svg",
        "winter/tiles/K-0-3.svg",
        "hunters-2002/tiles/1-0-1.svg",
        "kids/tiles/27-0-2.svg",
        "dice/tiles/tee-8-1.svg",
        "winter/backs/river.svg",
        "hunters-2020/backs/menhir.svg",
        "pieces/abbot-4.svg",
        "pieces/hut-purple.svg",
        "icons/large-pit.svg",
        "games/winter.svg",
        "games/hunters-2002.svg",
        "games/hunters-2020.svg",
        "games/dice.svg",
        "games/kids.svg",
    ];
    for path in paths {
        let answer = server.get(&format!("{pictures}/{path}")).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.headers["content-type"], "image/svg+xml");
        assert!(answer.body.contains("<svg "), "{path}");
        assert!(answer.headers.contains_key("cache-control"));
    }
    let wrong = [
        "winter/tiles/K-0-4.svg",
        "winter/tiles/K-9-0.svg",
        "winter/tiles/nothing-0-0.svg",
        "winter/tiles/K.svg",
        "winter/tiles/K-0-0.png",
        "chess/tiles/K-0-0.svg",
        "winter/backs/sea.svg",
        "pieces/abbot-6.svg",
        "pieces/abbot-orange.svg",
        "pieces/dragon-0.svg",
        "icons/dragon.svg",
        "games/chess.svg",
        "chess/zones.json",
    ];
    for path in wrong {
        assert_eq!(server.get(&format!("{pictures}/{path}")).await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_kept_for_ever_only_at_the_addresses_of_their_version() {
    let server = TestServer::open().await;
    let pictures = prefix(&server).await;
    let path = ["winter/tiles/K-0-0.svg", "pieces/abbot-4.svg", "winter/zones.json"];
    for path in path {
        let current = server.get(&format!("{pictures}/{path}")).await;
        assert!(current.headers["cache-control"].contains("immutable"), "{path}: {current:?}");
        // A page of another build still gets pictures, but must not keep them as those of its build.
        let other = server.get(&format!("/pictures/0.1.0/{path}")).await;
        assert_eq!((other.status, &*other.headers["cache-control"]), (200, "no-cache"), "{path}");
        assert_eq!(other.body, current.body);
        // But it has not to fetch it again, if it is the same.
        let tag = [("If-None-Match", &*other.headers["etag"])];
        let again = server.ask("GET", &format!("/pictures/0.1.0/{path}"), &tag, None).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_zone_has_an_outline() {
    let server = TestServer::open().await;
    let pictures = prefix(&server).await;
    for set in ["winter", "hunters-2002", "hunters-2020", "kids", "dice"] {
        let drawn = server.get(&format!("{pictures}/{set}/zones.json")).await.ok(200);
        let tiles = tiles::builtin(set).unwrap();
        let drawn = drawn.as_array().unwrap();
        assert_eq!(drawn.len(), usize::from(tiles.count()));
        for tile_zones in drawn {
            let tile = tiles.tile(tiles.find(tile_zones["tile"].as_str().unwrap()).unwrap());
            let zones = tile_zones["zones"].as_array().unwrap();
            let names: Vec<&str> = zones.iter().map(|zone| zone["name"].as_str().unwrap()).collect();
            let known: Vec<&str> = tile.zones.iter().map(|zone| zone.name.as_str()).collect();
            assert_eq!(names, known);
            assert!(
                zones.iter().all(|zone| zone["outline"].as_str().unwrap().starts_with('M')),
                "{tile_zones}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_board_of_pictures_is_not_too_much() {
    let server =
        TestServer::open_with(|config| (config.limits.requests, config.limits.burst) = (1.0, 10.0)).await;
    for copy in 0..4 {
        for rotation in 0..4 {
            for code in ["D", "E", "U", "V"] {
                let path = format!("/pictures/0/winter/tiles/{code}-{copy}-{rotation}.svg");
                assert_eq!(server.get(&path).await.status, 200, "{path}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_shared_as_pictures_and_films() {
    let server = TestServer::open().await;
    let table = server.table(&people("kids", 2)).await;
    let share = |file: &str| format!("/api/tables/{}/share/{file}", table.id);
    assert_eq!(server.get(&share("board.svg")).await.code(), "refused");
    let table = server.begun("kids").await;
    let share = |file: &str| format!("/api/tables/{}/share/{file}", table.id);
    for (file, start) in [("board.svg", "<svg "), ("board.png", "\u{fffd}PNG"), ("film.gif", "GIF89a")] {
        let answer = server.get(&share(file)).await;
        assert_eq!(answer.status, 200, "{file}");
        assert!(answer.body.starts_with(start), "{file}: {:?}", answer.body.get(..20));
    }
    assert_eq!(server.get(&share("board.exe")).await.code(), "no-page");
    let [day, night] =
        [server.get(&share("film.gif")).await, server.get(&share("film.gif?night=true")).await];
    assert_ne!(day.body, night.body);
    assert_eq!(server.get(&share("film.gif?look=none")).await.code(), "no-page");

    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let posted = server.ask("POST", "/api/share/board.svg", &[], Some(&json!({ "record": record }))).await;
    assert_eq!((posted.status, posted.body.starts_with("<svg ")), (200, true));
    let bad: Value = json!({ "record": "bastide record 1\ngame chess" });
    assert_eq!(server.ask("POST", "/api/share/film.gif", &[], Some(&bad)).await.code(), "record");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_at_all_its_addresses() {
    let server = TestServer::open().await;
    for path in
        ["/", "/table/abc", "/replay", "/analysis", "/learn/winter", "/puzzles/daily", "/rules/winter"]
    {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.headers["content-type"].starts_with("text/html"), "{path}");
        assert!(answer.headers["content-security-policy"].contains("script-src 'self'"));
    }
    for path in ["/assets/nothing.js", "/nothing", "/../Cargo.toml", "/%2e%2e/Cargo.toml"] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
    // A person is told by the page itself, a program by an error.
    let person = server.ask("GET", "/nothing", &[("Accept", "text/html,*/*;q=0.8")], None).await;
    assert_eq!(person.status, 404);
    assert!(person.headers["content-type"].starts_with("text/html"));
    assert_eq!(server.get("/nothing").await.code(), "no-page");
}

#[tokio::test(flavor = "multi_thread")]
async fn large_answers_are_compressed_for_those_who_can_read_that() {
    let server = TestServer::open().await;
    let path = "/pictures/0/winter/zones.json";
    let plain = server.get(path).await;
    assert!(!plain.headers.contains_key("content-encoding"));
    let packed = server.ask("GET", path, &[("Accept-Encoding", "gzip")], None).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert!(packed.body.len() < plain.body.len());
}
