//! What each request does.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::harness::{Hosted, JudgePage, Page, PicturePage, secret, settings};

/// A table with a bot in the second seat.
fn with_bot(level: &str) -> Value {
    let mut settings = settings("kids");
    settings["seats"][1] = json!({ "kind": "bot", "level": level });
    settings["starts"] = json!({ "seat": 1 });
    settings
}

#[test]
fn games_rules_and_lessons_are_told() {
    let mut page = Page::default();
    let catalogue = page.ok(json!({ "do": "catalogue", "pictures": "/here" }));
    assert_eq!((&catalogue["pictures"], catalogue["games"].as_array().unwrap().len()), (&json!("/here"), 5));
    let rules = |lang: &str| json!({ "do": "rules", "game": "winter", "lang": lang });
    let [english, french] = ["en", "fr"].map(|lang| page.ok(rules(lang)));
    assert_eq!(english["game"], "winter");
    assert_ne!(english["chapters"], french["chapters"]);
    assert_eq!(page.ok(json!({ "do": "lesson", "game": "dice" }))["game"], "dice");
}

#[test]
fn pictures_and_outlines_are_drawn() {
    let mut page = PicturePage::default();
    for path in ["winter/tiles/K-0-3.svg", "pieces/abbot-2.svg", "icons/deer.svg", "games/dice.svg"] {
        let drawn = page.ok(json!({ "do": "picture", "path": path }));
        assert!(drawn.as_str().unwrap().starts_with("<svg "), "{path}");
    }
    let drawn = page.ok(json!({ "do": "zones", "set": "kids" }));
    assert!(drawn[0]["zones"][0]["outline"].is_string());
    for (request, code) in [
        (json!({ "do": "picture", "path": "winter/tiles/nothing-0-0.svg" }), "no-page"),
        (json!({ "do": "zones", "set": "chess" }), "no-page"),
        (json!({ "do": "board", "moment": { "record": "chess" } }), "record"),
        (json!({ "do": "qr_code", "text": "x".repeat(5000) }), "bad"),
        (json!({ "do": "picture" }), "bad"),
        (json!({ "do": "zones", "set": "kids", "unknown": 1 }), "bad"),
    ] {
        assert_eq!(page.problem(request.clone())["code"], code, "{request}");
    }
}

#[test]
fn a_board_is_framed_with_what_the_page_says() {
    let mut page = PicturePage::default();
    let record = games::catalog::find("winter").unwrap().sample;
    let names = ["<b>Ada</b>", "Ben", "Cleo"];
    let frame = json!({ "title": "Winter", "names": names, "notes": ["games.test"], "winners": [1] });
    let board = json!({ "do": "board", "moment": { "record": record } });
    let plain = page.ok(board.clone());
    let mut framed = board;
    framed["frame"] = frame;
    let framed = page.ok(framed);
    let framed = framed.as_str().unwrap();
    assert_ne!(framed, plain.as_str().unwrap());
    assert!(framed.contains("f-crown") && !framed.contains("Ada"));
}

#[test]
fn a_link_becomes_a_code_for_cameras() {
    let mut page = PicturePage::default();
    let code = |text: &str| json!({ "do": "qr_code", "text": text });
    let [one, other] =
        ["https://games.test/table/a#b", "https://games.test/table/a#c"].map(|text| page.ok(code(text)));
    assert!(one.as_str().unwrap().contains("<svg "));
    assert_ne!(one, other);
}

