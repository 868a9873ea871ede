//! A scene as a whole.

use std::collections::BTreeMap;

use games::{Actor, Details, History, Phase};
use serde::Serialize;
use words::Words;

use crate::aids::AidsView;
use crate::areas::{self, SceneArea};
use crate::choices::Choices;
use crate::narrator::Narrator;
use crate::request::SceneRequest;
use crate::story::{self, Step};
use crate::things::{self, DiceTable, EatenView, HandTile, LaidTile, PileView, Spot, StandingPiece};
use crate::track::TrackView;

/// All that it takes to show one moment of a game, and to offer what can be done in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Scene {
    /// The name of the game.
    pub game: &'static str,
    /// The name of its tile set.
    pub set: &'static str,
    /// Its options.
    pub options: BTreeMap<&'static str, String>,
    /// How many play.
    pub seats: u8,
    /// Who started.
    pub starts: u8,
    /// The colour of each seat's pieces.
    pub colours: Vec<&'static str>,
    /// What the seats are called.
    pub names: Vec<String>,
    /// How many moves were made.
    pub moves: usize,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// What kind of move comes next: `draw`, `place`, `claim`, `roll`, `build` or `over`.
    pub phase: &'static str,
    /// Who makes the next move; none for chance, and when the game is over.
    pub seat: Option<u8>,
    /// Whose turn it is, also while chance moves.
    pub turn_of: u8,
    /// What is asked of that seat, in a sentence.
    pub prompt: String,
    /// The tile in hand.
    pub hand: Option<HandTile>,
    /// The tiles on the board in the order of placing; with dice, what was built in this turn.
    pub tiles: Vec<LaidTile>,
    /// The pieces on them.
    pub pieces: Vec<StandingPiece>,
    /// Zones whose animals count no more.
    pub covered: Vec<Spot>,
    /// Tigers that eat and deer that are eaten if the game ends now; none where the table does not tell
    /// what areas are worth, until the game is over.
    pub eaten: Vec<EatenView>,
    /// The points of each seat.
    pub scores: Vec<u32>,
    /// The score track; none where there are no points.
    pub track: Option<TrackView>,
    /// The pieces in each seat's reserve.
    pub reserve: Vec<BTreeMap<&'static str, u8>>,
    /// What is left to be drawn; of dice there is no pile.
    pub pile: Option<PileView>,
    /// What was set aside because it fitted nowhere.
    pub aside: Vec<&'static str>,
    /// What has been done with the dice in this turn, where there are any.
    pub dice: Option<DiceTable>,
    /// Whether the second tile of a turn is being played.
    pub bonus: bool,
    /// Who has won, once the game is over.
    pub winners: Vec<u8>,
    /// What may be done now.
    pub choices: Choices,
    /// Every area on the board, each once.
    pub areas: Vec<SceneArea>,
    /// What else helps players at this table.
    pub aids: AidsView,
    /// What happened after the moves that were known.
    pub story: Vec<Step>,
}

impl Scene {
    /// The scene after the last move of a history.
    pub fn of(history: &History, words: &Words, request: &SceneRequest) -> Scene {
        let game = history.game();
        let (setup, set, view) = (game.setup(), game.tiles(), game.view());
        let narrator = Narrator::new(words, setup, &request.names);
        let options = setup.options().iter().map(|(key, value)| (*key, value.clone()));
        let reserve =
            view.reserve.iter().map(|kinds| kinds.iter().map(|(piece, left)| (piece.name(), *left)));
        let areas = game.areas();
        let tells_eaten = request.help.worth || game.phase() == Phase::Over;
        Scene {
            game: setup.game(),
            set: set.name(),
            options: options.collect(),
            seats: setup.seats(),
            starts: setup.starts().0,
            colours: setup.colours().iter().map(|colour| colour.name()).collect(),
            names: narrator.names().to_vec(),
            moves: history.moves().len(),
            turn: game.turn(),
            phase: game.phase().name(),
            seat: if let Actor::Seat(seat) = game.actor() { Some(seat.0) } else { None },
            turn_of: view.seat.0,
            prompt: narrator.prompt(game, &view),
            hand: HandTile::of(set, &view),
            tiles: things::tiles(set, &view),
            pieces: things::pieces(set, &view),
            covered: things::covered(&view),
            eaten: if tells_eaten { things::eaten(&view) } else { Vec::new() },
            scores: game.scores().to_vec(),
            track: TrackView::of(game),
            reserve: reserve.map(Iterator::collect).collect(),
            pile: PileView::of(game, &view, request.help.pile),
            aside: things::aside(set, &view),
            dice: DiceTable::of(set, &view),
            bonus: matches!(&view.details, Details::Hunt(hunt) if hunt.is_bonus),
            winners: game.winners().iter().map(|seat| seat.0).collect(),
            choices: Choices::of(game, &view),
            aids: AidsView::of(game, &view, &areas, request.help),
            areas: areas::tell(game, &areas, &narrator, request.help.worth),
            story: story::since(history, request.since, &narrator),
        }
    }
}
