//! Moments of games in words, in all languages.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use games::{Game, Move, position, text};
use scene::{Description, Help};
use words::{Lang, Words};

/// Red's abbot is in a fir grove with four tiles around it, and Red has a tile with a city on one side in hand.
const GROVE: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=on;pile=full;turn=5;scores=0,0;board=D@0,0r0/Eg@0,1r2+0:abbot:grove/U@1,0r0/U@-1,0r0/E@1,1r1;step=place:E;left=U,V;aside=";
/// Red has a man in a forest with menhirs, and can close it.
const FOREST: &str = "hunters-2020/1;seats=2;starts=0;table=none;turn=3;scores=0,0;board=56@0,0r0/39@1,0r0+0:man:z1/37@0,1r0;bonus=off;step=place:35;covered=;left=62,90;aside=";
/// The die in hand can close a city.
const DICE: &str = "dice/1;seats=2;starts=0;turn=9;scores=41,30;board=end@0,0r1/straight@1,0r1;hand=end,knight*3;knights=0;catapults=3;rolls=1;doubled=off;kept=;step=build";
/// There are children on the paths.
const CHILDREN: &str = "kids/1;seats=2;starts=0;turn=10;scores=0,0;board=12@0,0r0/13@0,1r0/14@0,2r0/4@0,3r0/5@1,3r2/24@1,4r0/25@2,4r2/26@2,5r0/27@3,5r2/0@3,6r0;step=place:1;left=2,3,6,7";

fn game(from: &str) -> Box<dyn Game> {
    position::read(from).unwrap()
}

fn told(game: &dyn Game, lang: Lang, help: Help) -> Description {
    Description::of(game, &Words::new(lang), &[Some("Ada".to_owned()), None], help)
}

fn in_all(from: &str, say: impl Fn(&Description) -> &str) -> [String; 3] {
    Lang::ALL.map(|lang| say(&told(&*game(from), lang, Help::ALL)).replace('\u{a0}', " "))
}

fn cell(description: &Description, x: i16, y: i16) -> &str {
    &description.cells.iter().find(|cell| (cell.x, cell.y) == (x, y)).unwrap().text
}

#[test]
fn a_tile_is_told_by_its_sides_however_it_is_turned() {
    assert_eq!(
        told(&*game(GROVE), Lang::English, Help::ALL).hand,
        [
            "North: city; east, south and west, joined: field",
            "North, south and west, joined: field; east: city",
            "North, east and west, joined: field; south: city",
            "North, east and south, joined: field; west: city",
        ]
    );
    assert_eq!(
        in_all(FOREST, |told| cell(told, 0, 0)),
        [
            "The starting cell: north: meadow with 1 aurochs; east and south, joined: forest with a menhir; \
             west: river; middle: lake with 1 fish; south-west corner: meadow.",
            "La case de départ : nord : prairie avec 1 aurochs ; est et sud, d’un seul tenant : forêt avec un menhir ; \
             ouest : rivière ; milieu : lac avec 1 poisson ; coin sud-ouest : prairie.",
            "Das Startfeld: Norden: Wiese mit 1 Auerochsen; Osten und Süden, verbunden: Wald mit einem Menhir; \
             Westen: Fluss; Mitte: See mit 1 Fisch; Südwestecke: Wiese.",
        ]
    );
    assert_eq!(
        in_all(CHILDREN, |told| cell(told, 0, 3)),
        [
            "3 south: north and east, joined: path with a red child; south: path; west: path.",
            "3 au sud : nord et est, d’un seul tenant : chemin avec un enfant rouge ; sud : chemin ; ouest : chemin.",
            "3 südlich: Norden und Osten, verbunden: Weg mit einem roten Kind; Süden: Weg; Westen: Weg.",
        ]
    );
}

/// The banks of a road are told by corners, and not at all next to a side that is all of the same field.
#[test]
fn fields_are_told_by_sides_and_corners() {
    let farmers = GROVE.replace("farmers=off", "farmers=on").replace("left=U,V", "left=B,D,L,U,V,X");
    let pile = told(&*game(&farmers), Lang::English, Help::ALL).pile.unwrap();
    let texts: Vec<&str> = pile.iter().map(|tile| tile.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "All sides: field; middle: abbey",
            "North: city; east and west, joined: road; south: field; \
             north-east corner and north-west corner, joined: field",
            "North: city; east: road; south: road; west: road; \
             north-east corner and north-west corner, joined: field; \
             south-east corner: field; south-west corner: field",
            "North: field; east and west, joined: road; south: field",
            "North and east, joined: field; south and west, joined: road; south-west corner: field",
            "North: road; east: road; south: road; west: road; north-west corner: field; \
             north-east corner: field; south-east corner: field; south-west corner: field",
        ]
    );
}

