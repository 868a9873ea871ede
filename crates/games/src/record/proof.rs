//! What proves that chance was fair, as it stands in a record behind the result. How it is made and
//! checked is the business of whoever drew; here it is only text.

use std::fmt::Write;

use super::RecordProblem;
use crate::seat::Seat;

/// The version of the method.
pub const PROOF_VERSION: u32 = 1;

/// A proof of fair draws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// What was published before the game, in hexadecimal.
    pub commitment: String,
    /// What the seats added before the start.
    pub words: Vec<(Seat, String)>,
    /// Whether it was drawn who starts.
    pub is_start_drawn: bool,
    /// What was kept secret until the end, in hexadecimal.
    pub secret: String,
}

impl Proof {
    /// Takes a line behind `proof VERSION` in.
    pub(super) fn line(&mut self, word: &str, rest: &str) -> Result<(), RecordProblem> {
        let unknown = || RecordProblem::Line(format!("{word} {rest}").trim().to_owned());
        let is_new = match (word, rest) {
            ("commitment", _) => set(&mut self.commitment, rest),
            ("secret", _) => set(&mut self.secret, rest),
            ("start", "drawn") => !std::mem::replace(&mut self.is_start_drawn, true),
            ("words", _) => {
                let (seat, words) = rest.split_once(char::is_whitespace).ok_or_else(unknown)?;
                let seat = Seat(seat.parse().map_err(|_| unknown())?);
                let is_new = self.words.iter().all(|(other, _)| *other != seat);
                self.words.push((seat, words.trim().to_owned()));
                is_new
            }
            _ => return Err(unknown()),
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
        let mut text = format!("proof {PROOF_VERSION}\ncommitment {}\n", self.commitment);
        for (seat, words) in &self.words {
            let _ = writeln!(text, "words {seat} {words}");
        }
        if self.is_start_drawn {
            text.push_str("start drawn\n");
        }
        let _ = writeln!(text, "secret {}", self.secret);
        text
    }
}

/// Sets a text that was not set before; whether it was not.
fn set(field: &mut String, text: &str) -> bool {
    let is_new = field.is_empty();
    text.clone_into(field);
    is_new
}
