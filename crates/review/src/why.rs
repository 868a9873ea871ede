//! Why a way to play would have been better than the one that was played: what each of them changes at once, compared.

use std::collections::{BTreeMap, BTreeSet};

use games::{AreaView, Details, Game, Move, Seat};
use land::Cell;

use crate::outcome::{Outcome, full, is_owner, scored};

/// About how many points a piece brings that is free again.
const PIECE: u32 = 3;
/// No more reasons than this are told: the strongest.
const MOST_REASONS: usize = 3;

/// Something that a better way does and the one that was played does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It scores so many points more with areas of a kind.
    Scores {
        /// The kind of areas.
        kind: &'static str,
        /// How many points, or pawns.
        points: u32,
    },
    /// It takes an area away from another seat.
    Takes {
        /// Who loses it.
        from: Seat,
        /// The kind of the area.
        kind: &'static str,
        /// What it is worth once it is complete.
        points: u32,
    },
    /// It gets a share in an area of another seat.
    Shares {
        /// Who has it so far.
        with: Seat,
        /// The kind of the area.
        kind: &'static str,
        /// What it is worth once it is complete.
        points: u32,
    },
    /// It puts a piece into an area.
    Claims {
        /// The kind of the area.
        kind: &'static str,
        /// What it is worth once it is complete.
        points: u32,
    },
    /// It makes a hole in an area of another seat that no tile left fits into.
    Blocks {
        /// Whose area it is.
        seat: Seat,
        /// The kind of the area.
        kind: &'static str,
        /// What it would be worth once it is complete.
        points: u32,
    },
    /// It gives another seat so many points less.
    Denies {
        /// Who gets less.
        seat: Seat,
        /// The kind of areas.
        kind: &'static str,
        /// How many points, or pawns.
        points: u32,
    },
    /// It may come to share an area of another seat.
    Approaches {
        /// Whose area it is.
        seat: Seat,
        /// The kind of the area.
        kind: &'static str,
        /// What it is worth once it is complete.
        points: u32,
    },
    /// It keeps another seat from coming to share an area.
    Separates {
        /// Who is kept from it.
        seat: Seat,
        /// The kind of the area.
        kind: &'static str,
        /// What it is worth once it is complete.
        points: u32,
    },
    /// Its areas of a kind may bring so many points more once they are complete.
    Grows {
        /// The kind of areas.
        kind: &'static str,
        /// How many points, or pawns.
        points: u32,
    },
    /// Those of another seat may bring so many points less.
    Hinders {
        /// Who may get less.
        seat: Seat,
        /// The kind of areas.
        kind: &'static str,
        /// How many points, or pawns.
        points: u32,
    },
    /// It brings pieces home.
    Frees {
        /// How many more.
        pieces: u32,
    },
    /// It keeps a piece in the reserve.
    Saves,
    /// It ends the turn with dice instead of rolling again.
    Stops,
    /// It rolls dice again instead of ending the turn.
    RollsAgain,
    /// It keeps a knight for the next turn.
    KeepsKnight,
    /// Nothing of that: it pays in later turns.
    Later,
}

impl Reason {
    /// The kind of areas that it is about.
    pub fn kind(&self) -> Option<&'static str> {
        match self {
            Reason::Scores { kind, .. }
            | Reason::Takes { kind, .. }
            | Reason::Shares { kind, .. }
            | Reason::Claims { kind, .. }
            | Reason::Blocks { kind, .. }
            | Reason::Denies { kind, .. }
            | Reason::Approaches { kind, .. }
            | Reason::Separates { kind, .. }
            | Reason::Grows { kind, .. }
            | Reason::Hinders { kind, .. } => Some(kind),
            Reason::Frees { .. }
            | Reason::Saves
            | Reason::Stops
            | Reason::RollsAgain
            | Reason::KeepsKnight
            | Reason::Later => None,
        }
    }

    /// How many points it is about, for the order in which reasons are told.
    fn weight(&self) -> u32 {
        match *self {
            // What is had is worth more than what may come.
            Reason::Scores { points, .. } | Reason::Denies { points, .. } => 2 * points,
            Reason::Takes { points, .. } | Reason::Shares { points, .. } => 2 * points,
            Reason::Claims { points, .. }
            | Reason::Blocks { points, .. }
            | Reason::Approaches { points, .. }
            | Reason::Separates { points, .. }
            | Reason::Grows { points, .. }
            | Reason::Hinders { points, .. } => points,
            Reason::Frees { pieces } => 2 * PIECE * pieces,
            Reason::Saves | Reason::Stops | Reason::RollsAgain | Reason::KeepsKnight | Reason::Later => 1,
        }
    }
}