#[test]
fn what_the_page_added_to_draws_is_looked_for_in_the_proof() {
    let mut page = Page::default();
    let mut link = |before: u32| page.ok(json!({ "do": "link", "link": "06".repeat(32), "before": before }));
    let (commitment, word) = (link(3)["link"].clone(), link(2)["link"].clone());
    assert_eq!(link(0)["link"], "06".repeat(32));
    for (last, before) in [("06".repeat(31), 1), ("06".repeat(32), u32::MAX)] {
        assert_eq!(page.problem(json!({ "do": "link", "link": last, "before": before }))["code"], "bad");
    }

    let mut hosted = Hosted::seat(settings("kids"));
    hosted.order(1, json!({ "order": "commit", "commitment": commitment }));
    hosted.order(0, json!({ "order": "start" }));
    let seen = hosted.seen();
    assert_eq!((&seen["stage"], &seen["awaited_links"]), (&json!("waiting"), &json!([1])));
    assert_eq!((&seen["seats"][1]["commitment"], &seen["seats"][1]["links"]), (&commitment, &json!(0)));
    hosted.order(1, json!({ "order": "reveal", "link": word }));
    hosted.order(0, json!({ "order": "resign" }));
    let record = hosted.page.ok(json!({ "do": "record", "table": hosted.table }))["record"].clone();
    let kept = json!({
        "seat": 1, "host": seen["commitment"], "commitment": commitment, "last": "06".repeat(32), "links": 3
    });
    let mut has_kept = |change: &dyn Fn(&mut Value)| {
        let mut kept = kept.clone();
        change(&mut kept);
        let verified = hosted.page.ok(json!({ "do": "verify", "record": record, "kept": [kept] }));
        verified["has_kept"].clone()
    };
    assert_eq!(has_kept(&|_| {}), true);
    assert_eq!(has_kept(&|kept| kept["seat"] = json!(0)), false, "nothing was kept for that seat");
    assert_eq!(has_kept(&|kept| kept["host"] = word.clone()), false, "another secret of the host");
    assert_eq!(has_kept(&|kept| kept["last"] = word.clone()), false, "another word");
    assert_eq!(has_kept(&|kept| kept["links"] = json!(0)), false);
    let verified = hosted.page.ok(json!({ "do": "verify", "record": record }));
    assert_eq!((&verified["has_kept"], &verified["absent"]), (&json!(null), &json!([])));
}

#[test]
fn a_game_is_played_to_its_end_and_proved() {
    let mut hosted = Hosted::start(settings("kids"));
    loop {
        let seen = hosted.seen();
        let Some(seat) = seen["awaited"].as_u64() else { break };
        let text = hosted.legal().remove(0);
        hosted
            .order(usize::try_from(seat).unwrap(), json!({ "order": "play", "move": text, "confirm": true }));
    }
    assert_eq!(hosted.seen()["stage"], "over");
    let table = hosted.table.clone();
    let record = hosted.page.ok(json!({ "do": "record", "table": table }))["record"].clone();
    let verified = hosted.page.ok(json!({ "do": "verify", "record": record }));
    assert_eq!(verified["is_over"], true);
    assert!(verified["draws"].as_u64().unwrap() > 10, "{verified}");
    assert!(!verified["winners"].as_array().unwrap().is_empty());

    let forged = record.as_str().unwrap().replace(&secret(), &"08".repeat(32));
    assert_eq!(hosted.page.problem(json!({ "do": "verify", "record": forged }))["code"], "proof");
    assert_eq!(hosted.page.problem(json!({ "do": "verify", "record": "chess" }))["code"], "record");

    let moment = json!({ "record": record, "at": 10, "since": 8, "names": ["Ada", null] });
    let replayed = hosted.page.ok(json!({ "do": "replay", "moment": moment, "lang": "de" }));
    assert!(replayed["moves"].as_u64().unwrap() > 10);
    let position = hosted.page.ok(json!({ "do": "position", "table": table }))["position"].clone();
    let end = hosted.page.ok(json!({ "do": "replay", "moment": { "record": record } }));
    assert_eq!(end["position"], position);

    let again = hosted.page.ok(json!({ "do": "rematch", "table": table, "id": "local-2", "now": 9000 }));
    assert_eq!(again["events"][0]["table"], "local-2");
    assert_eq!(again["settings"]["game"], "kids");
}

