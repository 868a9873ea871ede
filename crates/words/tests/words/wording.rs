//! How things are put: what a text must say or must not say, in every language.

use games::{Rule, Say};
use words::{Lang, Words};

use crate::files::files;

/// Rules that the rulebooks leave open, in whole or in part. Who starts and how large the table is
/// are also ours, but those texts say “here” of what is done here.
const DECISIONS: [&str; 15] = [
    "W-11", "W-42", "W-43", "W-52", "H-15", "H-20", "H-34", "H-53", "H-54", "D-08", "D-11", "D-13", "D-14",
    "K-04", "K-06",
];

#[test]
fn a_rule_of_our_own_says_so() {
    let marks = [
        (Lang::English, "our decision"),
        (Lang::French, "notre décision"),
        (Lang::German, "unsere Entscheidung"),
    ];
    for (lang, mark) in marks {
        let words = Words::new(lang);
        for rule in DECISIONS {
            let text = words.say(&Rule(rule).say());
            assert!(text.contains(mark), "{rule} in {lang:?}: {text}");
        }
    }
}

/// H-03: in the older edition the youngest need not start.
#[test]
fn the_editions_differ_in_who_starts() {
    for (lang, older) in [
        (Lang::English, "2002 the youngest player decides who starts"),
        (Lang::French, "2002, la personne la plus jeune décide qui commence"),
        (Lang::German, "2002 bestimmt, wer am jüngsten ist, wer das Spiel beginnt"),
    ] {
        let text = Words::new(lang).say(&Rule("H-03").say());
        assert!(text.contains(older) && text.contains("2020"), "{text}");
    }
}

/// K-06: a lesson is too short to get there, so it has to be told.
#[test]
fn the_lesson_for_children_tells_how_to_win() {
    for words in Lang::ALL.map(Words::new) {
        let text = words.text("web-lesson-kids-end");
        assert!(text.contains(" 8 "), "{:?}: {text}", words.lang());
    }
}

/// H-53: with the shaman a man is taken back and a piece put down, not one or the other (W-52).
#[test]
fn the_shaman_is_prompted_for_both() {
    for (lang, then) in [(Lang::English, "then"), (Lang::French, "ensuite"), (Lang::German, "dann")] {
        let words = Words::new(lang);
        assert!(words.text("web-prompt-shaman").contains(then), "{lang:?}");
        assert!(!words.text("web-prompt-recall").contains(then), "{lang:?}");
    }
}

/// The rulebooks state an age for some of the games only, so none is stated here.
#[test]
fn no_age_is_stated() {
    assert_never(Lang::English, &[" years", " year-old"]);
    assert_never(Lang::French, &[" ans"]);
    assert_never(Lang::German, &[" Jahre"]);
}

#[test]
fn a_part_of_a_city_is_masculine_in_german() {
    assert_never(Lang::German, &["das Stadtteil", "dieses Stadtteil", "jedes Stadtteil", "Das Stadtteil"]);
}

/// One word for what is done with dice, and no word-by-word translations.
#[test]
fn english_is_idiomatic() {
    assert_never(
        Lang::English,
        &["the own ", "throw", "Throw", "hang together", "carries the river on", "in the end"],
    );
}

/// Without it a line may begin with a colon.
#[test]
fn french_marks_follow_a_no_break_space() {
    assert_never(Lang::French, &[" :", " ;", " !", " ?", " »", "« ", " %"]);
}

/// An edge is an ordinary word; with a capital it is a publisher.
#[test]
fn no_trade_mark_is_named() {
    const MARKS: [&str; 5] = ["Carcassonne", "Hans im Glück", "Z-Man", "Asmodee", "Edge"];
    for (path, text) in Lang::ALL.into_iter().flat_map(files) {
        for mark in MARKS {
            assert!(!text.contains(mark), "{} names {mark}", path.display());
        }
    }
}

/// No message of the language has any of these in it; comments may.
fn assert_never(lang: Lang, unwanted: &[&str]) {
    for (path, text) in files(lang) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let found = unwanted.iter().find(|part| line.contains(**part));
            assert_eq!(found, None, "{}:{}: {line}", path.display(), number + 1);
        }
    }
}
