//! Tables from the first order to the last.

use std::collections::BTreeMap;

use bots::{Budget, Level, Rng};
use games::{Actor, Phase, Seat, text};
use table::{
    Awaited, Clock, Ending, Event, Logged, Order, OrderId, PlayerKind, Proved, Refused, Secret, Settings,
    Starts, Table, verify,
};

fn settings(game: &str, seats: usize) -> Settings {
    Settings {
        game: game.to_owned(),
        options: Default::default(),
        seats: vec![PlayerKind::PERSON; seats],
        starts: Starts::Seat(0),
        clock: Clock::None {},
        aids: Default::default(),
        draws: Default::default(),
        absence: Default::default(),
        is_listed: false,
        from: None,
    }
}

fn secret(byte: u8) -> Secret {
    Secret::new([byte; 32])
}

/// A table at which all have sat down and the game has begun, with its log.
fn begun(settings: Settings, byte: u8) -> (Table, Vec<Logged>) {
    let people: Vec<u8> =
        (0..).zip(&settings.seats).filter(|(_, place)| place.is_person()).map(|(seat, _)| seat).collect();
    let (mut table, created) = Table::create(settings, secret(byte), 0).unwrap();
    let mut log = vec![created];
    for &seat in &people {
        let sit = Order::Sit { name: format!("Player {seat}") };
        log.extend(table.order(Seat(seat), &sit, None, 1).unwrap());
    }
    log.extend(table.order(Seat(people[0]), &Order::Start {}, None, 2).unwrap());
    (table, log)
}

fn play(text: &str) -> Order {
    Order::Play { text: text.to_owned(), confirm: false }
}

/// A random legal move of the seat that decides.
fn some_move(table: &Table, rng: &mut Rng) -> String {
    let game = table.game().unwrap();
    text::write_move(game, game.sample(&mut |bound| rng.below(bound)).unwrap())
}

/// Makes random moves until the decision is complete, and confirms it.
fn take_turn(table: &mut Table, rng: &mut Rng, now: u64) -> Vec<Logged> {
    let Awaited::Person(seat) = table.awaited() else { panic!("{:?}", table.awaited()) };
    let mut log = Vec::new();
    while table.game().unwrap().actor() == Actor::Seat(seat) {
        let next = some_move(table, rng);
        log.extend(table.order(seat, &play(&next), None, now).unwrap());
    }
    log.extend(table.order(seat, &Order::Confirm {}, None, now).unwrap());
    log
}

#[test]
fn every_game_is_played_to_its_end_resumes_from_its_log_and_proves_its_draws() {
    for (game, seats) in [("winter", 2), ("hunters-2002", 3), ("hunters-2020", 2), ("kids", 4), ("dice", 2)] {
        let mut wanted = settings(game, seats);
        wanted.starts = Starts::Drawn;
        let (mut table, mut log) = begun(wanted, 5);
        let mut rng = Rng::new(3);
        while table.ended().is_none() {
            log.extend(take_turn(&mut table, &mut rng, 10));
        }
        assert_eq!(table.game().unwrap().phase(), Phase::Over);
        let versions: Vec<u64> = log.iter().map(|logged| logged.version).collect();
        assert_eq!(versions, (1..=log.len() as u64).collect::<Vec<_>>());

        let json: Vec<String> = log.iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
        let read: Vec<Logged> = json.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(read, log);
        let again = Table::resume(secret(5), &read).unwrap();
        assert_eq!(again.game().unwrap().position(), table.game().unwrap().position());

        let record = table.record().unwrap();
        let read = games::Record::read(&record.write()).unwrap();
        let draws = log.iter().filter(|logged| matches!(logged.event, Event::Drawn { .. })).count();
        assert_eq!(verify(&read), Ok(Proved { draws, ..Proved::default() }), "{game}");
    }
}

