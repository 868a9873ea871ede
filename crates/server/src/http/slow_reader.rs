//! A connection whose other side has to read what it is sent. Without that, one who asks for much and reads nothing would keep
//! their connection, and the answers that wait for it, for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// So many bytes a second have to be read on average: less than the slowest network of a phone carries.
const LEAST_RATE: f64 = 2048.0;

/// A connection that breaks when writing to it has waited for too long.
pub(super) struct TimedStream {
    stream: TcpStream,
    patience: Patience,
    /// Wakes up when patience is at its end, while a write waits.
    waiting: Option<Waiting>,
}

struct Waiting {
    since: Instant,
    end: Pin<Box<Sleep>>,
}

impl TimedStream {
    /// A connection whose other side may let writing wait for so long, and for as long again once it has read as much as it
    /// should have meanwhile.
    pub(super) fn new(stream: TcpStream, patience: Duration) -> TimedStream {
        TimedStream { stream, patience: Patience::new(patience), waiting: None }
    }

    /// What becomes of a write: so many bytes were taken, or it waits.
    fn time(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let Poll::Ready(written) = written else { return self.wait(context) };
        if let Some(Waiting { since, .. }) = self.waiting.take() {
            self.patience.spend(since.elapsed());
        }
        self.patience.earn(*written.as_ref().unwrap_or(&0));
        Poll::Ready(written)
    }

    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let waiting = self.waiting.get_or_insert_with(|| {
            let since = Instant::now();
            Waiting { since, end: Box::pin(sleep_until(since + self.patience.left)) }
        });
        ready!(waiting.end.as_mut().poll(context));
        // What the machine still has for them is thrown away as well.
        let _ = self.stream.set_zero_linger();
        Poll::Ready(Err(io::Error::from(io::ErrorKind::TimedOut)))
    }
}

/// How long writing may wait from now on.
struct Patience {
    left: Duration,
    most: Duration,
}

impl Patience {
    fn new(most: Duration) -> Patience {
        Patience { left: most, most }
    }

    /// Writing has waited for so long.
    fn spend(&mut self, waited: Duration) {
        self.left = self.left.saturating_sub(waited);
    }

    /// So many bytes were taken.
    fn earn(&mut self, bytes: usize) {
        let earned = Duration::from_secs_f64(bytes as f64 / LEAST_RATE);
        self.left = self.left.saturating_add(earned).min(self.most);
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_reads_fast_enough_may_take_as_long_as_they_need() {
        let most = Duration::from_secs(30);
        let mut patience = Patience::new(most);
        for _ in 0..1000 {
            patience.spend(Duration::from_secs(10));
            patience.earn(20 * 1024);
        }
        assert_eq!(patience.left, most);
    }

    #[test]
    fn a_byte_at_a_time_is_not_fast_enough() {
        let mut patience = Patience::new(Duration::from_secs(30));
        for _ in 0..31 {
            patience.spend(Duration::from_secs(1));
            patience.earn(1);
        }
        assert!(patience.left < Duration::from_millis(20), "{:?}", patience.left);
    }
}