#[test]
fn a_game_is_told_in_words() {
    let mut waiting = Hosted::seat(settings("winter"));
    let request = json!({ "do": "describe", "table": waiting.table });
    assert_eq!(waiting.page.problem(request)["code"], "refused");
    let mut hosted = Hosted::start(settings("winter"));
    let mut told =
        |lang: &str| hosted.page.ok(json!({ "do": "describe", "table": hosted.table, "lang": lang }));
    let (english, german) = (told("en"), told("de"));
    assert_eq!(english["hand"].as_array().unwrap().len(), 4);
    assert_ne!(english["hand"], german["hand"]);
    let places = english["places"].as_array().unwrap();
    let moves: BTreeSet<&str> = places.iter().map(|place| place["move"].as_str().unwrap()).collect();
    let legal = hosted.legal();
    assert_eq!(moves, legal.iter().map(|text| text.as_str().unwrap()).collect());
}

#[test]
fn a_table_is_followed_and_forgotten() {
    let mut hosted = Hosted::start(settings("winter"));
    let mut page = Page::default();
    let first = hosted.events[..2].to_vec();
    let table = page.ok(json!({ "do": "mirror", "id": "local-1", "events": first }))["table"].clone();
    let applied = page.ok(json!({ "do": "apply", "table": table, "events": hosted.events[2..] }));
    assert_eq!(applied["version"], hosted.events.len());
    let hash = |page: &mut Page, table: &Value| page.ok(json!({ "do": "state_hash", "table": table }));
    let (mirrored, there) = (hash(&mut page, &table), hash(&mut hosted.page, &hosted.table));
    assert_eq!(mirrored, there);
    assert_eq!(applied["hash"], there["hash"]);

    // Either all events fit, or nothing has changed.
    let next = json!({ "version": hosted.events.len() + 1, "at": 99, "event": "reopened" });
    let wrong = json!({ "version": hosted.events.len() + 5, "at": 99, "event": "reopened" });
    let problem = page.problem(json!({ "do": "apply", "table": table, "events": [next, wrong] }));
    assert_eq!(problem["code"], "mirror");
    assert_eq!(hash(&mut page, &table), mirrored);

    page.ok(json!({ "do": "forget", "table": table }));
    assert_eq!(page.problem(json!({ "do": "forget", "table": table }))["code"], "no-table");
}

#[test]
fn what_an_order_brings_is_foretold_up_to_the_next_draw() {
    let mut hosted = Hosted::start(settings("winter"));
    let seat = hosted.seen()["awaited"].clone();
    let text = hosted.legal().remove(0);
    let from = json!({ "you": [seat], "now": 50 });
    let foretell =
        |orders: Value| json!({ "do": "foretell", "table": 1, "from": from, "seat": seat, "orders": orders });
    let play = json!({ "order": "play", "move": text });
    let pass = json!({ "order": "play", "move": "pass", "confirm": true });

    let before = hosted.seen();
    let placed = hosted.page.ok(foretell(json!([play])));
    assert_eq!(placed["is_complete"], true);
    assert_eq!(placed["seen"]["awaited"], seat);
    assert_eq!(hosted.seen(), before, "nothing has happened");
    let turned = hosted.page.ok(foretell(json!([play, { "order": "take-back" }, play])));
    assert_eq!(turned["seen"]["scene"]["tiles"], placed["seen"]["scene"]["tiles"]);
    let passed = hosted.page.ok(foretell(json!([play, pass, { "order": "return" }])));
    assert_eq!((&passed["is_complete"], &passed["seen"]["awaited"]), (&json!(false), &json!(null)));
    let refused = hosted.page.problem(foretell(json!([pass])));
    assert_eq!(refused["code"], "refused");
    assert!(refused["rule"].is_string());

    // What is foretold is what happens.
    hosted.now = 43;
    hosted.order(usize::try_from(seat.as_u64().unwrap()).unwrap(), play);
    let seen = hosted.page.ok(json!({ "do": "seen", "table": 1, "from": from }));
    assert_eq!(seen, placed["seen"]);
}

