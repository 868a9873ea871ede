//! How anybody checks the proof of a record: everything that was drawn is drawn again.

use games::record::{SealedDraw, SeededProof};
use games::{Actor, ChanceSource, Game, Message, Move, Proof, ProofMethod, Record, Say, Seat, text};

use crate::draws::START;
use crate::fair::{Chain, Draws, Link, LinkChain, Secret, Seed};
use crate::settings::{DrawMode, Settings};

/// What a proof proves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proved {
    /// How many draws were made again and are the same.
    pub draws: usize,
    /// The seats whose devices had committed to a word and did not tell it in time.
    pub absent: Vec<Seat>,
    /// In how many sealed draws a device was absent.
    pub unsealed: usize,
    /// How often moves were taken back.
    pub rewinds: usize,
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
    /// What the device of a seat told is not what it had committed to.
    Link {
        /// The seat.
        seat: Seat,
    },
    /// It does not say what devices added to a draw.
    NotSealed {
        /// In which turn.
        turn: u32,
    },
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
            ProofError::Link { seat } => Message::new("proof-link").with("seat", u32::from(seat.0)),
            ProofError::NotSealed { turn } => Message::new("proof-not-sealed").with("turn", *turn),
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

/// Draws every draw of a record again and compares. In a record that begins in a position nothing is known of what was
/// drawn before.
pub fn verify(record: &Record) -> Result<Proved, ProofError> {
    let proof = record.proof().ok_or(ProofError::NoProof)?;
    let secret = Secret::read(&proof.secret).ok_or(ProofError::Secret)?;
    if secret.commitment() != proof.commitment.to_lowercase() {
        return Err(ProofError::Commitment);
    }
    let mut basis = Basis::new(record, proof)?;
    if proof.is_start_drawn {
        check_start(record, &secret, &basis)?;
    }
    let draws = check_draws(record, &secret, &mut basis)?;
    Ok(Proved { draws, ..told(proof) })
}

/// What a proof tells besides its draws.
fn told(proof: &Proof) -> Proved {
    let ProofMethod::Seeded(seeded) = &proof.method else { return Proved::default() };
    let absent = seeded.seats.iter().filter(|told| told.word.is_none()).map(|told| told.seat);
    let is_unsealed = |draw: &&SealedDraw| draw.links.iter().any(|(_, link)| link.is_none());
    Proved {
        draws: 0,
        absent: absent.collect(),
        unsealed: seeded.draws.iter().filter(is_unsealed).count(),
        rewinds: seeded.rewinds.len(),
    }
}

fn check_start(record: &Record, secret: &Secret, basis: &Basis) -> Result<(), ProofError> {
    let setup = record.first().setup();
    let drawn = Draws::new(secret, basis.start_point()).below(setup.seats().into());
    let expected = Seat(u8::try_from(drawn).unwrap_or(u8::MAX));
    if expected == setup.starts() { Ok(()) } else { Err(ProofError::Starts { expected }) }
}

