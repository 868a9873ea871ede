//! Devices commit before the game, tell their words at its start, and nobody can choose a draw.

use std::collections::BTreeMap;

use bots::Rng;
use games::{Seat, catalog};
use table::{Awaited, DrawMode, Event, Link, Order, ProofError, Proved, Refused, Table, verify};

use super::house::{House, MODES, link, secret};

#[test]
fn words_are_committed_to_before_the_start_and_told_at_it() {
    let mut house = House::new("kids", DrawMode::Committed);
    assert_eq!(house.reveal(0), Err(Refused::NotAwaited.into()), "nothing is waited for yet");
    assert_eq!(
        house.order(0, &Order::Commit { commitment: "c0ffee".to_owned() }),
        Err(Refused::Commitment.into())
    );
    house.commit(0).unwrap();
    // What was committed to can't be changed while the person sits.
    assert_eq!(house.commit(0), Err(Refused::Committed.into()));
    house.ok(1, &Order::Start {});
    assert_eq!((house.table.awaited_links(), house.table.game().is_none()), (vec![Seat(0)], true));
    // Nobody can commit, come or start while words are told.
    assert_eq!(house.commit(1), Err(Refused::Started.into()));
    assert_eq!(house.order(0, &Order::Start {}), Err(Refused::Started.into()));
    let other = Order::Reveal { link: Link::new([9; 32]).to_string() };
    assert_eq!(house.order(0, &other), Err(Refused::Link.into()), "another word than the one committed to");
    assert_eq!(house.reveal(1), Err(Refused::NotAwaited.into()));
    house.reveal(0).unwrap();
    assert!(house.table.game().is_some());
    assert_eq!(house.reveal(0), Err(Refused::NotAwaited.into()), "links are told when they are due");
    assert_eq!(house.play_to_the_end(&mut Rng::new(1)), Proved { draws: 36, ..Proved::default() });
}

#[test]
fn who_stands_up_takes_the_commitment_along() {
    let mut house = House::new("kids", DrawMode::Committed);
    house.commit(0).unwrap();
    house.ok(0, &Order::Leave {});
    house.ok(0, &Order::Sit { name: "Eve".to_owned() });
    assert_eq!(house.table.players()[0].links, None);
    house.commit(0).unwrap();
}

#[test]
fn a_word_that_is_withheld_is_named_in_the_proof() {
    let mut house = House::new("kids", DrawMode::Committed);
    house.commit(0).unwrap();
    house.commit(1).unwrap();
    house.ok(0, &Order::Start {});
    house.reveal(1).unwrap();
    house.let_time_pass();
    assert!(house.table.game().is_some());
    let proved = house.play_to_the_end(&mut Rng::new(1));
    assert_eq!(proved.absent, [Seat(0)]);
    assert!(house.table.record().unwrap().write().contains(" absent\n"));
}

#[test]
fn nobody_gets_other_draws_by_leaving_once_words_are_told() {
    let mut house = House::new("kids", DrawMode::Committed);
    house.commit(0).unwrap();
    house.commit(1).unwrap();
    house.ok(0, &Order::Start {});
    house.reveal(1).unwrap();
    // The game begins: a bot plays for the one who went.
    house.ok(0, &Order::Leave {});
    assert!(house.table.game().is_some() && house.table.players()[0].is_away);
}

#[test]
fn a_table_that_was_out_of_reach_waits_for_words_again() {
    let mut house = House::new("kids", DrawMode::Committed);
    house.commit(0).unwrap();
    house.ok(1, &Order::Start {});
    let mut again = Table::resume(secret(), &house.log).unwrap();
    again.reopen(1_000_000).unwrap();
    assert_eq!(again.tick(1_000_001), Ok(Vec::new()));
    assert!(again.deadline().unwrap() > 1_000_001);
}

/// Whatever is played, the next draw from a pile is the same: whoever knows the secret can't choose it by a move.
#[test]
fn no_move_changes_what_is_drawn_next() {
    let mut rng = Rng::new(5);
    for (definition, mode) in catalog::games().flat_map(|game| MODES.map(|mode| (game, mode))) {
        let mut house = House::new(definition.name, mode);
        house.begin();
        let mut compared = 0;
        for _ in 0..40 {
            if house.table.ended().is_some() {
                break;
            }
            let mut by_source: BTreeMap<String, String> = BTreeMap::new();
            for _ in 0..4 {
                let Some((source, drawn)) = house.draw_after_some_turn(&mut rng) else { continue };
                if let Some(before) = by_source.insert(source.clone(), drawn.clone()) {
                    assert_eq!(drawn, before, "{}: {source}", definition.name);
                    compared += 1;
                }
            }
            house.turn(&mut rng);
            house.reveal_all();
        }
        assert!(compared > 20, "{}: {compared}", definition.name);
    }
}

