//! For whom work is done.

use std::net::IpAddr;

/// Whoever work is done for. Clients take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    /// Whoever asks from an address.
    Network(IpAddr),
    /// A table that nobody has played at since it was loaded, by its number in the store.
    Table(i64),
}

impl Client {
    /// Whoever asks from an address. Whoever has one of version 6 has a whole network of them.
    pub(crate) fn at(address: IpAddr) -> Client {
        Client::Network(network(address))
    }
}

/// The addresses that count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}
