//! A page that follows a table by its events sees to the byte what the server tells of it.

use bots::Rng;
use serde_json::{Value, json};
use table::{Logged, Secret, Table};
use views::{Presence, Seen, Viewer};
use words::{Lang, Words};

use crate::harness::{Hosted, Page, SECRET, all_settings};

/// How many orders of a game are given at the most: games of dice can take very long.
const ORDERS: usize = 60;

/// The same table where it is run, where it is followed, and as the server has it.
struct Three {
    host: Hosted,
    mirror: Page,
    table: Table,
    words: [Words; 3],
}

impl Three {
    fn new(settings: Value) -> Three {
        let host = Hosted::start(settings);
        let events: Vec<Logged> = serde_json::from_value(json!(host.events)).unwrap();
        let mut mirror = Page::default();
        mirror.ok(json!({ "do": "mirror", "id": "local-1", "events": host.events }));
        let table = Table::resume(Secret::new(SECRET), &events).unwrap();
        Three { host, mirror, table, words: Lang::ALL.map(Words::new) }
    }

    fn order(&mut self, seat: usize, order: Value) {
        let happened = self.host.order(seat, order);
        for logged in &happened {
            self.table.apply(&serde_json::from_value(logged.clone()).unwrap()).unwrap();
        }
        let applied = self.mirror.ok(json!({ "do": "apply", "table": 1, "events": happened }));
        assert_eq!(applied["hash"], json!(self.table.state_hash()));
    }

    /// Compares how somebody in a seat sees the table.
    fn compare(&mut self, words: usize, seat: u8, since: usize) {
        let (words, now) = (&self.words[words], self.host.now + 3);
        let presence = Presence { seats: vec![1, 0], watching: 2 };
        let request = json!({
            "do": "seen", "table": 1, "lang": words.lang().code(),
            "from": { "you": [seat], "since": since, "now": now, "presence": { "seats": [1, 0], "watching": 2 } },
        });
        let viewer = Viewer { you: vec![seat], now, presence, expires_at: None };
        let told = serde_json::to_string(&Seen::new("local-1", &self.table, viewer, since, words)).unwrap();
        for page in [&mut self.mirror, &mut self.host.page] {
            assert_eq!(page.ask(&request), format!(r#"{{"seen":{told}}}"#));
        }
    }
}

#[test]
fn every_game_with_every_option_is_seen_the_same() {
    let mut rng = Rng::new(5);
    for settings in all_settings() {
        let mut three = Three::new(settings);
        for step in 0..ORDERS {
            let Some(seat) = three.table.awaited().seat() else { break };
            let legal = three.host.legal();
            let order = if legal.is_empty() {
                json!({ "order": "confirm" })
            } else {
                let text = &legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                json!({ "order": "play", "move": text, "confirm": rng.below(4) > 0 })
            };
            let is_complete =
                three.table.foretell(seat, &serde_json::from_value(order.clone()).unwrap(), 0).is_err();
            three.order(seat.index(), if is_complete { json!({ "order": "confirm" }) } else { order });
            if step % 6 == 0 {
                let since = three.table.history().unwrap().moves().len().saturating_sub(4);
                (0..3).for_each(|words| three.compare(words, seat.0, since));
            }
        }
    }
}
