//! The draws of a table: what they come from, whom they wait for, and what they give.

use games::record::Start;
use games::{Actor, Seat, text};

use crate::clock::Millis;
use crate::draw_history::{DrawHistory, DrawId};
use crate::fair::{Chain, Draws, LinkChain, Method, Seed};
use crate::settings::{Settings, Starts};
use crate::table::{RunningGame, Table};

/// How long a table waits for the words that devices committed to, when the game is to begin.
const WORDS_WITHIN: Millis = 10_000;
/// How long it waits for what devices add to a sealed draw.
const LINKS_WITHIN: Millis = 5_000;
/// Who starts is drawn from a source of its own.
pub(crate) const START: &str = "start";

impl Table {
    /// The seats whose devices are to tell a link before the table can draw.
    pub fn awaited_links(&self) -> Vec<Seat> {
        let due = self.due_draw();
        let draws = self.running().and_then(|running| running.draws.as_ref());
        let is_awaited = |seat: Seat, links: &LinkChain| match (due, draws) {
            (Some(draw), Some(draws)) => draws.can_add(draw, seat),
            _ => self.starting_since.is_some() && links.word().is_none(),
        };
        let present = (0..).map(Seat).zip(&self.players).filter(|(_, player)| player.is_present());
        let awaited = present.filter_map(|(seat, player)| Some((seat, player.links.as_ref()?)));
        awaited.filter(|(seat, links)| is_awaited(*seat, links)).map(|(seat, _)| seat).collect()
    }

    /// Until when the table waits for links that devices are to tell.
    pub(crate) fn link_deadline(&self) -> Option<Millis> {
        if self.awaited_links().is_empty() {
            return None;
        }
        let due_since = self.running().and_then(|running| running.draws.as_ref()?.due_since);
        due_since
            .map(|since| since + LINKS_WITHIN)
            .or_else(|| self.starting_since.map(|since| since + WORDS_WITHIN))
    }

    /// Whether the game has begun, or is about to.
    pub(crate) fn has_start(&self) -> bool {
        self.running().is_some() || self.starting_since.is_some()
    }

    /// The draw that is due, at a table with draws by the method of version 2.
    pub(crate) fn due_draw(&self) -> Option<DrawId> {
        let running = self.running().filter(|running| self.ended.is_none() && running.is_chance_due())?;
        running.draws.as_ref()?.due(running.history.game())
    }

    /// The chain of draws before it is known who starts.
    pub(crate) fn first_link(&self, start: &Start) -> Chain {
        let seats = (0..).zip(&self.players);
        let words = seats.filter_map(|(seat, player)| Some((seat, player.words.as_deref()?)));
        Chain::new(&Settings::old_agreement(start), self.commitment(), words)
    }

    /// The draws of a game that begins like this, before the first.
    pub(crate) fn draw_history(&self, start: &Start) -> DrawHistory {
        let seats = self.committed().map(|(seat, _)| seat).collect();
        DrawHistory::new(self.seed(start), self.settings.draws, seats)
    }

    fn seed(&self, start: &Start) -> Seed {
        let agreement = Settings::agreement(start, self.settings.is_start_drawn());
        Seed::new(&agreement, self.settings.draws, self.commitment(), self.committed())
    }

    /// The seats whose devices have committed, with what they have told.
    pub(crate) fn committed(&self) -> impl Iterator<Item = (Seat, &LinkChain)> {
        let seats = (0..).map(Seat).zip(&self.players);
        seats.filter_map(|(seat, player)| Some((seat, player.links.as_ref()?)))
    }

    /// The seat that starts; none where it is drawn and nobody here can draw.
    pub(crate) fn starts(&self) -> Option<u8> {
        match self.settings.starts {
            // The position says who did.
            _ if self.settings.from.is_some() => {
                let history = self.settings.open(self.rules, Seat(0)).ok()?;
                Some(history.game().setup().starts().0)
            }
            Starts::Seat(seat) => Some(seat),
            Starts::Drawn => self.draw_start(),
        }
    }

    /// The seat that starts, drawn.
    fn draw_start(&self) -> Option<u8> {
        let secret = self.secret.as_ref()?;
        let history = self.settings.open(self.rules, Seat(0)).ok()?;
        let point = match self.method {
            Method::Chained => self.first_link(history.start()).point(),
            Method::Seeded => self.seed(history.start()).point(START, 0, &[]),
        };
        let seats = u32::try_from(self.players.len()).ok()?;
        u8::try_from(Draws::new(secret, point).below(seats)).ok()
    }

    /// The move that chance makes now, if it is to move and the secret is known.
    pub(crate) fn next_draw(&self) -> Option<String> {
        let running = self.running().filter(|running| running.is_chance_due())?;
        let game = running.history.game();
        debug_assert_eq!(game.actor(), Actor::Chance);
        let mut draws = Draws::new(self.secret.as_ref()?, running.point()?);
        let drawn = game.sample(&mut |bound| draws.below(bound))?;
        Some(text::write_move(game, drawn))
    }
}

impl RunningGame {
    /// What the draw that is due is made from.
    fn point(&self) -> Option<Vec<u8>> {
        match &self.draws {
            None => Some(self.chain.point()),
            Some(draws) => draws.due(self.history.game()).map(|draw| draws.point(draw)),
        }
    }
}