#[test]
fn a_move_can_be_taken_back_until_it_is_confirmed_and_the_next_tile_is_drawn_only_then() {
    let (mut table, _) = begun(settings("kids", 2), 1);
    let before = table.game().unwrap().position();
    let mut rng = Rng::new(1);
    let first = some_move(&table, &mut rng);
    let events = table.order(Seat(0), &play(&first), None, 3).unwrap();
    assert!(matches!(events[..], [Logged { event: Event::Played { .. }, .. }]), "{events:?}");
    assert_eq!(table.game().unwrap().phase(), Phase::Draw);
    assert_eq!(table.order(Seat(0), &play(&first), None, 3), Err(Refused::Complete.into()));
    assert_eq!(table.order(Seat(1), &Order::TakeBack {}, None, 3), Err(Refused::NotYourTurn(Seat(1)).into()));

    table.order(Seat(0), &Order::TakeBack {}, None, 4).unwrap();
    assert_eq!(table.game().unwrap().position(), before);
    assert_eq!(table.order(Seat(0), &Order::TakeBack {}, None, 4), Err(Refused::NothingToTakeBack.into()));
    assert_eq!(table.order(Seat(0), &Order::Confirm {}, None, 4), Err(Refused::Incomplete.into()));

    table.order(Seat(0), &play(&first), None, 5).unwrap();
    let events = table.order(Seat(0), &Order::Confirm {}, None, 5).unwrap();
    assert!(matches!(events[0].event, Event::Confirmed { seat: 0 }));
    assert!(matches!(events[1].event, Event::Drawn { .. }));
    assert_eq!(table.awaited(), Awaited::Person(Seat(1)));
    assert_eq!(table.order(Seat(0), &Order::TakeBack {}, None, 6), Err(Refused::NotYourTurn(Seat(0)).into()));
}

#[test]
fn what_was_confirmed_is_taken_back_only_when_all_agree() {
    let (mut table, mut log) = begun(settings("kids", 3), 2);
    let start = table.game().unwrap().position();
    let mut rng = Rng::new(1);
    log.extend(take_turn(&mut table, &mut rng, 3));
    log.extend(table.order(Seat(0), &Order::AskUndo {}, None, 4).unwrap());
    assert_eq!(table.order(Seat(1), &Order::AskUndo {}, None, 4), Err(Refused::UndoAsked.into()));
    assert_eq!(table.order(Seat(0), &Order::AgreeUndo {}, None, 4), Err(Refused::NoUndoAsked.into()));
    log.extend(table.order(Seat(1), &Order::AgreeUndo {}, None, 4).unwrap());
    assert_ne!(table.game().unwrap().position(), start);
    log.extend(table.order(Seat(2), &Order::AgreeUndo {}, None, 4).unwrap());
    assert_eq!(table.game().unwrap().position(), start);
    assert_eq!(table.awaited(), Awaited::Person(Seat(0)));

    // The proof tells that something was taken back.
    while table.ended().is_none() {
        log.extend(take_turn(&mut table, &mut rng, 5));
    }
    assert_eq!(verify(&table.record().unwrap()).unwrap().rewinds, 1);
    let again = Table::resume(secret(2), &log).unwrap();
    assert_eq!(again.record().unwrap().write(), table.record().unwrap().write());
}

#[test]
fn one_who_does_not_agree_ends_the_question() {
    let (mut table, _) = begun(settings("kids", 2), 2);
    take_turn(&mut table, &mut Rng::new(1), 3);
    let now = table.game().unwrap().position();
    table.order(Seat(0), &Order::AskUndo {}, None, 4).unwrap();
    table.order(Seat(1), &Order::RefuseUndo {}, None, 4).unwrap();
    assert_eq!(table.undo(), None);
    assert_eq!(table.game().unwrap().position(), now);
}

#[test]
fn an_order_that_is_sent_again_is_executed_once_also_after_a_restart() {
    let (mut table, mut log) = begun(settings("kids", 2), 4);
    let next = some_move(&table, &mut Rng::new(1));
    let id = OrderId { seat: 0, id: "a1".to_owned() };
    let order = Order::Play { text: next, confirm: true };
    let events = table.order(Seat(0), &order, Some(&id), 3).unwrap();
    assert!(!events.is_empty());
    assert_eq!(table.executed(&id), Some(table.version()));
    assert_eq!(table.order(Seat(0), &order, Some(&id), 3), Ok(Vec::new()));
    log.extend(events);
    let mut again = Table::resume(secret(4), &log).unwrap();
    assert_eq!(again.order(Seat(0), &order, Some(&id), 9), Ok(Vec::new()));
}

