//! Who sits where, as far as the events of a table don't tell: what opens a seat, and who came without an invitation.

use std::sync::Arc;

use games::Seat;
use table::{Order, Player};

use super::{Hub, LiveTable};
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::keys::{Token, TokenHash};
use crate::store::{self, NewSeat, PersonId};
use crate::time::now;
use crate::work::Client;

/// Who sits down without an invitation: one of them takes one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joiner {
    Person(PersonId),
    /// Somebody without a session, whom only the network tells apart from others.
    Client(Client),
}

/// The seats for people.
pub(super) struct Seating {
    /// What opens each.
    tokens: Vec<(u8, TokenHash)>,
    /// Who sat down without an invitation since the table is in memory.
    joined: Vec<(u8, Joiner)>,
    /// Those among them who were made to stand up: they don't come back by themselves.
    barred: Vec<Joiner>,
    /// Who was made to stand up since the table is in memory: the seat, and the number of the event.
    removed: Vec<(u8, u64)>,
}

impl Seating {
    pub(super) fn new(seats: &[NewSeat]) -> Seating {
        let mut seating =
            Seating { tokens: Vec::new(), joined: Vec::new(), barred: Vec::new(), removed: Vec::new() };
        seating.set_tokens(seats);
        seating
    }

    /// The seats as they are in the store.
    pub(super) fn set_tokens(&mut self, seats: &[NewSeat]) {
        self.tokens = seats.iter().map(|seat| (seat.seat, seat.token)).collect();
    }

    /// Another node made somebody stand up.
    pub(super) fn note_removed(&mut self, seat: Seat, version: u64) {
        self.removed.push((seat.0, version));
    }

    /// The seats for people, with what opens them.
    pub(super) fn tokens(&self) -> &[(u8, TokenHash)] {
        &self.tokens
    }

    fn set_token(&mut self, seat: u8, token: TokenHash) {
        if let Some((_, kept)) = self.tokens.iter_mut().find(|(known, _)| *known == seat) {
            *kept = token;
        }
    }

    /// Whether somebody who joined has one of these seats.
    fn is_seated(&self, joiner: Joiner, players: &[Player]) -> bool {
        let has_name = |seat: u8| players.get(usize::from(seat)).is_some_and(|player| player.name.is_some());
        self.joined.iter().any(|(seat, other)| *other == joiner && has_name(*seat))
    }

    fn join(&mut self, seat: u8, token: TokenHash, joiner: Joiner) {
        self.set_token(seat, token);
        self.joined.push((seat, joiner));
    }

    /// Another node was faster, so they have not sat down.
    fn undo_join(&mut self, seat: u8, joiner: Joiner) {
        self.joined.retain(|joined| *joined != (seat, joiner));
    }

    /// Another node was faster, so nobody was made to stand up.
    fn undo_remove(&mut self, seat: u8, version: u64) {
        self.removed.retain(|removed| *removed != (seat, version));
        let joined = self.joined.iter().filter(|(joined, _)| *joined == seat);
        let freed: Vec<Joiner> = joined.map(|(_, joiner)| *joiner).collect();
        self.barred.retain(|joiner| !freed.contains(joiner));
    }

    /// Whoever sits there has no key to the seat any more, and does not come back by themselves.
    fn remove(&mut self, seat: u8, token: TokenHash, version: u64) {
        self.set_token(seat, token);
        self.removed.push((seat, version));
        let joined = self.joined.iter().filter(|(joined, _)| *joined == seat);
        self.barred.extend(joined.map(|(_, joiner)| *joiner));
    }
}

impl LiveTable {
    /// The seat that a token opens.
    pub(crate) fn seat_of(&self, token: &Token) -> Result<Option<u8>, ApiError> {
        let wanted = token.hash();
        let inner = self.lock()?;
        Ok(inner.seating.tokens.iter().find(|(_, known)| known.is(&wanted)).map(|(seat, _)| *seat))
    }

    /// A seat is opened by another token from now on.
    pub(crate) fn set_token(&self, hub: &Hub, seat: u8, token: TokenHash) -> Result<(), ApiError> {
        self.lock()?.seating.set_token(seat, token);
        hub.cluster.publish(&Notice::Seats(self.id().clone()));
        Ok(())
    }

    /// Lets somebody without an invitation sit down at a table that is listed. The answer is the seat, and
    /// what opens it from now on.
    pub(crate) async fn join(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        joiner: Joiner,
        name: &str,
    ) -> Result<(u8, Token), ApiError> {
        let token = Token::random()?;
        let (number, hash, sit) = (self.number(), token.hash(), Order::Sit { name: name.to_owned() });
        let (seat, stamp) = {
            let mut inner = self.lock()?;
            if !inner.replica.table.settings().is_listed {
                return Err(ApiError::Forbidden);
            }
            let free = inner.replica.table.players().iter().position(Player::is_free);
            let seat = free.and_then(|seat| u8::try_from(seat).ok()).ok_or(ApiError::NoFreeSeat)?;
            if inner.seating.barred.contains(&joiner) {
                return Err(ApiError::Barred);
            }
            if inner.seating.is_seated(joiner, inner.replica.table.players()) {
                return Err(ApiError::AlreadySeated);
            }
            let events = inner.replica.table.order(Seat(seat), &sit, None, now())?;
            self.append_with(hub, &mut inner, &events, move |db| store::renew_seat(db, number, seat, &hash))?;
            inner.seating.join(seat, hash, joiner);
            (seat, inner.replica.stamp())
        };
        if let Err(error) = self.durable(stamp).await {
            self.lock()?.seating.undo_join(seat, joiner);
            return Err(error);
        }
        Ok((seat, token))
    }

    /// Makes a person stand up before the game. The answer is what opens the seat from now on, for another invitation.
    pub(crate) async fn remove(self: &Arc<Self>, hub: &Arc<Hub>, seat: u8) -> Result<Token, ApiError> {
        let token = Token::random()?;
        let (number, hash) = (self.number(), token.hash());
        let stamp = {
            let mut inner = self.lock()?;
            let events = inner.replica.table.remove(Seat(seat), now())?;
            self.append_with(hub, &mut inner, &events, move |db| store::free_seat(db, number, seat, &hash))?;
            let stamp = inner.replica.stamp();
            inner.seating.remove(seat, hash, stamp.version);
            stamp
        };
        if let Err(error) = self.durable(stamp).await {
            self.lock()?.seating.undo_remove(seat, stamp.version);
            return Err(error);
        }
        Ok(token)
    }

    /// Whether somebody in one of these seats was made to stand up after an event.
    pub(crate) fn is_removed(&self, seats: &[u8], after: u64) -> Result<bool, ApiError> {
        let inner = self.lock()?;
        let mut removed = inner.seating.removed.iter();
        Ok(removed.any(|(seat, version)| seats.contains(seat) && *version > after))
    }

    /// Whether a token is that of whoever made the table.
    pub(crate) fn is_host(&self, token: &Token) -> bool {
        self.host().is_some_and(|host| host.is(&token.hash()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_node_prevented_bars_nobody() {
        let token = Token::random().unwrap().hash();
        let (ada, seats) = (Joiner::Person(PersonId(1)), [NewSeat { seat: 0, token, person: None }]);
        let mut seating = Seating::new(&seats);
        seating.join(0, token, ada);
        seating.remove(0, token, 7);
        assert!(seating.barred.contains(&ada));
        seating.undo_remove(0, 7);
        assert!(seating.barred.is_empty() && seating.removed.is_empty());
        seating.undo_join(0, ada);
        assert!(seating.joined.is_empty());
    }
}