#[test]
fn a_table_is_taken_up_where_it_was_left() {
    let mut settings = settings("winter");
    settings["clock"] = json!({ "kind": "turn", "seconds": 30 });
    let mut hosted = Hosted::start(settings);
    let mut page = Page::default();
    let resume = json!({ "do": "resume", "id": "local-1", "secret": secret(), "events": hosted.events });
    let table = page.ok(resume)["table"].clone();
    let now = hosted.now;
    assert_eq!(page.ok(json!({ "do": "seen", "table": table, "from": { "now": now } })), hosted.seen());
    let mut without_scene = hosted.seen();
    without_scene.as_object_mut().unwrap().remove("scene");
    assert_eq!(page.ok(json!({ "do": "summary", "table": table, "from": { "now": now } })), without_scene);

    let reopened = page.ok(json!({ "do": "reopen", "table": table, "now": 100_000 }));
    assert_eq!(reopened["events"][0]["event"], "reopened");
    assert_eq!(page.ok(json!({ "do": "timeout", "table": table, "now": 110_000 }))["events"], json!([]));
    let late = page.ok(json!({ "do": "timeout", "table": table, "now": 130_000 }));
    assert_eq!(late["events"][0]["event"], "timed-out");
    // A bot plays for whoever is late.
    let thought =
        page.ok(json!({ "do": "think", "table": table, "seed": 1, "limit": { "simulations": 10 } }));
    let (seat, turn) = (&thought["seat"], &thought["turn"]);
    let moved =
        page.ok(json!({ "do": "bot_turn", "table": table, "seat": seat, "turns": [turn], "now": 130_001 }));
    assert_eq!(moved["events"][0]["by_bot"], true);

    let other = json!({ "do": "resume", "id": "a", "secret": "08".repeat(32), "events": hosted.events });
    assert_eq!(page.problem(other)["code"], "mirror");
}

#[test]
fn an_order_that_is_sent_again_is_executed_once() {
    let mut hosted = Hosted::start(settings("kids"));
    let order = json!({
        "do": "order", "table": 1, "seat": 0, "order": { "order": "resign" }, "id": "a", "now": 50
    });
    assert_ne!(hosted.page.ok(order.clone())["events"], json!([]));
    assert_eq!(hosted.page.ok(order)["events"], json!([]));
}

#[test]
fn bots_think_and_play() {
    for (game, level) in [("kids", "learner"), ("winter", "master"), ("dice", "master")] {
        let mut settings = with_bot(level);
        settings["game"] = json!(game);
        let mut hosted = Hosted::start(settings);
        let awaited = hosted.page.ok(json!({ "do": "awaited_bot", "table": 1 }));
        assert_eq!(awaited, json!({ "seat": 1, "is_search": game == "winter" }));
        let thought =
            hosted.page.ok(json!({ "do": "think", "table": 1, "seed": 7, "limit": { "millis": 30 } }));
        assert_eq!((&thought["seat"], &thought["version"]), (&json!(1), &json!(hosted.events.len())));
        let turn = &thought["turn"];
        let moved =
            hosted.keep(json!({ "do": "bot_turn", "table": 1, "seat": 1, "turns": [turn], "now": 60 }));
        assert_eq!(
            moved.iter().filter(|event| event["event"] == "played").count(),
            turn["moves"].as_array().unwrap().len()
        );
    }
}

/// The texts of the moves that were made.
fn played(events: &[Value]) -> Vec<&Value> {
    events.iter().filter(|event| event["event"] == "played").map(|event| &event["move"]).collect()
}

#[test]
fn several_parts_of_a_search_are_put_together() {
    let mut settings = with_bot("master");
    settings["game"] = json!("winter");
    let mut hosted = Hosted::start(settings);
    let mut think = |part: Value| {
        let limit = json!({ "simulations": 200 });
        hosted.page.ok(json!({ "do": "think", "table": 1, "seed": 7, "limit": limit, "part": part }))["turn"]
            .clone()
    };
    let turns = [0, 1].map(|index| think(json!({ "index": index, "of": 2 })));
    assert_ne!(turns[0]["considered"], turns[1]["considered"]);
    let read = turns.clone().map(|turn| serde_json::from_value::<bots::Turn>(turn).unwrap());
    let best = bots::Turn::best(read.to_vec()).unwrap();
    let bot_turn =
        |turns: &[Value]| json!({ "do": "bot_turn", "table": 1, "seat": 1, "turns": turns, "now": 60 });
    assert_eq!(hosted.page.problem(bot_turn(&[]))["code"], "bad");
    assert_eq!(played(&hosted.keep(bot_turn(&turns))), best.moves.iter().collect::<Vec<_>>());
}

