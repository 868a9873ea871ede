//! What is said in real cases: whole sentences, with all their arguments.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::sync::LazyLock;

use games::record::{Record, RecordError};
use games::{Decimal, Event, Game, Message, Piece, Say, Seat, catalog, position, text};
use words::{Lang, Words};

/// All words, read once for all tests.
static WORDS: LazyLock<[Words; 3]> =
    LazyLock::new(|| [Lang::English, Lang::French, Lang::German].map(Words::new));

/// The sentence in each language.
fn said(message: &Message) -> [String; 3] {
    WORDS.each_ref().map(|words| words.say(message))
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

/// A score with what was counted for it.
fn score(id: &str, counts: &[(&'static str, u32)]) -> [String; 3] {
    said(&counts.iter().fold(Message::new(id), |message, &(name, count)| message.with(name, count)))
}

#[test]
fn rivers_tell_their_fish_and_forests_their_mushrooms() {
    assert_eq!(
        score("score-river", &[("points", 6), ("parts", 3), ("fish", 3)]),
        [
            "River of length 3 with 3 fish, complete: 6 points.",
            "Rivière de longueur 3 avec 3 poissons, complète\u{a0}: 6 points.",
            "Fluss der Länge 3 mit 3 Fischen, abgeschlossen: 6 Punkte.",
        ]
    );
    assert_eq!(
        score("score-river", &[("points", 2), ("parts", 2), ("fish", 0)]),
        [
            "River of length 2 without fish, complete: 2 points.",
            "Rivière de longueur 2 sans poisson, complète\u{a0}: 2 points.",
            "Fluss der Länge 2 ohne Fische, abgeschlossen: 2 Punkte.",
        ]
    );
    assert_eq!(
        score("score-forest", &[("points", 12), ("parts", 5), ("mushrooms", 1)]),
        [
            "Forest of size 5 with mushrooms on 1 tile, complete: 12 points.",
            "Forêt de taille 5 avec des champignons sur 1 tuile, complète\u{a0}: 12 points.",
            "Wald der Größe 5 mit Pilzen auf 1 Plättchen, abgeschlossen: 12 Punkte.",
        ]
    );
    assert_eq!(
        score("score-forest", &[("points", 4), ("parts", 2), ("mushrooms", 0)]),
        [
            "Forest of size 2, complete: 4 points.",
            "Forêt de taille 2, complète\u{a0}: 4 points.",
            "Wald der Größe 2, abgeschlossen: 4 Punkte.",
        ]
    );
}

#[test]
fn water_tells_its_lakes_where_they_count() {
    assert_eq!(
        score("score-network", &[("points", 1), ("fish", 1), ("lakes", 0)]),
        [
            "Water network with 1 fish: 1 point.",
            "Réseau fluvial avec 1 poisson\u{a0}: 1 point.",
            "Flusssystem mit 1 Fisch: 1 Punkt.",
        ]
    );
    assert_eq!(
        score("score-network", &[("points", 8), ("fish", 5), ("lakes", 3)]),
        [
            "Water network with 5 fish, plus 3 lakes for the raft: 8 points.",
            "Réseau fluvial avec 5 poissons, plus 3 lacs pour le radeau\u{a0}: 8 points.",
            "Flusssystem mit 5 Fischen, dazu 3 Seen für das Floß: 8 Punkte.",
        ]
    );
    assert_eq!(
        score("score-canoe", &[("points", 2), ("lakes", 1)]),
        [
            "Canoe on a water network with 1 lake: 2 points.",
            "Pirogue sur un réseau fluvial de 1 lac\u{a0}: 2 points.",
            "Einbaum auf einem Flusssystem mit 1 See: 2 Punkte.",
        ]
    );
}

#[test]
fn only_animals_that_are_there_are_told() {
    let animals = |mammoths, aurochs, deer| {
        let others = [("points", 9), ("mammoths", mammoths), ("aurochs", aurochs)];
        score("score-pit", &[&others[..], &deer_and_tigers(deer, 0, 0)].concat())
    };
    for (told, english, french, german) in [
        (animals(0, 0, 0), "without animals that count", "sans animal qui compte", "ohne Tiere, die zählen"),
        (animals(0, 0, 1), "with 1 deer", "avec 1 cerf", "mit 1 Hirsch"),
        (animals(0, 2, 0), "with 2 aurochs", "avec 2 aurochs", "mit 2 Auerochsen"),
        (animals(1, 0, 0), "with 1 mammoth", "avec 1 mammouth", "mit 1 Mammut"),
        (
            animals(0, 1, 2),
            "with 1 aurochs and 2 deer",
            "avec 1 aurochs et 2 cerfs",
            "mit 1 Auerochsen und 2 Hirschen",
        ),
        (
            animals(2, 0, 1),
            "with 2 mammoths and 1 deer",
            "avec 2 mammouths et 1 cerf",
            "mit 2 Mammuts und 1 Hirsch",
        ),
        (
            animals(1, 1, 0),
            "with 1 mammoth and 1 aurochs",
            "avec 1 mammouth et 1 aurochs",
            "mit 1 Mammut und 1 Auerochsen",
        ),
        (
            animals(2, 1, 3),
            "with 2 mammoths, 1 aurochs and 3 deer",
            "avec 2 mammouths, 1 aurochs et 3 cerfs",
            "mit 2 Mammuts, 1 Auerochsen und 3 Hirschen",
        ),
    ] {
        assert_eq!(
            told,
            [
                format!("Pit trap {english}: 9 points."),
                format!("Fosse à pieux {french}\u{a0}: 9 points."),
                format!("Fallgrube {german}: 9 Punkte."),
            ]
        );
    }
}

#[test]
fn the_large_pit_trap_is_told_where_it_adds_something() {
    let meadow = |points, doubled| {
        let others = [("points", points), ("mammoths", 2), ("aurochs", 2), ("doubled", doubled)];
        score("score-meadow", &[&others[..], &deer_and_tigers(0, 0, 0)].concat())
    };
    assert_eq!(
        meadow(20, 10),
        [
            "Meadow with 2 mammoths and 2 aurochs: 20 points, 10 of them for the large pit trap.",
            "Prairie avec 2 mammouths et 2 aurochs\u{a0}: 20 points, dont 10 pour la grande fosse.",
            "Wiese mit 2 Mammuts und 2 Auerochsen: 20 Punkte, davon 10 für die große Fallgrube.",
        ]
    );
    assert_eq!(meadow(10, 0)[0], "Meadow with 2 mammoths and 2 aurochs: 10 points.");
}

/// What is told of so many deer, tigers, and tigers that a fire drives out.
fn deer_and_tigers(deer: u32, tigers: u32, driven_out: u32) -> Vec<(&'static str, u32)> {
    let eaten = tigers.min(deer);
    vec![
        ("deer", deer - eaten),
        ("all_deer", deer),
        ("eaten", eaten),
        ("hungry", tigers - eaten),
        ("driven_out", driven_out),
    ]
}

#[test]
fn tigers_and_what_they_eat_are_told() {
    let meadow = |mammoths, animals: (u32, u32, u32)| {
        let (deer, tigers, driven_out) = animals;
        let others = [("points", 2), ("mammoths", mammoths), ("aurochs", 0), ("doubled", 0)];
        score("score-meadow", &[&others[..], &deer_and_tigers(deer, tigers, driven_out)].concat())
    };
    for (told, english, french, german) in [
        (
            meadow(0, (2, 1, 0)),
            "with 2 deer, 1 of them eaten by a tiger",
            "avec 2 cerfs, dont 1 dévoré par un tigre",
            "mit 2 Hirschen, von denen ein Tiger 1 frisst",
        ),
        (
            meadow(0, (3, 2, 0)),
            "with 3 deer, 2 of them eaten by tigers",
            "avec 3 cerfs, dont 2 dévorés par des tigres",
            "mit 3 Hirschen, von denen Tiger 2 fressen",
        ),
        (
            meadow(1, (1, 1, 0)),
            "with 1 mammoth and 1 deer, which a tiger eats",
            "avec 1 mammouth et 1 cerf, qu’un tigre dévore",
            "mit 1 Mammut und 1 Hirsch, den ein Tiger frisst",
        ),
        (
            meadow(0, (1, 2, 0)),
            "with 1 deer, which a tiger eats; another tiger finds none",
            "avec 1 cerf, qu’un tigre dévore\u{a0}; un autre tigre n’en trouve pas",
            "mit 1 Hirsch, den ein Tiger frisst; ein weiterer Tiger findet keinen",
        ),
        (
            meadow(0, (2, 4, 0)),
            "with 2 deer, which tigers eat; 2 more tigers find none",
            "avec 2 cerfs, que des tigres dévorent\u{a0}; 2 autres tigres n’en trouvent pas",
            "mit 2 Hirschen, die Tiger fressen; 2 weitere Tiger finden keinen",
        ),
        (
            meadow(1, (0, 1, 0)),
            "with 1 mammoth; a tiger finds no deer",
            "avec 1 mammouth\u{a0}; un tigre ne trouve pas de cerf",
            "mit 1 Mammut; ein Tiger findet keinen Hirsch",
        ),
        (
            meadow(0, (0, 2, 0)),
            "without animals that count; 2 tigers find no deer",
            "sans animal qui compte\u{a0}; 2 tigres ne trouvent pas de cerf",
            "ohne Tiere, die zählen; 2 Tiger finden keinen Hirsch",
        ),
        (
            meadow(0, (1, 0, 1)),
            "with 1 deer; the fire drives a tiger out",
            "avec 1 cerf\u{a0}; le feu chasse un tigre",
            "mit 1 Hirsch; das Feuer vertreibt einen Tiger",
        ),
        (
            meadow(0, (1, 0, 3)),
            "with 1 deer; the fire drives 3 tigers out",
            "avec 1 cerf\u{a0}; le feu chasse 3 tigres",
            "mit 1 Hirsch; das Feuer vertreibt 3 Tiger",
        ),
    ] {
        assert_eq!(
            told,
            [
                format!("Meadow {english}: 2 points."),
                format!("Prairie {french}\u{a0}: 2 points."),
                format!("Wiese {german}: 2 Punkte."),
            ]
        );
    }
}

fn full_game() -> Box<dyn Game> {
    catalog::start("winter", 3, Seat(0), &[("farmers", "on"), ("river", "on"), ("abbot", "on")]).unwrap()
}

/// A game of each kind, with all that it can have.
fn all_games() -> Vec<Box<dyn Game>> {
    let hunters = |name| catalog::start(name, 3, Seat(0), &[("table", "12x11")]).unwrap();
    let kids = catalog::start("kids", 4, Seat(0), &[]).unwrap();
    vec![full_game(), hunters("hunters-2002"), hunters("hunters-2020"), kids]
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
    for first in all_games() {
        for seed in 0..10 {
            let mut game = first.fork();
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
}

/// Every move that players know is tried in every state, and most are refused.
#[test]
fn every_refusal_of_a_game_is_a_whole_sentence() {
    for mut game in all_games() {
        let mut pick = picker(1);
        let mut moves: Vec<games::Move> =
            ["pass", "recall 0,0", "recall 9,9", "place 0,0 r0", "place 9,9 r0"]
                .into_iter()
                .map(|text| text::read_move(&*game, text).unwrap())
                .collect();
        let mut refused = Vec::new();
        while let Some(next) = game.sample(&mut pick) {
            moves.push(next);
            refused.extend(
                moves.iter().filter_map(|&wanted| game.check(wanted).err()).map(|refusal| refusal.say()),
            );
            game.apply(next).unwrap();
        }
        refused.sort_by_key(Message::to_string);
        refused.dedup();
        assert!(refused.len() > 20, "{refused:?}");
        refused.iter().for_each(assert_whole);
    }
}

#[test]
fn a_tile_beyond_the_table_is_refused_in_words() {
    assert_eq!(
        said(&Message::new("refusal-off-table").with("cell", "5,0").with("table", "9x7")),
        [
            "With a tile at 5,0, the board would no longer fit on the table of 9x7 cells.",
            "Avec une tuile en 5,0, le plateau ne tiendrait plus sur la table de 9x7 cases.",
            "Mit einem Plättchen auf 5,0 würde die Spielfläche nicht mehr auf den Tisch von 9x7 Feldern passen.",
        ]
    );
}

#[test]
fn pieces_are_told_apart() {
    // Nobody chooses where a pawn goes, and a knight goes nowhere.
    let claimed = [Piece::Meeple, Piece::Abbot, Piece::Man, Piece::Hut];
    let refusals = [
        ("refusal-none-left", &claimed[..]),
        ("refusal-wrong-zone", &claimed),
        ("refusal-not-in-game", &Piece::ALL),
    ];
    for (id, pieces) in refusals {
        let told = |piece: Piece| said(&Message::new(id).with("piece", piece.name()));
        for (at, &piece) in pieces.iter().enumerate() {
            for other in &pieces[..at] {
                assert_ne!(told(piece), told(*other), "{id}");
            }
        }
    }
}

#[test]
fn reserves_are_told_in_words() {
    let reserve = |piece: &str, count: u32| {
        said(&Message::new("piece-count").with("piece", piece).with("count", count))
    };
    assert_eq!(reserve("man", 0), ["no man", "aucun homme", "kein Mann"]);
    assert_eq!(reserve("man", 5), ["5 men", "5 hommes", "5 Männer"]);
    assert_eq!(reserve("hut", 0), ["no hut", "aucune hutte", "keine Hütte"]);
    assert_eq!(reserve("hut", 1), ["1 hut", "1 hutte", "1 Hütte"]);
    assert_eq!(reserve("hut", 3), ["3 huts", "3 huttes", "3 Hütten"]);
}

#[test]
fn pawns_and_knights_are_told_in_words() {
    assert_eq!(
        score("score-path", &[("points", 2), ("pawns", 2)]),
        [
            "Completed path with 2 children of that colour.",
            "Chemin complet avec 2 enfants de cette couleur.",
            "Fertiger Weg mit 2 Kindern dieser Farbe.",
        ]
    );
    assert_eq!(
        score("score-dice-doubled", &[("points", 20), ("dice", 6)]),
        [
            "Closed city of 6 dice, doubled by a knight: 20 points.",
            "Ville fermée de 6 dés, doublée par un chevalier\u{a0}: 20 points.",
            "Geschlossene Stadt aus 6 Würfeln, durch einen Ritter verdoppelt: 20 Punkte.",
        ]
    );
}

/// Every move that players of dice know is tried after every move of a game.
#[test]
fn every_refusal_of_the_dice_is_a_whole_sentence() {
    let mut game = catalog::start("dice", 3, Seat(0), &[]).unwrap();
    let tried = [
        "build end 0,0 r0",
        "build end 1,0 r0",
        "build tee 1,0 r1",
        "build tee 30,30 r0",
        "roll end",
        "collect knight",
        "again",
        "stop",
        "keep knight",
        "draw end",
    ]
    .map(|text| text::read_move(&*game, text).unwrap());
    let mut refused = Vec::new();
    let mut pick = picker(1);
    while let Some(next) = game.sample(&mut pick) {
        refused
            .extend(tried.iter().filter_map(|&wanted| game.check(wanted).err()).map(|refusal| refusal.say()));
        game.apply(next).unwrap();
    }
    refused.extend(tried.iter().filter_map(|&wanted| game.check(wanted).err()).map(|refusal| refusal.say()));
    refused.sort_by_key(Message::to_string);
    refused.dedup();
    assert!(refused.len() > 12, "{refused:?}");
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
    for text in [
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
        "roll",
        "roll king",
        "build end",
        "build",
        "stop now",
        "claim meeple moon",
        "recall",
        "recall there",
        "pass twice",
    ] {
        assert_whole(&games::text::read_move(&*game, text).unwrap_err().say());
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

#[test]
fn decimals_are_written_and_counted_as_the_language_does() {
    let lost = |loss: f64| {
        let message = Message::new("review-accuracy").with("name", "Ada").with("unit", "points");
        let message = message.with("accuracy", Decimal::new(80.0, 0)).with("loss", Decimal::new(loss, 1));
        said(&message.with("has-error", "yes").with("error", Decimal::new(0.25, 2)))
    };
    assert_eq!(
        lost(3.8),
        [
            "Ada: accuracy 80 of 100, lost 3.8 points (±0.25) a turn",
            "Ada\u{a0}: précision 80 sur 100, 3,8 points perdus (±0,25) par tour",
            "Ada: Genauigkeit 80 von 100, 3,8 Punkte (±0,25) Verlust je Zug",
        ]
    );
    assert!(lost(1.8)[1].contains("1,8 point perdu "), "below two is singular in French");
    assert!(lost(1.0)[0].contains("1.0 points "));
    let change = said(&Message::new("review-number").with("number", Decimal::signed(-14.46, 1)));
    assert_eq!(change, ["−14.5", "−14,5", "−14,5"]);
}
