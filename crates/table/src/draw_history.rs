//! What was drawn in a running game, and what devices added to its draws.

use games::record::SealedDraw;
use games::{ChanceSource, Game, Seat};

use crate::clock::Millis;
use crate::fair::{Link, Seed};
use crate::settings::DrawMode;

/// The draws of a game by the method of version 2.
#[derive(Clone, Debug)]
pub(crate) struct DrawHistory {
    pub(crate) seed: Seed,
    mode: DrawMode,
    /// The seats whose devices committed to a chain of links.
    seats: Vec<Seat>,
    /// Every draw that stands: from where, and how many moves there were before it.
    made: Vec<(ChanceSource, usize)>,
    /// What devices added, in the order in which they did. It stays when moves are taken back.
    sealings: Vec<Sealing>,
    /// How many moves there were and how many remained, each time that some were taken back.
    pub(crate) rewinds: Vec<(usize, usize)>,
    /// Since when a draw is due.
    pub(crate) due_since: Option<Millis>,
}

/// A draw: from where, and how many came from there before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawId {
    source: ChanceSource,
    index: usize,
}

/// What devices added to a draw.
#[derive(Clone, Debug)]
struct Sealing {
    draw: DrawId,
    /// By seat, for those that committed.
    links: Vec<(Seat, Option<Link>)>,
    /// Whether nothing more can be added: it was drawn, or the moves before it were taken back.
    is_closed: bool,
}

impl DrawHistory {
    pub(crate) fn new(seed: Seed, mode: DrawMode, seats: Vec<Seat>) -> DrawHistory {
        let (made, sealings, rewinds) = (Vec::new(), Vec::new(), Vec::new());
        DrawHistory { seed, mode, seats, made, sealings, rewinds, due_since: None }
    }

    /// The draw that is due in a game, if chance is to move.
    pub(crate) fn due(&self, game: &dyn Game) -> Option<DrawId> {
        let source = game.chance_source()?;
        let index = self.made.iter().filter(|(other, _)| *other == source).count();
        Some(DrawId { source, index })
    }

    /// What a draw is made from.
    pub(crate) fn point(&self, draw: DrawId) -> Vec<u8> {
        let links = match (self.mode, self.sealing(draw)) {
            (DrawMode::Committed, _) => Vec::new(),
            (DrawMode::Sealed, Some(sealing)) => sealing.links.clone(),
            (DrawMode::Sealed, None) => self.nothing(),
        };
        self.seed.point(&draw.source.to_string(), draw.index, &links)
    }

    /// Whether the device of a seat can still add to a draw.
    pub(crate) fn can_add(&self, draw: DrawId, seat: Seat) -> bool {
        let is_open = self.sealing(draw).is_none_or(|sealing| {
            !sealing.is_closed && sealing.links.iter().any(|(other, link)| *other == seat && link.is_none())
        });
        self.mode == DrawMode::Sealed && self.seats.contains(&seat) && is_open
    }

    /// Takes in what the device of a seat adds to a draw.
    pub(crate) fn add(&mut self, draw: DrawId, seat: Seat, link: Link) {
        let sealing = self.sealing_mut(draw);
        for (other, slot) in &mut sealing.links {
            if *other == seat {
                *slot = Some(link);
            }
        }
    }

    /// A draw was made after so many moves.
    pub(crate) fn note(&mut self, draw: DrawId, moves: usize) {
        self.made.push((draw.source, moves));
        if self.mode == DrawMode::Sealed {
            self.sealing_mut(draw).is_closed = true;
        }
    }

    /// Moves were taken back. What was added to the draw that was due stays as it is.
    pub(crate) fn rewind(&mut self, from: usize, to: usize) {
        self.made.retain(|(_, moves)| *moves < to);
        self.rewinds.push((from, to));
        self.sealings.iter_mut().for_each(|sealing| sealing.is_closed = true);
    }

    /// What devices added, for the proof.
    pub(crate) fn sealed(&self) -> Vec<SealedDraw> {
        let text = |link: &Option<Link>| link.map(|link| link.to_string());
        let draws = self.sealings.iter().map(|Sealing { draw, links, .. }| SealedDraw {
            source: draw.source.to_string(),
            index: draw.index,
            links: links.iter().map(|(seat, link)| (*seat, text(link))).collect(),
        });
        draws.collect()
    }

    fn sealing(&self, draw: DrawId) -> Option<&Sealing> {
        self.sealings.iter().rfind(|sealing| sealing.draw == draw)
    }

    fn sealing_mut(&mut self, draw: DrawId) -> &mut Sealing {
        let at = self.sealings.iter().rposition(|sealing| sealing.draw == draw).unwrap_or_else(|| {
            self.sealings.push(Sealing { draw, links: self.nothing(), is_closed: false });
            self.sealings.len() - 1
        });
        &mut self.sealings[at]
    }

    /// What was added to a draw to which nobody added anything.
    fn nothing(&self) -> Vec<(Seat, Option<Link>)> {
        self.seats.iter().map(|seat| (*seat, None)).collect()
    }
}
