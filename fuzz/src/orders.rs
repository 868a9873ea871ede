//! Any settings make a table or are refused, any orders are followed or refused, and the log of what happened
//! makes the same table again.
//!
//! The first line is the settings, as a client sends them. Then each line is `SEAT ORDER`, with the order as
//! JSON, or a number: the move of this number, of those that are legal.

use games::{Actor, Game, Seat, text};
use table::{Logged, Order, OrderError, Secret, Table};

const MOST: usize = 300;
const A_WHILE: u64 = 700;

pub(crate) fn check(lines: &str) {
    let mut lines = lines.lines();
    let Some(settings) = lines.next().and_then(|line| serde_json::from_str(line).ok()) else { return };
    let secret = || Secret::new([7; 32]);
    let Ok((mut table, created)) = Table::create(settings, secret(), 0) else { return };
    let mut log = vec![created];
    for (step, line) in (1..).zip(lines.take(MOST)) {
        let now = step * A_WHILE;
        if let Some((seat, order)) = read(&table, line) {
            let before = table.version();
            match table.order(seat, &order, None, now) {
                Ok(events) => log.extend(events),
                Err(OrderError::Refused(_)) => {
                    assert_eq!(table.version(), before, "a refusal changes nothing");
                }
                Err(OrderError::Apply(error)) => panic!("{order:?}: {error}"),
            }
        }
        log.extend(table.tick(now).expect("time can be applied"));
    }
    let again = Table::resume(secret(), &log).expect("a table can be made from its log");
    assert_eq!(again.version(), table.version());
    assert_eq!(again.awaited(), table.awaited());
    assert_eq!(again.game().map(Game::position), table.game().map(Game::position));
    for logged in &log {
        let written = serde_json::to_string(logged).expect("an event can be written");
        let read: Logged = serde_json::from_str(&written).expect("an event can be read");
        assert_eq!(read, *logged);
    }
}

fn read(table: &Table, line: &str) -> Option<(Seat, Order)> {
    if let Ok(number) = line.parse::<usize>() {
        let game = table.game()?;
        let Actor::Seat(seat) = game.actor() else { return None };
        let mut moves = Vec::new();
        game.legal(&mut moves);
        let chosen = moves.get(number.checked_rem(moves.len())?)?;
        return Some((seat, Order::Play { text: text::write_move(game, *chosen), confirm: true }));
    }
    let (seat, order) = line.split_once(' ')?;
    Some((Seat(seat.parse().ok()?), serde_json::from_str(order).ok()?))
}
