//! Scenes of random games: they offer just what is legal, tell every zone once, and know what areas are
//! worth before the rules say so.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::collections::{BTreeMap, BTreeSet};

use bots::Rng;
use games::{Actor, Game, History, Phase, Seat, catalog, text};
use proptest::prelude::*;
use scene::{Description, Happening, Help, Scene, SceneArea, SceneRequest};
use words::{Lang, Words};

/// A game with seats and options.
type Agreed<'a> = (&'a str, u8, &'a [(&'a str, &'a str)]);

/// What is played.
const GAMES: [Agreed<'static>; 6] = [
    ("winter", 2, &[]),
    ("winter", 3, &[("farmers", "on"), ("river", "on"), ("abbot", "on")]),
    ("hunters-2002", 2, &[("table", "14x14")]),
    ("hunters-2020", 5, &[]),
    ("kids", 3, &[]),
    ("dice", 2, &[]),
];

/// Scenes are looked at every so many moves, so that whole games don't take minutes.
const STRIDE: usize = 7;
/// A random player of dice may take very long.
const MOST_MOVES: usize = 600;

fn start((game, seats, options): Agreed<'_>) -> History {
    History::new(catalog::find(game).unwrap().setup(seats, Seat(0), options).unwrap()).unwrap()
}

/// Plays a random game and looks at it on the way, and at its end.
fn play(which: usize, seed: u64, mut look: impl FnMut(&History)) -> History {
    let (mut history, mut rng) = (start(GAMES[which]), Rng::new(seed));
    while let Some(next) = history.game().sample(&mut |bound| rng.below(bound)) {
        if history.moves().len() >= MOST_MOVES {
            break;
        }
        if (history.moves().len() + seed as usize).is_multiple_of(STRIDE) {
            look(&history);
        }
        history.play(next).unwrap();
    }
    look(&history);
    history
}

fn words() -> Words {
    Words::new(Lang::English)
}

fn offered(scene: &Scene) -> Vec<String> {
    let choices = &scene.choices;
    let places = choices.places.iter().flat_map(|place| &place.ways).map(|way| &way.text);
    let builds = choices.builds.iter().flat_map(|build| &build.at.ways).map(|way| &way.text);
    let claims = choices.claims.iter().map(|claim| &claim.text);
    let recalls = choices.recalls.iter().map(|recall| &recall.text);
    let actions = choices.actions.iter().map(|action| &action.text);
    places.chain(builds).chain(claims).chain(recalls).chain(actions).cloned().collect()
}

fn legal(game: &dyn Game) -> Vec<String> {
    let mut moves = Vec::new();
    if matches!(game.actor(), Actor::Seat(_)) {
        game.legal(&mut moves);
    }
    moves.into_iter().map(|wanted| text::write_move(game, wanted)).collect()
}

fn check_choices(history: &History, scene: &Scene) {
    let (mut offered, mut legal) = (offered(scene), legal(history.game()));
    offered.sort();
    legal.sort();
    assert_eq!(offered, legal, "{}", history.game().position());
}

fn check_areas(history: &History, scene: &Scene) {
    let set = history.game().tiles();
    let mut zones: Vec<[u8; 2]> = scene.areas.iter().flat_map(|area| area.zones.clone()).collect();
    zones.sort_unstable();
    let all = (0..).zip(&scene.tiles).flat_map(|(tile, laid)| {
        let zones = set.tile(set.find(laid.tile).unwrap()).zones.len() as u8;
        (0..zones).map(move |zone| [tile, zone])
    });
    assert_eq!(zones, all.collect::<Vec<_>>(), "{}", history.game().position());
    let ids: BTreeSet<u16> = scene.areas.iter().map(|area| area.id).collect();
    assert_eq!(ids.len(), scene.areas.len());
    for piece in scene.pieces.iter().filter(|piece| piece.piece != "pawn") {
        let tile = scene.tiles.iter().position(|tile| (tile.x, tile.y) == (piece.at.x, piece.at.y));
        let zone = [tile.unwrap() as u8, piece.at.zone];
        let area = scene.areas.iter().find(|area| area.zones.contains(&zone)).unwrap();
        let is_counted = area.pieces.iter().any(|held| held.seat == piece.seat);
        // Huts count in the network beneath.
        assert!(is_counted || piece.piece == "hut", "{area:?} {}", history.game().position());
    }
}

/// The marker of each seat stands where its points are; with pawns there is no track.
fn check_track(scene: &Scene) {
    let counted = scene.track.as_ref().map(|track| {
        track.markers.iter().map(|marker| track.spaces * marker.laps + marker.space).collect::<Vec<_>>()
    });
    let is_on_track =
        |track: &scene::TrackView| track.markers.iter().all(|marker| marker.space < track.spaces);
    assert!(scene.track.as_ref().is_none_or(is_on_track));
    assert_eq!(counted, (scene.game != "kids").then(|| scene.scores.clone()));
}

