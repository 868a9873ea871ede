//! What is said about games, in all languages.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use bots::Rng;
use games::{History, Seat, catalog, text};
use scene::{Happening, Scene, SceneRequest};
use words::{Lang, Words};

/// A game in which these moves were made.
fn played(game: &str, options: &[(&str, &str)], moves: &[&str]) -> History {
    let setup = catalog::find(game).unwrap().setup(2, Seat(0), options).unwrap();
    let mut history = History::new(setup).unwrap();
    for played in moves {
        let played = text::read_move(history.game(), played).unwrap();
        history.play(played).unwrap();
    }
    history
}

fn scene(history: &History, lang: Lang, names: &[&str]) -> Scene {
    let names = names.iter().map(|name| Some((*name).to_owned())).collect();
    Scene::of(history, &Words::new(lang), &SceneRequest { names, ..SceneRequest::default() })
}

fn said(scene: &Scene) -> Vec<&str> {
    scene
        .story
        .iter()
        .flat_map(|step| {
            let events = step.events.iter().map(|event| match event {
                Happening::Scored { text, .. }
                | Happening::Home { text, .. }
                | Happening::NoPoints { text, .. }
                | Happening::SetAside { text, .. }
                | Happening::Final { text, .. }
                | Happening::Over { text, .. } => text.as_str(),
            });
            std::iter::once(step.text.as_str()).chain(events)
        })
        .collect()
}

const ROAD: [&str; 6] = ["draw W", "place 1,0 r0", "claim meeple road3", "draw W", "place -1,0 r0", "pass"];

#[test]
fn a_story_is_told_in_the_language_of_the_listener() {
    let history = played("winter", &[("pile", "classic")], &ROAD);
    assert_eq!(
        said(&scene(&history, Lang::English, &[])),
        [
            "Red draws a tile.",
            "Red places the tile in the east, next to a road.",
            "Red puts a meeple on the road.",
            "Yellow draws a tile.",
            "Yellow places the tile in the west, next to a road.",
            "Yellow puts down no piece.",
            "Red: Road of 3 tiles, complete: 3 points.",
            "Red gets a meeple back.",
        ]
    );
    assert_eq!(
        said(&scene(&history, Lang::German, &["Ada"]))[2..],
        [
            "Ada setzt einen Meeple auf die Straße.",
            "Gelb zieht ein Plättchen.",
            "Gelb legt das Plättchen im Westen an, neben einer Straße.",
            "Gelb setzt keine Figur ein.",
            "Ada: Straße aus 3 Plättchen, abgeschlossen: 3 Punkte.",
            "Ada bekommt einen Meeple zurück.",
        ]
    );
    assert_eq!(
        said(&scene(&history, Lang::French, &["Ada"]))[2..4],
        ["Ada place un meeple sur la route.", "Jaune pioche une tuile."]
    );
}

#[test]
fn an_area_says_what_it_is_worth_and_to_whom() {
    let history =
        played("winter", &[("pile", "classic")], &["draw C", "place 0,-1 r0", "claim meeple city1"]);
    let texts = Lang::ALL.map(|lang| {
        let scene = scene(&history, lang, &["Ada"]);
        scene.areas.into_iter().find(|area| !area.pieces.is_empty()).unwrap().text
    });
    assert_eq!(
        texts,
        [
            "City of 2 tiles with 1 coat of arms, incomplete: 3 points. Still open in 3 places. \
             If closed now: 6 points. Owner: Ada.",
            "Ville de 2 tuiles avec 1 blason, incomplète\u{a0}: 3 points. Il reste 3 ouvertures. \
             Si la zone est fermée maintenant\u{a0}: 6 points. Appartient à Ada.",
            "Stadt aus 2 Plättchen mit 1 Wappen, nicht abgeschlossen: 3 Punkte. Noch an 3 Stellen offen. \
             Wenn jetzt geschlossen: 6 Punkte. Gehört Ada.",
        ]
    );
}

/// Nothing is left unsaid, whatever happens: a name of a message would have a `-` and `=` in it.
#[test]
fn whole_games_are_told_in_all_languages() {
    let names: Vec<Words> = Lang::ALL.map(Words::new).into();
    for definition in catalog::games() {
        let options: &[(&str, &str)] = if definition.name == "winter" {
            &[("farmers", "on"), ("abbot", "on"), ("river", "on")]
        } else {
            &[]
        };
        let mut history = played(definition.name, options, &[]);
        let mut rng = Rng::new(3);
        while let Some(next) = history.game().sample(&mut |bound| rng.below(bound)) {
            if history.moves().len() > 400 {
                break;
            }
            history.play(next).unwrap();
        }
        for words in &names {
            let scene = Scene::of(&history, words, &SceneRequest::default());
            let areas = scene.areas.iter().flat_map(|area| [area.text.as_str(), area.name.as_str()]);
            for text in said(&scene).into_iter().chain(areas).chain([scene.prompt.as_str()]) {
                assert!(!text.is_empty() && !text.contains(['{', '=', '_']), "{text}");
                assert!(
                    !["story-", "area-", "piece-", "score-"].iter().any(|id| text.contains(id)),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn a_turn_without_points_says_why() {
    let why = |moves: &[&str]| {
        let history = played("dice", &[], moves);
        let scene = scene(&history, Lang::English, &[]);
        said(&scene).last().map(|&text| text.to_owned())
    };
    let rolled = "roll end end straight knight knight knight knight knight knight";
    let none = |why: &str| Some(format!("No points: {why}."));
    assert_eq!(why(&[rolled, "stop"]), none("nothing was built"));
    assert_eq!(why(&[rolled, "build end 0,0 r1", "stop"]), none("no city is closed"));
    let keep = [rolled, "collect knight", "collect knight", "collect knight", "keep knight"];
    assert_eq!(why(&keep), none("a knight is kept instead, and the next turn counts double"));
    let closed = ["build end 0,0 r1", "build straight 1,0 r1", "build end 2,0 r3"];
    let closed: Vec<&str> = [rolled].into_iter().chain(closed).chain(["stop"]).collect();
    assert_eq!(why(&closed), Some("Red: Closed city of 3 dice: 1 point.".to_owned()));
}
