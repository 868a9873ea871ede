//! One game between bots.

use games::{Actor, History, Seat, Setup, SetupError};

use super::deck::Deck;
use super::habits::{Habits, note_dry_turn, note_events};
use crate::bot::Choice;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The points of each seat.
    pub scores: Vec<u32>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// The record of the game.
    pub record: String,
    /// What each seat did.
    pub habits: Vec<Habits>,
    /// Who made no legal move when it should have, which ended the game.
    pub forfeit: Option<Forfeit>,
}

/// A game given away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// By whom.
    pub seat: Seat,
    /// What it did, in words for whoever wrote the bot.
    pub reason: String,
}

/// Plays a game: `choose` is asked for every move of a player.
pub fn play(
    setup: Setup,
    mut deck: Deck,
    choose: &mut dyn FnMut(&History, Seat) -> Result<Choice, String>,
) -> Result<Played, SetupError> {
    let seats = setup.seats();
    let mut history = History::new(setup)?;
    let mut forfeit = None;
    let mut habits = vec![Habits::default(); seats.into()];
    loop {
        let game = history.game();
        let next = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => deck.next(game),
            Actor::Seat(seat) => match choose(&history, seat) {
                Ok(choice) => Some(choice.best),
                Err(reason) => {
                    forfeit = Some(Forfeit { seat, reason });
                    break;
                }
            },
        };
        let Some(next) = next else { break };
        note_dry_turn(history.game(), &mut habits);
        let actor = history.game().actor();
        if let (Err(refusal), Actor::Seat(seat)) = (history.play(next), actor) {
            forfeit = Some(Forfeit { seat, reason: refusal.to_string() });
            break;
        }
        note_events(history.events(), history.game(), &mut habits);
    }
    let game = history.game();
    let winners = match &forfeit {
        Some(given) => (0..seats).map(Seat).filter(|seat| *seat != given.seat).collect(),
        None => game.winners(),
    };
    Ok(Played { scores: game.scores().to_vec(), winners, record: history.record().write(), habits, forfeit })
}
