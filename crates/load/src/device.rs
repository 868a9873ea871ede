//! The device of somebody who plays: it adds to draws, as the page does.

use bots::Rng;
use table::{Link, Order};

/// How many links it can tell: more than are drawn in any game of tiles, and in most of dice.
const LINKS: u32 = 1024;

/// What one seat adds to draws.
pub(crate) struct Device {
    commitment: Link,
    /// In the order in which they are told.
    links: Vec<Link>,
}

impl Device {
    /// The device of a seat; what it adds comes from the seed.
    pub(crate) fn new(seed: u64, seat: u8) -> Device {
        let mut rng = Rng::new(seed ^ u64::from(seat) << 32);
        let last = Link::new([(); 32].map(|()| rng.below(256) as u8));
        let mut links: Vec<Link> =
            std::iter::successors(Some(last), |link| Some(link.before(1))).take(LINKS as usize).collect();
        links.reverse();
        Device { commitment: last.before(LINKS), links }
    }

    /// Commits to all of it.
    pub(crate) fn commit(&self) -> Order {
        Order::Commit { commitment: self.commitment.to_string() }
    }

    /// Tells the next link, once so many have been told; nothing if there is none left.
    pub(crate) fn reveal(&self, told: u32) -> Option<Order> {
        let link = self.links.get(told as usize)?;
        Some(Order::Reveal { link: link.to_string() })
    }
}
