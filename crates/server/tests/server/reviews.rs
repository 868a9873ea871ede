//! Reviews of games at tables.

use serde_json::json;

use crate::harness::{TestServer, people};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_reviewed_and_one_that_is_played_is_not() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let path = format!("/api/tables/{}/review", table.id);
    let refused = server.get(&path).await;
    assert_eq!((refused.status, &*refused.code()), (403, "still-played"));

    server.order(&table, 0, json!({ "order": "resign" })).await.ok(200);
    let review = server.get(&path).await.ok(200);
    assert_eq!((&review["game"], &review["unit"]), (&json!("kids"), &json!("pawns")));
    assert_eq!(review["turns"][0]["luck"].as_array().unwrap().len(), 2);
    assert_eq!(server.get(&path).await.ok(200), review, "what was made before is kept");
    let german = server.get(&format!("{path}?lang=de")).await.ok(200);
    assert!(german["seats"][0]["text"].as_str().unwrap().contains("Glück"), "{german}");
    assert_eq!(server.get(&format!("{path}?depth=first")).await.ok(200), review);
    assert_eq!(server.get(&format!("{path}?depth=9")).await.code(), "bad");
    assert_eq!(server.get("/api/tables/none/review").await.code(), "no-table");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_people_learn_a_game_is_reviewed_while_it_is_played() {
    let server = TestServer::open().await;
    let mut settings = people("kids", 2);
    settings["aids"] = json!("learning");
    let waiting = server.table(&settings).await;
    let path = |id: &str| format!("/api/tables/{id}/review");
    assert_eq!(server.get(&path(&waiting.id)).await.code(), "refused", "nothing is played yet");
    let table = server.begin(&settings).await;
    let review = server.get(&path(&table.id)).await.ok(200);
    assert_eq!((&review["is_over"], &review["seats"][1]["name"]), (&json!(false), &json!("Player 1")));
}

/// One that takes longer than a request may is busy until it is done; whoever asks again goes on with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_deep_review_is_made_by_as_many_requests_as_it_takes() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    server.order(&table, 0, json!({ "order": "resign" })).await.ok(200);
    let path = |depth: &str| format!("/api/tables/{}/review?depth={depth}", table.id);
    let deep = loop {
        let answer = server.get(&path("deep")).await;
        if answer.status == 200 {
            break answer.ok(200);
        }
        // On a machine that is very busy even a part of it is late.
        assert!(["busy", "too-late"].contains(&&*answer.code()), "{answer:?}");
    };
    let first = server.get(&path("first")).await.ok(200);
    assert_eq!(deep["turns"][0]["drawn"], first["turns"][0]["drawn"]);
    assert_ne!(deep["turns"][0]["expected"], first["turns"][0]["expected"], "it looks further");
    let german = server.get(&format!("{}&lang=de", path("deep"))).await.ok(200);
    assert_eq!(german["turns"][0]["expected"], deep["turns"][0]["expected"]);
}
