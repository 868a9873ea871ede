//! Whole turns of bots, and their advice. How long they think about a move is up to who asks.

use games::{Actor, Game, Level, Seat, text};
use serde::{Deserialize, Serialize};

use crate::bot::{Bot, Choice};
use crate::levels::{BotError, bot};

/// What a bot does until it is somebody else's turn, or chance's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = BotTurn))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The texts of its moves.
    pub moves: Vec<String>,
    /// What its search has seen of all ways to begin, the best first; nothing if it does not search.
    pub considered: Vec<Considered>,
}

/// What a search has seen of a way to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Considered {
    /// The texts of its moves.
    moves: Vec<String>,
    /// How often it was followed.
    visits: u32,
    /// How sure the bot is to win, from 0 to 1.
    confidence: f32,
}

impl Turn {
    /// The best of the turns that several searches of one state have come to (root parallelisation): each is judged by what
    /// all of them have seen of it.
    pub fn best(turns: Vec<Turn>) -> Option<Turn> {
        let worth: Vec<f32> = turns.iter().map(|turn| turn.worth(&turns)).collect();
        let mut best: Option<(f32, Turn)> = None;
        for (worth, turn) in worth.into_iter().zip(turns) {
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, turn));
            }
        }
        best.map(|(_, turn)| turn)
    }

    /// How sure the bot is to win if it plays like this, by all that was seen.
    fn worth(&self, seen: &[Turn]) -> f32 {
        let Some(first) = self.considered.first() else { return f32::MIN };
        let all = seen.iter().flat_map(|turn| &turn.considered).filter(|way| way.moves == first.moves);
        let (mut sum, mut visits) = (0.0, 0.0);
        for way in all {
            sum += way.visits as f32 * way.confidence;
            visits += way.visits as f32;
        }
        if visits > 0.0 { sum / visits } else { first.confidence }
    }
}

/// Lets a bot think about a move: gives it a budget.
pub type Think<'a> = &'a mut dyn FnMut(&mut dyn Bot, &dyn Game) -> Option<Choice>;

/// What a bot does until it is somebody else's turn, or chance's.
pub fn turn(
    level: Level,
    game: &dyn Game,
    seat: Seat,
    seed: u64,
    think: Think<'_>,
) -> Result<Turn, BotError> {
    let mut bot = bot(game.setup().definition(), level, seed)?;
    let mut game = game.fork();
    let mut turn = Turn { moves: Vec::new(), considered: Vec::new() };
    while game.actor() == Actor::Seat(seat) {
        let Some(choice) = think(&mut *bot, &*game) else { break };
        if turn.moves.is_empty() {
            turn.considered = considered(&choice, &*game);
        }
        turn.moves.push(text::write_move(&*game, choice.best));
        game.apply_unchecked(choice.best);
    }
    Ok(turn)
}

/// What a search has seen of all ways to play.
fn considered(choice: &Choice, game: &dyn Game) -> Vec<Considered> {
    let searched = choice.candidates.iter().filter_map(|way| Some((way, way.confidence?)));
    searched
        .map(|(way, confidence)| Considered { moves: way.texts(game), visits: way.visits, confidence })
        .collect()
}

/// What the strongest bot of a game would do.
pub fn advise(game: &dyn Game, seed: u64, think: Think<'_>) -> Result<Option<Choice>, BotError> {
    let definition = game.setup().definition();
    let mut bot = bot(definition, definition.bots.strongest(), seed)?;
    Ok(think(&mut *bot, game))
}

#[cfg(test)]
mod tests {
    use games::catalog;

    use super::*;
    use crate::bot::Budget;

    #[test]
    fn every_level_takes_its_turn_in_every_game() {
        for definition in catalog::games() {
            for level in definition.bots.levels.iter().map(|known| known.level) {
                let mut game = catalog::start(definition.name, 2, Seat(0), &[]).unwrap();
                while game.actor() == Actor::Chance {
                    let drawn = game.sample(&mut |_| 0).unwrap();
                    game.apply(drawn).unwrap();
                }
                let Actor::Seat(seat) = game.actor() else { panic!("nobody's turn") };
                let mut think =
                    |bot: &mut dyn Bot, game: &dyn Game| bot.choose(game, &Budget::simulations(20));
                let moves = turn(level, &*game, seat, 1, &mut think).unwrap().moves;
                assert!(!moves.is_empty(), "{} {level:?}", definition.name);
                for text in moves {
                    let played = text::read_move(&*game, &text).unwrap();
                    game.apply(played).unwrap();
                }
                assert_ne!(game.actor(), Actor::Seat(seat));
            }
        }
    }

    fn seen(ways: &[(&str, u32, f32)]) -> Turn {
        let way = |&(text, visits, confidence): &(&str, u32, f32)| Considered {
            moves: vec![text.to_owned()],
            visits,
            confidence,
        };
        Turn { moves: vec![ways[0].0.to_owned()], considered: ways.iter().map(way).collect() }
    }

    /// What looks best to one search may have been seen through by the others.
    #[test]
    fn of_several_searches_that_turn_is_best_of_which_all_together_have_seen_the_best() {
        let lucky = seen(&[("a", 100, 0.9), ("b", 80, 0.6)]);
        let others = [("b", 300, 0.7), ("a", 200, 0.5)];
        assert_eq!(Turn::best(vec![lucky.clone(), seen(&others)]), Some(seen(&others)));
        assert_eq!(Turn::best(vec![lucky.clone(), seen(&[("c", 100, 0.8)])]), Some(lucky.clone()));
        assert_eq!(Turn::best(vec![lucky.clone(), lucky.clone()]), Some(lucky));
    }

    #[test]
    fn of_bots_that_do_not_search_the_first_turn_is_taken() {
        let pass = Turn { moves: vec!["pass".to_owned()], considered: Vec::new() };
        let other = Turn { moves: vec!["claim".to_owned()], considered: Vec::new() };
        assert_eq!(Turn::best(vec![pass.clone(), other]), Some(pass));
        assert_eq!(Turn::best(Vec::new()), None);
    }
}
