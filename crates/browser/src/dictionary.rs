//! The words to answer with.

use std::cell::OnceCell;

use words::{Lang, Words};

use crate::error::{Error, malformed};

/// The words of all languages. Those of a language are read when it is first spoken.
#[derive(Default)]
pub(crate) struct Dictionary([OnceCell<Words>; Lang::ALL.len()]);

impl Dictionary {
    /// The words of a language.
    pub(crate) fn words(&self, lang: Lang) -> &Words {
        let [first, ..] = &self.0;
        let mut all = Lang::ALL.iter().zip(&self.0);
        let words = all.find(|(known, _)| **known == lang).map_or(first, |(_, words)| words);
        words.get_or_init(|| Words::new(lang))
    }
}

/// The language of a code; where none is said, it is English.
pub(crate) fn language(code: Option<String>) -> Result<Lang, Error> {
    code.map_or(Ok(Lang::default()), |code| {
        Lang::from_code(&code).ok_or_else(|| malformed(format!("there is no language `{code}`")))
    })
}
