//! Every fault in a tile set is found and named with its file, line and tile.

use tiles::TileSet;

const HEAD: &str = "set test 1\nstyle winter\nkinds city road field\nside C city\nside R field road field\nside F field\n\
                    marks coat\nends village\ngroup all 1\n";

/// The error that a tile of these lines gives behind a sound head of nine lines.
fn fault(tile: &str) -> String {
    TileSet::read("test.tiles", &format!("{HEAD}{tile}")).unwrap_err().to_string()
}

fn head_fault(text: &str) -> String {
    TileSet::read("test.tiles", text).unwrap_err().to_string()
}

#[test]
fn a_sound_tile_is_read() {
    let text = format!(
        "{HEAD}tile a\n sides C F R F\n city1 N has coat\n road1 S ends village\n field1 E Sr Sl W near city1 round road1"
    );
    let set = TileSet::read("test.tiles", &text).unwrap();
    assert_eq!(set.style(), "winter");
    let tile = &set.tiles()[0];
    assert_eq!(tile.zones.len(), 3);
    assert_eq!(tile.zones[2].near, [tile.zone("city1").unwrap()]);
    assert_eq!(tile.zones[0].mark(set.mark("coat").unwrap()), 1);
}

#[test]
fn sides_must_be_complete() {
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 N E S"),
        "test.tiles:10: tile a: side W has no zone of kind city"
    );
    assert_eq!(
        fault("tile a\n sides F F R F\n road1 S\n field1 N E Sr W"),
        "test.tiles:10: tile a: side S has no zone of kind field at Sl"
    );
    assert_eq!(
        fault("tile a\n city1 N"),
        "test.tiles:11: tile a: the line `sides` is missing, or stands after a zone"
    );
    assert_eq!(
        fault("tile a\ngroup b 1"),
        "test.tiles:10: tile a: the line `sides` is missing, or stands after a zone"
    );
}

#[test]
fn zones_must_agree_with_sides() {
    assert_eq!(
        fault("tile a\n sides C F F F\n city1 N E"),
        "test.tiles:12: tile a: zone city1 is of kind city, which does not cross side E"
    );
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 N E S\n city2 S W"),
        "test.tiles:13: tile a: zones city1 and city2 both cross at S"
    );
    assert_eq!(fault("tile a\n sides C C C C\n city1 N N E S W"), "test.tiles:12: tile a: N is named twice");
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 X"),
        "test.tiles:12: tile a: X is not a place on the border: N, E, S, W, or a half such as Nl or Eb"
    );
}

#[test]
fn banks_are_different_unless_joined() {
    let expected = "test.tiles:13: tile a: field1 lies on both sides of road1; if it goes round its end, write `round road1`";
    assert_eq!(fault("tile a\n sides F F R F\n road1 S\n field1 N E Sr Sl W"), expected);
    assert_eq!(
        fault("tile a\n sides R F R F\n road1 N S\n field1 Nr E Sr round road1\n field2 Nl Sl W"),
        "test.tiles:13: tile a: field1 does not have both banks of road1, so it cannot go round it"
    );
}

#[test]
fn zones_do_not_cross_without_a_bridge() {
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 N S\n city2 E W"),
        "test.tiles:13: tile a: zones city1 and city2 cross each other"
    );
    assert_eq!(
        fault("tile a\n sides R F R F\n road1 N S\n field1 Nr Nl E Sr Sl W round road1"),
        "test.tiles:13: tile a: zones road1 and field1 cross each other"
    );
}

#[test]
fn counts_are_checked() {
    let tile = "tile a x2\n sides C C C C\n city1 N E S W";
    assert_eq!(fault(tile), "test.tiles:12: group all has 2 tiles, but 1 are stated");
    assert_eq!(fault(""), "test.tiles:9: group all has 0 tiles, but 1 are stated");
    assert_eq!(head_fault("set test 200"), "test.tiles:1: 200 is not a number from 1 to 126");
}

#[test]
fn words_must_be_known() {
    assert_eq!(
        fault("tile a\n sides C Q C C"),
        "test.tiles:11: tile a: Q is not among the sides of this set"
    );
    assert_eq!(
        fault("tile a\n sides C C C C\n moat1 N"),
        "test.tiles:12: tile a: zone moat1 does not begin with one of the kinds of this set; write moat1=KIND"
    );
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 N E S W has gold"),
        "test.tiles:12: tile a: gold is not among the marks of this set"
    );
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 N E S W near city9"),
        "test.tiles:12: tile a: the tile has no zone city9"
    );
    assert_eq!(
        fault("tile a\n sides C C C C\n city1 N E S W\n city2"),
        "test.tiles:13: tile a: zone city2 reaches no side and nothing is near it; if it lies inside the tile, write `inside`"
    );
}

#[test]
fn heads_are_checked() {
    assert_eq!(head_fault(""), "test.tiles:0: the file does not begin with a line `set NAME COUNT`");
    assert_eq!(
        head_fault("# hello\ntile a"),
        "test.tiles:2: the file does not begin with a line `set NAME COUNT`"
    );
    assert_eq!(
        head_fault("set a 1\ntile b"),
        "test.tiles:2: a tile before the first line `group NAME COUNT`"
    );
    assert_eq!(
        head_fault("set a 1\nsides C"),
        "test.tiles:2: sides belongs to a tile, but no tile has begun"
    );
    assert_eq!(head_fault("set a 1\nside C city"), "test.tiles:2: city is not among the kinds of this set");
    assert_eq!(head_fault("set a 1\nkinds b b"), "test.tiles:2: b is named twice");
    assert_eq!(head_fault("set a 1\nset b 1"), "test.tiles:2: a second line `set`");
    assert_eq!(head_fault("set a 1\nstyle b c"), "test.tiles:2: the line should be `style NAME`");
    assert_eq!(head_fault("set a 1\nstyle b\nstyle c"), "test.tiles:3: a second line `style`");
    assert_eq!(
        head_fault("set a 1\nkinds b"),
        "test.tiles:2: there is no line `style NAME` to say how the tiles are painted"
    );
}
