//! What can be played.

use games::{Audience, Definition, Level, Look, catalog};
use serde::Serialize;

/// What can be played.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Catalogue {
    /// The games.
    games: Vec<GameView>,
    /// The levels of bots, the weakest first, then characters, then `skill`, to which a number from 0 to 100 is added: `skill:37`.
    levels: Vec<&'static str>,
    /// Where the addresses of pictures begin.
    pictures: String,
}

impl Catalogue {
    /// What can be played, where the addresses of pictures begin like this.
    pub fn new(pictures: String) -> Catalogue {
        Catalogue { games: catalog::games().map(GameView::new).collect(), levels: levels(), pictures }
    }
}

/// The names of all levels, the weakest first, then those of all characters, then that of the level with a number.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::played().map(Level::name).chain([Level::SKILL]).collect()
}

/// A game: what it is, and what can be agreed on.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct GameView {
    /// Its name.
    game: &'static str,
    /// The message that has its title.
    title: &'static str,
    /// The message that says what it is about.
    about: &'static str,
    /// Whether it is made for children who don't read yet.
    is_for_children: bool,
    /// The fewest who can play.
    least: u8,
    /// The most who can play.
    most: u8,
    /// Its options.
    options: Vec<OptionView>,
    /// What the piece looks like that stands for a player.
    figure: &'static str,
    /// The style that boards are painted in.
    style: &'static str,
    /// Further looks that its tiles can be seen in.
    looks: Vec<LookView>,
    /// The colours of its pieces, in the order in which seats get them.
    colours: Vec<&'static str>,
    /// Whether points are counted; if not, the pieces that are left.
    has_points: bool,
    /// The rules that give points, in the order in which a table of points has them.
    points: Vec<PointsView>,
    /// The levels of bots that differ in this game, the weakest first, then characters.
    levels: Vec<LevelView>,
    /// Whether there are bots of the level `skill` too.
    has_skill: bool,
    /// The level that a newcomer plays against.
    first_level: &'static str,
    /// How many steps its lesson has; nothing where there is none.
    lesson_steps: Option<usize>,
}

impl GameView {
    fn new(game: &Definition) -> GameView {
        let levels = game.bots.levels.iter();
        let offered = levels.filter_map(|known| {
            known.about.map(|about| LevelView {
                level: known.level.name(),
                about,
                is_character: known.level.is_character(),
            })
        });
        let options = game.options.iter();
        let points = game.points.iter();
        GameView {
            game: game.name,
            title: game.title,
            about: game.about,
            is_for_children: game.audience == Audience::Children,
            least: *game.seats.start(),
            most: *game.seats.end(),
            options: options
                .map(|option| OptionView { key: option.key, values: option.known_at_tables() })
                .collect(),
            figure: scene::standing_figure(game.piece).name(),
            style: game.tile_set().map_or("", |set| set.style()),
            looks: game.looks.iter().map(LookView::new).collect(),
            colours: game.colours.iter().map(|colour| colour.name()).collect(),
            has_points: game.has_points,
            points: points.map(|points| PointsView { rule: points.rule.0, label: points.label }).collect(),
            levels: offered.collect(),
            has_skill: game.bots.has_skill(),
            first_level: game.bots.first.name(),
            lesson_steps: game.lesson.map(|lesson| lesson().steps.len()),
        }
    }
}

/// A look of the tiles of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct LookView {
    /// Its name, which addresses of pictures have in them.
    look: &'static str,
    /// The message that says what it is called.
    label: &'static str,
    /// The option without which it is not offered.
    option: &'static str,
    /// The value that the option must have.
    value: &'static str,
}

impl LookView {
    fn new(look: &Look) -> LookView {
        let (option, value) = look.option;
        LookView { look: look.name, label: look.label, option, value }
    }
}

/// A rule that gives points.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PointsView {
    /// The rule.
    rule: &'static str,
    /// The message that says what such points are for.
    label: &'static str,
}

/// A level of bots.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct LevelView {
    /// Its name.
    level: &'static str,
    /// The message that says what it is like.
    about: &'static str,
    /// Whether it is a character: about as strong as other ones, but with habits of its own.
    is_character: bool,
}

/// An option of a game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct OptionView {
    /// Its name.
    key: &'static str,
    /// Its values; the first is meant where nothing is said.
    values: Vec<&'static str>,
}
