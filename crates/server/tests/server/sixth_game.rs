//! A game that no crate outside `games` was written for: Trails, in `crates/games/tests/trails`. What works
//! for it works for whatever game comes next. It is also played over sockets, in `play`, and compared with a
//! reference engine, in `games`.

use bots::{Budget, Level};
use games::position::PositionError;
use games::{Actor, History, Record, Say, Seat, SetupError, catalog, position, text};
use serde_json::json;
use table::{Awaited, Order, Secret, Table};

use crate::harness::TestServer;

pub(crate) const NAME: &str = "trails";

/// A game that the best level plays against random playouts.
fn played() -> History {
    let definition = catalog::find(NAME).unwrap();
    let mut players = [Level::Master, Level::Mcts].map(|level| bots::bot(definition, level, 1).unwrap());
    let mut history = History::new(definition.setup(2, Seat(1), &[]).unwrap()).unwrap();
    let mut rng = bots::Rng::new(9);
    loop {
        let next = match history.game().actor() {
            Actor::Chance => history.game().sample(&mut |bound| rng.below(bound)).unwrap(),
            Actor::Seat(seat) => {
                players[seat.index()].choose(history.game(), &Budget::simulations(200)).unwrap().best
            }
            Actor::Nobody => return history,
        };
        history.play(next).unwrap();
    }
}

#[test]
fn bots_play_it_and_its_records_and_positions_are_read() {
    let history = played();
    let end = history.game();
    assert!(end.scores().iter().sum::<u32>() > 0);
    let record = Record::read(&history.record().write()).unwrap();
    assert_eq!(record.last().position(), end.position());
    assert_eq!(position::read(&end.position()).unwrap().position(), end.position());
}

/// The record of a game at a table whose log names this version of the rules, or none.
fn record_by(version: Option<u32>) -> Record {
    let settings = json!({ "game": NAME, "seats": [{ "kind": "person" }, { "kind": "person" }] });
    let secret = Secret::new([7; 32]);
    let (_, created) = Table::create(serde_json::from_value(settings).unwrap(), secret.clone(), 0).unwrap();
    let mut created = serde_json::to_value(created).unwrap();
    assert_eq!(created["rules"], 2, "new games are of the latest version");
    match version {
        Some(version) => created["rules"] = json!(version),
        None => drop(created.as_object_mut().unwrap().remove("rules")),
    }
    let mut table = Table::resume(secret, &[serde_json::from_value(created).unwrap()]).unwrap();
    for seat in [0, 1] {
        table.order(Seat(seat), &Order::Sit { name: format!("Player {seat}") }, None, 0).unwrap();
    }
    table.order(Seat(0), &Order::Start {}, None, 0).unwrap();
    let mut rng = bots::Rng::new(9);
    while let Awaited::Person(seat) = table.awaited() {
        let game = table.game().unwrap();
        let text = text::write_move(game, game.sample(&mut |bound| rng.below(bound)).unwrap());
        table.order(seat, &Order::Play { text, confirm: true }, None, 0).unwrap();
    }
    let position = table.game().unwrap().position();
    assert_eq!(position::read(&position).unwrap().position(), position);
    let record = Record::read(&table.record().unwrap().write()).unwrap();
    assert_eq!(record.last().position(), position);
    record
}

/// The points of the same moves by a version of the rules.
fn points_by(version: u32, record: &Record) -> Vec<u32> {
    let setup = record.first().setup().clone().with_version(version).unwrap();
    let mut game = setup.start().unwrap();
    record.moves().iter().for_each(|&played| game.apply_unchecked(played));
    game.scores().to_vec()
}

/// T-03: one point a tile in version 1, two in version 2.
#[test]
fn a_game_that_was_begun_by_older_rules_is_played_on_by_them() {
    let old = record_by(Some(1));
    let points = old.last().scores().to_vec();
    assert!(points.iter().sum::<u32>() > 0);
    assert_eq!(points, points_by(1, &old));
    assert_eq!(points_by(2, &old), points.iter().map(|points| 2 * points).collect::<Vec<_>>());
    assert_eq!(record_by(None).write(), old.write(), "where no version is named, it is the first");
    let new = record_by(Some(2));
    assert_eq!(new.last().scores(), points_by(2, &new));
}

#[test]
fn rules_and_tiles_that_are_not_known_are_refused_by_name() {
    let history = played();
    let tiles = history.game().setup().version().tiles;
    let record = history.record().write();
    let found = |from: &str, to: &str| {
        assert!(record.contains(from), "{record}");
        Record::read(&record.replace(from, to)).unwrap_err().problem.say().to_string()
    };
    let unknown = found(&format!("rules 2 {tiles}"), &format!("rules 3 {tiles}"));
    assert!(unknown.contains('3') && unknown.contains("setup-version"), "{unknown}");
    let other = found(tiles, "0123456789abcdef");
    assert!(other.contains("0123456789abcdef") && other.contains("setup-other-tiles"), "{other}");
    // What was played by one version is not right by another.
    assert!(Record::read(&record.replace("rules 2 ", "rules 1 ")).is_err());
    let position = history.game().position().replace(";rules=2", ";rules=3");
    assert!(matches!(
        position::read(&position),
        Err(PositionError::Setup(SetupError::Version { version: 3, .. }))
    ));

    let settings = json!({ "game": NAME, "seats": [{ "kind": "person" }, { "kind": "person" }] });
    let (_, created) =
        Table::create(serde_json::from_value(settings).unwrap(), Secret::new([7; 32]), 0).unwrap();
    for (field, value) in [("rules", json!(3)), ("tiles", json!("0123456789abcdef"))] {
        let mut created = serde_json::to_value(&created).unwrap();
        created[field] = value;
        let refused =
            Table::resume(Secret::new([7; 32]), &[serde_json::from_value(created).unwrap()]).unwrap_err();
        assert!(refused.reason.contains("setup-"), "{refused}");
    }
}

#[test]
fn it_is_not_offered_to_players() {
    assert!(catalog::games().all(|game| game.name != NAME));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_a_table_plays_it_and_the_page_can_show_it() {
    let server = TestServer::open().await;
    let bot = json!({ "kind": "bot", "level": "greedy", "colour": "green" });
    let table = server.table(&json!({ "game": NAME, "seats": [bot, { "kind": "person" }] })).await;
    let mut client = server.join(&table, &[1], 0).await;
    for order in
        [json!({ "order": "sit", "name": "Ada" }), json!({ "order": "start" }), json!({ "order": "leave" })]
    {
        let answer = client.order(1, order).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    while client.events.last().is_none_or(|event| event["event"] != "ended") {
        client.hear().await;
    }
    let scene = server.get(&format!("/api/tables/{}/scene", table.id)).await.ok(200)["scene"].clone();
    assert_eq!((scene["tiles"].as_array().unwrap().len(), &scene["colours"][0]), (12, &json!("green")));
    let addresses = server.get("/api/games").await.ok(200)["pictures"].as_str().unwrap().to_owned();
    assert_eq!(server.get(&format!("{addresses}/{NAME}/zones.json")).await.status, 200);
    assert_eq!(server.get(&format!("/api/tables/{}/share/board.png", table.id)).await.status, 200);
}