#[test]
fn eight_times_taken_back_it_is_the_same_tile_eight_times() {
    let mut rng = Rng::new(2);
    for mode in MODES {
        let mut house = House::new("winter", mode);
        house.begin();
        let Awaited::Person(seat) = house.table.awaited() else { panic!("nobody's turn") };
        house.turn(&mut rng);
        house.reveal_all();
        let first = house.last_draw().to_owned();
        for _ in 0..8 {
            house.take_back(seat);
            house.turn(&mut rng);
            // What devices added stays: nothing is waited for again.
            assert_eq!(house.table.awaited_links(), []);
            assert_eq!(house.last_draw(), first);
        }
        assert_eq!(house.play_to_the_end(&mut rng).rewinds, 8);
    }
}

#[test]
fn a_sealed_draw_waits_for_what_every_device_adds() {
    let mut house = House::new("kids", DrawMode::Sealed);
    house.commit(0).unwrap();
    house.commit(1).unwrap();
    house.ok(0, &Order::Start {});
    house.reveal(0).unwrap();
    house.reveal(1).unwrap();
    // The game has begun, but for the tile in the middle it takes two links.
    assert!(house.table.game().is_some());
    assert_eq!(house.table.awaited_links(), [Seat(0), Seat(1)]);
    let draws =
        |house: &House| house.log.iter().filter(|logged| matches!(logged.event, Event::Drawn { .. })).count();
    house.reveal(1).unwrap();
    assert_eq!((draws(&house), house.table.awaited_links()), (0, vec![Seat(0)]));
    assert_eq!(house.reveal(1), Err(Refused::NotAwaited.into()), "one link for each draw");
    let again = Order::Reveal { link: link(0, 0).to_string() };
    assert_eq!(house.order(0, &again), Err(Refused::Link.into()), "a link that was told already");
    house.reveal(0).unwrap();
    assert_eq!((draws(&house), house.table.awaited_links()), (1, vec![Seat(0), Seat(1)]));
    house.reveal_all();
    assert_eq!((draws(&house), house.table.awaited()), (2, Awaited::Person(house.starter())));
    assert_eq!(house.play_to_the_end(&mut Rng::new(1)), Proved { draws: 36, ..Proved::default() });
}

#[test]
fn who_is_absent_from_a_sealed_draw_is_named() {
    let mut house = House::new("kids", DrawMode::Sealed);
    house.begin();
    house.turn(&mut Rng::new(1));
    house.reveal(0).unwrap();
    house.let_time_pass();
    assert_eq!(house.table.awaited_links(), []);
    // Somebody who has gone is not waited for; when they are back, they are again.
    house.ok(1, &Order::Leave {});
    house.ok(1, &Order::Return {});
    assert_eq!(house.play_to_the_end(&mut Rng::new(1)).unsealed, 1);
    let text = house.table.record().unwrap().write();
    assert!(text.contains("\ndraws sealed\n") && text.contains(" 1=absent\n"), "{text}");
}

#[test]
fn every_game_is_played_with_sealed_draws() {
    for definition in catalog::games() {
        let mut house = House::new(definition.name, DrawMode::Sealed);
        house.begin();
        let proved = house.play_to_the_end(&mut Rng::new(3));
        assert!(proved.draws > 10 && proved.unsealed == 0, "{}: {proved:?}", definition.name);
    }
}

#[test]
fn nothing_that_a_device_added_can_be_forged() {
    let mut house = House::new("kids", DrawMode::Sealed);
    house.begin();
    house.play_to_the_end(&mut Rng::new(1));
    let text = house.table.record().unwrap().write();
    let forged = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}: {text}");
        verify(&games::Record::read(&text.replacen(from, to, 1)).unwrap()).unwrap_err()
    };
    let told = |count| link(1, count).to_string();
    assert_eq!(forged(&told(5), &told(6)), ProofError::Link { seat: Seat(1) });
    // Nothing can be left out that was told: what was told later would not follow.
    assert_eq!(forged(&told(20), "absent"), ProofError::Link { seat: Seat(1) });
    assert!(matches!(forged("draws sealed\n", ""), ProofError::Starts { .. } | ProofError::Draw { .. }));
    let line = text.lines().find(|line| line.starts_with("draw pile 35")).unwrap();
    assert!(matches!(forged(line, ""), ProofError::NotSealed { .. }));
}
