//! The languages.

use unic_langid::LanguageIdentifier;

/// A language that Bastide speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::French, Lang::German];

    /// The code of the language: `en`, `fr` or `de`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::French => "fr",
            Lang::German => "de",
        }
    }

    /// The language of a code such as `fr`, `fr_CA.UTF-8` or `de-AT`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let code = code.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// Whether decimals stand behind a comma instead of a point.
    pub(crate) fn has_decimal_comma(self) -> bool {
        self != Lang::English
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_the_environment_are_understood() {
        assert_eq!(Lang::from_code("fr_CA.UTF-8"), Some(Lang::French));
        assert_eq!(Lang::from_code("de-AT"), Some(Lang::German));
        assert_eq!(Lang::from_code("C.UTF-8"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn every_code_is_one_that_fluent_knows() {
        for lang in Lang::ALL {
            assert_eq!(lang.identifier().to_string(), lang.code());
        }
    }
}
