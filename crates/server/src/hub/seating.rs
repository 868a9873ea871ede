//! Who sits where, as far as the events of a table don't tell: what opens a seat, and who came without an invitation.

use std::sync::Arc;

use games::Seat;
use table::{Order, Player};

use super::{Hub, LiveTable};
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::keys::{Token, TokenHash};
use crate::store::{self, JoinerHash, Key, PersonId, StoredSeats};
use crate::time::now;
use crate::work::Client;

/// Who sits down without an invitation: one of them takes one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joiner {
    Person(PersonId),
    /// Somebody without a session, whom only the network tells apart from others.
    Client(Client),
}

impl Joiner {
    /// What the store knows them by.
    fn hash(self, key: &Key) -> JoinerHash {
        JoinerHash(match self {
            Joiner::Person(PersonId(number)) => key.hash(&format!("person {number}")),
            Joiner::Client(Client::Network(address)) => key.hash_address(address),
            Joiner::Client(Client::Table(number)) => key.hash(&format!("table {number}")),
        })
    }
}

/// The seats for people.
pub(super) struct Seating(StoredSeats);

impl Seating {
    /// The seats as they are in the store.
    pub(super) fn new(seats: StoredSeats) -> Seating {
        Seating(seats)
    }

    /// The seats for people, with what opens them.
    pub(super) fn tokens(&self) -> impl Iterator<Item = (u8, TokenHash)> {
        self.0.seats.iter().map(|seat| (seat.seat, seat.token))
    }

    fn opened_by(&self, token: &TokenHash) -> Option<u8> {
        self.tokens().find(|(_, known)| known.is(token)).map(|(seat, _)| seat)
    }

    fn set_token(&mut self, seat: u8, token: TokenHash) {
        if let Some(kept) = self.0.seats.iter_mut().find(|known| known.seat == seat) {
            kept.token = token;
        }
    }

    /// Whether somebody who joined has one of these seats.
    fn is_seated(&self, joiner: JoinerHash, players: &[Player]) -> bool {
        let has_name = |seat: u8| players.get(usize::from(seat)).is_some_and(|player| player.name.is_some());
        self.0.seats.iter().any(|seat| seat.joiner == Some(joiner) && has_name(seat.seat))
    }

    /// Somebody sits down without an invitation.
    fn join(&mut self, seat: u8, token: TokenHash, joiner: JoinerHash) {
        if let Some(taken) = self.0.seats.iter_mut().find(|known| known.seat == seat) {
            (taken.token, taken.joiner) = (token, Some(joiner));
        }
    }

    /// Whoever sits there has no key to the seat any more, and does not come back by themselves.
    fn remove(&mut self, seat: u8, token: TokenHash) {
        if let Some(freed) = self.0.seats.iter_mut().find(|known| known.seat == seat) {
            freed.token = token;
            self.0.barred.extend(freed.joiner.take());
        }
    }
}

impl LiveTable {
    /// The seat that a token opens. Another node may have given it out a moment ago, so the store is asked before it is refused.
    pub(crate) async fn seat_of(&self, hub: &Hub, token: &Token) -> Result<Option<u8>, ApiError> {
        let wanted = token.hash();
        let known = self.lock()?.seating.opened_by(&wanted);
        if known.is_some() || hub.cluster.is_alone() {
            return Ok(known);
        }
        self.reload_seats(hub).await?;
        Ok(self.lock()?.seating.opened_by(&wanted))
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
        let joiner = joiner.hash(hub.store.key());
        let sit_down = || {
            let mut inner = self.lock()?;
            if !inner.replica.table.settings().is_listed {
                return Err(ApiError::Forbidden);
            }
            let free = inner.replica.table.players().iter().position(Player::is_free);
            let seat = free.and_then(|seat| u8::try_from(seat).ok()).ok_or(ApiError::NoFreeSeat)?;
            if inner.seating.0.barred.contains(&joiner) {
                return Err(ApiError::Barred);
            }
            if inner.seating.is_seated(joiner, inner.replica.table.players()) {
                return Err(ApiError::AlreadySeated);
            }
            let at = inner.replica.time(now());
            let events = inner.replica.table.order(Seat(seat), &sit, None, at)?;
            let take_seat = move |db: &dyn store::Db| store::take_seat(db, number, seat, &hash, joiner);
            self.append_with(hub, &mut inner, &events, take_seat)?;
            inner.seating.join(seat, hash, joiner);
            Ok((seat, inner.replica.stamp()))
        };
        Ok((self.persist(hub, sit_down).await?, token))
    }

    /// Makes a person stand up before the game. The answer is what opens the seat from now on, for another invitation.
    pub(crate) async fn remove(self: &Arc<Self>, hub: &Arc<Hub>, seat: u8) -> Result<Token, ApiError> {
        let token = Token::random()?;
        let (number, hash) = (self.number(), token.hash());
        let remove = || {
            let mut inner = self.lock()?;
            let at = inner.replica.time(now());
            let events = inner.replica.table.remove(Seat(seat), at)?;
            self.append_with(hub, &mut inner, &events, move |db| store::free_seat(db, number, seat, &hash))?;
            inner.seating.remove(seat, hash);
            Ok(((), inner.replica.stamp()))
        };
        self.persist(hub, remove).await?;
        Ok(token)
    }

    /// Whether somebody in one of these seats was made to stand up after an event.
    pub(crate) fn is_removed(&self, seats: &[u8], after: u64) -> Result<bool, ApiError> {
        Ok(self.lock()?.replica.is_removed(seats, after))
    }

    /// Whether a token is that of whoever made the table.
    pub(crate) fn is_host(&self, token: &Token) -> bool {
        self.host().is_some_and(|host| host.is(&token.hash()))
    }
}
