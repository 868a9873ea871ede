//! `bastide tiles`

use std::io::{self, Write};

use anstyle::Style;
use anyhow::anyhow;
use games::Message;
use protocol::{TileSetView, TileView};
use tiles::{Rotation, Tile, TileSet, Zone};

use crate::app::App;
use crate::board::{self, Sketch};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The set.
    #[arg(required_unless_present = "check")]
    set: Option<String>,
    /// One tile of it, shown in detail.
    tile: Option<String>,
    /// Show the tile set in a file instead, or say what is wrong with it; `-` is standard input.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["set", "tile"])]
    check: Option<String>,
    /// For programs.
    #[arg(long, conflicts_with = "check")]
    json: bool,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    match (&args.check, &args.set) {
        (Some(file), _) => check(app, file),
        (None, Some(name)) => show(app, name, args),
        // Not reached: one of them is required.
        (None, None) => Ok(()),
    }
}

fn check(app: &mut App, file: &str) -> anyhow::Result<()> {
    let text = app.read(file)?;
    let set = TileSet::read(file, &text).map_err(|error| anyhow!(error))?;
    art::style::of(&set)?;
    app.say(&about(&set).with("file", file))?;
    writeln!(app.out)?;
    Ok(gallery(app, &set)?)
}

fn show(app: &mut App, name: &str, args: &Args) -> anyhow::Result<()> {
    let set = find_set(app, name)?;
    let Some(code) = args.tile.as_deref() else {
        return if args.json { app.json(&TileSetView::new(&set)) } else { Ok(gallery(app, &set)?) };
    };
    let Some(id) = set.find(code) else {
        let message = Message::new("cli-no-tile").with("set", set.name()).with("tile", code);
        return Err(app.usage(&message));
    };
    let tile = set.tile(id);
    if args.json { app.json(&TileView::new(&set, tile)) } else { Ok(detail(app, &set, tile)?) }
}

fn find_set(app: &App, name: &str) -> anyhow::Result<TileSet> {
    if !tiles::builtin_names().any(|known| known == name) {
        let known: Vec<&str> = tiles::builtin_names().collect();
        let message = Message::new("cli-no-set").with("set", name).with("known", known.join(", "));
        return Err(app.usage(&message));
    }
    Ok(tiles::builtin(name)?)
}

/// All tiles of a set.
fn gallery(app: &mut App, set: &TileSet) -> io::Result<()> {
    let tiles = set.tiles().iter().map(|tile| (caption(tile), tile, Rotation::R0));
    board::draw_tiles(&mut app.out, set, tiles)
}

/// A tile in its four rotations, and its zones by name.
fn detail(app: &mut App, set: &TileSet, tile: &Tile) -> io::Result<()> {
    let turned = Rotation::ALL.map(|rotation| (rotation.to_string(), tile, rotation));
    writeln!(app.out, "{}", [&[caption(tile)], &tile.tags[..], &tile.drawn[..]].concat().join(" "))?;
    writeln!(app.out)?;
    board::draw_tiles(&mut app.out, set, turned.into_iter())?;
    let mut sketch = Sketch::new(set, tile, Rotation::R0);
    let mut legend = Vec::new();
    for ((id, zone), letter) in tile.zone_ids().zip('a'..) {
        sketch.label(id, &letter.to_string(), Style::new().bold());
        legend.push(format!("{letter} {}", describe(set, tile, zone)));
    }
    board::draw_beside(&mut app.out, &sketch, &legend)
}

/// A zone in the words of the tile set's file.
fn describe(set: &TileSet, tile: &Tile, zone: &Zone) -> String {
    let mut words = vec![zone.name.clone()];
    words.extend(zone.ports.iter().map(ToString::to_string));
    words.extend(zone.around.then(|| "around".to_owned()));
    let clause = |word: &str, names: Vec<String>| {
        if names.is_empty() { None } else { Some(format!("{word} {}", names.join(" "))) }
    };
    let name = |id: &tiles::ZoneId| tile.zones[id.index()].name.clone();
    let mark = |(mark, count): &(tiles::MarkId, u8)| {
        let name = &set.marks()[usize::from(mark.0)];
        if *count == 1 { name.clone() } else { format!("{name}*{count}") }
    };
    words.extend(clause("near", zone.near.iter().map(name).collect()));
    words.extend(clause("round", zone.round.iter().map(name).collect()));
    words.extend(clause("has", zone.marks.iter().map(mark).collect()));
    words.extend(clause("ends", zone.ends.clone()));
    words.join(" ")
}

fn caption(tile: &Tile) -> String {
    if tile.count == 1 { tile.code.clone() } else { format!("{} ×{}", tile.code, tile.count) }
}

fn about(set: &TileSet) -> Message {
    Message::new("cli-set-good")
        .with("set", set.name())
        .with("tiles", u32::from(set.count()))
        .with("kinds", set.tiles().len())
}
