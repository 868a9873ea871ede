//! What programs show of a link to a table.

use serde_json::json;

use crate::harness::{Answer, Invited, TestServer, people};

/// What a page says under a name.
fn said<'a>(page: &'a Answer, name: &str) -> Option<&'a str> {
    let (_, rest) = page.body.split_once(&format!("\"{name}\" content=\""))?;
    rest.split_once('"').map(|(content, _)| content)
}

async fn sit(server: &TestServer, table: &Invited, seat: u8, name: &str) -> Answer {
    server.order(table, seat, json!({ "order": "sit", "name": name })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_table_says_who_plays_what() {
    let server =
        TestServer::open_with(|config| config.public_url = Some("https://games.test/".to_owned())).await;
    let table = server.table(&people("winter", 3)).await;
    sit(&server, &table, 0, "Ada").await.ok(200);
    let path = format!("/table/{}", table.id);

    let page = server.get(&path).await;
    assert_eq!(said(&page, "og:title"), Some("Winter Edition: Ada"));
    assert_eq!(said(&page, "og:description"), Some("2 seats are free: sit down and play along."));
    assert_eq!(said(&page, "og:url"), Some(&*format!("https://games.test{path}")));
    assert_eq!(said(&page, "robots"), Some("noindex"));
    assert_eq!(page.body.matches("<title>").count(), 1);
    let french = server.ask("GET", &path, &[("Accept-Language", "fr")], None).await;
    assert_eq!(said(&french, "og:title"), Some("Édition hiver\u{a0}: Ada"));
    assert!(said(&french, "og:image").unwrap().ends_with("lang=fr"));

    for (seat, name) in [(1, "Ben"), (2, "Cleo")] {
        sit(&server, &table, seat, name).await.ok(200);
    }
    server.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    let page = server.get(&format!("/replay/{}", table.id)).await;
    assert_eq!(said(&page, "og:title"), Some("Winter Edition: Ada, Ben, Cleo"));
    assert_eq!(
        said(&page, "og:description"),
        Some("The game is on: Ada 0 · Ben 0 · Cleo 0. Come and watch.")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_link_is_drawn_once_and_kept() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let page = server.get(&format!("/table/{}", table.id)).await;
    let address = said(&page, "og:image").unwrap().replace("&amp;", "&");
    let path = address.strip_prefix(&format!("http://{}", server.address())).unwrap();
    let [first, again] = [server.get(path).await, server.get(path).await];
    assert_eq!((first.status, &*first.headers["content-type"]), (200, "image/png"));
    assert!(first.headers["cache-control"].contains("immutable"));
    assert_eq!(first.body, again.body);
    // Another version is not kept as this one.
    let other = format!("/api/tables/{}/share/preview.png", table.id);
    for path in [other.clone(), format!("{other}?version=1")] {
        assert_eq!(server.get(&path).await.headers["cache-control"], "no-cache");
    }
    assert_eq!(server.get(&format!("{other}?size=1")).await.code(), "bad");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_framed_with_names() {
    let server = TestServer::open().await;
    let table = server.table(&people("dice", 2)).await;
    // Before the game there is somebody to wait for, and a board that others have built.
    for (file, start) in
        [("framed.svg", "<svg "), ("framed.png", "\u{fffd}PNG"), ("preview.png", "\u{fffd}PNG")]
    {
        let answer = server.get(&format!("/api/tables/{}/share/{file}", table.id)).await;
        assert_eq!((answer.status, answer.body.starts_with(start)), (200, true), "{file}");
    }
    let table = server.begun("winter").await;
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let framed = async |names: &[&str]| {
        let body = json!({ "record": record, "names": names });
        let answer = server.ask("POST", "/api/share/framed.svg", &[], Some(&body)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.body
    };
    assert_ne!(framed(&["Ada", "Ben"]).await, framed(&["Ada", "Eve"]).await);
    assert!(!framed(&["<script>", "&lt;"]).await.contains("script"));
}

/// A name is what somebody has typed, and the name of the host what somebody has sent.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_writes_into_the_page() {
    let server = TestServer::open().await;
    let table = server.table(&people("kids", 4)).await;
    let names = ["\"><script>x</script>", "'/><img src=x>", "</title><b>", "&quot;&lt;b&gt;"];
    for (seat, name) in (0..).zip(names) {
        sit(&server, &table, seat, name).await.ok(200);
    }
    let path = format!("/table/{}", table.id);
    let hostile = [("Host", "evil.test\"><script>y</script>")];
    let plain = server.get(&path).await;
    let sent = server.ask("GET", &path, &hostile, None).await;
    for page in [&plain, &sent].into_iter().filter(|page| page.status == 200) {
        for tag in ["<script>x", "<script>y", "<img", "<b>"] {
            assert!(!page.body.contains(tag), "{tag}: {}", page.body);
        }
        assert_eq!(page.body.matches("</title>").count(), 1);
    }
    assert!(said(&plain, "og:title").unwrap().contains("&lt;script&gt;x&lt;/script&gt;"));
    assert!(said(&plain, "og:title").unwrap().contains("&amp;quot;&amp;lt;b&amp;gt;"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_opens_no_seat() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let page = server
        .ask("GET", &format!("/table/{}", table.id), &[("Authorization", &table.bearer(0))], None)
        .await;
    for token in table.tokens.values() {
        assert!(!page.body.contains(token.as_str()));
    }
    // A table that there is not is a page like any other.
    let nothing = server.get("/table/0000000000000000").await;
    assert_eq!((nothing.status, said(&nothing, "og:title")), (200, Some("Bastide")));
    assert_eq!(said(&nothing, "robots"), None);
}
