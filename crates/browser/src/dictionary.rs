//! The words to answer with.

use std::cell::OnceCell;

use words::{Lang, Words};

use crate::error::{Error, malformed};

/// The words of all languages. Those of a language are read when it is first spoken.
pub(crate) struct Dictionary {
    known: [OnceCell<Words>; Lang::ALL.len()],
    read: fn(Lang) -> Words,
}

impl Dictionary {
    /// Words that are read so.
    pub(crate) fn new(read: fn(Lang) -> Words) -> Dictionary {
        Dictionary { known: Default::default(), read }
    }

    /// The words of a language.
    pub(crate) fn words(&self, lang: Lang) -> &Words {
        let [first, ..] = &self.known;
        let mut all = Lang::ALL.iter().zip(&self.known);
        let words = all.find(|(known, _)| **known == lang).map_or(first, |(_, words)| words);
        words.get_or_init(|| (self.read)(lang))
    }
}

/// The language of a code; where none is said, it is English.
pub(crate) fn language(code: Option<String>) -> Result<Lang, Error> {
    code.map_or(Ok(Lang::default()), |code| {
        Lang::from_code(&code).ok_or_else(|| malformed(format!("there is no language `{code}`")))
    })
}
