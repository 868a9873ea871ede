//! Scenes of very long recorded games: each has to be replayed before it can be shown.

use bots::Rng;
use games::{Actor, Game, History, Move, Seat, catalog};
use hyper::body::Bytes;
use serde_json::json;

use super::Scale;
use super::flood::{Request, flood};
use super::target::Target;
use crate::error::LoadError;

/// How long a record is that a server still reads, in bytes of JSON.
const LONGEST: usize = 253 * 1024;
/// And one for tests.
const SHORT: usize = 32 * 1024;
/// How many moves are made between two looks at how long the record is.
const MOVES_AT_A_TIME: usize = 250;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    flood(target, vec![Request::post("/api/scenes", long_record(target.scale)?)]).await
}

/// A request with a record of the Dice Game that is as long as a server reads: nobody in it wants to win.
pub(super) fn long_record(scale: Scale) -> Result<Bytes, LoadError> {
    let longest = scale.of(LONGEST, SHORT);
    let wrong = |error: &dyn std::fmt::Display| LoadError::Unprepared(error.to_string());
    let definition = catalog::find("dice").map_err(|error| wrong(&error))?;
    let setup = definition.setup(2, Seat(0), &[]).map_err(|error| wrong(&error))?;
    let mut history = History::new(setup).map_err(|error| wrong(&error))?;
    let (mut rng, mut body) = (Rng::new(1), Vec::new());
    loop {
        for _ in 0..MOVES_AT_A_TIME {
            let Some(next) = idle_move(history.game(), &mut rng) else { break };
            history.play(next).map_err(|error| wrong(&error))?;
        }
        let longer = json!({ "record": history.record().write() }).to_string().into_bytes();
        if longer.len() > longest || longer.len() == body.len() {
            return Ok(body.into());
        }
        body = longer;
    }
}

/// A move that brings no end nearer, if there is one.
fn idle_move(game: &dyn Game, rng: &mut Rng) -> Option<Move> {
    if matches!(game.actor(), Actor::Seat(_)) && game.check(Move::Stop).is_ok() {
        return Some(Move::Stop);
    }
    game.sample(&mut |bound| rng.below(bound))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_record_is_one_and_not_longer_than_a_server_reads() {
        let body = long_record(Scale::Short).unwrap();
        assert!((SHORT / 2..=SHORT).contains(&body.len()), "{}", body.len());
        let sent: serde_json::Value = serde_json::from_slice(&body).unwrap();
        games::Record::read(sent["record"].as_str().unwrap()).unwrap();
    }
}
