//! Runs every file in `scenarios/`: moves, and what is expected of them. How to write one is in
//! `docs/scenarios.md`.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a scenario that can't be read fails the test")]

use std::fs;
use std::path::{Path, PathBuf};

use games::dice::Turn;
use games::{Actor, Details, Event, Game, Seat, Standing, catalog, text};
use land::Cell;

#[test]
fn every_scenario_holds() {
    let files = scenario_files();
    assert!(files.len() > 30, "only {} scenarios found", files.len());
    let failures: Vec<String> = files.iter().filter_map(|file| run(file).err()).collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail:\n{}",
        failures.len(),
        files.len(),
        failures.join("\n")
    );
}

/// The worked examples of the rulebooks, each in the `rules` line of some scenario.
#[test]
fn every_worked_example_is_a_scenario() {
    let named: Vec<String> = scenario_files().iter().flat_map(|file| rules_line(file)).collect();
    let numbered = |letter: char, count: u32| (1..=count).map(move |number| format!("{letter}X-{number}"));
    let examples = numbered('W', 13).chain(numbered('D', 2)).chain(numbered('H', 25));
    let missing: Vec<String> = examples.filter(|example| !named.contains(example)).collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}

/// A scenario names only rules that its game has, so that a typing error is not taken for a test.
#[test]
fn scenarios_name_known_rules() {
    for file in scenario_files() {
        let game = file.parent().and_then(Path::file_name).unwrap().to_str().unwrap();
        let known = catalog::find(game).unwrap().rules;
        for rule in rules_line(&file).iter().filter(|rule| !rule.contains("X-")) {
            assert!(
                known.iter().any(|known_rule| known_rule.0 == rule),
                "{}: no rule {rule}",
                file.display()
            );
        }
    }
}

fn scenario_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        folders.flat_map(|game| fs::read_dir(game).unwrap().map(|entry| entry.unwrap().path())).collect();
    files.sort();
    files
}

fn rules_line(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let rules = text.lines().find_map(|line| line.strip_prefix("rules "));
    let rules = rules.unwrap_or_else(|| panic!("{}: no line `rules`", file.display()));
    rules.split_whitespace().map(str::to_owned).collect()
}

/// Plays a file; the error says where it does not hold.
fn run(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).unwrap();
    let mut stage = Stage::default();
    for (number, line) in (1..).zip(text.lines()) {
        let content = line.split('#').next().unwrap_or_default().trim();
        if !content.is_empty() {
            let name = file.file_name().unwrap().to_string_lossy();
            stage.line(content).map_err(|wrong| format!("{name}:{number}: {content}\n    {wrong}"))?;
        }
    }
    Ok(())
}

/// The game of a scenario as it is being played.
#[derive(Default)]
struct Stage {
    game: Option<Box<dyn Game>>,
    /// The words of the line `game`, until the game begins.
    setup: Vec<String>,
    pile: Option<Vec<String>>,
    /// What the last line of moves caused.
    events: Vec<Event>,
}

