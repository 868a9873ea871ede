//! What takes the tables of Unicode. They would be a fifth of a module for the browser, whose own tables are for people who share
//! a device: it does without them, and takes letters as they were typed.

#[cfg(feature = "unicode")]
mod tables {
    use unicode_normalization::UnicodeNormalization;

    /// A text in composed letters (NFC).
    pub(crate) fn composed(text: &str) -> String {
        text.nfc().collect()
    }

    /// A text in which letters that only look otherwise are the same (NFKC).
    pub(crate) fn compatible(text: &str) -> String {
        text.nfkc().collect()
    }

    /// Whether a letter stands on the one before it.
    pub(crate) fn is_combining_mark(letter: char) -> bool {
        unicode_normalization::char::is_combining_mark(letter)
    }

    /// What all texts have in common that look alike.
    pub(crate) fn skeleton(text: &str) -> String {
        unicode_security::confusable_detection::skeleton(text).collect()
    }
}

#[cfg(not(feature = "unicode"))]
mod tables {
    pub(crate) fn composed(text: &str) -> String {
        text.to_owned()
    }

    pub(crate) fn compatible(text: &str) -> String {
        text.to_owned()
    }

    pub(crate) fn is_combining_mark(_: char) -> bool {
        false
    }

    pub(crate) fn skeleton(text: &str) -> String {
        text.to_owned()
    }
}

pub(crate) use tables::{compatible, composed, is_combining_mark, skeleton};
