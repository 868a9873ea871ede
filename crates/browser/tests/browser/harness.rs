//! A page that asks, and games that it plays.

use browser::{Answer, Engine, Judge, Painter};
use games::{Definition, catalog};
use serde_json::{Value, json};

/// The secret of all tables here.
pub(crate) const SECRET: [u8; 32] = [9; 32];

/// A page with a module of its own: the engine.
pub(crate) type Page = PageWith<Engine>;

/// A page with what reviews games.
pub(crate) type JudgePage = PageWith<Judge>;

/// A page with what draws pictures.
pub(crate) type PicturePage = PageWith<Painter>;

/// A page with a module of its own.
#[derive(Default)]
pub(crate) struct PageWith<M>(M);

impl<M: Answer> PageWith<M> {
    /// The text of an answer.
    pub(crate) fn ask(&mut self, request: &Value) -> String {
        self.0.answer(request.to_string().as_bytes())
    }

    /// What is answered to a request that can be.
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let name = request["do"].as_str().unwrap_or_default();
        self.part(name, &request)
    }

    /// The problem with a request.
    pub(crate) fn problem(&mut self, request: Value) -> Value {
        self.part("problem", &request)
    }

    fn part(&mut self, part: &str, request: &Value) -> Value {
        let answer: Value = serde_json::from_str(&self.ask(request)).unwrap();
        answer.get(part).unwrap_or_else(|| panic!("{request}: {answer}")).clone()
    }
}

/// The settings of a table for people, two of them where nothing else is said.
pub(crate) fn settings(game: &str) -> Value {
    json!({ "game": game, "seats": [{ "kind": "person" }, { "kind": "person" }], "aids": "learning" })
}

/// The secret as pages write it.
pub(crate) fn secret() -> String {
    table::Secret::new(SECRET).reveal()
}

/// The settings of tables of all games, with each value of each option.
pub(crate) fn all_settings() -> Vec<Value> {
    let of_game = |game: &'static Definition| {
        let choices = game.options.iter().flat_map(|option| {
            option.known_at_tables().into_iter().map(|value| json!({ option.key: value })).collect::<Vec<_>>()
        });
        let all: Value = game
            .options
            .iter()
            .map(|option| (option.key.to_owned(), json!(option.known_at_tables().last())))
            .collect::<serde_json::Map<_, _>>()
            .into();
        choices.chain([json!({}), all]).map(|options| {
            let mut settings = settings(game.name);
            settings["options"] = options;
            settings["clock"] = json!({ "kind": "turn", "seconds": 60 });
            settings
        })
    };
    let can_start = |settings: &Value| {
        let settings: table::Settings = serde_json::from_value(settings.clone()).unwrap();
        settings.latest_rules().and_then(|rules| settings.open(rules.number, games::Seat(0))).is_ok()
    };
    catalog::games().flat_map(of_game).filter(can_start).collect()
}

/// A table that a page runs, with all its events.
pub(crate) struct Hosted {
    pub(crate) page: Page,
    pub(crate) table: Value,
    pub(crate) events: Vec<Value>,
    pub(crate) now: u64,
}

impl Hosted {
    /// A table of these settings at which all people sit and the game has begun.
    pub(crate) fn start(settings: Value) -> Hosted {
        let mut people = settings["seats"].as_array().unwrap().iter().map(|seat| seat["kind"] == "person");
        let first = people.position(|is_person| is_person).unwrap();
        let mut hosted = Hosted::seat(settings.clone());
        hosted.order(first, json!({ "order": "start" }));
        hosted
    }

    /// A table of these settings at which all people sit.
    pub(crate) fn seat(settings: Value) -> Hosted {
        let people = settings["seats"].as_array().unwrap().iter().map(|seat| seat["kind"] == "person");
        let people: Vec<usize> = people.enumerate().filter(|(_, is)| *is).map(|(seat, _)| seat).collect();
        let mut page = Page::default();
        let hosted = page
            .ok(json!({ "do": "host", "id": "local-1", "settings": settings, "secret": secret(), "now": 5 }));
        let mut hosted = Hosted {
            page,
            table: hosted["table"].clone(),
            events: hosted["events"].as_array().unwrap().clone(),
            now: 5,
        };
        for seat in &people {
            hosted.order(*seat, json!({ "order": "sit", "name": format!("Player {seat}") }));
        }
        hosted
    }

    /// Executes an order; the answer is what happened.
    pub(crate) fn order(&mut self, seat: usize, order: Value) -> Vec<Value> {
        self.now += 7;
        let request =
            json!({ "do": "order", "table": self.table, "seat": seat, "order": order, "now": self.now });
        self.keep(request)
    }

    /// Asks for something that makes things happen, and keeps that.
    pub(crate) fn keep(&mut self, request: Value) -> Vec<Value> {
        let happened = self.page.ok(request)["events"].as_array().unwrap().clone();
        self.events.extend(happened.iter().cloned());
        happened
    }

    /// How the table is seen.
    pub(crate) fn seen(&mut self) -> Value {
        self.page.ok(json!({ "do": "seen", "table": self.table, "from": { "now": self.now } }))
    }

    /// The moves that are legal.
    pub(crate) fn legal(&mut self) -> Vec<Value> {
        self.page.ok(json!({ "do": "legal", "table": self.table }))["moves"].as_array().unwrap().clone()
    }
}
