//! How somebody plays, as far as it can be counted: who takes over what others have, who runs out of pieces, who builds large.

use std::collections::BTreeMap;

use games::{Actor, Event, Game, Phase, Score, Seat, Standing};
use serde::{Deserialize, Serialize};

/// An area that brings so many points when it is complete is a large one.
const LARGE: u32 = 16;

/// What one seat did in games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Habits {
    /// Points of areas in which others had pieces too, but fewer.
    pub taken_over: u32,
    /// Points of areas in which it had pieces, but others more.
    pub lost: u32,
    /// Points of areas in which it had as many pieces as somebody else, and nobody more.
    pub shared: u32,
    /// Turns that it began without a piece in the reserve.
    pub dry_turns: u32,
    /// Large complete areas that it had alone.
    pub large_areas: u32,
    /// All its points, by the rule that gave them; nothing where that was not counted yet.
    #[serde(default)]
    pub points: BTreeMap<String, u32>,
}

impl Habits {
    /// Adds what was done in another game.
    pub fn add(&mut self, other: &Habits) {
        self.taken_over += other.taken_over;
        self.lost += other.lost;
        self.shared += other.shared;
        self.dry_turns += other.dry_turns;
        self.large_areas += other.large_areas;
        for (rule, points) in &other.points {
            *self.points.entry(rule.clone()).or_default() += points;
        }
    }
}

/// Notes who is about to play without a piece.
pub(super) fn note_dry_turn(game: &dyn Game, habits: &mut [Habits]) {
    if let (Actor::Seat(seat), Phase::Place) = (game.actor(), game.phase())
        && game.view().reserve[seat.index()].iter().all(|&(_, count)| count == 0)
    {
        habits[seat.index()].dry_turns += 1;
    }
}

/// Notes what a move has caused that led to this state.
pub(super) fn note_events(events: &[Event], game: &dyn Game, habits: &mut [Habits]) {
    let is_end = |event: &Event| matches!(event, Event::FinalScoring { .. });
    let end = events.iter().position(is_end).unwrap_or(events.len());
    note_turn(&events[..end], habits);
    if end < events.len() {
        let standing: Vec<_> = game.view().placed.into_iter().map(|(_, standing)| standing).collect();
        note_end(&events[end..], &standing, habits);
    }
}

/// During the game: an area brings points, then its pieces go home.
fn note_turn(events: &[Event], habits: &mut [Habits]) {
    for (at, event) in events.iter().enumerate() {
        if let Event::Scored(score) = event {
            note_points(score, habits);
            note_contested(score, &coming_home(score, &events[at + 1..], habits.len()), habits);
            note_large(score, habits);
        }
    }
}

/// At the end of the game, when pieces stay where they are: on these tiles, in the order of placing.
fn note_end(events: &[Event], standing: &[Option<Standing>], habits: &mut [Habits]) {
    for event in events {
        if let Event::Scored(score) = event {
            note_points(score, habits);
            note_contested(score, &standing_in(score, standing, habits.len()), habits);
        }
    }
}

/// How many pieces of each seat go home from an area, by what happens after it has scored.
fn coming_home(score: &Score, events: &[Event], seats: usize) -> Vec<u32> {
    let mut pieces = vec![0; seats];
    for event in events.iter().take_while(|event| !matches!(event, Event::Scored(_))) {
        if let Event::Home { seat, cell, .. } = event
            && score.cells.contains(cell)
        {
            pieces[seat.index()] += 1;
        }
    }
    pieces
}

/// How many pieces of each seat stand in an area.
fn standing_in(score: &Score, standing: &[Option<Standing>], seats: usize) -> Vec<u32> {
    let mut pieces = vec![0; seats];
    for &(tile, zone) in &score.zones {
        if let Some(Some(piece)) = standing.get(tile.index())
            && piece.zone == zone
        {
            pieces[piece.seat.index()] += 1;
        }
    }
    pieces
}

fn note_points(score: &Score, habits: &mut [Habits]) {
    for seat in &score.seats {
        *habits[seat.index()].points.entry(score.rule.0.to_owned()).or_default() += score.points;
    }
}

