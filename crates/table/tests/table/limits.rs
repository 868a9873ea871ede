//! Games at tables come to an end.

use games::{History, Record, SetupError, catalog};
use serde_json::{Value, json};
use table::{Refused, Secret, Settings, Table};

fn create(settings: Value) -> Result<Table, Refused> {
    let settings: Settings = serde_json::from_value(settings).unwrap();
    Table::create(settings, Secret::new([7; 32]), 0).map(|(table, _)| table)
}

fn dice() -> Value {
    json!({ "game": "dice", "seats": [{ "kind": "person" }, { "kind": "person" }] })
}

#[test]
fn a_table_of_dice_has_a_last_round() {
    assert_eq!(create(dice()).unwrap().settings().options["rounds"], "100");
    let mut chosen = dice();
    chosen["options"] = json!({ "rounds": "20" });
    assert_eq!(create(chosen).unwrap().settings().options["rounds"], "20");
    let mut endless = dice();
    for value in ["none", "NONE", "0", "201", "1000000", "x"] {
        endless["options"] = json!({ "rounds": value });
        let refused = create(endless.clone()).unwrap_err();
        assert!(
            matches!(refused, Refused::Setup(SetupError::Value { key: "rounds", .. })),
            "{value}: {refused:?}"
        );
    }
    let mut winter = dice();
    winter["game"] = json!("winter");
    assert!(create(winter).unwrap().settings().options.is_empty());
}

#[test]
fn a_game_that_branches_off_from_one_without_a_last_round_has_one() {
    let setup = catalog::find("dice").unwrap().setup(2, games::Seat(0), &[]).unwrap();
    let mut from = dice();
    from["from"] = json!(History::new(setup).unwrap().game().position());
    let table = create(from).unwrap();
    assert!(table.settings().from.as_ref().unwrap().contains("rounds=100"), "{:?}", table.settings().from);
}

#[test]
fn a_record_from_before_there_was_a_last_round_is_the_same_again() {
    let sample = catalog::find("dice").unwrap().sample;
    assert!(!sample.contains("rounds"));
    // Only the version of the rules is named now.
    let written = Record::read(sample).unwrap().write();
    let lines: Vec<&str> = written.lines().filter(|line| !line.starts_with("rules ")).collect();
    assert_eq!(lines, sample.lines().collect::<Vec<_>>());
}
