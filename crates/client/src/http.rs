//! Requests to a server, one after the other on one connection.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{HeaderMap, Method, Request, StatusCode, Uri, header};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::net::{TcpSocket, TcpStream, lookup_host};

use crate::error::ClientError;

/// Where a server is, and from where it is talked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerAddress {
    host: String,
    port: u16,
    /// The address of this machine that connections come from; otherwise the machine chooses.
    local: Option<IpAddr>,
}

impl FromStr for ServerAddress {
    type Err = ClientError;

    /// Reads an address such as `http://127.0.0.1:8000`.
    fn from_str(text: &str) -> Result<ServerAddress, ClientError> {
        let wrong = || ClientError::Address(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let is_plain = uri.scheme_str() == Some("http") && matches!(uri.path(), "" | "/");
        let host = uri.host().filter(|_| is_plain).ok_or_else(wrong)?;
        Ok(ServerAddress { host: host.to_owned(), port: uri.port_u16().unwrap_or(80), local: None })
    }
}

impl ServerAddress {
    /// The host and the port, as requests name them.
    pub fn authority(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

    /// The same server, talked to from this address of the machine.
    #[must_use]
    pub fn from_local(&self, local: IpAddr) -> ServerAddress {
        ServerAddress { local: Some(local), ..self.clone() }
    }

    /// A connection to the server.
    pub async fn connect(&self) -> Result<TcpStream, ClientError> {
        let remote = (self.host.trim_matches(['[', ']']), self.port);
        let stream = match self.local {
            None => TcpStream::connect(remote).await?,
            Some(local) => {
                let socket = if local.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
                socket.bind(SocketAddr::new(local, 0))?;
                let remote = lookup_host(remote).await?.find(|remote| remote.is_ipv4() == local.is_ipv4());
                socket.connect(remote.ok_or_else(|| ClientError::Address(self.authority()))?).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// A connection for requests.
pub struct Http {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

/// An answer, whatever it is.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Whether it went well.
    pub status: StatusCode,
    /// What is said about the body.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

/// Why something was not done, as the server says it.
#[derive(Deserialize)]
struct Problem {
    code: String,
    text: String,
}

impl Http {
    /// Connects to a server.
    pub async fn connect(address: &ServerAddress) -> Result<Http, ClientError> {
        let (sender, connection) = handshake(TokioIo::new(address.connect().await?)).await?;
        // What becomes of the connection is told to whoever sends the next request.
        tokio::spawn(connection);
        Ok(Http { sender, host: address.authority() })
    }

    /// What the server says to `GET`.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.ask_json(Method::GET, path, Bytes::new()).await
    }

    /// What the server says to `POST`.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.ask_json(Method::POST, path, serde_json::to_vec(body)?.into()).await
    }

    async fn ask_json<T: DeserializeOwned>(
        &mut self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<T, ClientError> {
        let answer = self.ask(method, path, &[], body).await?;
        if answer.status.is_success() {
            return Ok(serde_json::from_slice(&answer.body)?);
        }
        let Problem { code, text } = serde_json::from_slice(&answer.body)?;
        Err(ClientError::Refused { code, text })
    }

    /// What the server says to any request; a body is JSON.
    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> Result<Answer, ClientError> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.host);
        if !body.is_empty() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.sender.ready().await?;
        let answer = self.sender.send_request(request.body(Full::new(body))?).await?;
        let (head, body) = answer.into_parts();
        Ok(Answer { status: head.status, headers: head.headers, body: body.collect().await?.to_bytes() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_or_refused() {
        let address: ServerAddress = "http://127.0.0.1:8000".parse().unwrap();
        assert_eq!(address.authority(), "127.0.0.1:8000");
        assert_eq!("http://games.test/".parse::<ServerAddress>().unwrap().authority(), "games.test:80");
        for wrong in ["", "127.0.0.1:8000", "https://games.test", "http://games.test/path", "http://"] {
            assert!(matches!(wrong.parse::<ServerAddress>(), Err(ClientError::Address(_))), "{wrong}");
        }
    }
}