/// Notes who has taken an area over or lost it, by the pieces in it.
fn note_contested(score: &Score, pieces: &[u32], habits: &mut [Habits]) {
    if pieces.iter().filter(|&&count| count > 0).count() < 2 {
        return;
    }
    let is_alone = score.seats.len() == 1;
    for (seat, (habits, &count)) in (0..).map(Seat).zip(habits.iter_mut().zip(pieces)) {
        match (score.seats.contains(&seat), is_alone) {
            (true, true) => habits.taken_over += score.points,
            (true, false) => habits.shared += score.points,
            (false, _) if count > 0 => habits.lost += score.points,
            (false, _) => {}
        }
    }
}

fn note_large(score: &Score, habits: &mut [Habits]) {
    if let [seat] = score.seats[..]
        && score.points >= LARGE
    {
        habits[seat.index()].large_areas += 1;
    }
}

#[cfg(test)]
mod tests {
    use games::{Piece, Rule};
    use land::{Cell, TileIx};
    use tiles::ZoneId;

    use super::*;

    fn scored(points: u32, seats: &[u8]) -> Event {
        Event::Scored(Score {
            rule: Rule("W-41"),
            message: "",
            points,
            seats: seats.iter().map(|&seat| Seat(seat)).collect(),
            cells: vec![Cell { x: 0, y: 0 }, Cell { x: 1, y: 0 }],
            zones: Vec::new(),
            counts: Vec::new(),
        })
    }

    fn points(all: u32) -> BTreeMap<String, u32> {
        BTreeMap::from([("W-41".to_owned(), all)])
    }

    fn stands(seat: u8, zone: u8) -> Option<Standing> {
        Some(Standing { seat: Seat(seat), piece: Piece::Meeple, zone: ZoneId(zone) })
    }

    fn home(seat: u8, x: i16) -> Event {
        Event::Home { seat: Seat(seat), piece: Piece::Meeple, cell: Cell { x, y: 0 }, zone: ZoneId(0) }
    }

    #[test]
    fn who_has_fewer_pieces_loses_what_the_other_takes_over() {
        let mut habits = [Habits::default(), Habits::default()];
        note_turn(&[scored(18, &[1]), home(0, 0), home(1, 1), home(1, 0)], &mut habits);
        assert_eq!(habits[0], Habits { lost: 18, ..Habits::default() });
        let points = points(18);
        assert_eq!(habits[1], Habits { taken_over: 18, large_areas: 1, points, ..Habits::default() });
    }

    #[test]
    fn equals_share_and_who_is_alone_takes_nothing_over() {
        let mut habits = [Habits::default(), Habits::default()];
        note_turn(&[scored(8, &[0, 1]), home(0, 0), home(1, 1), scored(6, &[0]), home(0, 1)], &mut habits);
        let shared = |all| Habits { shared: 8, points: points(all), ..Habits::default() };
        assert_eq!(habits, [shared(14), shared(8)]);
    }

    #[test]
    fn at_the_end_pieces_count_where_they_stand() {
        let over = Event::FinalScoring { rule: Rule("W-60") };
        let Event::Scored(score) = scored(20, &[0]) else { panic!("no score") };
        let zones = (0..4).map(|tile| (TileIx(tile), ZoneId(1))).collect();
        let events = [over, Event::Scored(Score { zones, ..score })];
        let end = |standing: &[Option<Standing>]| {
            let mut habits = [Habits::default(), Habits::default()];
            note_end(&events, standing, &mut habits);
            habits
        };
        let points = points(20);
        let taken = Habits { taken_over: 20, points: points.clone(), ..Habits::default() };
        let lost = Habits { lost: 20, ..Habits::default() };
        assert_eq!(end(&[stands(0, 1), None, stands(1, 1), stands(0, 1)]), [taken, lost]);
        // On another zone of the tile nobody is in the way.
        let alone = Habits { points, ..Habits::default() };
        assert_eq!(end(&[stands(0, 1), None, stands(1, 2)]), [alone, Habits::default()]);
    }
}
