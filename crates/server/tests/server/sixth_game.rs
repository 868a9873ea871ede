//! A game that no crate outside `games` was written for: Trails, in `crates/games/tests/trails`. What works
//! for it works for whatever game comes next. It is also played over sockets, in `play`, and compared with a
//! reference engine, in `games`.

use bots::{Budget, Level};
use games::{Actor, History, Record, Seat, catalog, position};
use serde_json::json;

use crate::harness::House;

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

#[test]
fn it_is_not_offered_to_players() {
    assert!(catalog::games().all(|game| game.name != NAME));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_a_table_plays_it_and_the_page_can_show_it() {
    let house = House::open().await;
    let bot = json!({ "kind": "bot", "level": "greedy", "colour": "green" });
    let table = house.table(&json!({ "game": NAME, "seats": [bot, { "kind": "person" }] })).await;
    let mut client = house.join(&table, &[1], 0).await;
    for order in
        [json!({ "order": "sit", "name": "Ada" }), json!({ "order": "start" }), json!({ "order": "leave" })]
    {
        let answer = client.order(1, order).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    while client.events.last().is_none_or(|event| event["event"] != "ended") {
        client.hear().await;
    }
    let scene = house.get(&format!("/api/tables/{}/scene", table.id)).await.ok(200)["scene"].clone();
    assert_eq!((scene["tiles"].as_array().unwrap().len(), &scene["colours"][0]), (12, &json!("green")));
    let addresses = house.get("/api/games").await.ok(200)["pictures"].as_str().unwrap().to_owned();
    assert_eq!(house.get(&format!("{addresses}/{NAME}/zones.json")).await.status, 200);
    assert_eq!(house.get(&format!("/api/tables/{}/share/board.png", table.id)).await.status, 200);
}
