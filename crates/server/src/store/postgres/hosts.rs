//! Where the database is: several hosts, of which the one is used that can be written to.

use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{Client, Config, Connection, NoTls, Socket};

use crate::store::StoreError;

/// How long it may take to connect to one of the hosts.
const CONNECT_WITHIN: Duration = Duration::from_secs(2);
/// How long somebody who is connected may be silent at the other end before the machine takes the connection for lost.
const SILENT: Duration = Duration::from_secs(4);

/// The hosts of a database.
#[derive(Clone, Debug)]
pub(crate) struct Hosts(Vec<Config>);

impl Hosts {
    /// Those of an address such as `postgres://user@host,host/name`.
    pub(crate) fn read(url: &str) -> Result<Hosts, StoreError> {
        let failed = |error: String| StoreError::Failed(format!("the address of the database: {error}"));
        let all: Config = url.parse().map_err(|error: tokio_postgres::Error| failed(error.to_string()))?;
        let ports = all.get_ports();
        let port = |at: usize| ports.get(at).or(ports.first()).copied();
        let hosts = all.get_hosts().iter().enumerate().map(|(at, host)| one(&all, host, port(at)));
        let hosts: Vec<Config> = hosts.collect();
        if hosts.is_empty() { Err(failed("no host".to_owned())) } else { Ok(Hosts(hosts)) }
    }

    /// Connects to the first that answers in time and can be written to. A host that takes connections and says nothing must
    /// not keep anybody from the next.
    pub(super) async fn connect(&self) -> Result<(Client, Connection<Socket, NoTlsStream>), StoreError> {
        let mut failed = StoreError::Unavailable("no host".to_owned());
        for host in &self.0 {
            match timeout(CONNECT_WITHIN, host.connect(NoTls)).await {
                Ok(Ok(connected)) => return Ok(connected),
                Ok(Err(error)) => failed = error.into(),
                Err(_) => failed = StoreError::Unavailable("no answer".to_owned()),
            }
        }
        Err(failed)
    }
}

/// One host of several.
fn one(all: &Config, host: &Host, port: Option<u16>) -> Config {
    let mut one = Config::new();
    match host {
        Host::Tcp(name) => one.host(name),
        Host::Unix(path) => one.host_path(path),
    };
    port.map(|port| one.port(port));
    all.get_user().map(|user| one.user(user));
    all.get_password().map(|password| one.password(password));
    all.get_dbname().map(|name| one.dbname(name));
    all.get_options().map(|options| one.options(options));
    all.get_application_name().map(|name| one.application_name(name));
    one.target_session_attrs(TargetSessionAttrs::ReadWrite);
    one.connect_timeout(CONNECT_WITHIN).tcp_user_timeout(SILENT);
    one.keepalives_idle(SILENT).keepalives_interval(Duration::from_secs(1)).keepalives_retries(3);
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_host_is_asked_for_the_same() {
        let Hosts(hosts) =
            Hosts::read("postgres://ada:secret@db1:1111,db2:2222/games?options=-csearch_path%3Dx").unwrap();
        assert_eq!(hosts.len(), 2);
        for (host, (name, port)) in hosts.iter().zip([("db1", 1111), ("db2", 2222)]) {
            assert_eq!(host.get_hosts(), [Host::Tcp(name.to_owned())]);
            assert_eq!(host.get_ports(), [port]);
            assert_eq!((host.get_user(), host.get_dbname()), (Some("ada"), Some("games")));
            assert_eq!(host.get_options(), Some("-csearch_path=x"));
            assert_eq!(host.get_target_session_attrs(), TargetSessionAttrs::ReadWrite);
        }
        assert!(Hosts::read("postgres://").is_err() && Hosts::read("mysql://x").is_err());
    }
}