#[test]
fn a_place_says_where_it_is_and_what_it_leads_to() {
    assert_eq!(
        in_all(FOREST, |told| &told.places[0].text),
        [
            "In the north-east, next to a forest (2 east): north, east and south, joined: meadow with 1 mammoth; \
             west: forest. Completes the forest of Ada. Ada: +8.",
            "Au nord-est, à côté d’une forêt (2 à l’est) : nord, est et sud, d’un seul tenant : \
             prairie avec 1 mammouth ; ouest : forêt. Complète la forêt (Ada). Ada : +8.",
            "Im Nordosten, neben einem Wald (2 östlich): Norden, Osten und Süden, verbunden: Wiese mit 1 Mammut; \
             Westen: Wald. Schließt den Wald von Ada ab. Ada: +8.",
        ]
    );
    assert_eq!(
        in_all(DICE, |told| &told.places[0].text),
        [
            "End, 2 east: north, east and south, joined: white; west: city. Completes the city.",
            "Bout, 2 à l’est : nord, est et sud, d’un seul tenant : blanc ; ouest : ville. Complète la ville.",
            "Endstück, 2 östlich: Norden, Osten und Süden, verbunden: weiß; Westen: Stadt. Schließt die Stadt ab.",
        ]
    );
}

#[test]
fn areas_say_where_they_are_and_where_they_go_on() {
    assert_eq!(
        in_all(GROVE, |told| &told.areas[0].title),
        ["Cities: 3, 3 of them open", "Villes : 3, dont 3 à compléter", "Städte: 3, davon 3 offen",]
    );
    let description = told(&*game(GROVE), Lang::English, Help::ALL);
    assert_eq!(
        description.areas.last().unwrap().areas[0].text,
        "In the south (1 south). Fir grove with 4 tiles around it, incomplete: 5 points. If closed now: 9 points. \
         Owner: Ada. Open towards: 1 south, 1 west; 2 south, 1 west; 2 south; 2 south, 1 east."
    );
    assert_eq!(
        cell(&description, 0, 1),
        "1 south: north, east and west, joined: field; south: city; \
         middle: fir grove. Ada: the abbot, fir grove."
    );
    assert_eq!(cell(&description, -1, 1), "1 south, 1 west: free. Next to it: north: field; east: field.");
    assert_eq!(
        description.seats,
        [
            "Ada: 0 points; in reserve: 7 meeples and no abbot. If the game ended now: 5 points.",
            "Yellow: 0 points; in reserve: 7 meeples and the abbot. If the game ended now: 0 points.",
        ]
    );
    assert_eq!(
        description.pile.unwrap()[1].text,
        "North and east, joined: field; south and west, joined: road"
    );
}

#[test]
fn pieces_are_offered_by_the_sides_of_their_zones() {
    let mut game = game(GROVE);
    let made: Move = text::read_move(&*game, "place 0,2 r0").unwrap();
    game.apply(made).unwrap();
    let pieces = told(&*game, Lang::English, Help::ALL).pieces;
    let texts: Vec<&str> = pieces.iter().map(|piece| piece.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "Put a meeple in the city (north). City of 2 tiles, complete: 4 points.",
            "Take the abbot back from the fir grove in the middle. \
             Fir grove with 5 tiles around it, incomplete: 6 points. If closed now: 9 points. Owner: Ada.",
        ]
    );
}

/// At a tournament nobody is told what areas are worth, which place is the best, or what is left.
#[test]
fn no_more_is_told_than_the_table_allows() {
    let description = told(&*game(FOREST), Lang::English, Help::NONE);
    assert!(description.places.iter().all(|place| !place.text.contains('+')));
    assert!(description.places.iter().any(|place| place.text.ends_with("Completes the forest of Ada.")));
    let cells: Vec<(i16, i16)> = description.places.iter().map(|place| (place.y, place.x)).collect();
    assert!(cells.is_sorted());
    let areas = description.areas.iter().flat_map(|kind| &kind.areas);
    assert!(areas.map(|area| &area.text).all(|text| !text.contains("point")));
    assert_eq!(description.pile, None);
    assert!(!description.seats[0].contains("If the game ended now"));
}
