//! Draws that can be proved fair.

use games::{Record, Seat};
use proptest::prelude::*;
use table::{
    Chain, DrawMode, Draws, Event, Link, LinkChain, Logged, Method, Order, PlayerKind, ProofError, Proved,
    Refused, Secret, Seed, Settings, Table, verify,
};

fn chain() -> Chain {
    Chain::new("kids seats=2", "c0ffee", [(0, "blue horse")])
}

/// Twelve numbers of a draw.
fn numbers(point: Vec<u8>) -> Vec<u32> {
    let secret = Secret::new([1; 32]);
    let mut draws = Draws::new(&secret, point);
    (0..12).map(|_| draws.below(72)).collect()
}

// Values that another implementation gives, in another language: what is verified today can be verified for ever.
#[test]
fn the_method_of_version_1_never_changes() {
    let commitment = Secret::new([1; 32]).commitment();
    assert_eq!(commitment, "d9d8323490b86116e2ac14d03956d542168bdc06ed269a054bf3d8340195bb2c");
    assert_eq!(numbers(chain().point()), [26, 68, 56, 4, 58, 20, 16, 53, 60, 46, 39, 7]);
}

#[test]
fn the_method_of_version_2_never_changes() {
    let last = Link::new([5; 32]);
    let mut chain = LinkChain::new(last.before(3));
    assert!(!chain.extend(last) && chain.extend_by_word(last.before(2)) && chain.extend(last.before(1)));
    assert_eq!(
        chain.commitment().to_string(),
        "59d869c3918a68ffc7911c1d187b56b57441feb6819e4ee04c39dbbb3ae5f258"
    );
    let silent = LinkChain::new(last);
    let words = [(Seat(0), &chain), (Seat(2), &silent)];
    let seed = Seed::new("kids seats=3 starts=drawn", DrawMode::Sealed, "c0ffee", words);
    assert_eq!(numbers(seed.point("pile", 7, &[])), [16, 71, 65, 39, 6, 45, 35, 38, 32, 68, 20, 67]);
    let links = [(Seat(0), Some(last.before(1))), (Seat(2), None)];
    assert_eq!(numbers(seed.point("pile", 7, &links)), [47, 14, 35, 49, 42, 9, 33, 8, 35, 44, 41, 40]);
}

#[test]
fn every_number_is_as_likely_as_any_other() {
    let secret = Secret::new([2; 32]);
    let mut counts = [0_u32; 7];
    let mut draws = Draws::new(&secret, chain().point());
    for _ in 0..70_000 {
        counts[draws.below(7) as usize] += 1;
    }
    // A chi-squared of 6 degrees of freedom is above 22.5 once in a thousand times.
    let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0).sum();
    assert!(chi < 22.5, "{counts:?}: {chi}");
}

proptest! {
    #[test]
    fn numbers_stay_below_their_bound(byte: u8, bound: u32) {
        let secret = Secret::new([byte; 32]);
        let drawn = Draws::new(&secret, chain().point()).below(bound);
        prop_assert!(drawn < bound.max(1));
    }

    #[test]
    fn secrets_are_read_as_they_are_revealed(bytes: [u8; 32]) {
        let secret = Secret::new(bytes);
        prop_assert_eq!(Secret::read(&secret.reveal()), Some(secret));
    }
}

/// A game of a person and a bot.
fn settings() -> Settings {
    Settings {
        game: "kids".to_owned(),
        options: Default::default(),
        seats: vec![PlayerKind::PERSON, PlayerKind::Bot { level: "learner".to_owned(), colour: None }],
        starts: Default::default(),
        clock: Default::default(),
        aids: Default::default(),
        draws: Default::default(),
        absence: Default::default(),
        is_listed: false,
        from: None,
    }
}

/// The last link of the person's chain, which is all of it here.
fn word() -> Link {
    Link::new([6; 32])
}

/// Executes an order of the person.
fn order(table: &mut Table, order: &Order) {
    table.order(Seat(0), order, None, 0).unwrap();
}

/// The record of a game that ended early; but what was drawn was drawn.
fn record_at(mut table: Table) -> Record {
    order(&mut table, &Order::Start {});
    if !table.awaited_links().is_empty() {
        order(&mut table, &Order::Reveal { link: word().to_string() });
    }
    order(&mut table, &Order::Resign {});
    table.record().unwrap()
}

/// The same, with a word of the person or without.
fn record(settings: Settings, has_word: bool) -> Record {
    let (mut table, _) = Table::create(settings, Secret::new([3; 32]), 0).unwrap();
    order(&mut table, &Order::Sit { name: "Ada".to_owned() });
    if has_word {
        order(&mut table, &Order::Commit { commitment: word().before(1).to_string() });
    }
    record_at(table)
}

/// The same, at a table from before there was another method.
fn old_record(words: Option<&str>) -> Record {
    let secret = Secret::new([3; 32]);
    let created = serde_json::json!({
        "version": 1, "at": 0, "event": "created", "settings": settings(), "commitment": secret.commitment()
    });
    let mut table = Table::resume(secret, &[serde_json::from_value(created).unwrap()]).unwrap();
    order(&mut table, &Order::Sit { name: "Ada".to_owned() });
    if let Some(words) = words {
        let event = Event::Words { seat: 0, words: words.to_owned() };
        table.apply(&Logged { version: 3, at: 0, order: None, event }).unwrap();
    }
    record_at(table)
}

