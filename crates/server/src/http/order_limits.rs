//! How many orders are executed: of one seat, on however many sockets, and of all seats of an address together.

use std::time::Duration;

use super::limit::{Cost, Quotas};
use crate::cluster::Running;
use crate::work::Client;

/// How many times the quota of one seat all seats of one address have together.
const CROWD: f64 = 20.0;
/// How long somebody sleeps at the most before they look again whether it is their turn.
const LONGEST_SLEEP: Duration = Duration::from_secs(1);

/// A seat at a table, by the number of the table in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SeatKey {
    pub(super) table: i64,
    pub(super) seat: u8,
}

/// Limits orders.
pub(super) struct OrderLimits {
    seats: Quotas<SeatKey>,
    crowd: Quotas<Client>,
}

impl OrderLimits {
    /// So many a second for a seat on average and twice as many at once; without limit if the rate is 0.
    /// What all seats of an address have together is divided among the nodes.
    pub(super) fn new(rate: f64, nodes: &Running) -> OrderLimits {
        OrderLimits {
            seats: Quotas::new(rate, 2.0 * rate),
            crowd: Quotas::new(CROWD * rate, 2.0 * CROWD * rate).shared_by(nodes),
        }
    }

    /// Waits until an order may be executed.
    pub(super) async fn wait(&self, seat: SeatKey, client: Client) {
        wait_for(|| self.seats.admit(&seat, Cost::Whole)).await;
        wait_for(|| self.crowd.admit(&client, Cost::Whole)).await;
    }
}

/// Waits until somebody is let through. Whoever is not sleeps twice as long each time: a crowd that waits together would keep the
/// server busy by waking up.
async fn wait_for(admit: impl Fn() -> Result<(), Duration>) {
    let mut sleep = Duration::ZERO;
    while let Err(wait) = admit() {
        sleep = (2 * sleep).max(wait).min(LONGEST_SLEEP);
        tokio::time::sleep(sleep).await;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    /// How long so many orders take, one of each seat in turn.
    async fn took(orders: usize, seats: usize) -> Duration {
        let (limits, start) = (OrderLimits::new(50.0, &Running::one()), Instant::now());
        let client = Client::at([192, 0, 2, 1].into());
        for number in 0..orders {
            let seat = SeatKey { table: (number % seats) as i64, seat: 0 };
            limits.wait(seat, client).await;
        }
        start.elapsed()
    }

    #[tokio::test]
    async fn a_seat_that_orders_too_much_is_heard_more_slowly_on_however_many_sockets() {
        let took = took(110, 1).await;
        assert!(took >= Duration::from_millis(190), "{took:?}");
    }

    #[tokio::test]
    async fn so_are_very_many_seats_of_one_address() {
        let took = took(2200, 100).await;
        assert!(took >= Duration::from_millis(190), "{took:?}");
    }
}