/// Why one way to go on is better for a seat than the one that was played, the strongest reason first.
pub fn reasons(dealt: &dyn Game, seat: Seat, played: &[Move], best: &[Move]) -> Vec<Reason> {
    if matches!(dealt.view().details, Details::Dice(_)) {
        return vec![of_dice(played, best)];
    }
    let (played, best) = (Outcome::of(dealt, played), Outcome::of(dealt, best));
    let mut reasons = of_points(seat, &played, &best);
    reasons.extend(of_areas(dealt, seat, &played, &best));
    reasons.extend(of_claim(seat, &played, &best));
    reasons.extend(of_holes(seat, &played, &best));
    reasons.extend(of_meetings(seat, &played, &best));
    reasons.extend(of_prospects(seat, &played, &best, &reasons));
    let frees = best.freed(seat).saturating_sub(played.freed(seat));
    reasons.extend((frees > 0).then_some(Reason::Frees { pieces: frees }));
    // An area may be worth nothing yet.
    reasons.retain(|reason| reason.weight() > 0);
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.weight()));
    reasons.truncate(MOST_REASONS);
    if reasons.is_empty() {
        reasons.push(Reason::Later);
    }
    reasons
}

/// Points that are scored more, or given less.
fn of_points(seat: Seat, played: &Outcome<'_>, best: &Outcome<'_>) -> Vec<Reason> {
    let (less, more) = (scored(&*played.game, &played.events), scored(&*best.game, &best.events));
    let mut reasons = Vec::new();
    let keys: BTreeSet<_> = less.keys().chain(more.keys()).copied().collect();
    for key @ (whose, kind) in keys {
        let of = |points: &BTreeMap<_, u32>| points.get(&key).copied().unwrap_or(0);
        if whose == seat && of(&more) > of(&less) {
            reasons.push(Reason::Scores { kind, points: of(&more) - of(&less) });
        } else if whose != seat && of(&less) > of(&more) {
            reasons.push(Reason::Denies { seat: whose, kind, points: of(&less) - of(&more) });
        }
    }
    reasons
}

/// Areas of others that are taken from them, or shared with them.
fn of_areas(dealt: &dyn Game, seat: Seat, played: &Outcome<'_>, best: &Outcome<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for area in dealt.areas() {
        let Some(&zone) = area.zones.first() else { continue };
        let (Some(after), Some(otherwise)) = (best.held(area.kind, zone), played.held(area.kind, zone))
        else {
            continue;
        };
        let gains = is_owner(after, seat) && !is_owner(otherwise, seat);
        let mut others = area.pieces.iter().map(|(whose, _)| *whose).filter(|whose| *whose != seat);
        let Some(other) = others.find(|&other| gains && is_owner(otherwise, other)) else { continue };
        let (kind, points) = (best.kind_name(after), full(after, seat));
        reasons.push(if is_owner(after, other) {
            Reason::Shares { with: other, kind, points }
        } else {
            Reason::Takes { from: other, kind, points }
        });
    }
    reasons
}

