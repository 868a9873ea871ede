//! A TCP proxy whose links can be made to fail.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How much is forwarded at a time, in bytes.
const AT_ONCE: usize = 16 * 1024;

/// What is wrong with the links of a proxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Nothing.
    Healthy,
    /// All connections are closed, and new ones are closed at once.
    Cut,
    /// All that is sent arrives so much later.
    Delayed(Duration),
    /// Nothing arrives until the link heals; then all of it does, late. So it is when packets are dropped for a while, and TCP
    /// sends them again.
    Stalled,
    /// Whatever is sent is gone. A connection that has lost something is closed when the link heals.
    BlackHole,
}

/// A proxy on a free port of this machine, in front of one or several targets. It ends when it is dropped.
pub struct Proxy {
    address: SocketAddr,
    link: watch::Sender<Link>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// Forwards to these targets in turn, without those that refuse connections.
    pub async fn start(targets: Vec<SocketAddr>) -> io::Result<Proxy> {
        Proxy::listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), targets).await
    }

    /// The same at this address.
    pub async fn listen(address: SocketAddr, targets: Vec<SocketAddr>) -> io::Result<Proxy> {
        let listener = TcpListener::bind(address).await?;
        let (link, state) = watch::channel(Link::Healthy);
        let address = listener.local_addr()?;
        let accepting = tokio::spawn(accept(listener, Arc::new(Targets::new(targets)), state));
        Ok(Proxy { address, link, accepting })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Makes the links fail, or heal.
    pub fn set(&self, link: Link) {
        self.link.send_replace(link);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Connections end because nobody can change the links any more.
        self.accepting.abort();
    }
}

/// Where connections go.
struct Targets {
    addresses: Vec<SocketAddr>,
    next: AtomicUsize,
}

impl Targets {
    fn new(addresses: Vec<SocketAddr>) -> Targets {
        Targets { addresses, next: AtomicUsize::new(0) }
    }

    /// A connection to the next target that accepts one.
    async fn connect(&self) -> io::Result<TcpStream> {
        let first = self.next.fetch_add(1, Ordering::Relaxed);
        let mut refused = io::Error::from(io::ErrorKind::NotFound);
        for address in
            self.addresses.iter().cycle().skip(first % self.addresses.len().max(1)).take(self.addresses.len())
        {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => refused = error,
            }
        }
        Err(refused)
    }
}

