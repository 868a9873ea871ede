//! What is said in real cases: whole sentences, with all their arguments.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use games::record::{Record, RecordError};
use games::{Event, Game, Message, Say, Seat, catalog, position, text};
use words::{Lang, Words};

/// The sentence in each language.
fn said(message: &Message) -> [String; 3] {
    [Lang::English, Lang::French, Lang::German].map(|lang| Words::new(lang).say(message))
}

/// A message that lacks a text is said by its id, an argument that is not there by its name in
/// braces.
fn assert_whole(message: &Message) {
    for sentence in said(message) {
        assert!(!sentence.starts_with(&message.id) && !sentence.contains('{'), "{message}: {sentence}");
    }
}

fn city(tiles: u32, coats: u32) -> [String; 3] {
    let points = 2 * (tiles + coats);
    said(&Message::new("score-city").with("points", points).with("tiles", tiles).with("coats", coats))
}

#[test]
fn a_score_tells_what_was_counted() {
    assert_eq!(
        city(3, 1),
        [
            "City of 3 tiles with 1 coat of arms, complete: 8 points.",
            "Ville de 3 tuiles avec 1 blason, complète\u{a0}: 8 points.",
            "Stadt aus 3 Plättchen mit 1 Wappen, abgeschlossen: 8 Punkte.",
        ]
    );
    assert_eq!(
        city(2, 0),
        [
            "City of 2 tiles, complete: 4 points.",
            "Ville de 2 tuiles, complète\u{a0}: 4 points.",
            "Stadt aus 2 Plättchen, abgeschlossen: 4 Punkte.",
        ]
    );
}

#[test]
fn one_is_not_many() {
    assert_eq!(
        said(&Message::new("score-open-road").with("points", 1u32).with("tiles", 1u32)),
        [
            "Road of 1 tile, incomplete: 1 point.",
            "Route de 1 tuile, incomplète\u{a0}: 1 point.",
            "Straße aus 1 Plättchen, nicht abgeschlossen: 1 Punkt.",
        ]
    );
    assert_eq!(
        said(&Message::new("score-field").with("points", 3u32).with("cities", 1u32)),
        [
            "Field with 1 complete city: 3 points.",
            "Pré avec 1 ville complète\u{a0}: 3 points.",
            "Wiese mit einer abgeschlossenen Stadt: 3 Punkte.",
        ]
    );
}

#[test]
fn an_abbey_is_complete_with_eight_tiles_around_it() {
    let abbey =
        |around: u32| said(&Message::new("score-abbey").with("points", 1 + around).with("around", around));
    assert_eq!(
        abbey(8),
        [
            "Abbey with 8 tiles around it, complete: 9 points.",
            "Abbaye avec 8 tuiles autour d’elle, complète\u{a0}: 9 points.",
            "Kloster mit 8 Plättchen ringsum, abgeschlossen: 9 Punkte.",
        ]
    );
    assert_eq!(abbey(3)[0], "Abbey with 3 tiles around it, incomplete: 4 points.");
}

fn full_game() -> Box<dyn Game> {
    catalog::start("winter", 3, Seat(0), &[("farmers", "on"), ("river", "on"), ("abbot", "on")]).unwrap()
}

/// Some number below `n`, other ones each time: good enough to see many games.
fn picker(mut seed: u64) -> impl FnMut(u32) -> u32 {
    move |n| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32 % n.max(1)
    }
}

#[test]
fn every_score_of_a_game_is_a_whole_sentence() {
    for seed in 0..20 {
        let mut game = full_game();
        let mut pick = picker(seed);
        while let Some(next) = game.sample(&mut pick) {
            for event in game.apply(next).unwrap() {
                if let Event::Scored(score) = event {
                    assert_whole(&score.say());
                }
            }
        }
    }
}

/// Every move that players know is tried in every state, and most are refused.
#[test]
fn every_refusal_of_a_game_is_a_whole_sentence() {
    let mut game = full_game();
    let mut pick = picker(1);
    let mut moves: Vec<games::Move> = ["pass", "recall 0,0", "recall 9,9", "place 0,0 r0", "place 9,9 r0"]
        .into_iter()
        .map(|own| text::read_move(&*game, own).unwrap())
        .collect();
    let mut refused = Vec::new();
    while let Some(next) = game.sample(&mut pick) {
        moves.push(next);
        refused.extend(moves.iter().filter_map(|&own| game.check(own).err()).map(|refusal| refusal.say()));
        game.apply(next).unwrap();
    }
    refused.sort_by_key(Message::to_string);
    refused.dedup();
    assert!(refused.len() > 20, "{refused:?}");
    refused.iter().for_each(assert_whole);
}