/// What is told in words is what a scene shows, and every way to go on is told, each once.
fn check_description(history: &History, scene: &Scene, words: &Words) {
    let description = Description::of(history.game(), words, &[], Help::ALL);
    let (choices, position) = (&scene.choices, history.game().position());
    let ways = choices.places.iter().flat_map(|place| &place.ways);
    let ways = ways.chain(choices.builds.iter().flat_map(|build| &build.at.ways)).map(|way| &way.text);
    let (places, ways): (BTreeSet<_>, BTreeSet<_>) =
        (description.places.iter().map(|place| &place.made).collect(), ways.collect());
    assert!(places.is_subset(&ways), "{position}");
    // A tile that looks the same when it is turned is told once, and every cell is told.
    let texts: BTreeSet<&String> = description.places.iter().map(|place| &place.text).collect();
    assert_eq!(texts.len(), description.places.len(), "{position}");
    let cell = |way: &&String| way.rsplit_once(' ').map(|(cell, _)| cell.to_owned());
    let cells = |ways: &BTreeSet<&String>| ways.iter().map(cell).collect::<BTreeSet<_>>();
    assert_eq!(cells(&places), cells(&ways), "{position}");
    let claims = choices.claims.iter().map(|claim| &claim.text);
    let pieces: Vec<&String> = claims.chain(choices.recalls.iter().map(|recall| &recall.text)).collect();
    assert_eq!(description.pieces.iter().map(|piece| &piece.made).collect::<Vec<_>>(), pieces, "{position}");

    let laid: Vec<(i16, i16)> = scene.tiles.iter().map(|laid| (laid.x, laid.y)).collect();
    let cells: Vec<(i16, i16)> = description.cells.iter().map(|cell| (cell.x, cell.y)).collect();
    assert!(cells.starts_with(&laid), "{position}");
    let free: BTreeSet<_> = cells[laid.len()..].iter().collect();
    let holes = scene.aids.holes.iter().flatten().map(|hole| (hole.x, hole.y));
    assert!(holes.collect::<BTreeSet<_>>().iter().all(|hole| free.contains(hole)), "{position}");

    let told: BTreeSet<u16> =
        description.areas.iter().flat_map(|kind| &kind.areas).map(|area| area.id).collect();
    let counting = scene.areas.iter().filter(|area| area.worth.is_some() || !area.pieces.is_empty());
    assert_eq!(told, counting.map(|area| area.id).collect(), "{position}");
    assert_eq!(description.seats.len(), usize::from(scene.seats));
    assert_eq!(description.hand.is_empty(), scene.hand.is_none());
}

/// What areas were said to be worth is what the final scoring gives.
fn check_end(history: &History, before: &[SceneArea]) {
    let story = Scene::of(history, &words(), &SceneRequest::default()).story;
    let events = story.into_iter().flat_map(|step| step.events);
    let last = events.skip_while(|event| !matches!(event, Happening::Final { .. }));
    let mut scored: BTreeMap<u8, u32> = BTreeMap::new();
    for event in last {
        if let Happening::Scored { points: points @ 1.., seats, .. } = event {
            seats.into_iter().for_each(|seat| *scored.entry(seat).or_default() += points);
        }
    }
    let mut said: BTreeMap<u8, u32> = BTreeMap::new();
    for worth in before.iter().filter_map(|area| area.worth.as_ref()) {
        for (seat, &points) in (0..).zip(&worth.shares_now).filter(|(_, points)| **points > 0) {
            *said.entry(seat).or_default() += points;
        }
    }
    assert_eq!(said, scored);
}

