//! Quotas: how much one address, one seat or one socket may ask for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::cluster::Running;
use crate::work::network;

/// How many are remembered before it is looked for those that have their full quota again.
const REMEMBERED: usize = 10_000;

/// What requests count, in parts of a whole one.
#[derive(Clone, Copy)]
pub(super) enum Cost {
    /// Five: something is made that stays, or takes a while.
    Several = 100,
    Whole = 20,
    /// A twentieth.
    Part = 1,
}

/// So many a second on average and so many at once. Without a rate there is no limit.
fn quota(rate: f64, burst: f64) -> Option<Quota> {
    // Slower than one in eleven days makes no difference.
    let period = if rate > 0.0 { Duration::from_secs_f64(1.0 / rate.max(1e-6)) } else { Duration::ZERO };
    let burst = NonZeroU32::new(burst as u32).unwrap_or(NonZeroU32::MIN);
    Some(Quota::with_period(period)?.allow_burst(burst))
}

/// A quota for each of many, whoever they are.
pub(super) struct Quotas<K: Clone + Eq + Hash> {
    parts: Option<DefaultKeyedRateLimiter<K>>,
    /// All of a quota: nothing costs more.
    most: u32,
    /// With how many it is looked for those that can be forgotten.
    forget_at: AtomicUsize,
    /// The nodes among which a quota is divided, if it is.
    shared_by: Option<Running>,
}

impl<K: Clone + Eq + Hash> Quotas<K> {
    /// So many whole requests a second on average and so many at once; without limit if the rate is 0.
    pub(super) fn new(rate: f64, burst: f64) -> Quotas<K> {
        let parts = f64::from(Cost::Whole as u32);
        let most = burst.max(1.0) * parts;
        let quotas = quota(rate * parts, most).map(RateLimiter::keyed);
        Quotas { parts: quotas, most: most as u32, forget_at: AtomicUsize::new(REMEMBERED), shared_by: None }
    }

    /// Divides each quota among the nodes that are running, so that whoever asks all of them gets no more than it.
    pub(super) fn shared_by(self, nodes: &Running) -> Quotas<K> {
        Quotas { shared_by: Some(nodes.clone()), ..self }
    }

    /// Lets a request through, or tells how long it has to wait.
    pub(super) fn admit(&self, who: &K, cost: Cost) -> Result<(), Duration> {
        let Some(parts) = &self.parts else { return Ok(()) };
        if parts.len() >= self.forget_at.load(Ordering::Relaxed) {
            parts.retain_recent();
            // Where most can't be forgotten, it is not looked again with every request.
            self.forget_at.store(REMEMBERED.max(2 * parts.len()), Ordering::Relaxed);
        }
        let nodes = self.shared_by.as_ref().map_or(1, Running::count);
        let cost = NonZeroU32::new(self.most.min(cost as u32 * nodes)).unwrap_or(NonZeroU32::MIN);
        match parts.check_key_n(who, cost) {
            Ok(decision) => decision.map_err(|denied| denied.wait_time_from(Instant::now())),
            // Does not happen: nothing costs more than a whole quota.
            Err(_) => Err(Duration::MAX),
        }
    }
}

/// Limits the requests of each address.
pub(super) struct RequestLimiter(Quotas<IpAddr>);

impl RequestLimiter {
    /// So many whole requests a second on average and so many at once; without limit if the rate is 0.
    pub(super) fn new(rate: f64, burst: f64) -> RequestLimiter {
        RequestLimiter(Quotas::new(rate, burst))
    }

    /// Divides what an address may ask for among the nodes that are running.
    pub(super) fn shared_by(self, nodes: &Running) -> RequestLimiter {
        RequestLimiter(self.0.shared_by(nodes))
    }

    /// Lets a request of an address through, or tells how long it has to wait.
    pub(super) fn admit(&self, address: IpAddr, cost: Cost) -> Result<(), Duration> {
        self.0.admit(&network(address), cost)
    }
}

/// Limits the messages on one socket.
pub(super) struct MessageLimiter(Option<DefaultDirectRateLimiter>);

impl MessageLimiter {
    /// So many a second on average and twice as many at once; without limit if the rate is 0.
    pub(super) fn new(rate: f64) -> MessageLimiter {
        MessageLimiter(quota(rate, 2.0 * rate).map(RateLimiter::direct))
    }

    /// Waits until the next message may be heard.
    pub(super) async fn wait(&self) {
        let Some(messages) = &self.0 else { return };
        while let Err(denied) = messages.check() {
            tokio::time::sleep(denied.wait_time_from(Instant::now())).await;
        }
    }
}

