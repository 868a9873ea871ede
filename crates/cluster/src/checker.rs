//! Compares what clients did and saw with the log that is left in the end.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::mem::{Discriminant, discriminant};

use table::{Event, Logged, Order, Table, verify};

use crate::history::{History, Step};

/// How far the time of events may go back, in milliseconds: nodes learn the time of the database now and then.
const CLOCKS_DIFFER: u64 = 1000;

/// The seat that sent an order, and its id.
type Sender = (u8, String);

/// A promise that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The events of the log are not numbered from 1 on.
    Numbering {
        /// The number that was expected.
        expected: u64,
        /// The one that is there.
        found: u64,
    },
    /// An order was acknowledged, and is not in the log where it was said to be.
    Lost {
        /// Who sent it.
        seat: u8,
        /// Its id.
        id: String,
        /// The number that was acknowledged.
        acknowledged: u64,
        /// The last event of it that is in the log.
        found: Option<u64>,
    },
    /// An order was executed twice.
    Doubled {
        /// Who sent it.
        seat: u8,
        /// Its id.
        id: String,
        /// Where it was executed again.
        version: u64,
    },
    /// An order that nobody sent, or that said something else.
    Invented {
        /// Who is said to have sent it.
        seat: u8,
        /// Its id.
        id: String,
        /// Where.
        version: u64,
    },
    /// An order was sent when another had been acknowledged, and comes before it in the log.
    Reordered {
        /// Who sent it.
        seat: u8,
        /// Its id.
        id: String,
        /// Where it is.
        version: u64,
        /// The last number that had been acknowledged before it was sent.
        after: u64,
    },
    /// A seat saw an event that is not in the log.
    Vanished {
        /// Who saw it.
        seat: u8,
        /// Its number.
        version: u64,
    },
    /// A seat saw something else than the log has under the same number.
    Different {
        /// Who saw it.
        seat: u8,
        /// The number.
        version: u64,
        /// What was seen.
        seen: Box<Logged>,
        /// What the log has.
        stored: Box<Logged>,
    },
    /// The time went back.
    Time {
        /// At which event.
        version: u64,
        /// By how much, in milliseconds.
        back: u64,
    },
    /// What is in the log can't have happened, or its draws are not those that were committed to.
    Unverifiable(String),
}

impl fmt::Display for Violation {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{self:?}")
    }
}

/// The promises that were broken at a table, given what clients did and saw and what the log has in the end.
pub fn check(history: &History, log: &[Logged]) -> Vec<Violation> {
    let mut found = Vec::new();
    found.extend(check_numbers(log));
    found.extend(check_times(log));
    found.extend(check_seen(history, log));
    found.extend(check_acknowledged(history, log));
    found.extend(check_once(log));
    found.extend(check_sent(history, log));
    found.extend(check_order(history, log));
    found.extend(check_record(log));
    found
}

fn check_numbers(log: &[Logged]) -> Option<Violation> {
    let (expected, logged) = (1..).zip(log).find(|(expected, logged)| logged.version != *expected)?;
    Some(Violation::Numbering { expected, found: logged.version })
}

fn check_times(log: &[Logged]) -> impl Iterator<Item = Violation> {
    log.windows(2).filter_map(|pair| {
        let back = pair[0].at.saturating_sub(pair[1].at);
        (back > CLOCKS_DIFFER).then_some(Violation::Time { version: pair[1].version, back })
    })
}

/// What anybody saw is in the log: then no two have seen different things under one number.
fn check_seen(history: &History, log: &[Logged]) -> impl Iterator<Item = Violation> {
    let by_number: BTreeMap<u64, &Logged> = log.iter().map(|logged| (logged.version, logged)).collect();
    history.steps().iter().filter_map(move |step| {
        let Step::Saw { seat, logged: seen } = step else { return None };
        let (seat, version) = (*seat, seen.version);
        match by_number.get(&version) {
            None => Some(Violation::Vanished { seat, version }),
            Some(stored) if *stored != seen => {
                let (seen, stored) = (Box::new(seen.clone()), Box::new((*stored).clone()));
                Some(Violation::Different { seat, version, seen, stored })
            }
            Some(_) => None,
        }
    })
}

/// What was acknowledged is in the log, where it was said to be.
fn check_acknowledged(history: &History, log: &[Logged]) -> Vec<Violation> {
    let last: BTreeMap<Sender, u64> =
        log.iter().filter_map(|logged| Some((sender(logged)?, logged.version))).collect();
    let lost = history.steps().iter().filter_map(|step| {
        let Step::Acknowledged { seat, id, version } = step else { return None };
        let found = last.get(&(*seat, id.clone())).copied();
        let lost = Violation::Lost { seat: *seat, id: id.clone(), acknowledged: *version, found };
        (found != Some(*version)).then_some(lost)
    });
    lost.collect()
}