/// A piece that is put where it brings more, or is kept.
fn of_claim(seat: Seat, played: &Outcome<'_>, best: &Outcome<'_>) -> Option<Reason> {
    match (best.claimed(seat), played.claimed(seat)) {
        (Some((kind, points)), other) if points > other.map_or(0, |(_, points)| points) => {
            Some(Reason::Claims { kind, points })
        }
        (None, Some(_)) if best.claim().is_none() => Some(Reason::Saves),
        _ => None,
    }
}

/// An area of somebody else that can't be completed any more.
fn of_holes(seat: Seat, played: &Outcome<'_>, best: &Outcome<'_>) -> Option<Reason> {
    let dead: BTreeSet<Cell> = best.dead_cells().difference(&played.dead_cells()).copied().collect();
    let blocked =
        best.areas.iter().filter(|area| area.open > 0 && !is_owner(area, seat)).filter_map(|area| {
            let (whose, _) = area.pieces.iter().find(|(whose, _)| is_owner(area, *whose))?;
            let appraisal = area.appraisal?;
            let loses = appraisal.full != appraisal.now && !dead.is_disjoint(&best.ends(area));
            let kind = best.kind_name(area);
            loses.then(|| Reason::Blocks { seat: *whose, kind, points: full(area, *whose) })
        });
    blocked.max_by_key(Reason::weight)
}

/// An area that somebody else may still be joined with, or no more.
fn of_meetings(seat: Seat, played: &Outcome<'_>, best: &Outcome<'_>) -> Vec<Reason> {
    let (fewer, more) = (played.meetings(seat), best.meetings(seat));
    let pieces = |area: &AreaView| area.pieces.iter().map(|(_, count)| *count).max();
    let gained = more.iter().filter(|(meeting, _)| !fewer.contains_key(*meeting));
    let gained = gained.filter(|(_, [mine, theirs])| pieces(mine) >= pieces(theirs)).map(
        |(&(_, kind, whose), [_, theirs])| Reason::Approaches {
            seat: whose,
            kind,
            points: full(theirs, whose),
        },
    );
    let lost = fewer.iter().filter(|(meeting, _)| !more.contains_key(*meeting));
    let lost = lost.filter(|(_, [mine, theirs])| pieces(theirs) >= pieces(mine)).map(
        |(&(_, kind, whose), [mine, _])| Reason::Separates { seat: whose, kind, points: full(mine, seat) },
    );
    [gained.max_by_key(Reason::weight), lost.max_by_key(Reason::weight)].into_iter().flatten().collect()
}

/// What areas may come to be worth, of kinds about which nothing else was said.
fn of_prospects(seat: Seat, played: &Outcome<'_>, best: &Outcome<'_>, said: &[Reason]) -> Vec<Reason> {
    let (less, more) = (played.prospects(), best.prospects());
    let keys: BTreeSet<_> = less.keys().chain(more.keys()).copied().collect();
    let is_new = |(_, kind): &(Seat, &'static str)| said.iter().all(|reason| reason.kind() != Some(kind));
    let reasons = keys.into_iter().filter(is_new).filter_map(|key @ (whose, kind)| {
        let of = |points: &BTreeMap<_, u32>| points.get(&key).copied().unwrap_or(0);
        let (more, less) = (of(&more), of(&less));
        match whose == seat {
            true if more > less => Some(Reason::Grows { kind, points: more - less }),
            false if less > more => Some(Reason::Hinders { seat: whose, kind, points: less - more }),
            _ => None,
        }
    });
    reasons.collect()
}

/// What is done with dice instead.
fn of_dice(played: &[Move], best: &[Move]) -> Reason {
    let differs = best.iter().zip(played).find(|(best, played)| best != played);
    match differs.map(|(best, _)| best).or(best.get(played.len())) {
        Some(Move::Stop) => Reason::Stops,
        Some(Move::Again) => Reason::RollsAgain,
        Some(Move::Keep) => Reason::KeepsKnight,
        _ => Reason::Later,
    }
}
