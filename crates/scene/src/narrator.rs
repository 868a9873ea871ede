//! Sentences about a game, with the names of those who play it.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

use games::{Colour, Event, Game, Message, Move, Phase, Piece, Say, Score, Seat, Setup, View};
use land::Cell;
use tiles::{TileId, TileSet, ZoneId};
use words::Words;

use crate::things::{counted, dice};
use crate::whereabouts;

/// What the seats of a game are called: by their names, or those without one by their colours.
pub fn seat_names(setup: &Setup, names: &[Option<String>], words: &Words) -> Vec<String> {
    let name = |(seat, colour): (usize, &Colour)| {
        let colour = || words.say(&Message::new("seat-colour").with("colour", colour.name()));
        names.get(seat).cloned().flatten().unwrap_or_else(colour)
    };
    setup.colours().iter().enumerate().map(name).collect()
}

/// Says things in one language, about these people.
pub(crate) struct Narrator<'a> {
    words: &'a Words,
    names: Vec<String>,
    /// What was said before: of a hundred areas most are told in the same words.
    said: RefCell<HashMap<Message, String>>,
    /// Where cells are that were told before: most are told several times.
    steps: RefCell<BTreeMap<Cell, String>>,
}

impl<'a> Narrator<'a> {
    /// About the seats of a game; one without a name is called by its colour.
    pub(crate) fn new(words: &'a Words, setup: &Setup, names: &[Option<String>]) -> Narrator<'a> {
        let names = seat_names(setup, names, words);
        Narrator { words, names, said: RefCell::default(), steps: RefCell::default() }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        if let Some(text) = self.said.borrow().get(message) {
            return text.clone();
        }
        let text = self.words.say(message);
        self.said.borrow_mut().insert(message.clone(), text.clone());
        text
    }

    /// What the seats are called.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Several seats, such as `Ada, Blue and Green`.
    pub(crate) fn list(&self, seats: &[Seat]) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(*seat)).collect();
        self.enumerate(&names)
    }

    /// Several words, such as `north, east and south`.
    pub(crate) fn enumerate<T: AsRef<str>>(&self, words: &[T]) -> String {
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        match words.split_last() {
            None => String::new(),
            Some((only, [])) => (*only).to_owned(),
            Some((last, others)) => {
                self.say(&Message::new("word-list").with("others", others.join(", ")).with("last", *last))
            }
        }
    }

    /// Several clauses of a sentence, such as `north: city; south: road`.
    pub(crate) fn clauses(&self, clauses: impl IntoIterator<Item = String>) -> String {
        let join = |before: String, next: String| {
            self.say(&Message::new("word-clauses").with("before", before).with("next", next))
        };
        clauses.into_iter().reduce(join).unwrap_or_default()
    }

    /// Where a cell is from the first tile.
    pub(crate) fn steps(&self, cell: Cell) -> String {
        self.steps.borrow_mut().entry(cell).or_insert_with(|| whereabouts::steps(self, cell)).clone()
    }

    /// What is to be done now, and by whom.
    pub(crate) fn prompt(&self, game: &dyn Game, view: &View) -> String {
        let about = |id: &str| self.say(&Message::new(id).with("seat", self.name(view.seat)));
        match game.phase() {
            Phase::Draw => about("prompt-draw"),
            Phase::Place => about("prompt-place"),
            Phase::Claim => about("prompt-claim"),
            Phase::Roll => about("prompt-roll"),
            Phase::Build => about("prompt-build"),
            Phase::Over => self.over(&game.winners()),
        }
    }

    /// A move in a sentence, about to be made in this state.
    pub(crate) fn tell_move(&self, game: &dyn Game, view: &View, wanted: Move) -> String {
        let about = |id: &str| Message::new(id).with("seat", self.name(view.seat));
        self.say(&match wanted {
            Move::Draw(_) if view.placed.is_empty() => Message::new("story-first-tile"),
            Move::Draw(_) => about("story-draw"),
            Move::Place(cell, _) => {
                let beside = whereabouts::landmark(self, game.tiles(), view, cell);
                about("story-place")
                    .with("direction", whereabouts::direction(view, cell))
                    .with("beside", beside)
            }
            Move::Claim(piece, zone) => claim(about("story-claim"), game, piece, zone),
            Move::Recall(cell) => recall(about("story-recall"), game, view, cell),
            Move::Pass => about("story-pass"),
            Move::Roll(faces) => {
                let shown = dice(game.tiles(), faces);
                let faces: Vec<String> = counted(&shown)
                    .into_iter()
                    .map(|(face, count)| format!("{count} × {}", self.face(face)))
                    .collect();
                about("story-roll").with("faces", faces.join(", "))
            }
            Move::Build(face, cell, _) => {
                let face = self.face(&game.tiles().tile(face).code);
                about("story-build").with("face", face).with("steps", self.steps(cell))
            }
            Move::Collect => about("story-collect"),
            Move::Again => about("story-again"),
            Move::Stop => about("story-stop"),
            Move::Keep => about("story-keep"),
        })
    }

    /// A move in a sentence that suggests it, in this state; one that puts nothing anywhere.
    pub(crate) fn advise(&self, game: &dyn Game, view: &View, wanted: Move) -> String {
        self.say(&match wanted {
            Move::Recall(cell) => recall(Message::new("advice-recall"), game, view, cell),
            Move::Pass => Message::new("advice-pass"),
            Move::Collect => Message::new("advice-collect"),
            Move::Again => Message::new("advice-again"),
            Move::Stop => Message::new("advice-stop"),
            Move::Keep => Message::new("advice-keep"),
            // Nobody can be advised to draw or to roll something.
            Move::Place(..) | Move::Build(..) | Move::Claim(..) | Move::Draw(_) | Move::Roll(_) => {
                return String::new();
            }
        })
    }

    /// Something that a move caused, in a sentence.
    pub(crate) fn tell_event(&self, event: &Event) -> String {
        match event {
            Event::SetAside { .. } => self.say(&Message::new("story-set-aside")),
            Event::Scored(score) => self.scored(score),
            Event::Home { seat, piece, .. } => self.say(
                &Message::new("story-home").with("seat", self.name(*seat)).with("piece", one(piece.name())),
            ),
            Event::FinalScoring { .. } => self.say(&Message::new("story-final")),
            Event::Over { winners } => self.over(winners),
        }
    }

    fn scored(&self, score: &Score) -> String {
        let message = Message::new("story-scored").with("count", score.seats.len());
        self.say(&message.with("seats", self.list(&score.seats)).with("text", score.say()))
    }

    fn over(&self, winners: &[Seat]) -> String {
        self.say(&Message::new("story-over").with("count", winners.len()).with("seats", self.list(winners)))
    }

    /// What a die shows.
    pub(crate) fn face(&self, face: &str) -> String {
        self.say(&Message::new("die-face").with("face", face))
    }
}