async fn accept(listener: TcpListener, targets: Arc<Targets>, link: watch::Receiver<Link>) {
    loop {
        // Where too many files are open, there will be fewer.
        let Ok((client, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        tokio::spawn(forward(client, Arc::clone(&targets), link.clone()));
    }
}

/// Forwards one connection in both directions until one side closes it or the link is cut.
async fn forward(client: TcpStream, targets: Arc<Targets>, mut link: watch::Receiver<Link>) {
    let is_passing = |link: &Link| !matches!(link, Link::Stalled | Link::BlackHole);
    if *link.borrow() == Link::Cut || link.wait_for(is_passing).await.is_err() {
        return;
    }
    let Ok(server) = targets.connect().await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    let there = tokio::spawn(pump(from_client, to_server, link.clone()));
    let mut there = AbortOnDrop(there);
    // When one direction has ended, the other is of no use to those protocols that are forwarded here.
    tokio::select! {
        _ = pump(from_server, to_client, link) => {}
        _ = &mut there.0 => {}
    }
}

struct AbortOnDrop(JoinHandle<io::Result<()>>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Forwards one direction.
async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut link: watch::Receiver<Link>,
) -> io::Result<()> {
    let mut buffer = vec![0; AT_ONCE];
    let mut is_torn = false;
    loop {
        let state = *link.borrow_and_update();
        if state == Link::Cut || is_torn && state != Link::BlackHole {
            return Ok(());
        }
        tokio::select! {
            changed = link.changed() => if changed.is_err() { return Ok(()) },
            read = from.read(&mut buffer), if state != Link::Stalled => {
                let count = read?;
                match state {
                    Link::BlackHole if count == 0 => {
                        // That it was closed is not heard of either.
                        link.wait_for(|link| *link != Link::BlackHole).await.map_err(io::Error::other)?;
                        return Ok(());
                    }
                    Link::BlackHole => is_torn = true,
                    _ if count == 0 => return Ok(()),
                    Link::Delayed(delay) => {
                        tokio::time::sleep(delay).await;
                        to.write_all(&buffer[..count]).await?;
                    }
                    _ => to.write_all(&buffer[..count]).await?,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use tokio::time::timeout;

    use super::*;

    const SHORT: Duration = Duration::from_millis(200);
    const LONG: Duration = Duration::from_secs(5);

    /// Somebody who sends back what it gets, after its name.
    async fn echo(name: u8) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    stream.write_all(&[name]).await.unwrap();
                    let mut byte = [0];
                    while stream.read_exact(&mut byte).await.is_ok() {
                        stream.write_all(&byte).await.unwrap();
                    }
                });
            }
        });
        address
    }

    async fn hear(stream: &mut TcpStream) -> Option<u8> {
        let mut byte = [0];
        match timeout(LONG, stream.read(&mut byte)).await.unwrap() {
            Ok(1) => Some(byte[0]),
            _ => None,
        }
    }

    #[tokio::test]
    async fn connections_go_to_targets_in_turn_and_never_to_one_that_refuses() {
        let gone = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let proxy = Proxy::start(vec![echo(1).await, gone, echo(2).await]).await.unwrap();
        let mut heard = Vec::new();
        for _ in 0..6 {
            heard.push(hear(&mut TcpStream::connect(proxy.address()).await.unwrap()).await.unwrap());
        }
        assert!(heard.contains(&1) && heard.contains(&2), "{heard:?}");
    }

    #[tokio::test]
    async fn a_link_that_is_cut_closes_connections_until_it_heals() {
        let proxy = Proxy::start(vec![echo(1).await]).await.unwrap();
        let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
        assert_eq!(hear(&mut stream).await, Some(1));
        proxy.set(Link::Cut);
        assert_eq!(hear(&mut stream).await, None);
        assert_eq!(hear(&mut TcpStream::connect(proxy.address()).await.unwrap()).await, None);
        proxy.set(Link::Healthy);
        assert_eq!(hear(&mut TcpStream::connect(proxy.address()).await.unwrap()).await, Some(1));
    }

    #[tokio::test]
    async fn what_is_delayed_arrives_later() {
        let proxy = Proxy::start(vec![echo(1).await]).await.unwrap();
        let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
        assert_eq!(hear(&mut stream).await, Some(1));
        proxy.set(Link::Delayed(SHORT));
        let start = Instant::now();
        stream.write_all(&[7]).await.unwrap();
        assert_eq!(hear(&mut stream).await, Some(7));
        assert!(start.elapsed() >= 2 * SHORT);
    }

    #[tokio::test]
    async fn what_is_stalled_arrives_when_the_link_heals() {
        let proxy = Proxy::start(vec![echo(1).await]).await.unwrap();
        let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
        assert_eq!(hear(&mut stream).await, Some(1));
        proxy.set(Link::Stalled);
        stream.write_all(&[7]).await.unwrap();
        assert!(timeout(SHORT, stream.peek(&mut [0])).await.is_err());
        proxy.set(Link::Healthy);
        assert_eq!(hear(&mut stream).await, Some(7));
    }

    #[tokio::test]
    async fn what_a_black_hole_got_is_gone() {
        let proxy = Proxy::start(vec![echo(1).await]).await.unwrap();
        let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
        assert_eq!(hear(&mut stream).await, Some(1));
        proxy.set(Link::BlackHole);
        stream.write_all(&[7]).await.unwrap();
        assert!(timeout(SHORT, stream.peek(&mut [0])).await.is_err());
        proxy.set(Link::Healthy);
        assert_eq!(hear(&mut stream).await, None);
    }
}