#[test]
fn one_who_leaves_is_played_for_and_takes_the_seat_again() {
    let (mut table, _) = begun(settings("kids", 2), 4);
    let next = some_move(&table, &mut Rng::new(1));
    table.order(Seat(0), &play(&next), None, 3).unwrap();
    table.order(Seat(0), &Order::Leave {}, None, 4).unwrap();
    assert_eq!(table.awaited(), Awaited::Bot(Seat(0), None));
    table.bot_move(Seat(0), &next, 5).unwrap();
    table.order(Seat(0), &Order::Return {}, None, 6).unwrap();
    take_turn(&mut table, &mut Rng::new(2), 7);
    assert_eq!(table.awaited(), Awaited::Person(Seat(0)));
}

#[test]
fn the_last_who_has_not_given_up_wins() {
    let (mut table, _) = begun(settings("kids", 3), 4);
    table.order(Seat(1), &Order::Resign {}, None, 3).unwrap();
    assert_eq!(table.ended(), None);
    table.order(Seat(0), &Order::Resign {}, None, 3).unwrap();
    let ended = table.ended().unwrap();
    assert_eq!((ended.how, ended.winners.as_slice()), (Ending::Resigned, &[Seat(2)][..]));
    assert_eq!(table.order(Seat(2), &Order::Resign {}, None, 4), Err(Refused::Over.into()));
}

#[test]
fn seats_are_taken_once_and_all_of_them_before_the_start() {
    let (mut table, _) = Table::create(settings("kids", 2), secret(1), 0).unwrap();
    let sit = |name: &str| Order::Sit { name: name.to_owned() };
    assert_eq!(table.order(Seat(0), &Order::Start {}, None, 1), Err(Refused::NotSeated(Seat(0)).into()));
    table.order(Seat(0), &sit("Ada"), None, 1).unwrap();
    assert_eq!(table.order(Seat(0), &sit("Eve"), None, 1), Err(Refused::Taken(Seat(0)).into()));
    assert_eq!(table.order(Seat(1), &sit("  "), None, 1), Err(Refused::Name.into()));
    assert_eq!(table.order(Seat(0), &Order::Start {}, None, 1), Err(Refused::FreeSeats(1).into()));
    assert_eq!(table.order(Seat(2), &sit("Eve"), None, 1), Err(Refused::NoSeat(2).into()));
    for like in ["Ada", " ada ", "А d а"] {
        assert_eq!(table.order(Seat(1), &sit(like), None, 1), Err(Refused::NameTaken.into()), "{like}");
    }
    assert_eq!(table.order(Seat(1), &sit("Bo\u{202e}b"), None, 1), Err(Refused::Name.into()));
    table.order(Seat(1), &sit("Bob"), None, 1).unwrap();
    table.order(Seat(1), &Order::Leave {}, None, 1).unwrap();
    assert_eq!(table.order(Seat(0), &Order::Start {}, None, 1), Err(Refused::FreeSeats(1).into()));
}

#[test]
fn one_who_is_made_to_stand_up_before_the_game_leaves_a_free_seat() {
    let (mut table, created) = Table::create(settings("kids", 2), secret(1), 0).unwrap();
    let mut log = vec![created];
    assert_eq!(table.remove(Seat(1), 1), Err(Refused::NotSeated(Seat(1)).into()));
    assert_eq!(table.remove(Seat(2), 1), Err(Refused::NoSeat(2).into()));
    for (seat, name) in [(0, "Ada"), (1, "Bob")] {
        log.extend(table.order(Seat(seat), &Order::Sit { name: name.to_owned() }, None, 1).unwrap());
    }
    log.extend(table.remove(Seat(1), 2).unwrap());
    assert!(table.players()[1].is_free());
    assert!(Table::resume(secret(1), &log).unwrap().players()[1].is_free());
    table.order(Seat(1), &Order::Sit { name: "Bob".to_owned() }, None, 3).unwrap();
    table.order(Seat(0), &Order::Start {}, None, 4).unwrap();
    assert_eq!(table.remove(Seat(1), 5), Err(Refused::Started.into()));
}