#[test]
fn a_side_is_named_in_words() {
    let mismatch = |side: &str| said(&Message::new("refusal-mismatch").with("side", side));
    for (side, words) in [
        ("N", ["north", "nord", "Norden"]),
        ("E", ["east", "côté est", "Osten"]),
        ("S", ["south", "sud", "Süden"]),
        ("W", ["west", "ouest", "Westen"]),
    ] {
        for (sentence, word) in mismatch(side).iter().zip(words) {
            assert!(sentence.contains(word), "{side}: {sentence}");
        }
    }
}

#[test]
fn what_is_wrong_with_an_agreement_is_a_whole_sentence() {
    for error in [
        catalog::start("chess", 2, Seat(0), &[]),
        catalog::start("winter", 9, Seat(0), &[]),
        catalog::start("winter", 2, Seat(2), &[]),
        catalog::start("winter", 2, Seat(0), &[("wind", "on")]),
        catalog::start("winter", 2, Seat(0), &[("river", "wild")]),
        catalog::start("winter", 2, Seat(0), &[("river", "on"), ("river", "off")]),
    ] {
        assert_whole(&error.unwrap_err().say());
    }
}

#[test]
fn what_is_wrong_with_a_move_is_a_whole_sentence() {
    let game = full_game();
    for own in [
        "",
        "jump",
        "draw",
        "draw one two",
        "draw Q9",
        "place",
        "place 1 r0",
        "place 1,1",
        "place 1,1 r7",
        "claim",
        "claim king city1",
        "claim meeple moon",
        "recall",
        "recall there",
        "pass twice",
    ] {
        assert_whole(&text::read_move(&*game, own).unwrap_err().say());
    }
}

#[test]
fn what_is_wrong_with_a_position_is_a_whole_sentence() {
    let whole = catalog::start("winter", 2, Seat(0), &[]).unwrap().position();
    position::read(&whole).unwrap();
    for (right, wrong) in [
        ("winter/1", "winter"),
        ("winter/1", "winter/9"),
        ("winter/1", "chess/1"),
        ("turn=1", "turn"),
        ("turn=1", "turn=1;turn=1"),
        ("turn=1;", ""),
        ("turn=1", "turn=1;moon=full"),
        ("turn=1", "turn=one"),
        ("seats=2", "seats=7"),
        ("board=D@0,0r0", "board=D@1,0r0"),
        ("board=D@0,0r0", "board=D@0,0"),
        ("board=D@0,0r0", "board=D@0,0r0/D@9,9r0"),
        ("board=D@0,0r0", "board=D@0,0r0+0:abbot:city1"),
        ("step=draw", "step=claim"),
        ("step=draw", "step=place:Q9"),
        ("left=", "left=A*99,"),
    ] {
        assert!(whole.contains(right), "{whole}");
        let error = position::read(&whole.replacen(right, wrong, 1)).err();
        assert_whole(&error.unwrap_or_else(|| panic!("{wrong} is accepted")).say());
    }
}

/// The problem with a record of a game for two that has these lines.
fn record(lines: &str) -> RecordError {
    Record::read(&format!("bastide record 1\ngame winter\nseats 2\n{lines}")).unwrap_err()
}

#[test]
fn what_is_wrong_with_a_record_is_a_whole_sentence() {
    for lines in [
        "moon full",
        "seats 2",
        "from winter/1",
        "bastide record 9",
        "options wind=on",
        "7. draw K",
        "1. jump",
        "1. draw K; place 9,9 r0",
        "1. draw B; place 0,1 r0; pass; draw B",
        "1. draw B; place 0,1 r0; pass = many",
        "1. draw B; place 0,1 r0; pass = 0 +3 W-20",
        "final",
        "result 1 0",
        "result open\n1. draw B",
    ] {
        assert_whole(&record(lines).say());
    }
    for text in ["", "bastide record 1", "bastide record 1\ngame winter", "bastide record 1\nfrom winter"] {
        assert_whole(&Record::read(text).unwrap_err().say());
    }
}

#[test]
fn a_record_is_faulted_by_its_line() {
    assert_eq!(
        said(&record("1. draw K; place 9,9 r0").say()),
        [
            "line 4: “place 9,9 r0” is not allowed (W-10): No tile lies next to 9,9, side against side.",
            "ligne 4\u{a0}: «\u{a0}place 9,9 r0\u{a0}» n’est pas permis (W-10)\u{a0}: Aucune tuile ne touche la case \
             9,9 par un côté.",
            "Zeile 4: „place 9,9 r0“ ist nicht erlaubt (W-10): An 9,9 grenzt kein Plättchen mit einer Seite.",
        ]
    );
}
