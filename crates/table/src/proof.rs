//! Proofs: what a table adds to the record of a game, and how anybody checks it.

use games::{Actor, Message, Move, Proof, Record, Say, Seat, Setup, text};

use crate::fair::{Chain, Draws, Secret};
use crate::settings::Settings;
use crate::table::Table;

impl Table {
    /// The record of the game so far, with the proof of its draws once it is over.
    pub fn record(&self) -> Option<Record> {
        let record = self.history()?.record();
        let proof = self.secret.as_ref().filter(|_| self.ended().is_some()).map(|secret| self.proof(secret));
        Some(match proof {
            Some(proof) => record.with_proof(proof),
            None => record,
        })
    }

    fn proof(&self, secret: &Secret) -> Proof {
        let seats = (0..).map(Seat).zip(&self.players);
        Proof {
            commitment: self.commitment().to_owned(),
            words: seats.filter_map(|(seat, player)| Some((seat, player.words.clone()?))).collect(),
            is_start_drawn: self.settings.is_start_drawn(),
            secret: secret.reveal(),
        }
    }
}

/// Why a record does not prove that its draws were fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofError {
    /// It has no proof.
    NoProof,
    /// The secret is not one.
    Secret,
    /// The secret is not what was committed to.
    Commitment,
    /// Another seat would have started.
    Starts {
        /// The seat that would have.
        expected: Seat,
    },
    /// Something else would have been drawn.
    Draw {
        /// In which turn.
        turn: u32,
        /// What was drawn.
        found: String,
        /// What should have been.
        expected: String,
    },
}

impl Say for ProofError {
    fn say(&self) -> Message {
        match self {
            ProofError::NoProof => Message::new("proof-none"),
            ProofError::Secret => Message::new("proof-secret"),
            ProofError::Commitment => Message::new("proof-commitment"),
            ProofError::Starts { expected } => {
                Message::new("proof-starts").with("expected", u32::from(expected.0))
            }
            ProofError::Draw { turn, found, expected } => Message::new("proof-draw")
                .with("turn", *turn)
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
        }
    }
}

/// Draws every draw of a record again and compares; the answer is how many there were. In a record that
/// begins in a position nothing is known of what was drawn before.
pub fn verify(record: &Record) -> Result<usize, ProofError> {
    let proof = record.proof().ok_or(ProofError::NoProof)?;
    let secret = Secret::read(&proof.secret).ok_or(ProofError::Secret)?;
    if secret.commitment() != proof.commitment {
        return Err(ProofError::Commitment);
    }
    let words = proof.words.iter().map(|(seat, words)| (seat.0, words.as_str()));
    let chain = Chain::new(&Settings::agreement(record.start()), &proof.commitment, words);
    let setup = record.first().setup();
    if proof.is_start_drawn {
        check_start(setup, &secret, chain)?;
    }
    check_draws(record, &secret, chain.then(&format!("starts {}", setup.starts())))
}

fn check_start(setup: &Setup, secret: &Secret, chain: Chain) -> Result<(), ProofError> {
    let drawn = Draws::new(secret, chain).below(setup.seats().into());
    let expected = Seat(u8::try_from(drawn).unwrap_or(u8::MAX));
    if expected == setup.starts() { Ok(()) } else { Err(ProofError::Starts { expected }) }
}

fn check_draws(record: &Record, secret: &Secret, mut chain: Chain) -> Result<usize, ProofError> {
    let mut game = record.first().fork();
    let mut count = 0;
    for &played in record.moves() {
        if game.actor() == Actor::Chance {
            let mut draws = Draws::new(secret, chain);
            let expected = game.sample(&mut |bound| draws.below(bound));
            let write = |chance: Option<Move>| {
                chance.map_or_else(String::new, |drawn| text::write_move(&*game, drawn))
            };
            if expected != Some(played) {
                let (found, expected) = (write(Some(played)), write(expected));
                return Err(ProofError::Draw { turn: game.turn(), found, expected });
            }
            count += 1;
        }
        chain = chain.then(&text::write_move(&*game, played));
        game.apply_unchecked(played);
    }
    Ok(count)
}
