//! Requests with the hashes of their answers, for the modules in WebAssembly to be compared with: `module.mjs` asks them the
//! same.

use std::fmt::Write;
use std::path::PathBuf;

use bots::Rng;
use browser::{Answer, Engine, Painter};
use data_encoding::HEXLOWER;
use games::catalog;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::harness::{PageWith, all_settings, secret};

/// How many orders each table gets.
const ORDERS: usize = 24;

/// A page whose requests are noted, each with the hash of its answer.
#[derive(Default)]
struct Notes<M> {
    page: PageWith<M>,
    lines: String,
}

impl<M: Answer> Notes<M> {
    fn ask(&mut self, request: Value) -> Value {
        let answer = self.page.ask(&request);
        let hash = HEXLOWER.encode(&Sha256::digest(&answer));
        writeln!(self.lines, "{}", json!({ "request": request, "hash": hash })).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    /// Writes what was noted where `module.mjs` finds it.
    fn write(&self, file: &str) {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(file);
        std::fs::write(path, &self.lines).unwrap();
    }
}

impl Notes<Painter> {
    fn draw(&mut self) {
        for game in catalog::games() {
            self.ask(json!({ "do": "zones", "set": game.name }));
            self.ask(json!({ "do": "board", "moment": { "record": game.sample } }));
        }
        // The game for tests may be there, but not in the module.
        let is_known = |name| catalog::games().any(|game| game.name == name);
        let unknown: Vec<&str> =
            catalog::all().map(|game| game.name).filter(|name| !is_known(*name)).collect();
        let paths = views::Picture::all().unwrap().into_iter().map(|picture| picture.to_string());
        for path in paths.filter(|path| !unknown.iter().any(|name| path.contains(name))).step_by(23) {
            self.ask(json!({ "do": "picture", "path": path }));
        }
        self.ask(json!({ "do": "picture", "path": "nothing" }));
    }
}

impl Notes<Engine> {
    /// All that is told without a table.
    fn tell(&mut self) {
        self.ask(json!({ "do": "catalogue" }));
        for game in catalog::games() {
            for lang in ["en", "fr", "de"] {
                self.ask(json!({ "do": "rules", "game": game.name, "lang": lang }));
            }
            self.ask(json!({ "do": "lesson", "game": game.name }));
            self.ask(
                json!({ "do": "replay", "lang": "fr", "moment": { "record": game.sample, "since": 3 } }),
            );
            self.ask(json!({ "do": "verify", "record": game.sample }));
        }
        for malformed in [json!({}), json!({ "do": "rules", "game": "chess", "lang": "de" })] {
            self.ask(malformed);
        }
    }

    /// The beginning of a game.
    fn play(&mut self, settings: &Value, rng: &mut Rng) {
        let host = json!({ "do": "host", "id": "a", "settings": settings, "secret": secret(), "now": 1 });
        let table = self.ask(host)["host"]["table"].clone();
        let order = |seat: u64, order: Value, now: usize| json!({ "do": "order", "table": table, "seat": seat, "order": order, "now": now });
        for seat in 0..2 {
            self.ask(order(seat, json!({ "order": "sit", "name": format!("Ada {seat}") }), 2));
        }
        self.ask(order(0, json!({ "order": "start" }), 3));
        for step in 0..ORDERS {
            let now = 10 * step;
            let lang = ["en", "fr", "de"][step % 3];
            let from = json!({ "you": [0], "now": now });
            let seen = self.ask(json!({ "do": "seen", "table": table, "lang": lang, "from": from }));
            let Some(seat) = seen["seen"]["awaited"].as_u64() else { break };
            let legal = self.ask(json!({ "do": "legal", "table": table }))["legal"]["moves"].clone();
            let legal = legal.as_array().unwrap();
            let text = &legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
            let play = json!({ "order": "play", "move": text, "confirm": true });
            let orders = json!([play]);
            self.ask(
                json!({ "do": "foretell", "table": table, "from": { "now": now }, "seat": seat, "orders": orders }),
            );
            self.ask(order(seat, play, now));
            self.ask(json!({ "do": "state_hash", "table": table }));
        }
        self.ask(json!({ "do": "record", "table": table }));
        self.ask(json!({ "do": "forget", "table": table }));
    }
}

#[test]
fn answers_are_written_down_for_the_module() {
    let mut notes = Notes::default();
    notes.tell();
    let mut rng = Rng::new(8);
    for settings in all_settings() {
        notes.play(&settings, &mut rng);
    }
    assert!(notes.lines.lines().count() > 500);
    notes.write("engine.jsonl");
}

#[test]
fn pictures_are_written_down_for_the_module() {
    let mut notes = Notes::default();
    notes.draw();
    assert!(notes.lines.lines().count() > 50);
    notes.write("pictures.jsonl");
}