/// How many are connected from each address.
pub(super) struct ConnectionCounts {
    most: usize,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

/// One who is connected, for as long as this is kept.
pub(super) struct CountedConnection {
    connections: Arc<ConnectionCounts>,
    network: IpAddr,
}

impl ConnectionCounts {
    /// So many from one address at the most; 0 is without limit.
    pub(super) fn new(most: usize) -> Arc<ConnectionCounts> {
        Arc::new(ConnectionCounts { most, counts: Mutex::default() })
    }

    /// Lets one more in, unless there are enough from there.
    pub(super) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<CountedConnection> {
        let network = network(address);
        let mut counts = self.counts();
        let count = counts.entry(network).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(CountedConnection { connections: Arc::clone(self), network })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut counts = self.connections.counts();
        if let Entry::Occupied(mut count) = counts.entry(self.network) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::{Clock, FakeRelativeClock};

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_quota_is_used_up_and_fills_again() {
        let clock = FakeRelativeClock::default();
        let limiter = RateLimiter::direct_with_clock(quota(10.0, 2.0).unwrap(), clock.clone());
        let take = || limiter.check().map_err(|denied| denied.wait_time_from(clock.now()));
        assert_eq!([take(), take(), take()], [Ok(()), Ok(()), Err(Duration::from_millis(100))]);
        clock.advance(Duration::from_millis(99));
        assert_eq!(take(), Err(Duration::from_millis(1)));
        clock.advance(Duration::from_millis(1));
        assert_eq!(take(), Ok(()));
    }

    #[test]
    fn a_part_costs_a_twentieth_of_a_request() {
        let limiter = RequestLimiter::new(0.001, 2.0);
        let admit = |cost| limiter.admit(address("192.0.2.1"), cost);
        assert!(admit(Cost::Whole).is_ok());
        assert!((0..20).all(|_| admit(Cost::Part).is_ok()));
        let wait = admit(Cost::Part).unwrap_err().as_secs_f64();
        assert!((40.0..=50.0).contains(&wait), "{wait}");
    }

    #[test]
    fn every_network_has_its_own_quota() {
        let limiter = RequestLimiter::new(0.001, 1.0);
        let admit = |text| limiter.admit(address(text), Cost::Whole);
        assert!(admit("2001:db8:0:1::1").is_ok());
        assert!(admit("2001:db8:0:2::1").is_ok());
        assert!(admit("2001:db8:0:1::9").is_err());
        assert!(admit("192.0.2.1").is_ok());
        assert!(admit("::ffff:192.0.2.1").is_err());
    }

    #[test]
    fn addresses_are_forgotten_once_they_have_their_full_quota_again() {
        let ask =
            |limiter: &RequestLimiter, number: u32| limiter.admit(IpAddr::V4(number.into()), Cost::Whole);
        let quick = RequestLimiter::new(1e6, 1.0);
        assert!((0..100_000).all(|number| ask(&quick, number).is_ok()));
        let remembered = quick.0.parts.as_ref().unwrap().len();
        assert!(remembered <= 2 * REMEMBERED, "{remembered}");
        let slow = RequestLimiter::new(0.001, 1.0);
        assert!((0..30_000).all(|number| ask(&slow, number).is_ok()));
        assert!((0..30_000).all(|number| ask(&slow, number).is_err()));
    }

    #[tokio::test]
    async fn a_socket_that_says_too_much_is_heard_more_slowly() {
        let limiter = MessageLimiter::new(50.0);
        let start = Instant::now();
        for _ in 0..110 {
            limiter.wait().await;
        }
        assert!(start.elapsed() >= Duration::from_millis(190), "{:?}", start.elapsed());
    }

    #[test]
    fn one_address_is_connected_so_many_times_at_once() {
        let connections = ConnectionCounts::new(2);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        let first = connections.admit(one).unwrap();
        let _second = connections.admit(one).unwrap();
        assert!(connections.admit(one).is_none());
        assert!(connections.admit(other).is_some());
        drop(first);
        assert!(connections.admit(one).is_some());
        assert_eq!(connections.counts().len(), 1, "whoever has gone is forgotten");
    }

    #[test]
    fn without_a_rate_there_is_no_limit() {
        let limiter = RequestLimiter::new(0.0, 0.0);
        assert!((0..1000).all(|_| limiter.admit(address("192.0.2.1"), Cost::Whole).is_ok()));
    }
}
