//! What the frame round a picture says of a game.

use art::frame::{Frame, Shape, Standing};
use games::{Definition, Message, Setup};
use serde::Deserialize;
use words::Words;

use crate::board_state::BoardState;
use crate::figure::standing_figure;

/// What a frame says that a game does not know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FrameTexts {
    /// The name of the game.
    pub title: String,
    /// The names of those who play, by seat.
    pub names: Vec<String>,
    /// What is written small at the end: where and when it was played.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Who won, where the rules don't say so: the others gave up.
    #[serde(default)]
    pub winners: Option<Vec<u8>>,
}

impl FrameTexts {
    /// About a game whose seats have these names; one without a name is called by its colour.
    pub fn of(setup: &Setup, names: &[Option<String>], words: &Words) -> FrameTexts {
        let colours = setup.colours().iter();
        let names = colours.enumerate().map(|(seat, colour)| {
            let colour = || words.say(&Message::new("seat-colour").with("colour", colour.name()));
            names.get(seat).cloned().flatten().unwrap_or_else(colour)
        });
        FrameTexts {
            title: words.text(setup.definition().title),
            names: names.collect(),
            ..FrameTexts::default()
        }
    }

    /// The frame of a game with these standings, by seat: whoever won comes first, then by points.
    pub fn frame(self, game: &Definition, mut standings: Vec<Standing>, shape: Shape) -> Frame {
        standings.sort_by_key(|standing| (!standing.is_winner, std::cmp::Reverse(standing.points)));
        let figure = standing_figure(game.piece);
        Frame { title: self.title, figure, standings, notes: self.notes, shape }
    }
}

impl BoardState {
    /// The frame round a picture of it.
    pub fn frame(&self, texts: FrameTexts, shape: Shape) -> Frame {
        let winners = texts.winners.clone();
        let winners = winners.unwrap_or_else(|| self.winners().iter().map(|seat| seat.0).collect());
        let seats = (0..).zip(self.colours()).zip(self.points());
        let standings = seats.map(|((seat, &colour), &points)| Standing {
            colour,
            name: texts.names.get(usize::from(seat)).cloned().unwrap_or_default(),
            points: self.setup().definition().has_points.then_some(points),
            is_winner: winners.contains(&seat),
        });
        let standings = standings.collect();
        texts.frame(self.setup().definition(), standings, shape)
    }
}
