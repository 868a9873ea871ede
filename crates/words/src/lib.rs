//! What Bastide says to people, in French, English and German. The texts are Fluent files in
//! `locales/`; the code knows only the names of messages.
//!
//! ```
//! use games::{Rule, Say};
//! use words::{Lang, Words};
//!
//! let words = Words::new(Lang::German);
//! assert!(words.say(&Rule("W-62").say()).contains("Punkte"));
//! ```

mod lang;
mod number;

pub use lang::Lang;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use games::{Message, Value};
use include_dir::{Dir, include_dir};

static LOCALES: Dir<'_> = include_dir!("$OUT_DIR/locales");
/// What only a module of the browser for reviews says; elsewhere it is among the others.
static REVIEWS: Dir<'_> = include_dir!("$OUT_DIR/reviews");

/// The texts of the files of a language.
fn texts(all: &'static Dir<'_>, lang: Lang) -> impl Iterator<Item = &'static str> {
    let files = all.get_dir(lang.code()).into_iter().flat_map(Dir::files);
    files.filter_map(|file| file.contents_utf8())
}

/// Says messages in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Marks that isolate arguments help mixed scripts, of which there are none, and get in the
        // way of whoever copies a move from a terminal.
        bundle.set_use_isolating(false);
        if lang.has_decimal_comma() {
            bundle.set_formatter(Some(number::with_comma));
        }
        let mut words = Words { lang, bundle };
        words.add(&LOCALES);
        words
    }

    /// The words of a language with those of reviews, which a module of the browser has only if this is called in it.
    pub fn with_reviews(lang: Lang) -> Words {
        let mut words = Words::new(lang);
        words.add(&REVIEWS);
        words
    }

    fn add(&mut self, all: &'static Dir<'_>) {
        for text in texts(all, self.lang) {
            // A broken entry is left out and the rest of the file kept; a test finds it.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            self.bundle.add_resource_overriding(resource);
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The messages of the language under the headings that they have in their files, file by file.
    pub fn sections(&self) -> Vec<(String, Vec<String>)> {
        let mut sections: Vec<(String, Vec<String>)> = Vec::new();
        for line in texts(&LOCALES, self.lang).flat_map(str::lines) {
            if let Some(heading) = line.strip_prefix("##").map(|rest| rest.trim_start_matches('#')) {
                sections.push((heading.trim().to_owned(), Vec::new()));
            } else if let (Some((_, ids)), Some((id, _))) = (sections.last_mut(), line.split_once(" =")) {
                ids.push(id.to_owned());
            }
        }
        sections
    }

    /// Whether there is a text for a message of this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The text of a message; its name where there is no text.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(&message.id).and_then(|found| found.value()) else {
            return message.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.as_str()),
                Value::Number(number) => FluentValue::from(*number),
                Value::Decimal(number) => number::value(*number, self.lang),
                Value::Message(inner) => FluentValue::from(self.say(inner)),
            };
            args.set(*name, value);
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The text of a message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.say(&Message::new(id))
    }
}
