//! `cargo xtask play`: from a fresh clone to a game, in one command.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Result, bail};

use crate::shell::{cargo, run};
use crate::web;

/// Where the server listens, unless somebody else does.
const USUAL_PORT: u16 = 8000;
/// What is played in the terminal where nothing else is asked for: two players, the full game.
const USUAL: [&str; 7] = ["winter", "--option", "farmers=on", "--option", "river=on", "--option", "abbot=on"];
/// How browsers are opened, on one system or another.
const OPENERS: [&str; 3] = ["xdg-open", "open", "explorer"];

/// Builds everything and plays in the browser.
pub fn play(args: &[String]) -> Result<()> {
    web::build()?;
    // Built first: it takes a while, and the server is to answer at once.
    run(&mut cargo(&["build", "--profile", "play", "--locked", "--package", "cli"]))?;
    let address = free_address()?;
    let mut server = bastide("serve").args(["--listen", &address.to_string()]).args(args).spawn()?;
    await_server(&mut server, address)?;
    open_browser(&format!("http://{address}/"));
    let status = server.wait()?;
    if status.success() { Ok(()) } else { bail!("the server ended with {status}") }
}

/// Plays in the terminal.
pub fn play_in_terminal(args: &[String]) -> Result<()> {
    let args: Vec<&str> =
        if args.is_empty() { USUAL.to_vec() } else { args.iter().map(String::as_str).collect() };
    run(bastide("play").args(args))
}

fn bastide(command: &str) -> Command {
    cargo(&["run", "--quiet", "--profile", "play", "--locked", "--package", "cli", "--", command])
}

/// An address of this machine at which nobody listens.
fn free_address() -> Result<SocketAddr> {
    let usual = TcpListener::bind((Ipv4Addr::LOCALHOST, USUAL_PORT));
    let listener = usual.or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))?;
    Ok(listener.local_addr()?)
}

/// Waits until the server listens, or is gone.
fn await_server(server: &mut Child, address: SocketAddr) -> Result<()> {
    while TcpStream::connect(address).is_err() {
        if let Some(status) = server.try_wait()? {
            bail!("the server ended with {status}");
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(())
}

/// Opens a page, where there is a browser; if not, the address stands in the terminal.
fn open_browser(address: &str) {
    let opens = |opener: &&str| {
        let quiet = Command::new(opener).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    };
    let opened = OPENERS.iter().any(opens);
    println!("{} {address}", if opened { "Opened" } else { "Open this in a browser:" });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_where_somebody_listens_is_not_free() {
        let taken = TcpListener::bind(free_address().unwrap()).unwrap();
        assert_ne!(free_address().unwrap(), taken.local_addr().unwrap());
    }
}
