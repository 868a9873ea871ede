//! A game with its past.

use std::sync::{Arc, OnceLock};

use bots::{Limit, Rng};
use environment::{Rows, observe};
use games::{Actor, Game as State, History, Message, Move, Record, Say, Seat, text};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use protocol::Advice;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use runner::{Rayon, think};
use words::Words;

use crate::error::{self, MoveError};
use crate::space::Space;
use crate::{picture, setup};

/// A game with its past. What takes long runs without the lock of the interpreter.
#[pyclass(module = "bastide._bastide")]
pub(crate) struct Game {
    history: History,
    words: &'static Words,
    rng: Rng,
    space: OnceLock<Arc<environment::Space>>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats, starts, options, colours, seed, lang))]
    fn new(
        name: &str,
        seats: u8,
        starts: u8,
        options: Vec<(String, String)>,
        colours: Vec<String>,
        seed: u64,
        lang: &str,
    ) -> PyResult<Game> {
        let words = setup::words(lang)?;
        let agreed = setup::setup(words, name, seats, starts, &options, &colours)?;
        let history = History::new(agreed).map_err(|why| error::setup(words, &why))?;
        Ok(Game::of(history, words, seed))
    }

    #[staticmethod]
    fn from_record(record: &str, seed: u64, lang: &str) -> PyResult<Game> {
        let words = setup::words(lang)?;
        let record = Record::read(record).map_err(|why| error::setup(words, &why))?;
        Ok(Game::of(History::from_record(&record), words, seed))
    }

    #[staticmethod]
    fn from_position(position: &str, seed: u64, lang: &str) -> PyResult<Game> {
        let words = setup::words(lang)?;
        let history = History::from_position(position).map_err(|why| error::setup(words, &why))?;
        Ok(Game::of(history, words, seed))
    }

    fn fork(&self) -> Game {
        let (history, rng, space) = (self.history.clone(), self.rng.clone(), self.space.clone());
        Game { history, rng, space, ..*self }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.fork()
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    /// What the protocol tells of it, as JSON.
    fn state(&self) -> PyResult<String> {
        let state = protocol::State::new(&self.history, self.words);
        serde_json::to_string(&state).map_err(|why| PyValueError::new_err(why.to_string()))
    }

    fn phase(&self) -> &'static str {
        self.game().phase().name()
    }

    fn turn(&self) -> u32 {
        self.game().turn()
    }

    /// Who is to move; none for chance and when the game is over.
    fn seat(&self) -> Option<u8> {
        if let Actor::Seat(seat) = self.game().actor() { Some(seat.0) } else { None }
    }

    fn is_chance(&self) -> bool {
        self.game().actor() == Actor::Chance
    }

    fn scores(&self) -> Vec<u32> {
        self.game().scores().to_vec()
    }

    fn winners(&self) -> Vec<u8> {
        self.game().winners().into_iter().map(|seat| seat.0).collect()
    }

    fn outcomes(&self) -> Vec<f64> {
        environment::outcomes(self.game())
    }

    fn moves(&self) -> Vec<String> {
        let mut game = self.history.first().fork();
        let write = |&played: &Move| {
            let written = text::write_move(&*game, played);
            game.apply_unchecked(played);
            written
        };
        self.history.moves().iter().map(write).collect()
    }

    fn record(&self) -> String {
        self.history.record().write()
    }

    fn position(&self) -> String {
        self.game().position()
    }

    fn legal(&self) -> Vec<String> {
        self.legal_moves().into_iter().map(|wanted| text::write_move(self.game(), wanted)).collect()
    }

    /// The rule and the sentence that refuse a move; none if it is legal.
    fn refusal(&self, wanted: &str) -> PyResult<Option<(&'static str, String)>> {
        let refusal = self.game().check(self.read(wanted)?).err();
        Ok(refusal.map(|refusal| (refusal.rule.0, self.words.say(&refusal.say()))))
    }

    fn play(&mut self, wanted: &str) -> PyResult<()> {
        let wanted = self.read(wanted)?;
        self.play_move(wanted)
    }

    fn undo(&mut self) -> bool {
        self.history.undo()
    }

    /// Lets chance make one move, and tells it.
    fn draw(&mut self) -> PyResult<String> {
        if !self.is_chance() {
            return Err(PyValueError::new_err("chance is not to move"));
        }
        let rng = &mut self.rng;
        let drawn = self.history.game().sample(&mut |bound| rng.below(bound));
        let drawn = drawn.ok_or_else(|| PyValueError::new_err("nothing is left to be drawn"))?;
        let written = text::write_move(self.game(), drawn);
        self.play_move(drawn)?;
        Ok(written)
    }

    /// All that chance can do, with how likely it is, in the order in which [`Game::legal`] lists it.
    fn chances(&self) -> Vec<(String, f64)> {
        let game = self.game();
        if game.actor() != Actor::Chance {
            return Vec::new();
        }
        let moves = self.legal_moves();
        let weights: Vec<f64> = moves.iter().map(|drawn| weight(game, *drawn)).collect();
        let all: f64 = weights.iter().sum();
        let texts = moves.into_iter().map(|drawn| text::write_move(game, drawn));
        texts.zip(weights).map(|(text, weight)| (text, weight / all)).collect()
    }

    /// The number of each thing that chance can do, with how likely it is: that of the tile that is drawn, and of a roll its
    /// place in the list.
    fn chance_actions(&self) -> Vec<(u32, f64)> {
        let numbers = self.legal_moves();
        let numbers = (0..).zip(numbers).map(|(at, drawn)| chance_number(at, drawn));
        numbers.zip(self.chances()).map(|(number, (_, chance))| (number, chance)).collect()
    }

    fn play_chance(&mut self, number: u32) -> PyResult<()> {
        let drawn = self.chance_move(number)?;
        self.play_move(drawn)
    }

    fn chance_text(&self, number: u32) -> PyResult<String> {
        Ok(text::write_move(self.game(), self.chance_move(number)?))
    }

    /// What a bot would do, as JSON.
    #[pyo3(signature = (bot, ms, simulations, seed))]
    fn advise(
        &self,
        py: Python<'_>,
        bot: &str,
        ms: Option<u32>,
        simulations: Option<u32>,
        seed: u64,
    ) -> PyResult<String> {
        let definition = self.game().setup().definition();
        let level = definition.bots.find(bot).ok_or_else(|| {
            let known = definition.bots.names().join(", ");
            error::value(self.words, &Message::new("protocol-no-bot").with("name", bot).with("known", known))
        })?;
        let limit = match (ms, simulations) {
            (_, Some(simulations)) => Limit::Simulations(simulations.max(1)),
            (ms, None) => Limit::Milliseconds(ms.unwrap_or(1000).max(1)),
        };
        let choice = py.detach(|| {
            let mut bot = bots::bot(definition, level, seed).map_err(|why| why.to_string())?;
            Ok(think(&mut *bot, self.history.game(), limit, &Rayon))
        });
        let choice = choice.map_err(|why: String| PyValueError::new_err(why))?;
        let choice = choice.ok_or_else(|| error::value(self.words, &Message::new("protocol-no-choice")))?;
        let advice = Advice::new(self.game(), &choice, usize::MAX);
        serde_json::to_string(&advice).map_err(|why| PyValueError::new_err(why.to_string()))
    }

    #[pyo3(signature = (width=None))]
    fn svg(&self, width: Option<u32>) -> PyResult<String> {
        picture::svg(self.game(), width)
    }

    fn png<'py>(&self, py: Python<'py>, width: u32) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| picture::png(self.history.game(), width))?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn pixels<'py>(&self, py: Python<'py>, width: u32) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let (size, pixels) = py.detach(|| picture::pixels(self.history.game(), width))?;
        PyArray1::from_vec(py, pixels).reshape([size.1, size.0, 3])
    }

    #[getter]
    fn space(&self) -> PyResult<Space> {
        Ok(Space(Arc::clone(self.core_space()?)))
    }

    fn action(&self, wanted: &str) -> PyResult<Option<u32>> {
        let (space, wanted) = (self.core_space()?, self.read(wanted)?);
        Ok(space.action(&self.rows()?, self.game(), wanted))
    }

    fn move_of(&self, action: u32) -> PyResult<String> {
        Ok(text::write_move(self.game(), self.move_of_action(action)?))
    }

    fn play_action(&mut self, action: u32) -> PyResult<()> {
        let wanted = self.move_of_action(action)?;
        self.play_move(wanted)
    }

    fn legal_actions(&self) -> PyResult<Vec<u32>> {
        Ok(self.rows()?.legal().iter().collect())
    }

    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let space = self.core_space()?;
        let mut out = vec![0; space.actions()];
        self.rows()?.legal().write(&mut out);
        Ok(PyArray1::from_vec(py, out))
    }

    fn observe<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let space = self.core_space()?;
        if usize::from(seat) >= space.seats() {
            return Err(PyIndexError::new_err(format!("there is no seat {seat}")));
        }
        let mut out = vec![0; space.observation_size()];
        observe(space, &self.rows()?, self.game(), Seat(seat), &mut out);
        Ok(PyArray1::from_vec(py, out))
    }
}

