//! The rules of the games, in words.

use art::piece::Figure;
use games::{Definition, Picture, Rule, Say, catalog};
use serde::Serialize;
use words::Words;

use crate::error::RequestError;

/// The rules of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RuleBook {
    /// The name of the game.
    game: &'static str,
    /// Its chapters.
    chapters: Vec<Chapter>,
}

impl RuleBook {
    /// The rules of a game, in words.
    pub fn of(game: &str, words: &Words) -> Result<RuleBook, RequestError> {
        let definition = catalog::find(game).map_err(|_| RequestError::NoPage)?;
        Ok(RuleBook { game: definition.name, chapters: chapters(definition, words) })
    }
}

/// Rules that belong together.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct Chapter {
    /// What they are about.
    title: String,
    /// The rules.
    rules: Vec<RuleView>,
}

/// A rule.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct RuleView {
    /// Its id, such as `W-13`, which refusals and scores name.
    id: &'static str,
    /// What it says.
    text: String,
    /// What is shown beside it.
    pictures: Vec<PictureView>,
}

impl RuleView {
    fn new(game: &Definition, rule: Rule, words: &Words) -> RuleView {
        let examples = game.examples.iter().filter(|example| example.rule == rule);
        let pictures =
            examples.flat_map(|example| example.pictures).map(|picture| PictureView::new(*picture));
        RuleView { id: rule.0, text: words.say(&rule.say()), pictures: pictures.collect() }
    }
}

/// Something to look at beside a rule.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
enum PictureView {
    /// A tile, turned so many quarters clockwise.
    Tile { code: &'static str, rotation: u8 },
    /// A piece.
    Piece { figure: &'static str, colour: &'static str },
    /// Something that is drawn on tiles.
    Icon { icon: &'static str },
    /// The back of the tiles of a group.
    Back { group: &'static str },
}

impl PictureView {
    fn new(picture: Picture) -> PictureView {
        match picture {
            Picture::Tile(code, rotation) => PictureView::Tile { code, rotation },
            Picture::Standing(piece, colour) => {
                PictureView::Piece { figure: scene::standing_figure(piece).name(), colour: colour.name() }
            }
            Picture::Lying(colour) => {
                PictureView::Piece { figure: Figure::Lying.name(), colour: colour.name() }
            }
            Picture::Icon(icon) => PictureView::Icon { icon },
            Picture::Back(group) => PictureView::Back { group },
        }
    }
}

/// The rules under the headings that they have in the files of the language.
fn chapters(game: &'static Definition, words: &Words) -> Vec<Chapter> {
    let named = |ids: Vec<String>| -> Vec<RuleView> {
        let rules = game.rules.iter().filter(|rule| ids.contains(&rule.say().id));
        rules.map(|rule| RuleView::new(game, *rule, words)).collect()
    };
    let chapters = words.sections().into_iter().map(|(title, ids)| Chapter { title, rules: named(ids) });
    chapters.filter(|chapter| !chapter.rules.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn every_rule_is_in_one_chapter() {
        for words in Lang::ALL.map(Words::new) {
            for definition in catalog::games() {
                let chapters = chapters(definition, &words);
                let told: Vec<&str> =
                    chapters.iter().flat_map(|chapter| &chapter.rules).map(|rule| rule.id).collect();
                let all: Vec<&str> = definition.rules.iter().map(|rule| rule.0).collect();
                assert_eq!(told, all, "{} {:?}", definition.name, words.lang());
                assert!(chapters.iter().all(|chapter| !chapter.title.is_empty()));
            }
        }
    }
}
