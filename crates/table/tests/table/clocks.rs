//! Clocks: who loses how much time, and who may let it stand still.

use games::{Actor, Seat, text};
use proptest::prelude::*;
use table::{Awaited, Clock, Event, Logged, Millis, Order, OrderError, Refused, Secret, Settings, Table};

const TURN: Clock = Clock::Turn { seconds: 30 };
const GAME: Clock = Clock::Game { seconds: 60, increment: 5 };

fn secret() -> Secret {
    Secret::new([4; 32])
}

/// A table for so many people whose game began at two milliseconds, with its log.
fn begun(clock: Clock, seats: usize) -> (Table, Vec<Logged>) {
    let person = serde_json::json!({ "kind": "person" });
    let settings = serde_json::json!({ "game": "kids", "seats": vec![person; seats], "starts": { "seat": 0 }, "clock": clock });
    let settings: Settings = serde_json::from_value(settings).unwrap();
    let (mut table, created) = Table::create(settings, secret(), 0).unwrap();
    let mut log = vec![created];
    for (seat, name) in (0..seats as u8).zip(["Ada", "Ben", "Cleo", "Dan"]) {
        log.extend(table.order(Seat(seat), &Order::Sit { name: name.to_owned() }, None, 1).unwrap());
    }
    log.extend(table.order(Seat(0), &Order::Start {}, None, 2).unwrap());
    (table, log)
}

/// A move of the seat that decides.
fn some_move(table: &Table) -> String {
    let game = table.game().unwrap();
    text::write_move(game, game.sample(&mut |_| 0).unwrap())
}

/// The seat that is awaited takes its turn.
fn take_turn(table: &mut Table, now: Millis) -> Vec<Logged> {
    let Awaited::Person(seat) = table.awaited() else { panic!("{:?}", table.awaited()) };
    let mut log = Vec::new();
    while table.game().unwrap().actor() == Actor::Seat(seat) {
        let order = Order::Play { text: some_move(table), confirm: true };
        log.extend(table.order(seat, &order, None, now).unwrap());
    }
    log
}

fn kinds(events: &[Logged]) -> Vec<&Event> {
    events.iter().map(|logged| &logged.event).collect()
}

fn refused(why: Refused) -> Result<Vec<Logged>, OrderError> {
    Err(why.into())
}

#[test]
fn a_bot_plays_when_time_is_up_and_only_then() {
    let (mut table, _) = begun(TURN, 2);
    assert_eq!(table.deadline(), Some(30_002));
    let half = some_move(&table);
    let play = Order::Play { text: half.clone(), confirm: false };
    table.order(Seat(0), &play, None, 10_000).unwrap();
    assert_eq!(table.tick(30_001), Ok(Vec::new()));
    assert_eq!(table.bot_move(Seat(0), &half, 30_001), refused(Refused::NotYourTurn(Seat(0))));
    let events = table.tick(30_002).unwrap();
    assert!(kinds(&events).contains(&&Event::TimedOut { seat: 0 }));
    let [timeout] = table.timeouts() else { panic!("{:?}", table.timeouts()) };
    assert_eq!((timeout.seat, timeout.turn), (Seat(0), table.game().unwrap().turn()));
    assert_eq!(table.awaited(), Awaited::Bot(Seat(0), None));
    assert_eq!(table.order(Seat(0), &play, None, 30_003), refused(Refused::NotYourTurn(Seat(0))));
    table.bot_move(Seat(0), &half, 30_010).unwrap();
    assert_eq!(table.awaited(), Awaited::Person(Seat(1)));
    assert_eq!(table.deadline(), Some(60_010));
}