impl Stage {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "game" => self.setup = rest.split_whitespace().map(str::to_owned).collect(),
            "rules" => {}
            "pile" => self.pile = Some(rest.split_whitespace().map(str::to_owned).collect()),
            "refuse" => self.refuse(rest)?,
            "scored" => self.scored(rest)?,
            "home" => self.happened(rest, "home", home_text)?,
            "aside" => {
                let set = self.game()?.tiles();
                self.happened(rest, "aside", |event| match event {
                    Event::SetAside { tile, .. } => Some(set.tile(*tile).code.clone()),
                    _ => None,
                })?;
            }
            "scores" => same(rest, &join(self.game()?.scores()))?,
            "winners" => same(rest, &join(&self.game()?.winners()))?,
            "phase" => same(rest, self.game()?.phase().name())?,
            "seat" => {
                let actor = match self.game()?.actor() {
                    Actor::Seat(seat) => seat.to_string(),
                    other => format!("{other:?}").to_lowercase(),
                };
                same(rest, &actor)?;
            }
            "left" => {
                let left: u32 = self.game()?.view().pile.iter().map(|&(_, count)| u32::from(count)).sum();
                same(rest, &left.to_string())?;
            }
            "reserve" => self.reserve(rest)?,
            "pawns" => self.pawns(rest)?,
            "dice" => self.dice(rest)?,
            "doubled" => {
                let turn = self.dice_turn()?;
                same(rest, if turn.is_doubled { "yes" } else { "no" })?;
            }
            "legal" => self.legal(rest)?,
            _ => self.play(line)?,
        }
        Ok(())
    }

    /// The game, begun when it is first needed.
    fn game(&mut self) -> Result<&mut (dyn Game + 'static), String> {
        let game = match self.game.take() {
            Some(game) => game,
            None => begin(&self.setup, self.pile.as_deref())?,
        };
        Ok(&mut **self.game.insert(game))
    }

    /// `draw K; place 1,0 r2; claim meeple city1`: all of it is legal.
    fn play(&mut self, line: &str) -> Result<(), String> {
        let mut events = Vec::new();
        let game = self.game()?;
        for part in line.split(';') {
            let played = text::read_move(game, part).map_err(|error| format!("{part}: {error:?}"))?;
            events.extend(game.apply(played).map_err(|refusal| format!("{part}: refused by {refusal:?}"))?);
        }
        self.events = events;
        Ok(())
    }

    /// `refuse W-13 claim meeple city1`: refused by this rule, and nothing has changed.
    fn refuse(&mut self, rest: &str) -> Result<(), String> {
        let (rule, wanted) = rest.split_once(' ').ok_or("refuse RULE MOVE")?;
        let game = self.game()?;
        let before = game.position();
        let wanted = text::read_move(game, wanted).map_err(|error| format!("{error:?}"))?;
        match game.apply(wanted) {
            Ok(_) => return Err("it was allowed".to_owned()),
            Err(refusal) => same(rule, &refusal.rule.to_string())?,
        }
        same(&before, &game.position())
    }

    /// `scored W-20 3 by 0 1`, optionally `at 0,0 1,0`.
    fn scored(&mut self, rest: &str) -> Result<(), String> {
        let (wanted, at) = rest.split_once(" at ").map_or((rest, None), |(wanted, at)| (wanted, Some(at)));
        self.happened(wanted, "scored", |event| match event {
            Event::Scored(score) => {
                let mut cells: Vec<String> = score.cells.iter().map(ToString::to_string).collect();
                let mut expected: Vec<&str> = at.map(|at| at.split(' ').collect()).unwrap_or_default();
                cells.sort();
                expected.sort_unstable();
                let elsewhere = if at.is_some() && cells != expected { " elsewhere" } else { "" };
                Some(format!("{} {} by {}{elsewhere}", score.rule, score.points, join(&score.seats)))
            }
            _ => None,
        })
    }

    /// Whether the last line of moves caused such an event.
    fn happened(
        &self,
        wanted: &str,
        kind: &str,
        describe: impl Fn(&Event) -> Option<String>,
    ) -> Result<(), String> {
        let seen: Vec<String> = self.events.iter().filter_map(describe).collect();
        if seen.iter().any(|text| text == wanted) { Ok(()) } else { Err(format!("{kind}: {seen:?}")) }
    }

    /// `reserve 0 meeple=6 abbot=1`.
    fn reserve(&mut self, rest: &str) -> Result<(), String> {
        let (seat, wanted) = rest.split_once(' ').ok_or("reserve SEAT PIECE=COUNT...")?;
        let view = self.game()?.view();
        let seat: usize = seat.parse().map_err(|_| "no such seat")?;
        let found: Vec<String> =
            view.reserve[seat].iter().map(|(piece, count)| format!("{}={count}", piece.name())).collect();
        same(wanted, &found.join(" "))
    }

    /// `pawns 0 at 1,0 path1; 1 at 1,0 path2`: these and no others, in the order of tiles; or `none`.
    fn pawns(&mut self, rest: &str) -> Result<(), String> {
        let game = self.game()?;
        let view = game.view();
        let Details::Pawns(pawns) = view.details else { return Err("a game without pawns".to_owned()) };
        let zone_name = |cell: Cell, standing: Standing| {
            let tile =
                view.placed.iter().find(|(placed, _)| placed.cell == cell).map(|(placed, _)| placed.tile);
            let zone = tile.map(|tile| &game.tiles().tile(tile).zones[standing.zone.index()]);
            zone.map(|zone| zone.name.clone()).unwrap_or_default()
        };
        let text = |(cell, standing): (Cell, Standing)| {
            format!("{} at {cell} {}", standing.seat, zone_name(cell, standing))
        };
        let found: Vec<String> = pawns.into_iter().map(text).collect();
        same(rest, &if found.is_empty() { "none".to_owned() } else { found.join("; ") })
    }

    /// `dice rolls=1 hand=end*2,knight knights=0 catapults=1`.
    fn dice(&mut self, rest: &str) -> Result<(), String> {
        let Turn { rolls, hand, knights, catapults, .. } = self.dice_turn()?;
        let set = self.game()?.tiles();
        let shown = hand.iter().map(|(face, count)| match (&set.tile(face).code, count) {
            (code, 1) => code.clone(),
            (code, count) => format!("{code}*{count}"),
        });
        let hand = shown.collect::<Vec<_>>().join(",");
        same(rest, &format!("rolls={rolls} hand={hand} knights={knights} catapults={catapults}"))
    }

    fn dice_turn(&mut self) -> Result<Turn, String> {
        match self.game()?.view().details {
            Details::Dice(turn) => Ok(turn),
            _ => Err("a game without dice".to_owned()),
        }
    }

    /// `legal claim meeple city1; pass`: these and no others, in any order.
    fn legal(&mut self, rest: &str) -> Result<(), String> {
        let game = self.game()?;
        let mut moves = Vec::new();
        game.legal(&mut moves);
        let mut found: Vec<String> = moves.into_iter().map(|legal| text::write_move(game, legal)).collect();
        let mut wanted: Vec<&str> = rest.split(';').map(str::trim).collect();
        found.sort();
        wanted.sort_unstable();
        same(&wanted.join("; "), &found.join("; "))
    }
}