/// What a proof proves when nobody was absent and nothing was taken back.
fn proved(draws: usize) -> Result<Proved, ProofError> {
    Ok(Proved { draws, ..Proved::default() })
}

#[test]
fn a_table_of_version_1_draws_as_it_did() {
    // As the program wrote it that made such tables, but for the line about the rules.
    let expected = "bastide record 1
game kids
rules 1 314fe905938181f7
seats 2
starts 1

1. draw 9; draw 30

result open

proof 1
commitment 0d6d51e3817907a659ac6c3c59fd1a2b83021f709c91694368f46d0aeaa6d420
words 0 blue horse
start drawn
secret 0303030303030303030303030303030303030303030303030303030303030303
";
    assert_eq!(old_record(Some("blue horse")).write(), expected);
    assert_eq!(verify(&Record::read(expected).unwrap()), proved(2));
    assert_ne!(old_record(None).moves(), old_record(Some("blue horse")).moves());
}

#[test]
fn a_table_says_by_which_method_it_draws() {
    let (_, created) = Table::create(settings(), Secret::new([3; 32]), 0).unwrap();
    let json = serde_json::to_string(&created).unwrap();
    assert!(json.contains(r#""method":2"#), "{json}");
    let other = serde_json::from_str::<Logged>(&json.replace(r#""method":2"#, r#""method":9"#));
    assert!(other.unwrap_err().to_string().contains("method 9"));
    let old: Logged = serde_json::from_str(&json.replace(r#","method":2"#, "")).unwrap();
    assert!(matches!(old.event, Event::Created { method: Method::Chained, .. }));
}

#[test]
fn the_word_of_a_seat_changes_the_draws() {
    let (with, without) = (record(settings(), true), record(settings(), false));
    assert_eq!(verify(&with), proved(2));
    assert_eq!(verify(&without), proved(2));
    assert_ne!(with.moves(), without.moves());
}

#[test]
fn colours_that_were_chosen_are_in_the_record_and_its_proof() {
    let mut wanted = settings();
    wanted.seats = ["green", "red"].map(|name| PlayerKind::Person { colour: Some(name.to_owned()) }).to_vec();
    wanted.seats[1] = PlayerKind::Bot { level: "learner".to_owned(), colour: Some("red".to_owned()) };
    let text = record(wanted, false).write();
    assert!(text.contains("\ncolours green,red\n"), "{text}");
    assert_eq!(verify(&Record::read(&text).unwrap()), proved(2));
    let forged = Record::read(&text.replace("colours green,red", "colours red,green")).unwrap();
    assert!(matches!(verify(&forged), Err(ProofError::Starts { .. } | ProofError::Draw { .. })));
}

#[test]
fn a_forged_record_is_found_out() {
    let text = record(settings(), true).write();
    let forged = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        verify(&Record::read(&text.replace(from, to)).unwrap())
    };
    let other_draws = |found: Result<Proved, ProofError>| {
        assert!(matches!(found, Err(ProofError::Starts { .. } | ProofError::Draw { .. })), "{found:?}");
    };
    assert_eq!(forged("commitment ", "commitment 00"), Err(ProofError::Commitment));
    assert_eq!(forged("secret 03", "secret 3"), Err(ProofError::Secret));
    assert_eq!(forged("secret 03", "secret 04"), Err(ProofError::Commitment));
    // A word can't be another than the one that was committed to, and leaving it out changes the draws.
    assert_eq!(forged(" 0606", " 0607"), Err(ProofError::Link { seat: Seat(0) }));
    other_draws(forged(&word().to_string(), "absent"));
    other_draws(forged("seat 0", "seat 1"));
    other_draws(forged("start drawn\n", ""));
}

#[test]
fn a_game_that_begins_in_a_position_proves_its_draws_from_there() {
    let position = record(settings(), false).first().position();
    let branched = record(Settings { from: Some(position.clone()), ..settings() }, true);
    assert_eq!(branched.first().position(), position);
    let text = branched.write();
    assert!(text.contains(&format!("from {position}")) && !text.contains("start drawn"), "{text}");
    let read = Record::read(&text).unwrap();
    // The tile in the middle, and that of the first player.
    assert_eq!(verify(&read), proved(2));
    // The position is part of what the draws come from.
    assert_ne!(record(settings(), true).texts(), read.texts());
}

#[test]
fn a_table_begins_only_in_a_position_of_its_game() {
    let position = record(settings(), false).last().position();
    let settings = |game: &str, seats: usize, from: &str| Settings {
        game: game.to_owned(),
        seats: vec![PlayerKind::PERSON; seats],
        from: Some(from.to_owned()),
        ..settings()
    };
    let create = |settings| Table::create(settings, Secret::new([3; 32]), 0).map(|_| ());
    assert_eq!(create(settings("kids", 2, &position)), Ok(()));
    assert_eq!(create(settings("kids", 3, &position)), Err(Refused::OtherGame));
    assert_eq!(create(settings("dice", 2, &position)), Err(Refused::OtherGame));
    assert!(matches!(create(settings("kids", 2, "kids/1;malformed")), Err(Refused::Position(_))));
}
