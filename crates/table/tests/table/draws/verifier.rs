//! A program in another language, written from the document alone, agrees with what is drawn here.

use std::path::{Path, PathBuf};
use std::process::Command;

use bots::Rng;
use games::{Record, catalog};
use table::{Awaited, DrawMode, Event, Method, Order, Settings, Table, verify};

use super::house::{House, MODES, secret, settings};

/// Records in a folder of their own.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(format!("{name}.txt"));
        std::fs::write(&path, text).unwrap();
        path
    }
}

/// What the program says of records, and whether it accepts all of them.
fn verified(files: &[PathBuf]) -> (String, bool) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let run = Command::new("python3")
        .arg(here.join("tests/table/draws/verifier.py"))
        .arg(here.join("../tiles/sets"))
        .args(files)
        .output()
        .unwrap();
    assert!(run.stderr.is_empty(), "{}", String::from_utf8_lossy(&run.stderr));
    (String::from_utf8(run.stdout).unwrap(), run.status.success())
}

/// The record of a game played to its end.
fn played(house: &mut House, seed: u64) -> String {
    house.play_to_the_end(&mut Rng::new(seed));
    house.table.record().unwrap().write()
}

/// The settings of a table with these options.
fn with_options(game: &str, options: &[(&str, &str)], mode: DrawMode) -> Settings {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    Settings { options: options.collect(), ..settings(game, mode) }
}

/// A game at a table from before there was another method.
fn played_by_version_1(settings: Settings) -> String {
    let mut house = House::with(settings);
    let Event::Created { method, .. } = &mut house.log[0].event else { unreachable!("it begins so") };
    *method = Method::Chained;
    house.table = Table::resume(secret(), &house.log).unwrap();
    house.ok(0, &Order::Start {});
    played(&mut house, 4)
}

/// A game in which one withholds a word, one is absent from a draw, and moves are taken back.
fn played_with_trouble() -> House {
    let mut rng = Rng::new(6);
    let mut house = House::new("hunters-2002", DrawMode::Sealed);
    house.commit(0).unwrap();
    house.commit(1).unwrap();
    house.ok(1, &Order::Start {});
    house.reveal(1).unwrap();
    house.let_time_pass();
    house.reveal_all();
    for _ in 0..10 {
        let Awaited::Person(seat) = house.table.awaited() else { panic!("nobody's turn") };
        house.turn(&mut rng);
        // What was due and taken back before waits for nobody when it is due again.
        let _ = house.reveal(0);
        house.take_back(seat);
        house.turn(&mut rng);
        house.reveal_all();
        house.turn(&mut rng);
        if house.reveal(1).is_ok() {
            house.let_time_pass();
        }
        house.reveal_all();
    }
    house
}

/// What is drawn from several piles.
const OPTIONS: [(&str, &[(&str, &str)]); 4] = [
    ("winter", &[("river", "on"), ("farmers", "on")]),
    ("winter", &[("pile", "classic")]),
    ("hunters-2020", &[("table", "12x12")]),
    ("kids", &[]),
];

#[test]
fn another_program_proves_the_draws_of_all_games_and_methods() {
    let folder = Folder::new("verifier");
    let games = catalog::games().map(|definition| (definition.name, &[][..])).chain(OPTIONS);
    let mut files = Vec::new();
    let mut keep = |name: String, text: String| {
        let draws = verify(&Record::read(&text).unwrap()).unwrap().draws;
        files.push((folder.write(&name, &text), draws));
    };
    for (number, (game, options)) in games.enumerate() {
        for mode in MODES {
            let mut house = House::with(with_options(game, options, mode));
            house.begin();
            keep(format!("{number}-{}", mode.name()), played(&mut house, 4));
        }
        keep(
            format!("{number}-version-1"),
            played_by_version_1(with_options(game, options, DrawMode::Committed)),
        );
    }
    let mut house = played_with_trouble();
    let position = house.table.game().unwrap().position();
    keep("trouble".to_owned(), played(&mut house, 6));
    let mut house =
        House::with(Settings { from: Some(position), ..settings("hunters-2002", DrawMode::Committed) });
    house.begin();
    keep("position".to_owned(), played(&mut house, 2));

    let paths: Vec<PathBuf> = files.iter().map(|(path, _)| path.clone()).collect();
    let (said, is_accepted) = verified(&paths);
    let expected: String =
        files.iter().map(|(path, draws)| format!("{}: {draws} draws are proved\n", path.display())).collect();
    assert_eq!((said, is_accepted), (expected, true));
}

#[test]
fn another_program_finds_a_forged_draw() {
    let folder = Folder::new("verifier-forged");
    for mode in MODES {
        let mut house = House::new("dice", mode);
        house.begin();
        let text = played(&mut house, 1);
        let forged = |name: &str, from: &str, to: &str| {
            assert!(text.contains(from), "{from}: {text}");
            let (said, is_accepted) = verified(&[folder.write(name, &text.replacen(from, to, 1))]);
            assert!(!is_accepted, "{name}: {said}");
            said
        };
        let (first, rest) = text.split_once("roll ").unwrap().1.split_once(' ').unwrap();
        let other = if first == "end" { "corner" } else { "end" };
        let rest = rest.split(';').next().unwrap();
        let said = forged("draw", &format!("roll {first} {rest}"), &format!("roll {other} {rest}"));
        assert!(said.contains("should have been"), "{said}");
        assert!(forged("secret", "secret 07", "secret 08").contains("committed to"));
        forged("seat", "seat 0 ", "seat 1 ");
        forged("starts", "start drawn\n", "");
    }
}