fn begin(setup: &[String], pile: Option<&[String]>) -> Result<Box<dyn Game>, String> {
    let (name, words) = setup.split_first().ok_or("no line `game`")?;
    let definition = catalog::find(name).map_err(|error| format!("{error:?}"))?;
    let (mut seats, mut starts, mut options) = (2, 0, Vec::new());
    for word in words {
        match word.split_once('=').ok_or("options are KEY=VALUE")? {
            ("seats", number) => seats = number.parse().map_err(|_| "seats")?,
            ("starts", number) => starts = number.parse().map_err(|_| "starts")?,
            option => options.push(option),
        }
    }
    let setup = definition.setup(seats, Seat(starts), &options).map_err(|error| format!("{error:?}"))?;
    let game = match pile {
        None => setup.start(),
        Some(pile) => {
            let set = setup.clone().start().map_err(|error| format!("{error:?}"))?.tiles();
            let tiles: Option<Vec<_>> = pile.iter().map(|code| set.find(code)).collect();
            setup.start_with(&tiles.ok_or("no such tile in the pile")?)
        }
    };
    game.map_err(|error| format!("{error:?}"))
}

/// `0 meeple from 1,0`.
fn home_text(event: &Event) -> Option<String> {
    match event {
        Event::Home { seat, piece, cell, .. } => Some(format!("{seat} {} from {cell}", piece.name())),
        _ => None,
    }
}

fn join(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn same(wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("expected {wanted}\n    but is   {found}")) }
}
