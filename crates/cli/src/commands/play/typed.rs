//! What a person types at the table.

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed<'a> {
    /// Nothing.
    Nothing,
    /// What can be typed?
    Help,
    /// The text of one rule, or of all.
    Rules(Option<&'a str>),
    /// All legal moves.
    Legal,
    /// What would a bot do, or this one?
    Hint(Option<&'a str>),
    /// The board.
    Board,
    /// The points and reserves.
    Scores,
    /// Take the last move back.
    Undo,
    /// Write the record to a file, if one is named.
    Save(Option<&'a str>),
    /// Stop.
    Quit,
    /// Anything else should be a move.
    Move(&'a str),
}

impl Typed<'_> {
    pub(super) fn read(line: &str) -> Typed<'_> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Typed::Nothing,
            ("help" | "?", None) => Typed::Help,
            ("rules" | "rule", rule) => Typed::Rules(rule),
            ("legal", None) => Typed::Legal,
            ("hint", bot) => Typed::Hint(bot),
            ("board", None) => Typed::Board,
            ("scores", None) => Typed::Scores,
            ("undo", None) => Typed::Undo,
            ("save", file) => Typed::Save(file),
            ("quit" | "exit", None) => Typed::Quit,
            _ => Typed::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_moves() {
        assert_eq!(Typed::read("  "), Typed::Nothing);
        assert_eq!(Typed::read("RULES w-13"), Typed::Rules(Some("w-13")));
        assert_eq!(Typed::read("rules"), Typed::Rules(None));
        assert_eq!(Typed::read("hint master"), Typed::Hint(Some("master")));
        assert_eq!(Typed::read("save my game.txt\n"), Typed::Save(Some("my game.txt")));
        assert_eq!(Typed::read("undo"), Typed::Undo);
        assert_eq!(Typed::read("undo everything"), Typed::Move("undo everything"));
        assert_eq!(Typed::read(" place 1,0 r2 "), Typed::Move("place 1,0 r2"));
    }
}
