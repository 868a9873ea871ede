//! `cargo xtask play`: from a fresh clone to a game, in one command.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::needs::meet;
use crate::shell::{beside, program, root, run_at_terminal};
use crate::web;

/// Where the server listens, unless somebody else does.
const USUAL_PORT: u16 = 8000;
/// What is played in the terminal where nothing else is asked for.
const USUAL_GAME: [&str; 7] =
    ["winter", "--option", "farmers=on", "--option", "river=on", "--option", "abbot=on"];
/// How browsers are opened, on one system or another.
const OPENERS: [&str; 3] = ["xdg-open", "open", "explorer"];

/// Only what can be checked before the build; all else is what `bastide` is for.
#[derive(clap::Args)]
pub struct Args {
    /// Play in this terminal
    #[arg(long, conflicts_with_all = ["listen", "data"])]
    terminal: bool,
    /// What to play in the terminal; otherwise the full Winter Edition
    #[arg(requires = "terminal", value_parser = known_game)]
    game: Option<String>,
    /// Where the server listens, such as 0.0.0.0:8000 for the whole network; otherwise for this machine alone
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Where the server keeps its games
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
}

/// The name of a game, if there is one: a wrong name is found out before anything is built. Every game has a tile set of
/// its name.
fn known_game(name: &str) -> Result<String> {
    let files = fs::read_dir(root().join("crates/tiles/sets"))?;
    let mut known: Vec<String> = files
        .filter_map(|file| file.ok()?.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    known.sort();
    if known.iter().any(|game| game == name) {
        return Ok(name.to_owned());
    }
    bail!("the games are {}", known.join(", "))
}

/// Builds what it takes, and plays.
pub fn play(sh: &Shell, args: &Args) -> Result<()> {
    if args.terminal {
        build(sh)?;
        return play_in_terminal(sh, args.game.as_deref());
    }
    meet(sh, &web::needs(sh))?;
    let address = free_address(args.listen)?;
    // The program reads the page from the disk, so both are built at the same time.
    println!("Building the page and the program.");
    beside(sh, &[&["build-page"]], |_| {}, || build(sh))?;
    serve(args, address)
}

/// Builds the program as the tests have it: only once for both, and the games in it are optimised.
fn build(sh: &Shell) -> Result<()> {
    println!(
        "The first time takes about five minutes on two cores (300 packages; cargo shows how far it is), later ones seconds."
    );
    Ok(cmd!(sh, "cargo build --locked --package cli").run()?)
}

/// Two players at one keyboard.
fn play_in_terminal(sh: &Shell, game: Option<&str>) -> Result<()> {
    let bastide = program("debug");
    let game = game.map_or_else(|| USUAL_GAME.to_vec(), |game| vec![game]);
    println!("For bots, seats and options: {} play --help", bastide.display());
    run_at_terminal(cmd!(sh, "{bastide} play {game...}"))
}

/// Runs a server and opens it in a browser.
fn serve(args: &Args, address: SocketAddr) -> Result<()> {
    let mut command = Command::new(program("debug"));
    command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(&args.data);
    let mut server = command.spawn().context("the server does not start")?;
    await_server(&mut server, address)?;
    open_browser(&format!("http://{address}/"));
    let status = server.wait()?;
    if status.success() { Ok(()) } else { bail!("the server ended with {status}") }
}

/// The address that is wanted, if nobody listens there; otherwise one of this machine.
fn free_address(wanted: Option<SocketAddr>) -> Result<SocketAddr> {
    let listener = match wanted {
        Some(address) => TcpListener::bind(address).with_context(|| format!("--listen {address}"))?,
        None => TcpListener::bind((Ipv4Addr::LOCALHOST, USUAL_PORT))
            .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))?,
    };
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
        let listener = TcpListener::bind(free_address(None).unwrap()).unwrap();
        let taken = listener.local_addr().unwrap();
        assert_ne!(free_address(None).unwrap(), taken);
        assert!(free_address(Some(taken)).is_err());
    }

    #[test]
    fn every_game_can_be_played_and_no_other() {
        for game in games::catalog::games() {
            assert_eq!(known_game(game.name).unwrap(), game.name);
        }
        assert!(known_game("chess").unwrap_err().to_string().contains("winter"));
    }
}
