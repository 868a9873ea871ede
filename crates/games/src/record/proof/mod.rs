//! What proves that chance was fair, as it stands in a record behind the result. How it is made and
//! checked is the business of whoever drew; here it is only text.

mod seeded;

pub use seeded::{SealedDraw, SeatWord, SeededProof};

use std::fmt::Write;

use super::RecordProblem;
use crate::seat::Seat;

/// A proof of fair draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was published before the game, in hexadecimal.
    pub commitment: String,
    /// Whether it was drawn who starts.
    pub is_start_drawn: bool,
    /// What was kept secret until the end, in hexadecimal.
    pub secret: String,
    /// The method by which it was drawn, and what that takes besides.
    pub method: ProofMethod,
}

/// A method to draw by, each with a version of the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofMethod {
    /// Version 1: draws come from a chain of all moves.
    Chained {
        /// What the seats added before the start.
        words: Vec<(Seat, String)>,
    },
    /// Version 2: draws come from a seed and their number.
    Seeded(SeededProof),
}

impl Proof {
    /// A proof of this version, before any line of it has been read; none where there is no such version.
    pub(super) fn of_version(version: &str) -> Option<Proof> {
        let method = match version {
            "1" => ProofMethod::Chained { words: Vec::new() },
            "2" => ProofMethod::Seeded(SeededProof::default()),
            _ => return None,
        };
        Some(Proof { commitment: String::new(), is_start_drawn: false, secret: String::new(), method })
    }

    /// Takes a line behind `proof VERSION` in.
    pub(super) fn line(&mut self, word: &str, rest: &str) -> Result<(), RecordProblem> {
        let unknown = || RecordProblem::Line(format!("{word} {rest}").trim().to_owned());
        let is_new = match (word, rest) {
            ("commitment", _) => set(&mut self.commitment, rest),
            ("secret", _) => set(&mut self.secret, rest),
            ("start", "drawn") => !std::mem::replace(&mut self.is_start_drawn, true),
            _ => self.method.line(word, rest).ok_or_else(unknown)?,
        };
        if is_new { Ok(()) } else { Err(RecordProblem::Twice(word.to_owned())) }
    }

    /// Says what is missing, if anything is.
    pub(super) fn finish(self) -> Result<Proof, RecordProblem> {
        match (self.commitment.as_str(), self.secret.as_str()) {
            ("", _) => Err(RecordProblem::Missing("commitment")),
            (_, "") => Err(RecordProblem::Missing("secret")),
            _ => Ok(self),
        }
    }

    /// The lines of the proof.
    pub(super) fn write(&self) -> String {
        let (version, before, behind) = match &self.method {
            ProofMethod::Chained { words } => (1, write_words(words), String::new()),
            ProofMethod::Seeded(seeded) => (2, seeded.write_seed(), seeded.write_draws()),
        };
        let start = if self.is_start_drawn { "start drawn\n" } else { "" };
        let (commitment, secret) = (&self.commitment, &self.secret);
        format!("proof {version}\ncommitment {commitment}\n{before}{start}{behind}secret {secret}\n")
    }
}

impl ProofMethod {
    /// Takes a line in that only this method has; whether it is not there already. None if it makes no sense.
    fn line(&mut self, word: &str, rest: &str) -> Option<bool> {
        match self {
            ProofMethod::Chained { words } if word == "words" => {
                let (seat, said) = rest.split_once(char::is_whitespace)?;
                let seat = Seat(seat.parse().ok()?);
                let is_new = words.iter().all(|(other, _)| *other != seat);
                words.push((seat, said.trim().to_owned()));
                Some(is_new)
            }
            ProofMethod::Chained { .. } => None,
            ProofMethod::Seeded(seeded) => seeded.line(word, rest),
        }
    }
}

fn write_words(words: &[(Seat, String)]) -> String {
    let mut text = String::new();
    for (seat, words) in words {
        let _ = writeln!(text, "words {seat} {words}");
    }
    text
}

/// Sets a text that was not set before; whether it was not.
fn set(field: &mut String, text: &str) -> bool {
    let is_new = field.is_empty();
    text.clone_into(field);
    is_new
}
