//! Draws that can be proved fair.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use games::{Record, Seat};
use proptest::prelude::*;
use table::{Chain, Draws, Order, PlayerKind, ProofError, Refused, Secret, Settings, Table, verify};

fn chain() -> Chain {
    Chain::new("kids seats=2", "c0ffee", [(0, "blue horse")])
}

#[test]
fn the_method_never_changes() {
    // Values that another implementation gives, in another language: what is verified today can be
    // verified for ever.
    let secret = Secret::new([1; 32]);
    assert_eq!(secret.commitment(), "d9d8323490b86116e2ac14d03956d542168bdc06ed269a054bf3d8340195bb2c");
    let mut draws = Draws::new(&secret, chain());
    let drawn: Vec<u32> = (0..12).map(|_| draws.below(72)).collect();
    assert_eq!(drawn, [26, 68, 56, 4, 58, 20, 16, 53, 60, 46, 39, 7]);
}

#[test]
fn every_number_is_as_likely_as_any_other() {
    let secret = Secret::new([2; 32]);
    let mut counts = [0_u32; 7];
    let mut draws = Draws::new(&secret, chain());
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
        let drawn = Draws::new(&secret, chain()).below(bound);
        prop_assert!(drawn < bound.max(1));
    }

    #[test]
    fn secrets_are_read_as_they_are_revealed(bytes: [u8; 32]) {
        let secret = Secret::new(bytes);
        prop_assert_eq!(Secret::read(&secret.reveal()), Some(secret));
    }
}

/// The record of a game between two bots at random.
fn record(words: Option<&str>) -> Record {
    record_from(None, words)
}

/// The same, begun in a position.
fn record_from(from: Option<String>, words: Option<&str>) -> Record {
    record_of(from, words, [None, None])
}

/// The same with these colours.
fn record_of(from: Option<String>, words: Option<&str>, colours: [Option<&str>; 2]) -> Record {
    let [person, bot] = colours.map(|colour| colour.map(str::to_owned));
    let settings = Settings {
        game: "kids".to_owned(),
        options: Default::default(),
        seats: vec![
            PlayerKind::Person { colour: person },
            PlayerKind::Bot { level: "learner".to_owned(), colour: bot },
        ],
        starts: Default::default(),
        clock: Default::default(),
        aids: Default::default(),
        is_listed: false,
        from,
    };
    let (mut table, _) = Table::create(settings, Secret::new([3; 32]), 0).unwrap();
    let order = |table: &mut Table, order: Order| table.order(Seat(0), &order, None, 0).map(|_| ()).unwrap();
    order(&mut table, Order::Sit { name: "Ada".to_owned() });
    if let Some(words) = words {
        order(&mut table, Order::Words { words: words.to_owned() });
    }
    order(&mut table, Order::Start {});
    // The game ends early, but what was drawn was drawn.
    order(&mut table, Order::Resign {});
    table.record().unwrap()
}

#[test]
fn words_of_a_seat_change_the_draws() {
    let (with, without) = (record(Some("blue horse")), record(None));
    assert_eq!(verify(&with), Ok(2));
    assert_eq!(verify(&without), Ok(2));
    assert_ne!(with.moves(), without.moves());
}

#[test]
fn colours_that_were_chosen_are_in_the_record_and_its_proof() {
    let text = record_of(None, None, [Some("green"), Some("red")]).write();
    assert!(text.contains("\ncolours green,red\n"), "{text}");
    assert_eq!(verify(&Record::read(&text).unwrap()), Ok(2));
    let forged = Record::read(&text.replace("colours green,red", "colours red,green")).unwrap();
    assert!(matches!(verify(&forged), Err(ProofError::Starts { .. } | ProofError::Draw { .. })));
}

#[test]
fn a_forged_record_is_found_out() {
    let text = record(Some("blue horse")).write();
    let forged = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        verify(&Record::read(&text.replace(from, to)).unwrap())
    };
    assert!(matches!(
        forged("words 0 blue horse", "words 0 blue cow"),
        Err(ProofError::Starts { .. } | ProofError::Draw { .. })
    ));
    assert_eq!(forged("commitment ", "commitment 00"), Err(ProofError::Commitment));
    assert_eq!(forged("secret 03", "secret 3"), Err(ProofError::Secret));
    assert_eq!(forged("secret 03", "secret 04"), Err(ProofError::Commitment));
}

#[test]
fn a_game_that_begins_in_a_position_proves_its_draws_from_there() {
    let position = record(None).first().position();
    let branched = record_from(Some(position.clone()), Some("again"));
    assert_eq!(branched.first().position(), position);
    let text = branched.write();
    assert!(text.contains(&format!("from {position}")) && !text.contains("start drawn"), "{text}");
    let read = Record::read(&text).unwrap();
    // The tile in the middle, and that of the first player.
    assert_eq!(verify(&read), Ok(2));
    // The position is part of what the draws come from.
    assert_ne!(record(Some("again")).texts(), read.texts());
}

#[test]
fn a_table_begins_only_in_a_position_of_its_game() {
    let position = record(None).last().position();
    let settings = |game: &str, seats: usize, from: &str| Settings {
        game: game.to_owned(),
        options: Default::default(),
        seats: vec![PlayerKind::PERSON; seats],
        starts: Default::default(),
        clock: Default::default(),
        aids: Default::default(),
        is_listed: false,
        from: Some(from.to_owned()),
    };
    let create = |settings| Table::create(settings, Secret::new([3; 32]), 0).map(|_| ());
    assert_eq!(create(settings("kids", 2, &position)), Ok(()));
    assert_eq!(create(settings("kids", 3, &position)), Err(Refused::OtherGame));
    assert_eq!(create(settings("dice", 2, &position)), Err(Refused::OtherGame));
    assert!(matches!(create(settings("kids", 2, "kids/1;malformed")), Err(Refused::Position(_))));
}