/// The areas that a turn completes score what they were said to be worth.
fn check_turn(history: &History, scene: &Scene) {
    let can_pass = offered(scene).iter().any(|offer| offer == "pass");
    if history.game().phase() != Phase::Claim || !can_pass {
        return;
    }
    let mut game = history.game().fork();
    let events = game.apply(text::read_move(&*game, "pass").unwrap()).unwrap();
    let turn = events.iter().take_while(|event| !matches!(event, games::Event::FinalScoring { .. }));
    for event in turn {
        let games::Event::Scored(score) = event else { continue };
        let zones: Vec<[u8; 2]> = score.zones.iter().map(|(tile, zone)| [tile.0, zone.0]).collect();
        let area = scene.areas.iter().find(|area| area.zones == zones).unwrap();
        let seats: Vec<u8> = score.seats.iter().map(|seat| seat.0).collect();
        assert!(area.complete, "{area:?}");
        assert_eq!((area.worth.as_ref().unwrap().now, &area.owners), (score.points, &seats));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn scenes_of_random_games_are_true(which in 0..GAMES.len(), seed in any::<u64>()) {
        let words = words();
        let history = play(which, seed, |history| {
            let known = history.moves().len().saturating_sub(3);
            let scene = Scene::of(history, &words, &SceneRequest { since: known, ..SceneRequest::default() });
            check_choices(history, &scene);
            check_areas(history, &scene);
            check_turn(history, &scene);
            check_track(&scene);
            check_description(history, &scene, &words);
            assert_eq!(scene.story.len(), history.moves().len().min(3));
            assert!(serde_json::to_value(&scene).unwrap().is_object());
        });
        let end = Scene::of(&history, &words, &SceneRequest { since: usize::MAX, ..SceneRequest::default() });
        assert!(end.story.is_empty());
        if matches!(end.game, "winter" | "hunters-2002" | "hunters-2020") {
            check_end(&history, &end.areas);
        }
    }
}

/// A dead cell is one that no tile of the pile fits in, and the chance is that of the next draw.
#[test]
fn holes_are_filled_by_what_fits() {
    let words = words();
    play(1, 5, |history| {
        let game = history.game();
        let scene = Scene::of(history, &words, &SceneRequest::default());
        for hole in scene.aids.holes.into_iter().flatten() {
            let fits =
                |tile| game.placements(tile).iter().any(|(cell, _)| (cell.x, cell.y) == (hole.x, hole.y));
            let view = game.view();
            let left = view.pile.iter().filter(|(tile, _)| fits(*tile)).map(|(_, left)| u32::from(*left));
            let in_hand = view.hand.is_some_and(fits);
            assert_eq!(hole.fill, left.sum::<u32>() + u32::from(in_hand), "{}", game.position());
            let draws = || game.next_stack().into_iter().flat_map(|stack| stack.counts());
            let all: u32 = draws().map(|(_, count)| u32::from(count)).sum();
            let good: u32 = draws().filter(|(tile, _)| fits(*tile)).map(|(_, count)| u32::from(count)).sum();
            let chance = if all == 0 { 0.0 } else { f64::from(good) / f64::from(all) };
            assert!((hole.chance - chance).abs() < 1e-9, "{}", game.position());
        }
    });
}

#[test]
fn a_table_tells_no_more_than_its_aids_allow() {
    let words = words();
    let history = play(1, 8, |_| {});
    let mut history = History::from_record(&history.record());
    history.rewind(200);
    let with = |help| Scene::of(&history, &words, &SceneRequest { help, ..SceneRequest::default() });
    let (all, some, none) = (with(Help::ALL), with(Help::SOME), with(Help::NONE));
    assert!(all.aids.outlook.is_some() && some.aids.outlook.is_none() && none.aids.outlook.is_none());
    assert!(all.aids.holes.iter().flatten().any(|hole| hole.fill > 0));
    assert!(some.aids.holes.iter().flatten().all(|hole| hole.fill == 0));
    assert_eq!(none.aids.holes, None);
    assert!(some.pile.unwrap().kinds.is_some());
    assert_eq!(none.pile.unwrap().kinds, None);
    assert!(some.areas.iter().any(|area| area.worth.is_some()));
    assert!(none.areas.iter().all(|area| area.worth.is_none() && !area.text.contains("point")));
    // Who owns what can be seen by everybody.
    let owners = |areas: &[SceneArea]| areas.iter().map(|area| area.owners.clone()).collect::<Vec<_>>();
    assert_eq!(owners(&none.areas), owners(&all.areas));
}

/// What nobody can claim is worth nothing to anybody: fields without farmers, groves without the abbot.
#[test]
fn areas_that_nobody_can_claim_have_no_worth() {
    let words = words();
    for (which, are_claimed) in [(0, false), (1, true)] {
        let mut seen = BTreeSet::new();
        play(which, 3, |history| {
            let scene = Scene::of(history, &words, &SceneRequest::default());
            for area in scene.areas.iter().filter(|area| matches!(area.kind, "field" | "grove")) {
                assert_eq!(area.worth.is_some(), are_claimed, "{}", area.text);
                assert_eq!(area.text.contains("point"), are_claimed, "{}", area.text);
                seen.insert(area.kind);
            }
        });
        assert_eq!(seen.len(), 2);
    }
}

/// Two tigers and one deer in a meadow: one tiger eats, which is shown where the table tells what areas
/// are worth, and in the end everywhere.
#[test]
fn who_eats_and_is_eaten_is_shown() {
    let definition = catalog::find("hunters-2002").unwrap();
    let setup = definition.setup(2, Seat(0), &[]).unwrap();
    let set = setup.clone().start().unwrap().tiles();
    let pile = ["22", "8", "37"].map(|code| set.find(code).unwrap());
    let mut history = History::from_position(&setup.start_with(&pile).unwrap().position()).unwrap();
    let mut play = |moves: &[&str]| {
        for wanted in moves {
            history.play(text::read_move(history.game(), wanted).unwrap()).unwrap();
        }
        let eaten = |help| {
            let scene = Scene::of(&history, &words(), &SceneRequest { help, ..SceneRequest::default() });
            let places = scene.eaten.iter().map(|eaten| (eaten.at.x, eaten.at.y, eaten.deer, eaten.tigers));
            places.collect::<Vec<_>>()
        };
        (eaten(Help::ALL), eaten(Help::NONE))
    };
    let moves = [
        "draw 22",
        "place 1,0 r2",
        "claim man z1",
        "draw 8",
        "place 1,-1 r0",
        "pass",
        "draw 37",
        "place 2,0 r0",
    ];
    let pair = vec![(1, 0, 0, 1), (2, 0, 1, 0)];
    assert_eq!(play(&moves), (pair.clone(), Vec::new()));
    assert_eq!(play(&["pass"]), (pair.clone(), pair));
}
