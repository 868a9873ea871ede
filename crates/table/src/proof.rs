//! Proofs: what a table adds to the record of a game.

use games::record::{SeatWord, SeededProof};
use games::{Proof, ProofMethod, Record, Seat};

use crate::draw_history::DrawHistory;
use crate::fair::Secret;
use crate::settings::DrawMode;
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
        let method = match self.running().and_then(|running| running.draws.as_ref()) {
            None => ProofMethod::Chained { words: self.words() },
            Some(draws) => ProofMethod::Seeded(self.seeded_proof(draws)),
        };
        Proof {
            commitment: self.commitment().to_owned(),
            is_start_drawn: self.settings.is_start_drawn(),
            secret: secret.reveal(),
            method,
        }
    }

    fn words(&self) -> Vec<(Seat, String)> {
        let seats = (0..).map(Seat).zip(&self.players);
        seats.filter_map(|(seat, player)| Some((seat, player.words.clone()?))).collect()
    }

    fn seeded_proof(&self, draws: &DrawHistory) -> SeededProof {
        let seats = self.committed().map(|(seat, links)| SeatWord {
            seat,
            commitment: links.commitment().to_string(),
            word: links.word().map(|word| word.to_string()),
        });
        SeededProof {
            is_sealed: self.settings.draws == DrawMode::Sealed,
            seats: seats.collect(),
            draws: draws.sealed(),
            rewinds: draws.rewinds.clone(),
        }
    }
}
