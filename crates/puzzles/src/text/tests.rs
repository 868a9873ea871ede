use super::*;

const FILES: [(&str, &str); 5] = [
    ("winter", include_str!("../../files/winter.txt")),
    ("hunters-2002", include_str!("../../files/hunters-2002.txt")),
    ("hunters-2020", include_str!("../../files/hunters-2020.txt")),
    ("dice", include_str!("../../files/dice.txt")),
    ("kids", include_str!("../../files/kids.txt")),
];

/// A puzzle of two lines of ways, in parts that can be exchanged.
const PUZZLE: [&str; 7] = [
    "bastide puzzles 1",
    "puzzle kids/1;seats=2;starts=0;turn=1;scores=0,0;board=1@0,0r0;step=place:20;left=34,35",
    "lead 0.5",
    "grade 2",
    "themes close patience",
    "way 0.0 place -1,0 r0",
    "way 0.8 place 1,0 r0",
];

/// Whether a problem is the one that is meant.
type IsMeant = fn(&PuzzleProblem) -> bool;

fn problem_with(line: usize, text: &str) -> PuzzleError {
    let mut lines = PUZZLE;
    lines[line - 1] = text;
    read(&lines.join("\n")).unwrap_err()
}

#[test]
fn files_are_written_as_they_were_read() {
    for (game, text) in FILES {
        let puzzles = read(text).unwrap_or_else(|error| panic!("{game}: {}", error.say()));
        assert!(write(&puzzles) == text, "{game}");
        assert!(puzzles.iter().all(|puzzle| puzzle.position.starts_with(&format!("{game}/"))));
    }
}

#[test]
fn no_puzzle_is_there_twice() {
    for (game, text) in FILES {
        let mut ids: Vec<String> = list(text).unwrap().into_iter().map(|entry| entry.id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{game}");
    }
}

#[test]
fn a_list_has_each_puzzle_as_a_file_of_its_own() {
    let (_, text) = FILES[3];
    let puzzles = read(text).unwrap();
    for (entry, puzzle) in list(text).unwrap().into_iter().zip(puzzles) {
        assert_eq!((&entry.id, entry.grade, &entry.themes), (&puzzle.id, puzzle.grade, &puzzle.themes));
        assert_eq!(read(&entry.text).unwrap(), [puzzle]);
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let cases: [(usize, &str, IsMeant); 12] = [
        (1, "bastide puzzles 2", |problem| *problem == PuzzleProblem::Head),
        (2, "lead 0.5", |problem| matches!(problem, PuzzleProblem::NoPuzzle(_))),
        (2, "puzzle kids/1;seats=9", |problem| matches!(problem, PuzzleProblem::Position(_))),
        (
            2,
            "puzzle kids/1;seats=2;starts=0;turn=1;scores=0,0;board=1@0,0r0;step=draw;left=34,35",
            |problem| *problem == PuzzleProblem::NothingInHand,
        ),
        (3, "lead far", |problem| matches!(problem, PuzzleProblem::Value { .. })),
        (3, "lead inf", |problem| matches!(problem, PuzzleProblem::Value { .. })),
        (4, "grade 6", |problem| matches!(problem, PuzzleProblem::Value { .. })),
        (5, "themes close nonsense", |problem| matches!(problem, PuzzleProblem::Value { .. })),
        (5, "hint think", |problem| matches!(problem, PuzzleProblem::Line(_))),
        (6, "way 0.1 place -1,0 r0", |problem| matches!(problem, PuzzleProblem::Order(_))),
        (7, "way 0.8 place 0,0 r0", |problem| matches!(problem, PuzzleProblem::Move { .. })),
        (7, "way 0.8", |problem| matches!(problem, PuzzleProblem::Value { .. })),
    ];
    for (line, text, is_meant) in cases {
        let error = problem_with(line, text);
        assert!(error.line == line && is_meant(&error.problem), "{text}: {error:?}");
    }
    assert_eq!(problem_with(7, "").problem, PuzzleProblem::Missing("way"));
    assert_eq!(
        problem_with(3, "# no lead"),
        PuzzleError { line: 2, problem: PuzzleProblem::Missing("lead") }
    );
    assert!(read(&PUZZLE.join("\n")).is_ok());
}

#[test]
fn a_way_that_leaves_something_to_do_is_refused() {
    let (_, text) = FILES[3];
    let unfinished = text.replacen("; again\n", "\n", 1);
    assert!(matches!(read(&unfinished).unwrap_err().problem, PuzzleProblem::Unfinished(_)));
}