/// The events of an order follow each other, and each kind of deed is there once.
fn check_once(log: &[Logged]) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut ended: BTreeSet<Sender> = BTreeSet::new();
    let mut current: Option<Sender> = None;
    let mut deeds: Vec<Discriminant<Event>> = Vec::new();
    for logged in log {
        let sender = sender(logged);
        let is_new = sender != current;
        if is_new {
            ended.extend(current.take());
            deeds.clear();
        }
        let Some((seat, id)) = sender.clone() else { continue };
        let deed = deed(&logged.event);
        if is_new && ended.contains(&(seat, id.clone())) || deed.is_some_and(|deed| deeds.contains(&deed)) {
            found.push(Violation::Doubled { seat, id, version: logged.version });
        }
        deeds.extend(deed);
        current = sender;
    }
    found
}

/// What an order causes once at the most; other events may follow from it, more than once.
fn deed(event: &Event) -> Option<Discriminant<Event>> {
    let is_deed = matches!(
        event,
        Event::Played { by_bot: false, .. }
            | Event::Sat { .. }
            | Event::Committed { .. }
            | Event::Starting { .. }
            | Event::Revealed { .. }
            | Event::Started { .. }
    );
    is_deed.then(|| discriminant(event))
}

/// Every order in the log was sent, and says what was sent.
fn check_sent(history: &History, log: &[Logged]) -> Vec<Violation> {
    let sent: BTreeMap<Sender, &Order> = history.steps().iter().filter_map(sent).collect();
    let invented = log.iter().filter_map(|logged| {
        let (seat, id) = sender(logged)?;
        let is_said = match (sent.get(&(seat, id.clone())), &logged.event) {
            (None, _) => false,
            (Some(Order::Play { text, .. }), Event::Played { text: played, by_bot: false, .. }) => {
                text == played
            }
            (Some(Order::Sit { .. }), Event::Played { by_bot: false, .. }) => false,
            (Some(_), _) => true,
        };
        (!is_said).then_some(Violation::Invented { seat, id, version: logged.version })
    });
    invented.collect()
}

/// What was sent after something had been acknowledged comes after it.
fn check_order(history: &History, log: &[Logged]) -> Vec<Violation> {
    let mut first: BTreeMap<Sender, u64> = BTreeMap::new();
    for logged in log {
        if let Some(sender) = sender(logged) {
            first.entry(sender).or_insert(logged.version);
        }
    }
    let (mut found, mut after, mut known) = (Vec::new(), 0, BTreeSet::new());
    for step in history.steps() {
        match step {
            Step::Acknowledged { version, .. } => after = after.max(*version),
            Step::Sent { seat, id, .. } => {
                let sender = (*seat, id.clone());
                let version = first.get(&sender).copied();
                // What was sent before may have been executed then.
                if known.insert(sender)
                    && let Some(version) = version.filter(|version| *version <= after)
                {
                    found.push(Violation::Reordered { seat: *seat, id: id.clone(), version, after });
                }
            }
            Step::Saw { .. } => {}
        }
    }
    found
}

/// The log can be played again, and once the game is over, so can its draws.
fn check_record(log: &[Logged]) -> Option<Violation> {
    let table = match Table::mirror(log) {
        Ok(table) => table,
        Err(error) => return Some(Violation::Unverifiable(error.to_string())),
    };
    table.ended()?;
    let record = table.record()?;
    verify(&record).err().map(|error| Violation::Unverifiable(format!("{error:?}")))
}

fn sender(logged: &Logged) -> Option<Sender> {
    logged.order.as_ref().map(|order| (order.seat, order.id.clone()))
}