#[test]
fn there_is_no_part_behind_the_last() {
    let mut hosted = Hosted::start(with_bot("master"));
    for part in [json!({ "index": 2, "of": 2 }), json!({ "index": 0, "of": 0 }), json!({ "index": 0 })] {
        let think =
            json!({ "do": "think", "table": 1, "seed": 7, "limit": { "simulations": 5 }, "part": part });
        assert_eq!(hosted.page.problem(think)["code"], "bad", "{part}");
    }
}

#[test]
fn nobody_thinks_where_no_bot_is_awaited() {
    let mut hosted = Hosted::start(settings("kids"));
    let think = json!({ "do": "think", "table": 1, "seed": 7, "limit": { "millis": 30 } });
    for request in [think, json!({ "do": "awaited_bot", "table": 1 })] {
        assert_eq!(hosted.page.ok(request), Value::Null);
    }
}

#[test]
fn hints_are_given_to_those_who_learn() {
    let mut hosted = Hosted::start(settings("winter"));
    let hint = json!({ "do": "hint", "table": 1, "seed": 7, "limit": { "simulations": 50 }, "lang": "fr" });
    let told = hosted.page.ok(hint.clone());
    assert_eq!(told["seat"], hosted.seen()["awaited"]);
    assert!(hosted.legal().contains(&told["moves"][0]));
    let mut serious = settings("winter");
    serious["aids"] = json!("tournament");
    assert_eq!(Hosted::start(serious).page.problem(hint)["code"], "no-hints");
}

#[test]
fn a_table_that_nobody_can_play_at_is_not_made() {
    let mut page = Page::default();
    let mut host = |settings: Value| {
        page.problem(json!({ "do": "host", "id": "a", "settings": settings, "secret": secret(), "now": 0 }))["code"]
            .clone()
    };
    assert_eq!(host(settings("chess")), "refused");
    assert_eq!(host(with_bot("genius")), "no-level");
    let mut nobody = with_bot("learner");
    nobody["seats"][0] = nobody["seats"][1].clone();
    assert_eq!(host(nobody), "no-person");
}

#[test]
fn a_recorded_game_is_reviewed_step_by_step() {
    let mut page = JudgePage::default();
    for request in ["review_step", "review_view"] {
        assert_eq!(page.problem(json!({ "do": request }))["code"], "no-review");
    }
    let record = games::catalog::find("kids").unwrap().sample;
    let review = |record: &str| json!({ "do": "review", "lang": "de", "game": { "record": record, "names": ["Ada"], "you": 1 } });
    let opened = page.ok(review(record));
    let moves = opened["moves"].as_u64().unwrap();
    assert_eq!((&opened["looked_at"], moves > 10), (&json!(0), true));
    let first = page.ok(json!({ "do": "review_step" }));
    let view = page.ok(json!({ "do": "review_view" }));
    assert_eq!((view["turns"].as_array().unwrap().len(), &view["is_over"]), (1, &json!(false)));
    assert_eq!(view["turns"][0]["played_at"], first["looked_at"]);
    while page.ok(json!({ "do": "review_step" }))["looked_at"] != moves {}
    let view = page.ok(json!({ "do": "review_view" }));
    assert_eq!(view["turns"].as_array().unwrap().last().unwrap()["played_at"], moves);
    assert_eq!(view["seats"][0]["name"], "Ada");
    assert!(view["seats"][1]["text"].as_str().unwrap().starts_with("You "), "{view}");

    let open = "bastide record 1\ngame kids\nseats 2\nstarts 0\n\nresult open\n";
    for (record, code) in [("chess", "record"), (open, "review")] {
        assert_eq!(page.problem(review(record))["code"], code);
    }
    assert_eq!(page.ok(json!({ "do": "review_view" })), view, "what is refused changes nothing");
}
