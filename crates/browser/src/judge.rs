//! What games were decided by and what states are worth. A module of its own answers it, which only those load who want to know.

use serde::{Deserialize, Serialize};
use views::{
    Answered, Assessed, DraftRequest, DraftSetup, DraftText, DraftView, Moment, Problem, PuzzleList,
    ReviewInProgress, ReviewProgress, ReviewRequest, ReviewView,
};
use words::{Lang, Words};

use crate::dictionary::{Dictionary, language};
use crate::error::{Error, malformed};
use crate::interface::{Answer, write};

/// A request, and the language of its answer.
// Unknown fields are refused by `Request`, which gets all that are left.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgeAsked))]
pub(crate) struct Asked {
    /// The code of a language; otherwise it is English.
    #[serde(default)]
    lang: Option<String>,
    #[serde(flatten)]
    request: Request,
}

/// What can be asked for.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgeRequest))]
// Variants without fields have braces: otherwise serde would ignore unknown fields there.
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    /// To review a recorded game, instead of the one that was reviewed before.
    Review { game: ReviewRequest },
    /// To look at the next draw and what was made of it.
    ReviewStep {},
    /// The review of all that has been looked at.
    ReviewView {},
    /// What a moment is worth, with so many of the best ways to go on.
    Assess { moment: Moment, ways: usize },
    /// A draft of a position with which a game begins.
    NewDraft { setup: DraftSetup },
    /// A draft of a position, with changes.
    Draft { of: DraftRequest },
    /// The puzzles of a file.
    Puzzles { file: String },
    /// What is said to the moves of somebody who solves a puzzle, in a file with it alone.
    Answer { puzzle: String, moves: Vec<String> },
}

/// What is answered: to each request a reply of the same name, or a problem.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgeReply))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    /// Why there is no answer. Nothing has changed.
    Problem(Problem),
    Review(ReviewProgress),
    ReviewStep(ReviewProgress),
    ReviewView(ReviewView),
    Assess(Assessed),
    NewDraft(DraftText),
    Draft(Box<DraftView>),
    Puzzles(PuzzleList),
    Answer(Answered),
}

/// Reviews a game, and says what moments are worth.
pub struct Judge {
    review: Option<ReviewInProgress>,
    dictionary: Dictionary,
}

impl Default for Judge {
    fn default() -> Judge {
        Judge { review: None, dictionary: Dictionary::new(Words::with_reviews) }
    }
}

impl Answer for Judge {
    /// Answers a request as the engine does.
    fn answer(&mut self, request: &[u8]) -> String {
        let Judge { review, dictionary } = self;
        let (lang, reply) = match read(request) {
            Ok((lang, request)) => (lang, reply(review, request, dictionary.words(lang))),
            Err(error) => (Lang::default(), Err(error)),
        };
        write(&reply.unwrap_or_else(|error| Reply::Problem(error.problem(dictionary.words(lang)))))
    }
}

fn read(request: &[u8]) -> Result<(Lang, Request), Error> {
    let asked: Asked = serde_json::from_slice(request).map_err(|error| malformed(error.to_string()))?;
    Ok((language(asked.lang)?, asked.request))
}

fn reply(review: &mut Option<ReviewInProgress>, request: Request, words: &Words) -> Result<Reply, Error> {
    Ok(match request {
        Request::Review { game } => Reply::Review(review.insert(ReviewInProgress::new(game)?).progress()),
        Request::ReviewStep {} => Reply::ReviewStep(review.as_mut().ok_or(Error::NoReview)?.step()),
        Request::ReviewView {} => Reply::ReviewView(review.as_ref().ok_or(Error::NoReview)?.view(words)),
        Request::Assess { moment, ways } => Reply::Assess(Assessed::at(&moment, ways, words)?),
        Request::NewDraft { setup } => Reply::NewDraft(DraftText::new(&setup)?),
        Request::Draft { of } => Reply::Draft(Box::new(DraftView::new(&of, words)?)),
        Request::Puzzles { file } => Reply::Puzzles(PuzzleList::of(&file)?),
        Request::Answer { puzzle, moves } => Reply::Answer(Answered::new(&puzzle, &moves, words)?),
    })
}