fn sent(step: &Step) -> Option<(Sender, &Order)> {
    match step {
        Step::Sent { seat, id, order } => Some(((*seat, id.clone()), order)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bots::Rng;
    use client::Mirror;
    use table::{OrderId, Secret};

    use super::*;

    /// A whole game by the book: what clients did and saw, and the log.
    fn game(seed: u64) -> (History, Vec<Logged>) {
        let settings = r#"{ "game": "kids", "seats": [{ "kind": "person" }, { "kind": "person" }] }"#;
        let mut rng = Rng::new(seed);
        let secret = Secret::new([(); 32].map(|()| rng.below(256) as u8));
        let (mut table, created) = Table::create(serde_json::from_str(settings).unwrap(), secret, 0).unwrap();
        let (mut history, mut log, mut mirror) =
            (History::default(), vec![created.clone()], Mirror::new(seed));
        mirror.see(&created).unwrap();
        let sit = |seat| (seat, Order::Sit { name: format!("Player {seat}") });
        let mut agenda = vec![(0, Order::Start {}), sit(1), sit(0)];
        for number in 1.. {
            let play = |(seat, text)| (seat, Order::Play { text, confirm: true });
            let Some((seat, order)) = agenda.pop().or_else(|| mirror.next_move().map(play)) else { break };
            let id = OrderId { seat, id: number.to_string() };
            history.add(Step::Sent { seat, id: id.id.clone(), order: order.clone() });
            let events = table.order(games::Seat(seat), &order, Some(&id), number).unwrap();
            history.add(Step::Acknowledged { seat, id: id.id, version: table.version() });
            for logged in events {
                mirror.see(&logged).unwrap();
                for seat in [0, 1] {
                    history.add(Step::Saw { seat, logged: logged.clone() });
                }
                log.push(logged);
            }
        }
        assert!(mirror.is_over());
        (history, log)
    }

    /// A store that lies: nobody but it has seen the log that it shows.
    fn renumbered(mut log: Vec<Logged>) -> Vec<Logged> {
        (1..).zip(&mut log).for_each(|(version, logged)| logged.version = version);
        log
    }

    fn played(log: &[Logged]) -> Vec<usize> {
        let is_played = |at: &usize| matches!(log[*at].event, Event::Played { .. });
        (0..log.len()).filter(is_played).collect()
    }

    fn finds(history: &History, log: &[Logged], is_expected: fn(&Violation) -> bool) {
        let found = check(history, log);
        assert!(found.iter().any(is_expected), "{found:?}");
    }

    #[test]
    fn a_game_by_the_book_breaks_no_promise() {
        for seed in 0..10 {
            let (history, log) = game(seed);
            assert_eq!(check(&history, &log), []);
        }
    }

    #[test]
    fn an_order_that_was_lost_is_found() {
        let (history, log) = game(1);
        let last = *played(&log).last().unwrap();
        finds(&history, &log[..last], |found| matches!(found, Violation::Lost { found: None, .. }));
        finds(&history, &log[..last], |found| matches!(found, Violation::Vanished { .. }));
        let mut without = log.clone();
        without.remove(last);
        finds(&history, &renumbered(without), |found| matches!(found, Violation::Lost { .. }));
        let mut with_a_hole = log;
        with_a_hole.remove(last);
        finds(&history, &with_a_hole, |found| matches!(found, Violation::Numbering { .. }));
    }

    #[test]
    fn an_order_that_was_executed_twice_is_found() {
        let (history, log) = game(2);
        let at = played(&log)[3];
        for again in [at + 1, log.len() - 1] {
            let mut doubled = log.clone();
            doubled.insert(again, log[at].clone());
            finds(&history, &renumbered(doubled), |found| matches!(found, Violation::Doubled { .. }));
        }
    }

    #[test]
    fn an_order_that_nobody_sent_is_found() {
        let (history, mut log) = game(3);
        let at = played(&log)[2];
        log[at].order = Some(OrderId { seat: 0, id: "9999".to_owned() });
        finds(&history, &log, |found| matches!(found, Violation::Invented { .. }));
    }

    #[test]
    fn orders_that_changed_places_are_found() {
        let (history, log) = game(4);
        let moves = played(&log);
        let (first, second) = (moves[2], moves[5]);
        let mut swapped = log.clone();
        swapped.swap(first, second);
        finds(&history, &renumbered(swapped), |found| matches!(found, Violation::Reordered { .. }));
    }

    #[test]
    fn a_draw_that_was_made_twice_differently_is_found() {
        let (history, log) = game(5);
        let draws: Vec<usize> =
            (0..log.len()).filter(|at| matches!(log[*at].event, Event::Drawn { .. })).collect();
        let other = draws.iter().find(|at| log[**at].event != log[draws[1]].event).unwrap();
        // One of both has seen another draw than the log has.
        let mut seen = log[draws[1]].clone();
        seen.event = log[*other].event.clone();
        let mut deceived = history.clone();
        deceived.add(Step::Saw { seat: 1, logged: seen.clone() });
        finds(&deceived, &log, |found| matches!(found, Violation::Different { .. }));
        // Both have, and only the proof tells.
        let mut other_log = log.clone();
        other_log[draws[1]] = seen;
        finds(&History::default(), &other_log, |found| matches!(found, Violation::Unverifiable(_)));
    }

    #[test]
    fn a_clock_that_goes_back_is_found() {
        let (history, mut log) = game(6);
        log[3].at += 5000;
        finds(&history, &log, |found| matches!(found, Violation::Time { .. }));
    }
}
