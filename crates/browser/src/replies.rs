//! What is answered: to each request a reply of the same name, or a problem.

use serde::Serialize;
use views::{
    Branch, Catalogue, Description, Draws, Fillers, Hint, LessonView, Problem, Replayed, RuleBook, Seen,
    TableView,
};

use crate::links::LinkText;
use crate::local::{Again, Happened, Hosted};
use crate::tables::{Forgotten, Known};
use crate::think::{AwaitedBot, BotThought};
use crate::told::{Foretold, Legal, PositionText, RecordText, StateHash, Verified};

/// What is answered.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    /// Why there is no answer. Nothing has changed.
    Problem(Problem),

    Catalogue(Catalogue),
    Rules(RuleBook),
    Lesson(LessonView),
    Replay(Replayed),
    Verify(Verified),
    Link(LinkText),

    Branch(Branch),
    Draws(Draws),
    CellFillers(Fillers),
    AreaFillers(Fillers),

    Mirror(Known),
    Apply(StateHash),
    Forget(Forgotten),

    Seen(Seen),
    Summary(TableView),
    Foretell(Foretold),
    Describe(Description),
    Record(RecordText),
    Position(PositionText),
    Legal(Legal),
    StateHash(StateHash),

    Host(Hosted),
    Resume(Known),
    Reopen(Happened),
    Order(Happened),
    BotTurn(Happened),
    Timeout(Happened),
    Rematch(Again),

    AwaitedBot(Option<AwaitedBot>),
    Think(Option<BotThought>),
    Hint(Hint),
}
