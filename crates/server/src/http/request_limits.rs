//! How many requests are answered, and for whom. Very many people may have one address: a school, the customers of a mobile
//! network. So whoever has shown that a seat or a session is theirs has a quota of their own, and only the others share that of
//! their address. Inventing tokens buys nothing; and so that making many tables, whose tokens are good, buys little, there is a
//! quota for all seats and sessions of an address together as well.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::limit::{Cost, Quotas, RequestLimiter};
use crate::cluster::Running;
use crate::keys::{Hash, TokenHash};

/// How many times the quota of one seat all have together at one address who have shown none: thirty people who load the page
/// twice at the same moment are refused nothing.
const STRANGERS: f64 = 10.0;
/// How many times the quota of one seat all seats and sessions have together at one address.
const CROWD: f64 = 20.0;
/// For how long it is remembered that a token was a good one. Then it has to be shown again.
const REMEMBERED_FOR: Duration = Duration::from_secs(60 * 60);
/// How many good tokens are remembered at the most; they take some megabytes.
const MOST_REMEMBERED: usize = 200_000;

/// Limits requests.
pub(super) struct RequestLimits {
    known: KnownTokens,
    each: Quotas<Hash>,
    crowd: RequestLimiter,
    strangers: RequestLimiter,
}

impl RequestLimits {
    /// For one seat or session so many requests a second on average and so many at once; without limit if the rate is 0.
    /// What an address may ask for is divided among the nodes; a seat or a session has its quota at each.
    pub(super) fn new(rate: f64, burst: f64, nodes: &Running) -> RequestLimits {
        RequestLimits {
            known: KnownTokens::default(),
            each: Quotas::new(rate, burst),
            crowd: RequestLimiter::new(CROWD * rate, CROWD * burst).shared_by(nodes),
            strangers: RequestLimiter::new(STRANGERS * rate, STRANGERS * burst).shared_by(nodes),
        }
    }

    /// Lets a request through that comes from an address and has these tokens, good or not; or tells how long it has to wait.
    pub(super) fn admit(
        &self,
        address: IpAddr,
        tokens: impl IntoIterator<Item = TokenHash>,
        cost: Cost,
    ) -> Result<(), Duration> {
        match tokens.into_iter().find(|token| self.known.has(token)) {
            Some(TokenHash(token)) => {
                self.each.admit(&token, cost)?;
                self.crowd.admit(address, cost)
            }
            None => self.strangers.admit(address, cost),
        }
    }

    /// A token was good: it opened a seat, or is that of a session.
    pub(super) fn remember(&self, token: &TokenHash) {
        self.known.remember(token);
    }
}

/// Tokens that were good a while ago.
#[derive(Default)]
struct KnownTokens(Mutex<HashMap<Hash, Instant>>);

impl KnownTokens {
    fn has(&self, token: &TokenHash) -> bool {
        self.all().get(&token.0).is_some_and(|at| at.elapsed() < REMEMBERED_FOR)
    }

    fn remember(&self, token: &TokenHash) {
        let mut all = self.all();
        if all.len() >= MOST_REMEMBERED {
            all.retain(|_, at| at.elapsed() < REMEMBERED_FOR);
        }
        // Where there is no room, the address counts.
        if all.len() < MOST_REMEMBERED || all.contains_key(&token.0) {
            all.insert(token.0, Instant::now());
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Hash, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::Token;

    const ADDRESS: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));

    fn token() -> TokenHash {
        Token::random().unwrap().hash()
    }

    /// How many requests with these tokens are let through at once.
    fn admitted(limits: &RequestLimits, tokens: impl Fn() -> Vec<TokenHash>) -> usize {
        (0..10_000).take_while(|_| limits.admit(ADDRESS, tokens(), Cost::Whole).is_ok()).count()
    }

    #[test]
    fn every_seat_has_its_own_quota_at_one_address() {
        let limits = RequestLimits::new(1e-6, 10.0, &Running::one());
        let seats: Vec<TokenHash> = (0..5).map(|_| token()).collect();
        for seat in &seats {
            limits.remember(seat);
            assert_eq!(admitted(&limits, || vec![*seat]), 10);
        }
        assert_eq!(admitted(&limits, Vec::new), 100, "strangers have theirs beside that");
    }

    #[test]
    fn inventing_tokens_buys_nothing() {
        let limits = RequestLimits::new(1e-6, 10.0, &Running::one());
        assert_eq!(admitted(&limits, || vec![token(), token()]), 100);
        assert_eq!(admitted(&limits, Vec::new), 0, "they were counted as strangers");
        let good = token();
        limits.remember(&good);
        assert_eq!(admitted(&limits, || vec![token(), good]), 10);
    }

    #[test]
    fn what_an_address_may_ask_for_is_divided_among_the_nodes() {
        let nodes = Running::one();
        let limits = RequestLimits::new(1e-6, 10.0, &nodes);
        nodes.set(4);
        assert_eq!(admitted(&limits, Vec::new), 25);
        let seat = token();
        limits.remember(&seat);
        assert_eq!(admitted(&limits, || vec![seat]), 10, "a seat is usually at one node");
    }

    #[test]
    fn very_many_good_tokens_at_one_address_have_an_end() {
        let limits = RequestLimits::new(1e-6, 10.0, &Running::one());
        let good = || {
            let good = token();
            limits.remember(&good);
            vec![good]
        };
        assert_eq!(admitted(&limits, good), 200);
    }
}
