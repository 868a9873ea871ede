//! Taking connections, and letting them go.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::OwnedSemaphorePermit;
use tower::ServiceExt;

use super::App;
use super::extract::Peer;
use super::limit::CountedConnection;
use super::slow_reader::TimedStream;

/// The longest that the first lines of a request may be, in bytes.
const MOST_HEADERS: usize = 16 * 1024;
/// How much the machine keeps of what somebody has not read yet, in bytes: what is more waits here, where time is limited.
const SEND_BUFFER: u32 = 128 * 1024;
/// How many may wait to be accepted.
const BACKLOG: u32 = 1024;
/// After an error of the machine, such as too many open files, it gets a moment.
const BREATH: Duration = Duration::from_millis(50);

/// One of the places for those who are connected. A WebSocket keeps that of the request which opened it.
#[derive(Clone)]
pub(super) struct ConnectionPermit {
    _held: Arc<(OwnedSemaphorePermit, Option<CountedConnection>)>,
}

impl ConnectionPermit {
    /// A permit for somebody, if there is one. Those who come through a proxy all have its address.
    fn take(app: &App, peer: SocketAddr) -> Option<ConnectionPermit> {
        let permit = Arc::clone(&app.room).try_acquire_owned().ok()?;
        let connected =
            if app.config.is_behind_proxy { None } else { Some(app.connections.admit(peer.ip())?) };
        Some(ConnectionPermit { _held: Arc::new((permit, connected)) })
    }
}

/// Listens at an address.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that starts again finds its port free.
    socket.set_reuseaddr(true)?;
    // Those who connect have it from here.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Takes connections until the server stops; the answer is there when all requests are answered.
pub(crate) async fn accept(listener: TcpListener, router: Router, app: Arc<App>) {
    loop {
        let accepted = tokio::select! {
            () = app.stopped() => return,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Some(permit) = ConnectionPermit::take(&app, peer) else {
            app.metrics.limited.inc();
            continue;
        };
        let (router, app) = (router.clone(), Arc::clone(&app));
        tokio::spawn(async move { serve(stream, peer, permit, router, &app).await });
    }
}

async fn serve(stream: TcpStream, peer: SocketAddr, permit: ConnectionPermit, router: Router, app: &App) {
    // Moves are small and should not wait for more.
    let _ = stream.set_nodelay(true);
    let stream = TimedStream::new(stream, app.config.limits.time);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(permit.clone());
        let answer = router.clone().oneshot(request.map(Body::new));
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.patience)
        .max_buf_size(MOST_HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection broke");
    }
}