#[test]
fn a_clock_for_the_whole_game_counts_thinking_alone() {
    let (mut table, mut log) = begun(GAME, 2);
    log.extend(take_turn(&mut table, 20_002));
    assert_eq!(table.time_left(), Some(vec![45_000, 60_000]));
    log.extend(table.order(Seat(0), &Order::Pause {}, None, 24_002).unwrap());
    log.extend(table.order(Seat(1), &Order::AgreePause {}, None, 25_002).unwrap());
    assert_eq!(table.deadline(), None);
    assert_eq!(table.time_left(), Some(vec![45_000, 55_000]), "what is left is told while time stands still");
    let pass = Order::Play { text: "pass".to_owned(), confirm: false };
    assert_eq!(table.order(Seat(1), &pass, None, 25_003), refused(Refused::Paused));
    log.extend(table.order(Seat(1), &Order::Resume {}, None, 1_000_000).unwrap());
    assert_eq!(table.deadline(), Some(1_000_000 + 55_000));
    let mut again = Table::resume(secret(), &log).unwrap();
    again.reopen(2_000_000).unwrap();
    assert_eq!(again.deadline(), Some(2_000_000 + 55_000));
}

#[test]
fn time_stands_still_only_when_all_agree_where_there_is_a_clock() {
    let (mut table, mut log) = begun(TURN, 3);
    log.extend(table.order(Seat(1), &Order::Pause {}, None, 5_002).unwrap());
    assert_eq!(kinds(&log).last(), Some(&&Event::PauseAsked { seat: 1 }));
    assert_eq!(table.deadline(), Some(30_002), "time goes on while it is asked");
    assert_eq!(table.order(Seat(0), &Order::Pause {}, None, 6_000), refused(Refused::PauseAsked));
    assert_eq!(table.order(Seat(1), &Order::AgreePause {}, None, 6_000), refused(Refused::NoPauseAsked));
    log.extend(table.order(Seat(0), &Order::AgreePause {}, None, 7_002).unwrap());
    assert_eq!(table.order(Seat(0), &Order::AgreePause {}, None, 7_003), refused(Refused::NoPauseAsked));
    assert!(!table.is_paused());
    let agreed = table.order(Seat(2), &Order::AgreePause {}, None, 8_002).unwrap();
    assert_eq!(kinds(&agreed), [&Event::PauseAgreed { seat: 2 }, &Event::Paused { seat: 1 }]);
    log.extend(agreed);
    assert_eq!((table.is_paused(), table.pause(), table.deadline()), (true, None, None));
    assert_eq!(table.order(Seat(2), &Order::Pause {}, None, 9_000), refused(Refused::Paused));
    // Anybody may end it.
    log.extend(table.order(Seat(2), &Order::Resume {}, None, 100_000).unwrap());
    assert_eq!(table.deadline(), Some(100_000 + 22_000));
    assert_eq!(Table::resume(secret(), &log).unwrap().state_hash(), table.state_hash());
}

#[test]
fn one_who_does_not_agree_to_a_pause_or_asks_and_goes_ends_the_question() {
    let (mut table, _) = begun(TURN, 3);
    assert_eq!(table.order(Seat(0), &Order::RefusePause {}, None, 3), refused(Refused::NoPauseAsked));
    table.order(Seat(0), &Order::Pause {}, None, 3).unwrap();
    table.order(Seat(1), &Order::RefusePause {}, None, 4).unwrap();
    assert_eq!((table.is_paused(), table.pause()), (false, None));
    table.order(Seat(0), &Order::Pause {}, None, 5).unwrap();
    table.order(Seat(0), &Order::Leave {}, None, 6).unwrap();
    assert_eq!((table.is_paused(), table.pause()), (false, None));
    // Nobody waits for the answer of somebody who has gone.
    table.order(Seat(1), &Order::Pause {}, None, 7).unwrap();
    table.order(Seat(2), &Order::Resign {}, None, 8).unwrap();
    assert!(table.is_paused());
}

#[test]
fn nobody_is_asked_for_a_pause_where_time_is_not_limited_or_nobody_else_is_there() {
    let (mut table, _) = begun(Clock::None {}, 2);
    let paused = table.order(Seat(0), &Order::Pause {}, None, 3).unwrap();
    assert_eq!(kinds(&paused), [&Event::Paused { seat: 0 }]);
    let (mut table, _) = begun(TURN, 2);
    table.order(Seat(1), &Order::Leave {}, None, 3).unwrap();
    let paused = table.order(Seat(0), &Order::Pause {}, None, 4).unwrap();
    assert_eq!(kinds(&paused), [&Event::Paused { seat: 0 }]);
}

