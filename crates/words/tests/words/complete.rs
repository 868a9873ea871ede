//! The words are complete: every language says all that the code says, with the same arguments, and
//! nothing else. The names of messages are found in the code by looking for them, so they are
//! written there in one piece.

#![expect(clippy::panic, reason = "the helpers of a test may fail it")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use games::{Say, catalog};
use words::{Lang, Words};

use crate::files::{entries, files, has_extension, read, root};

#[test]
fn every_file_is_read_without_errors() {
    for lang in Lang::ALL {
        assert!(!Texts::of(lang).0.is_empty(), "no words in {lang:?}");
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let [first, others @ ..] = Lang::ALL.map(|lang| (lang, Texts::of(lang).signatures()));
    for other in others {
        assert_none(&format!("only in {:?}, not in {:?}", first.0, other.0), first.1.difference(&other.1));
        assert_none(&format!("only in {:?}, not in {:?}", other.0, first.0), other.1.difference(&first.1));
    }
}

#[test]
fn all_that_the_code_says_has_words() {
    let texts = Texts::of(Lang::English);
    let known = texts.0.keys().cloned().collect();
    assert_none("without words", said_in_code(&texts).difference(&known));
}

#[test]
fn no_words_are_left_over() {
    let texts = Texts::of(Lang::English);
    let mut said = said_in_code(&texts);
    said.extend(texts.0.keys().flat_map(|id| texts.uses(id).messages));
    let known: BTreeSet<String> = texts.0.keys().cloned().collect();
    assert_none("never said", known.difference(&said));
}

#[test]
fn every_rule_is_told_in_every_language() {
    for words in Lang::ALL.map(Words::new) {
        for rule in catalog::games().flat_map(|game| game.rules) {
            let message = rule.say();
            assert!(words.has(&message.id), "{rule} has no text in {:?}", words.lang());
            assert!(!words.say(&message).trim().is_empty(), "{rule} is empty in {:?}", words.lang());
        }
    }
}

/// The messages of a language by their ids.
struct Texts(BTreeMap<String, Pattern<String>>);

/// What a message uses, itself or through messages in it.
#[derive(Default)]
struct Uses {
    arguments: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Texts {
    fn of(lang: Lang) -> Texts {
        let mut texts = BTreeMap::new();
        for (path, text) in files(lang) {
            let resource =
                parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let value = message.value.unwrap_or_else(|| panic!("{id} has no text in {}", path.display()));
                assert!(
                    texts.insert(id.clone(), value).is_none(),
                    "{id} is there twice, also in {}",
                    path.display()
                );
            }
        }
        Texts(texts)
    }

    /// The first words of the ids: `rule`, `score` and so on.
    fn families(&self) -> BTreeSet<&str> {
        self.0.keys().filter_map(|id| id.split_once('-')).map(|(family, _)| family).collect()
    }

    /// The ids with their arguments.
    fn signatures(&self) -> BTreeSet<String> {
        self.0.keys().map(|id| format!("{id} {:?}", self.uses(id).arguments)).collect()
    }

    fn uses(&self, id: &str) -> Uses {
        let mut uses = Uses::default();
        self.message(id, &mut uses);
        uses
    }

    fn message(&self, id: &str, uses: &mut Uses) {
        let pattern =
            self.0.get(id).unwrap_or_else(|| panic!("a message refers to {id}, which is not there"));
        self.pattern(pattern, uses);
    }

    fn pattern(&self, pattern: &Pattern<String>, uses: &mut Uses) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, uses);
            }
        }
    }

    fn expression(&self, expression: &Expression<String>, uses: &mut Uses) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, uses),
            Expression::Select { selector, variants } => {
                self.inline(selector, uses);
                variants.iter().for_each(|variant| self.pattern(&variant.value, uses));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, uses: &mut Uses) {
        match inline {
            InlineExpression::VariableReference { id } => {
                uses.arguments.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                if uses.messages.insert(id.name.clone()) {
                    self.message(&id.name, uses);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument, uses));
            }
            InlineExpression::Placeable { expression } => self.expression(expression, uses),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// The ids that the code can say: those written in it, and those of the rules, which it puts
/// together.
fn said_in_code(texts: &Texts) -> BTreeSet<String> {
    let families = texts.families();
    let mut said: BTreeSet<String> =
        catalog::games().flat_map(|game| game.rules).map(|rule| rule.say().id).collect();
    said.extend(sources().flat_map(|source| ids_in(&source, &families)));
    // The page has a family of its own: what else it writes with a dash are classes and names of HTML.
    let page = BTreeSet::from(["web"]);
    said.extend(page_sources().flat_map(|source| ids_in(&source, &page)));
    said
}

fn ids_in(source: &str, families: &BTreeSet<&str>) -> Vec<String> {
    // What stands between two literals has spaces or marks in it, so it is never taken for an id.
    source.split('"').filter(|part| is_id(part, families)).map(str::to_owned).collect()
}

fn is_id(text: &str, families: &BTreeSet<&str>) -> bool {
    text.split_once('-').is_some_and(|(family, rest)| families.contains(family) && !rest.is_empty())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

/// The code of all crates.
fn sources() -> impl Iterator<Item = String> {
    let crates = entries(&root().join("crates")).into_iter();
    files_below(crates.map(|path| path.join("src")).filter(|path| path.is_dir()).collect(), &["rs"])
}

/// The code of the page.
fn page_sources() -> impl Iterator<Item = String> {
    files_below(vec![root().join("web/src")], &["ts", "svelte"])
}

/// The text of all files below some folders that have one of these extensions.
fn files_below(mut folders: Vec<PathBuf>, extensions: &[&str]) -> impl Iterator<Item = String> {
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let (inner, outer): (Vec<_>, Vec<_>) = entries(&folder).into_iter().partition(|path| path.is_dir());
        folders.extend(inner);
        files.extend(
            outer
                .into_iter()
                .filter(|path| extensions.iter().any(|extension| has_extension(path, extension))),
        );
    }
    files.into_iter().map(|path| read(&path))
}

fn assert_none<'a>(what: &str, found: impl Iterator<Item = &'a String>) {
    let found: Vec<&str> = found.map(String::as_str).collect();
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}