impl Game {
    fn of(history: History, words: &'static Words, seed: u64) -> Game {
        Game { history, words, rng: Rng::new(seed), space: OnceLock::new() }
    }

    fn game(&self) -> &dyn State {
        self.history.game()
    }

    fn read(&self, wanted: &str) -> PyResult<Move> {
        text::read_move(self.game(), wanted).map_err(|why| MoveError::new_err(self.words.say(&why.say())))
    }

    fn play_move(&mut self, wanted: Move) -> PyResult<()> {
        let words = self.words;
        self.history.play(wanted).map(|_| ()).map_err(|refusal| error::refused(words, &refusal))
    }

    /// What chance does by its number.
    fn chance_move(&self, number: u32) -> PyResult<Move> {
        let moves = if self.is_chance() { self.legal_moves() } else { Vec::new() };
        let drawn = (0..).zip(moves).find(|(at, drawn)| chance_number(*at, *drawn) == number);
        drawn
            .map(|(_, drawn)| drawn)
            .ok_or_else(|| PyValueError::new_err(format!("chance can't do {number}")))
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game().legal(&mut moves);
        moves
    }

    fn rows(&self) -> PyResult<Rows> {
        Ok(Rows::new(self.core_space()?, self.game()))
    }

    fn core_space(&self) -> PyResult<&Arc<environment::Space>> {
        if let Some(space) = self.space.get() {
            return Ok(space);
        }
        let space = environment::Space::of(self.history.first().fork());
        let space = space.map_err(|why| error::setup(self.words, &why))?;
        Ok(self.space.get_or_init(|| space.into()))
    }

    fn move_of_action(&self, action: u32) -> PyResult<Move> {
        let wanted = self.core_space()?.wanted(&self.rows()?, self.game(), action);
        wanted.ok_or_else(|| error::illegal(self.words, &environment::Illegal::Nothing(action)))
    }
}

fn chance_number(at: u32, drawn: Move) -> u32 {
    if let Move::Draw(tile) = drawn { u32::from(tile.0) } else { at }
}

/// How likely a move of chance is, compared with others: how often the tile is left, or in how many orders dice fall so.
fn weight(game: &dyn State, drawn: Move) -> f64 {
    match drawn {
        Move::Draw(tile) => {
            let counts = game.next_stack().into_iter().flat_map(games::Pile::counts);
            counts.filter(|(other, _)| *other == tile).map(|(_, count)| f64::from(count)).sum()
        }
        Move::Roll(faces) => {
            let orders = |dice: u32| (1..=dice).map(f64::from).product::<f64>();
            faces.iter().fold(orders(faces.len()), |all, (_, count)| all / orders(u32::from(count)))
        }
        _ => 1.0,
    }
}
