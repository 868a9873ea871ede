//! Somebody stays away: who may go on without them, when, and how.

use games::{Seat, text};
use table::{
    Absence, Awaited, Ending, Event, Logged, Millis, Order, OrderError, Refused, Secret, Settings, Table,
    Wait,
};

const MINUTES: Millis = 60 * 1000;

/// A table for so many people whose game began at two milliseconds, with its log.
fn begun(absence: &str, seats: usize) -> (Table, Vec<Logged>) {
    let person = serde_json::json!({ "kind": "person" });
    let settings = serde_json::json!({
        "game": "kids", "seats": vec![person; seats], "starts": { "seat": 0 }, "absence": absence
    });
    let settings: Settings = serde_json::from_value(settings).unwrap();
    let (mut table, created) = Table::create(settings, Secret::new([4; 32]), 0).unwrap();
    let mut log = vec![created];
    for (seat, name) in (0..seats as u8).zip(["Ada", "Ben", "Cleo"]) {
        log.extend(table.order(Seat(seat), &Order::Sit { name: name.to_owned() }, None, 1).unwrap());
    }
    log.extend(table.order(Seat(0), &Order::Start {}, None, 2).unwrap());
    (table, log)
}

fn end_wait(wanted: Absence) -> Order {
    Order::EndWait { whom: 0, wanted }
}

fn refused(why: Refused) -> Result<Vec<Logged>, OrderError> {
    Err(why.into())
}

#[test]
fn a_bot_plays_on_for_somebody_who_stays_away_until_they_come_back() {
    let (mut table, mut log) = begun("bot", 2);
    let soon = 2 + 3 * MINUTES - 1;
    assert_eq!(table.order(Seat(1), &end_wait(Absence::Bot), None, soon), refused(Refused::TooSoon));
    assert_eq!(table.wait(), Some(Wait { seat: Seat(0), until: soon + 1 }));
    log.extend(table.order(Seat(1), &end_wait(Absence::Bot), None, soon + 1).unwrap());
    assert_eq!(log.last().unwrap().event, Event::Left { seat: 0 });
    assert_eq!(table.awaited(), Awaited::Bot(Seat(0), None));
    assert_eq!(table.wait(), None);
    log.extend(table.order(Seat(0), &Order::Return {}, None, 9 * MINUTES).unwrap());
    assert_eq!(table.wait(), Some(Wait { seat: Seat(0), until: 12 * MINUTES }));
    let again = Table::mirror(&log).unwrap();
    assert_eq!((again.wait(), again.state_hash()), (table.wait(), table.state_hash()));
}

#[test]
fn whoever_does_something_is_waited_for_again() {
    let (mut table, _) = begun("bot", 2);
    let game = table.game().unwrap();
    let first = text::write_move(game, game.sample(&mut |_| 0).unwrap());
    table.order(Seat(0), &Order::Play { text: first, confirm: false }, None, 2 * MINUTES).unwrap();
    assert_eq!(table.wait(), Some(Wait { seat: Seat(0), until: 5 * MINUTES }));
    table.order(Seat(1), &Order::Pause {}, None, 4 * MINUTES).unwrap();
    assert_eq!(table.wait(), None);
    table.order(Seat(1), &Order::Resume {}, None, 60 * MINUTES).unwrap();
    assert_eq!(table.wait(), Some(Wait { seat: Seat(0), until: 63 * MINUTES }));
}

#[test]
fn a_game_is_ended_or_won_only_where_that_was_agreed_on() {
    let late = 10 * MINUTES;
    let (mut table, _) = begun("bot", 2);
    for wanted in [Absence::Unfinished, Absence::Win] {
        assert_eq!(table.order(Seat(1), &end_wait(wanted), None, late), refused(Refused::NotAgreed));
    }
    let not_waiting = refused(Refused::NotWaiting(Seat(0)));
    assert_eq!(table.order(Seat(0), &end_wait(Absence::Bot), None, late), not_waiting);

    let (mut table, _) = begun("unfinished", 2);
    assert_eq!(table.order(Seat(1), &end_wait(Absence::Win), None, late), refused(Refused::NotAgreed));
    table.order(Seat(1), &end_wait(Absence::Unfinished), None, late).unwrap();
    let ended = table.ended().unwrap();
    assert_eq!((ended.how, ended.winners.as_slice()), (Ending::Unfinished, &[][..]));
}

#[test]
fn whoever_stays_until_all_others_are_gone_wins() {
    let (mut table, _) = begun("win", 2);
    table.order(Seat(1), &end_wait(Absence::Win), None, 10 * MINUTES).unwrap();
    let ended = table.ended().unwrap();
    assert_eq!((ended.how, ended.winners.as_slice()), (Ending::Claimed, &[Seat(1)][..]));

    let (mut table, _) = begun("win", 3);
    table.order(Seat(1), &end_wait(Absence::Win), None, 10 * MINUTES).unwrap();
    assert_eq!(table.ended(), None, "two are left");
    assert_eq!(table.awaited(), Awaited::Bot(Seat(0), None));
}

#[test]
fn nobody_is_hurried_where_there_is_a_clock() {
    let settings = serde_json::json!({
        "game": "kids", "seats": [{ "kind": "person" }, { "kind": "person" }], "clock": { "kind": "days", "days": 3 }
    });
    let (mut table, _) =
        Table::create(serde_json::from_value(settings).unwrap(), Secret::new([4; 32]), 0).unwrap();
    for (seat, name) in [(0, "Ada"), (1, "Ben")] {
        table.order(Seat(seat), &Order::Sit { name: name.to_owned() }, None, 1).unwrap();
    }
    table.order(Seat(0), &Order::Start {}, None, 2).unwrap();
    assert_eq!(table.wait(), None);
}