/// A piece that is put on the tile placed last: which, and where.
pub(crate) fn claim(about: Message, game: &dyn Game, piece: Piece, zone: ZoneId) -> Message {
    let kind = game.claim_tile().map_or("", |tile| zone_kind(game.tiles(), tile, zone));
    put(about, piece, kind)
}

/// A piece that is put on something of a kind.
pub(crate) fn put(about: Message, piece: Piece, kind: &'static str) -> Message {
    about.with("piece", one(piece.name())).with("where", Message::new("area-where").with("kind", kind))
}

/// A piece that is taken back: which, from what, and where that is.
fn recall(about: Message, game: &dyn Game, view: &View, cell: Cell) -> Message {
    let tile = view.placed.iter().find(|(placed, _)| placed.cell == cell);
    let standing = tile.and_then(|(placed, standing)| Some((placed.tile, (*standing)?)));
    let piece = standing.map_or("", |(_, standing)| standing.piece.name());
    let kind = standing.map_or("", |(tile, standing)| zone_kind(game.tiles(), tile, standing.zone));
    about
        .with("piece", one(piece))
        .with("where", Message::new("area-from").with("kind", kind))
        .with("direction", whereabouts::direction(view, cell))
}

fn one(piece: &str) -> Message {
    Message::new("piece-one").with("piece", piece)
}

pub(crate) fn zone_kind(set: &'static TileSet, tile: TileId, zone: ZoneId) -> &'static str {
    set.tile(tile).zones.get(zone.index()).map_or("", |zone| set.kind_name(zone.kind))
}
