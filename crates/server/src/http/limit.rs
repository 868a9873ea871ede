//! How much one address may ask for: a bucket that fills at a steady rate and holds so much.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many addresses are remembered before full buckets are thrown away.
const MANY: usize = 10_000;

/// A bucket.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(super) fn full(burst: f64) -> Bucket {
        Bucket { left: burst, at: Instant::now() }
    }

    /// Takes one out, or tells how long to wait for it.
    pub(super) fn take(&mut self, rate: f64, burst: f64, now: Instant) -> Result<(), Duration> {
        self.take_part(1.0, rate, burst, now)
    }

    /// Takes a part of one out, or tells how long to wait for it.
    fn take_part(&mut self, part: f64, rate: f64, burst: f64, now: Instant) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left, self.at) = ((self.left + passed * rate).min(burst), now);
        if self.left >= part {
            self.left -= part;
            return Ok(());
        }
        let wait = (part - self.left) / rate.max(1e-6);
        Err(Duration::from_secs_f64(wait.clamp(0.001, 3600.0)))
    }
}

/// The buckets of all addresses.
pub(super) struct Limiter {
    rate: f64,
    burst: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Limiter {
    pub(super) fn new(rate: f64, burst: f64) -> Limiter {
        Limiter { rate, burst: burst.max(1.0), buckets: Mutex::default() }
    }

    /// Lets a request of an address through, or tells how long it has to wait. Without a rate there is no
    /// limit.
    pub(super) fn admit(&self, address: IpAddr) -> Result<(), Duration> {
        self.admit_part(address, 1.0)
    }

    /// The same for a request that counts only in part.
    pub(super) fn admit_part(&self, address: IpAddr, part: f64) -> Result<(), Duration> {
        if self.rate <= 0.0 {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let refill = Duration::from_secs_f64((self.burst / self.rate).min(3600.0));
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.at) < refill);
        }
        let bucket = buckets.entry(network(address)).or_insert(Bucket { left: self.burst, at: now });
        bucket.take_part(part, self.rate, self.burst, now)
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

/// Whoever has an address of version 6 has a whole network of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket { left: 2.0, at: start };
        assert!(bucket.take(10.0, 2.0, start).is_ok());
        assert!(bucket.take(10.0, 2.0, start).is_ok());
        assert_eq!(bucket.take(10.0, 2.0, start), Err(Duration::from_millis(100)));
        assert!(bucket.take(10.0, 2.0, start + Duration::from_millis(101)).is_ok());
    }

    #[test]
    fn every_network_has_its_own_bucket() {
        let limiter = Limiter::new(0.001, 1.0);
        let [one, other, same] =
            ["2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:0:1::9"].map(|text| text.parse().unwrap());
        assert!(limiter.admit(one).is_ok());
        assert!(limiter.admit(other).is_ok());
        assert!(limiter.admit(same).is_err());
        assert!(limiter.admit("192.0.2.1".parse().unwrap()).is_ok());
        assert!(limiter.admit("::ffff:192.0.2.1".parse().unwrap()).is_err());
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
        let limiter = Limiter::new(0.0, 0.0);
        assert!((0..1000).all(|_| limiter.admit("192.0.2.1".parse().unwrap()).is_ok()));
    }
}