fn check_draws(record: &Record, secret: &Secret, basis: &mut Basis) -> Result<usize, ProofError> {
    let mut game = record.first().fork();
    basis.note(&format!("starts {}", game.setup().starts()));
    let mut count = 0;
    for &played in record.moves() {
        if game.actor() == Actor::Chance {
            let mut draws = Draws::new(secret, basis.draw_point(&*game)?);
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
        basis.note(&text::write_move(&*game, played));
        game.apply_unchecked(played);
    }
    Ok(count)
}

/// What the draws of a record come from, by its method.
enum Basis {
    /// All that was said so far.
    Chained(Chain),
    /// The seed, and which draw it is.
    Seeded(Seeded),
}

struct Seeded {
    seed: Seed,
    /// What devices added, if draws were sealed.
    sealed: Option<Vec<Sealed>>,
    /// What was drawn from so far.
    made: Vec<ChanceSource>,
}

/// What devices added to a draw.
struct Sealed {
    source: String,
    index: usize,
    links: Vec<(Seat, Option<Link>)>,
}

impl Basis {
    fn new(record: &Record, proof: &Proof) -> Result<Basis, ProofError> {
        match &proof.method {
            ProofMethod::Chained { words } => {
                let words = words.iter().map(|(seat, words)| (seat.0, words.as_str()));
                let agreement = Settings::old_agreement(record.start());
                Ok(Basis::Chained(Chain::new(&agreement, &proof.commitment, words)))
            }
            ProofMethod::Seeded(seeded) => {
                let agreement = Settings::agreement(record.start(), proof.is_start_drawn);
                Seeded::new(&agreement, proof, seeded).map(Basis::Seeded)
            }
        }
    }

    /// What is drawn from to say who starts.
    fn start_point(&self) -> Vec<u8> {
        match self {
            Basis::Chained(chain) => chain.point(),
            Basis::Seeded(seeded) => seeded.seed.point(START, 0, &[]),
        }
    }

    /// What the draw that is due in a game is made from.
    fn draw_point(&mut self, game: &dyn Game) -> Result<Vec<u8>, ProofError> {
        match self {
            Basis::Chained(chain) => Ok(chain.point()),
            Basis::Seeded(seeded) => {
                seeded.draw_point(game).ok_or(ProofError::NotSealed { turn: game.turn() })
            }
        }
    }

    /// Takes in what was said or played.
    fn note(&mut self, text: &str) {
        if let Basis::Chained(chain) = self {
            *chain = chain.then(text);
        }
    }
}

impl Seeded {
    fn new(agreement: &str, proof: &Proof, seeded: &SeededProof) -> Result<Seeded, ProofError> {
        let mut chains = read_words(seeded)?;
        let mode = if seeded.is_sealed { DrawMode::Sealed } else { DrawMode::Committed };
        let words = chains.iter().map(|(seat, chain)| (*seat, chain));
        let seed = Seed::new(agreement, mode, &proof.commitment.to_lowercase(), words);
        let sealed = seeded.draws.iter().map(|draw| read_links(draw, &mut chains));
        let sealed = sealed.collect::<Result<Vec<_>, _>>()?;
        Ok(Seeded { seed, sealed: seeded.is_sealed.then_some(sealed), made: Vec::new() })
    }

    /// What the draw that is due in a game is made from; none if the proof lacks what devices added to it.
    fn draw_point(&mut self, game: &dyn Game) -> Option<Vec<u8>> {
        let source = game.chance_source()?;
        let index = self.made.iter().filter(|other| **other == source).count();
        self.made.push(source);
        let source = source.to_string();
        let links = match &self.sealed {
            None => &[][..],
            Some(sealed) => &sealed.iter().find(|draw| draw.source == source && draw.index == index)?.links,
        };
        Some(self.seed.point(&source, index, links))
    }
}

/// What devices committed to, and the words that they told for the start.
fn read_words(seeded: &SeededProof) -> Result<Vec<(Seat, LinkChain)>, ProofError> {
    let read = |seat: Seat, text: &str| Link::read(text).ok_or(ProofError::Link { seat });
    let mut chains = Vec::new();
    for told in &seeded.seats {
        let mut chain = LinkChain::new(read(told.seat, &told.commitment)?);
        if let Some(word) = &told.word
            && !chain.extend_by_word(read(told.seat, word)?)
        {
            return Err(ProofError::Link { seat: told.seat });
        }
        chains.push((told.seat, chain));
    }
    Ok(chains)
}

/// What devices added to a draw: each the next link of what the device committed to.
fn read_links(draw: &SealedDraw, chains: &mut [(Seat, LinkChain)]) -> Result<Sealed, ProofError> {
    let mut links = Vec::new();
    for (seat, told) in &draw.links {
        let wrong = ProofError::Link { seat: *seat };
        let Some(told) = told else {
            links.push((*seat, None));
            continue;
        };
        let link = Link::read(told).ok_or(wrong.clone())?;
        let chain = chains.iter_mut().find(|(other, _)| other == seat);
        if !chain.is_some_and(|(_, chain)| chain.extend(link)) {
            return Err(wrong);
        }
        links.push((*seat, Some(link)));
    }
    Ok(Sealed { source: draw.source.clone(), index: draw.index, links })
}