#[test]
fn settings_out_of_bounds_are_refused() {
    let create = |settings: Settings| Table::create(settings, secret(1), 0).map(|_| ());
    let mut wanted = settings("kids", 2);
    wanted.clock = Clock::Turn { seconds: 0 };
    assert_eq!(create(wanted.clone()), Err(Refused::Clock));
    wanted.clock = Clock::None {};
    wanted.starts = Starts::Seat(2);
    assert_eq!(create(wanted.clone()), Err(Refused::NoSeat(2)));
    assert!(matches!(create(settings("chess", 2)), Err(Refused::Setup(_))));
    assert!(matches!(create(settings("kids", 300)), Err(Refused::Setup(_))));
}

#[test]
fn a_log_that_is_not_one_is_refused_with_its_number() {
    let (_, log) = begun(settings("kids", 2), 4);
    assert_eq!(Table::resume(secret(5), &log).unwrap_err().version, 1);
    let mut gap = log.clone();
    gap.remove(2);
    assert_eq!(Table::resume(secret(4), &gap).unwrap_err().version, 4);
    let mut wrong = log;
    wrong.truncate(5);
    if let Event::Drawn { text } = &mut wrong[4].event {
        *text = "draw 99".to_owned();
    }
    assert_eq!(Table::resume(secret(4), &wrong).unwrap_err().version, 5);
}

/// Tables whose secrets differ, as long as they have drawn the same: whatever each would draw next, bots
/// choose the same at all of them.
#[test]
fn no_bot_knows_the_secret_of_a_table() {
    let seed = 7;
    let mut tables: Vec<Table> = (1..=250).map(|byte| begun(settings("winter", 2), byte).0).collect();
    for turn in 0..2 {
        let mut by_state: BTreeMap<String, Vec<Table>> = BTreeMap::new();
        tables.drain(..).for_each(|table| {
            by_state.entry(table.game().unwrap().position()).or_default().push(table);
        });
        assert!(by_state.len() > 1, "other secrets draw other tiles");
        tables = by_state.into_values().max_by_key(Vec::len).unwrap();
        assert!(tables.len() > 1, "turn {turn}: no two secrets have drawn the same so far");
        let Awaited::Person(seat) = tables[0].awaited() else { panic!("nobody's turn") };
        while tables[0].game().unwrap().actor() == Actor::Seat(seat) {
            let choose = |level: Level, table: &Table| {
                let budget = Budget::simulations(40);
                bots::bot(table.game().unwrap().setup().definition(), level, seed)
                    .unwrap()
                    .choose(table.game().unwrap(), &budget)
                    .unwrap()
            };
            for level in Level::ALL.into_iter().chain([Level::Mcts]) {
                let first = choose(level, &tables[0]);
                assert!(tables.iter().all(|table| choose(level, table) == first), "{level:?}");
            }
            let best = choose(Level::Master, &tables[0]).best;
            let next = play(&text::write_move(tables[0].game().unwrap(), best));
            for table in &mut tables {
                table.order(seat, &next, None, 3).unwrap();
            }
        }
        for table in &mut tables {
            table.order(seat, &Order::Confirm {}, None, 3).unwrap();
        }
    }
}

#[test]
fn a_game_that_is_closed_is_over_and_nobody_has_won() {
    let (mut waiting, _) = Table::create(settings("kids", 2), secret(1), 0).unwrap();
    assert!(waiting.close(1).unwrap().is_empty(), "there is no game to close");
    let (mut table, mut log) = begun(settings("winter", 2), 3);
    log.extend(take_turn(&mut table, &mut Rng::new(1), 10));
    log.extend(table.close(20).unwrap());
    let ended = table.ended().unwrap();
    assert_eq!((ended.how, ended.winners.len()), (Ending::Closed, 0));
    verify(&table.record().unwrap()).unwrap();
    assert!(table.close(30).unwrap().is_empty(), "it is over");
    let resign = table.order(Seat(0), &Order::Resign {}, None, 40);
    assert!(matches!(resign, Err(table::OrderError::Refused(Refused::Over))));
    assert_eq!(Table::mirror(&log).unwrap().state_hash(), table.state_hash());
}