#[test]
fn what_is_taken_back_in_a_pause_costs_nobody_time_and_earns_none() {
    let (mut table, _) = begun(GAME, 2);
    take_turn(&mut table, 10_002);
    assert_eq!(table.time_left(), Some(vec![55_000, 60_000]));
    table.order(Seat(1), &Order::Pause {}, None, 14_002).unwrap();
    table.order(Seat(0), &Order::AgreePause {}, None, 14_002).unwrap();
    table.order(Seat(0), &Order::AskUndo {}, None, 500_000).unwrap();
    table.order(Seat(1), &Order::AgreeUndo {}, None, 900_000).unwrap();
    assert_eq!(table.time_left(), Some(vec![55_000, 56_000]), "the pause was nobody's time");
    table.order(Seat(0), &Order::Resume {}, None, 1_000_000).unwrap();
    assert_eq!(table.deadline(), Some(1_000_000 + 55_000));
}

/// What happens between two turns, in milliseconds.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Somebody thinks and takes a turn.
    Turn(u64),
    /// Somebody thinks, then all agree to a pause of some length.
    Pause(u64, u64),
    /// Somebody thinks, then whoever runs the table stops; when it runs again, the clock on the wall has been set by so much.
    Restart(u64, i64),
    /// The same in the midst of a pause.
    PausedRestart(u64, i64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let hour = 3_600_000_i64;
    let step = prop_oneof![
        (0..900_u64).prop_map(Step::Turn),
        (0..900_u64, 0..100_000_000_u64).prop_map(|(think, length)| Step::Pause(think, length)),
        (0..900_u64, -hour..hour).prop_map(|(think, jump)| Step::Restart(think, jump)),
        (0..900_u64, -hour..hour).prop_map(|(think, jump)| Step::PausedRestart(think, jump)),
    ];
    prop::collection::vec(step, 1..20)
}

proptest! {
    /// However often time stands still, the host stops, or its clock is set forwards and backwards meanwhile: everybody
    /// has what they had, less what they thought. What they thought since the last event before the host stopped is
    /// given to them.
    #[test]
    fn nobody_loses_or_wins_time_but_by_thinking(steps in steps()) {
        let seconds = 3600;
        let (mut table, mut log) = begun(Clock::Game { seconds, increment: 0 }, 2);
        // Late enough for a clock that is set back twenty times.
        let mut now = 1_000_000_000;
        log.extend(table.reopen(now).unwrap());
        // What each has left when nobody has thought since the last event.
        let mut left = [u64::from(seconds) * 1000; 2];
        for step in steps {
            let Awaited::Person(seat) = table.awaited() else { panic!("{:?}", table.awaited()) };
            let other = Seat(1 - seat.0);
            let mut pause = |table: &mut Table, think: u64, now: &mut u64| {
                *now += think;
                left[seat.index()] -= think;
                let mut events = table.order(seat, &Order::Pause {}, None, *now).unwrap();
                events.extend(table.order(other, &Order::AgreePause {}, None, *now).unwrap());
                events
            };
            match step {
                Step::Turn(think) => {
                    now += think;
                    left[seat.index()] -= think;
                    log.extend(take_turn(&mut table, now));
                    if table.ended().is_some() {
                        break;
                    }
                }
                Step::Pause(think, length) => {
                    log.extend(pause(&mut table, think, &mut now));
                    now += length;
                    log.extend(table.order(other, &Order::Resume {}, None, now).unwrap());
                }
                Step::Restart(think, jump) => {
                    now = (now + think).checked_add_signed(jump).unwrap();
                    table = Table::resume(secret(), &log).unwrap();
                    log.extend(table.reopen(now).unwrap());
                }
                Step::PausedRestart(think, jump) => {
                    log.extend(pause(&mut table, think, &mut now));
                    now = now.checked_add_signed(jump).unwrap();
                    table = Table::resume(secret(), &log).unwrap();
                    log.extend(table.reopen(now).unwrap());
                    log.extend(table.order(seat, &Order::Resume {}, None, now).unwrap());
                }
            }
            let Awaited::Person(next) = table.awaited() else { panic!("{:?}", table.awaited()) };
            prop_assert_eq!(table.deadline(), Some(now + left[next.index()]), "{:?}", step);
        }
    }
}
