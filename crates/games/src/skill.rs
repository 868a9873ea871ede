//! Strength as a number, for a bot that is to be as strong as somebody.

use std::fmt;

/// How strong a bot is: from 0, which plays almost anything, to 100. Equal steps are to be about equally hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Skill(u8);

impl Skill {
    /// The strongest.
    pub const MOST: u8 = 100;

    /// Skill of this number, if there is one.
    pub fn new(number: u8) -> Option<Skill> {
        (number <= Skill::MOST).then_some(Skill(number))
    }

    /// Skill of a number that is known when this is compiled.
    pub(crate) const fn of<const NUMBER: u8>() -> Skill {
        const { assert!(NUMBER <= Skill::MOST) };
        Skill(NUMBER)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Reads a number as it is written.
    pub(crate) fn read(text: &str) -> Option<Skill> {
        let number = text.parse().ok().filter(|number: &u8| number.to_string() == text);
        number.and_then(Skill::new)
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
