//! The lines of a proof of version 2.

use std::fmt::Write;

use crate::seat::Seat;

/// What a proof has instead of a word that nobody told.
const ABSENT: &str = "absent";

/// What the draws of a game came from, besides the secret.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeededProof {
    /// Whether devices added to every draw.
    pub is_sealed: bool,
    /// The seats whose devices had committed to a word, in order.
    pub seats: Vec<SeatWord>,
    /// What devices added to draws, in the order in which they did, also to draws that were taken back.
    pub draws: Vec<SealedDraw>,
    /// Each time that moves were taken back: how many there were, and how many remained.
    pub rewinds: Vec<(usize, usize)>,
}

/// What the device of a seat committed to before the game, and told at its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatWord {
    /// The seat.
    pub seat: Seat,
    /// The hash of the word, in hexadecimal.
    pub commitment: String,
    /// The word, in hexadecimal; none if it was not told in time.
    pub word: Option<String>,
}

/// What devices added to a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedDraw {
    /// What was drawn from.
    pub source: String,
    /// How many draws from it came before.
    pub index: usize,
    /// What each seat added that had committed, in hexadecimal; none if that did not come in time.
    pub links: Vec<(Seat, Option<String>)>,
}

impl SeededProof {
    /// Takes a line in; whether it is not there already. None if it makes no sense.
    pub(super) fn line(&mut self, word: &str, rest: &str) -> Option<bool> {
        let mut parts = rest.split_whitespace();
        let is_new = match word {
            "draws" => {
                self.is_sealed = parts.next()?.eq_ignore_ascii_case("sealed");
                return (self.is_sealed && parts.next().is_none()).then_some(true);
            }
            "seat" => {
                let seat = Seat(parts.next()?.parse().ok()?);
                let (commitment, word) = (parts.next()?.to_owned(), read_word(parts.next()?));
                let is_new = self.seats.iter().all(|other| other.seat != seat);
                self.seats.push(SeatWord { seat, commitment, word });
                is_new
            }
            "rewound" => {
                self.rewinds.push((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?));
                true
            }
            "draw" => {
                let (source, index) = (parts.next()?.to_lowercase(), parts.next()?.parse().ok()?);
                let links: Option<Vec<_>> = parts.by_ref().map(read_link).collect();
                let is_new = !self.draws.iter().any(|draw| draw.source == source && draw.index == index);
                self.draws.push(SealedDraw { source, index, links: links? });
                is_new
            }
            _ => return None,
        };
        parts.next().is_none().then_some(is_new)
    }

    /// The lines that say what the seed is made of.
    pub(super) fn write_seed(&self) -> String {
        let mut text = String::from(if self.is_sealed { "draws sealed\n" } else { "" });
        for SeatWord { seat, commitment, word } in &self.seats {
            let _ = writeln!(text, "seat {seat} {commitment} {}", write_word(word.as_deref()));
        }
        text
    }

    /// The lines that say what came after the start.
    pub(super) fn write_draws(&self) -> String {
        let mut text = String::new();
        for SealedDraw { source, index, links } in &self.draws {
            let _ = write!(text, "draw {source} {index}");
            for (seat, link) in links {
                let _ = write!(text, " {seat}={}", write_word(link.as_deref()));
            }
            text.push('\n');
        }
        for (from, to) in &self.rewinds {
            let _ = writeln!(text, "rewound {from} {to}");
        }
        text
    }
}

fn read_word(text: &str) -> Option<String> {
    (!text.eq_ignore_ascii_case(ABSENT)).then(|| text.to_owned())
}

fn write_word(word: Option<&str>) -> &str {
    word.unwrap_or(ABSENT)
}

fn read_link(text: &str) -> Option<(Seat, Option<String>)> {
    let (seat, link) = text.split_once('=')?;
    Some((Seat(seat.parse().ok()?), read_word(link)))
}
