//! Whole random games. `time` prints times; `count CASE GAMES` plays so many games of a case and
//! nothing else, for a tool that counts instructions. Run by `cargo xtask bench`.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use bots::{Luck, playout};
use games::winter::Winter;
use games::{Game, Seat, catalog};

/// The cases that are measured, with their options.
const CASES: [(&str, &[(&str, &str)]); 3] = [
    ("winter-classic", &[("farmers", "on"), ("pile", "classic")]),
    ("winter-plain", &[("pile", "classic")]),
    ("winter-full", &[("farmers", "on"), ("river", "on"), ("abbot", "on")]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["count", case, games] => {
            let (_, options) = CASES.iter().find(|(name, _)| name == case).ok_or("no such case")?;
            black_box(play(&start(options, None)?, games.parse()?));
            Ok(())
        }
        _ => time(),
    }
}

fn start(options: &[(&str, &str)], tiles: Option<usize>) -> Result<Winter, Box<dyn Error>> {
    let listing = catalog::find("winter").map_err(|_| "no game")?;
    let setup = listing.setup(2, Seat(0), options).map_err(|_| "bad options")?;
    let whole = Winter::new(setup.clone(), None).map_err(|_| "no start")?;
    let Some(tiles) = tiles else { return Ok(whole) };
    // A part of the pile that is mixed like the whole.
    let mut pile: Vec<_> = whole
        .view()
        .pile
        .into_iter()
        .flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()))
        .collect();
    let mut luck = Luck::new(0);
    let part =
        (0..tiles).map(|_| pile.swap_remove(luck.below(pile.len() as u32) as usize)).collect::<Vec<_>>();
    Winter::new(setup, Some(&part)).map_err(|_| "no start".into())
}

/// Plays so many games; the answer is turns and points in all.
fn play(first: &Winter, games: u64) -> (u64, u64) {
    let mut game = first.clone();
    let (mut turns, mut points) = (0, 0);
    for number in 0..games {
        game.clone_from(first);
        playout(&mut game, &mut Luck::for_game(1, number));
        turns += u64::from(game.turn() - 1);
        points += game.scores().iter().copied().map(u64::from).sum::<u64>();
    }
    (turns, points)
}

fn time() -> Result<(), Box<dyn Error>> {
    for (name, options) in CASES {
        let (seconds, turns, points, games) = best_of_five(&start(options, None)?, 10_000);
        let mean = points as f64 / games as f64 / 2.0;
        let (a_second, a_turn) = (games as f64 / seconds, seconds * 1e9 / turns as f64);
        println!("{name}: {a_second:.0} games/s, {a_turn:.0} ns a turn, mean score {mean:.1}");
    }
    growth()?;
    copies()
}

/// The best of five runs: the one that was disturbed least.
fn best_of_five(first: &Winter, games: u64) -> (f64, u64, u64, u64) {
    let runs = (0..5).map(|_| {
        let begin = Instant::now();
        let (turns, points) = black_box(play(first, games));
        (begin.elapsed().as_secs_f64(), turns, points, games)
    });
    runs.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or_default()
}

/// How the time of a game grows with the tiles placed and the fringe.
fn growth() -> Result<(), Box<dyn Error>> {
    for tiles in [18, 36, 71] {
        let first = start(CASES[0].1, Some(tiles))?;
        let (seconds, turns, _, games) = best_of_five(&first, 10_000);
        let fringe = mean_fringe(&first);
        let a_turn = seconds * 1e9 / turns as f64;
        let a_game = seconds * 1e9 / games as f64;
        let relative = a_game / (tiles as f64 * fringe);
        println!(
            "{tiles} tiles: {a_turn:.0} ns a turn, mean fringe {fringe:.1}, {relative:.2} ns a tile and fringe cell"
        );
    }
    Ok(())
}

/// The mean number of cells in the fringe over the turns of some games.
fn mean_fringe(first: &Winter) -> f64 {
    let (mut cells, mut turns) = (0, 0);
    for number in 0..200 {
        let mut game = first.clone();
        let mut luck = Luck::for_game(1, number);
        while let Some(next) = game.sample(&mut |bound| luck.below(bound)) {
            game.apply_unchecked(next);
            cells += game.fringe().len();
            turns += 1;
        }
    }
    cells as f64 / turns as f64
}

/// What it takes to copy a state at the end of a game.
fn copies() -> Result<(), Box<dyn Error>> {
    let mut game = start(CASES[0].1, None)?;
    playout(&mut game, &mut Luck::new(1));
    let mut other = game.clone();
    let rounds = 20_000;
    let begin = Instant::now();
    (0..rounds).for_each(|_| black_box(&mut other).clone_from(black_box(&game)));
    let into = begin.elapsed().as_secs_f64() * 1e9 / f64::from(rounds);
    let begin = Instant::now();
    (0..rounds).for_each(|_| drop(black_box(black_box(&game).clone())));
    let fresh = begin.elapsed().as_secs_f64() * 1e9 / f64::from(rounds);
    println!(
        "a copy of a finished game: {into:.0} ns into the space of another, {fresh:.0} ns with space of its own"
    );
    Ok(())
}
