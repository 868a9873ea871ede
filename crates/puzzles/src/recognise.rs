//! Finds out what a puzzle is about: from what the best way to play causes, and what it makes of areas.

use games::{
    AreaGame, AreaGameVisitor, Details, Event, Game, Move, Phase, Role, Score, Seat, Standing, catalog,
};
use land::{AreaId, Cell, TileIx};

use crate::theme::Theme;

/// A hole that at least so many tiles fitted is blocked if at the most [`BLOCKED`] of them still do.
const OPEN: u32 = 3;
const BLOCKED: u32 = 1;

/// The themes of the best way to play, beside the obvious ones.
pub(crate) fn themes(game: &dyn Game, best: &[Move], obvious: &[Vec<Move>]) -> Vec<Theme> {
    catalog::visit(game, Comparison { best, obvious }).unwrap_or_else(|| vec![decision(best)])
}

/// How a turn with dice ends. A stop that is the only move left is not written.
fn decision(best: &[Move]) -> Theme {
    match best.last() {
        Some(Move::Again) => Theme::Go,
        Some(Move::Keep) => Theme::KeepKnight,
        _ => Theme::Stop,
    }
}

struct Comparison<'a> {
    best: &'a [Move],
    obvious: &'a [Vec<Move>],
}

impl AreaGameVisitor for Comparison<'_> {
    type Output = Vec<Theme>;

    fn visit<G: AreaGame>(self, game: &G) -> Vec<Theme> {
        let best = Outcome::of(game, self.best);
        let at_once = self.obvious.iter().map(|way| Outcome::of(game, way).points(game.seat())).max();
        let is_claiming = |way: &Vec<Move>| way.iter().any(|made| matches!(made, Move::Claim(..)));
        let mut themes = Vec::new();
        let mut note = |theme: Theme, holds: bool| {
            if holds {
                themes.push(theme);
            }
        };
        let taken = best.taken(game);
        note(Theme::Steal, taken.contains(&Theme::Steal));
        note(Theme::Share, taken.contains(&Theme::Share));
        note(Theme::Join, best.joins(game));
        note(Theme::Block, best.blocks(game));
        note(Theme::LastPiece, best.brings_last_home(game));
        note(Theme::Field, best.claimed == Some(Role::Field));
        note(Theme::Meadow, best.claimed == Some(Role::Meadow));
        note(Theme::Water, best.claimed == Some(Role::Water));
        note(Theme::Bonus, best.after.phase() == Phase::Draw && best.after.seat() == game.seat());
        note(Theme::PitTrap, covered(&best.after) > covered(game));
        note(Theme::Recall, self.best.iter().any(|made| matches!(made, Move::Recall(_))));
        note(Theme::Close, best.points(game.seat()) > 0);
        note(Theme::Patience, at_once > Some(best.points(game.seat())));
        note(Theme::KeepPiece, self.best.contains(&Move::Pass) && self.obvious.iter().all(is_claiming));
        if themes.is_empty() {
            themes.push(Theme::Quiet);
        }
        themes
    }
}

/// What a way to play has come to.
struct Outcome<G> {
    after: G,
    /// What happened before the game was over.
    events: Vec<Event>,
    /// What was claimed, if it is still claimed.
    claimed: Option<Role>,
}

impl<G: AreaGame> Outcome<G> {
    fn of(game: &G, way: &[Move]) -> Outcome<G> {
        let (mut after, mut events, mut claimed) = (game.clone(), Vec::new(), None);
        for &made in way {
            events.extend(after.apply(made).unwrap_or_default());
            if let (Move::Claim(piece, zone), Some(tile)) = (made, after.land().last()) {
                let area = after.area_under(tile, piece, zone);
                claimed = after.stake(area, after.land().area(area).pieces()).map(|stake| stake.role);
            }
        }
        let end = events.iter().position(|event| matches!(event, Event::FinalScoring { .. }));
        events.truncate(end.unwrap_or(events.len()));
        Outcome { after, events, claimed }
    }

    fn scores(&self) -> impl Iterator<Item = &Score> {
        self.events.iter().filter_map(|event| match event {
            Event::Scored(score) => Some(score),
            _ => None,
        })
    }

    /// The points of a seat at once.
    fn points(&self, seat: Seat) -> u32 {
        self.scores().filter(|score| score.seats.contains(&seat)).map(|score| score.points).sum()
    }

    /// Whether areas that others would have scored alone are taken over or shared.
    fn taken(&self, game: &G) -> Vec<Theme> {
        let mover = game.seat();
        let of_others = pieces(game).filter(|(.., area)| {
            let before = owners(game, *area);
            !before.is_empty() && !before.contains(&mover)
        });
        let theme = |(tile, standing, area): (TileIx, Standing, AreaId)| {
            let scored = self.scores().find(|score| score.zones.contains(&(tile, standing.zone)));
            let after = scored.map_or_else(
                || owners(&self.after, self.after.land().area_now(area)),
                |score| score.seats.clone(),
            );
            let is_shared = after.iter().any(|seat| *seat != mover);
            after.contains(&mover).then_some(if is_shared { Theme::Share } else { Theme::Steal })
        };
        of_others.filter_map(theme).collect()
    }

    /// Whether areas of the mover have become one.
    fn joins(&self, game: &G) -> bool {
        let own: Vec<AreaId> = pieces(game)
            .filter(|(_, standing, area)| {
                standing.seat == game.seat() && owners(game, *area).contains(&game.seat())
            })
            .map(|(.., area)| area)
            .collect();
        let now = |area: &AreaId| self.after.land().area_now(*area);
        own.iter().any(|one| own.iter().any(|other| one != other && now(one) == now(other)))
    }

    /// Whether hardly a tile fits any more where an area of others alone would go on.
    fn blocks(&self, game: &G) -> bool {
        let of_others = pieces(game).filter(|(.., area)| {
            let is_to_complete = stake(game, *area).is_some_and(|role| role.completes());
            is_to_complete && !owners(game, *area).contains(&game.seat())
        });
        let mut holes: Vec<Cell> = Vec::new();
        of_others.for_each(|(.., area)| game.land().for_each_end(area, |cell, _| holes.push(cell)));
        let is_empty = |cell: &Cell| self.after.land().tile_at(*cell).is_none();
        holes
            .into_iter()
            .filter(is_empty)
            .any(|cell| fitting(game, cell) >= OPEN && fitting(&self.after, cell) <= BLOCKED)
    }

    /// Whether a piece comes home to a reserve without any.
    fn brings_last_home(&self, game: &G) -> bool {
        let is_home = |event: &Event| matches!(event, Event::Home { seat, .. } if *seat == game.seat());
        let piece = game.setup().definition().piece;
        game.reserve(piece, game.seat()) == 0 && self.events.iter().any(is_home)
    }
}

/// The pieces on the board, with the areas that they count in.
fn pieces<G: AreaGame>(game: &G) -> impl Iterator<Item = (TileIx, Standing, AreaId)> {
    game.pieces()
        .iter()
        .map(|(tile, standing)| (tile, standing, game.area_under(tile, standing.piece, standing.zone)))
}

/// Who gets points from an area.
fn owners<G: AreaGame>(game: &G, area: AreaId) -> Vec<Seat> {
    let stake = game.stake(area, game.land().area(area).pieces());
    stake.map(|stake| stake.owners.to_vec()).unwrap_or_default()
}

fn stake<G: AreaGame>(game: &G, area: AreaId) -> Option<Role> {
    game.stake(area, game.land().area(area).pieces()).map(|stake| stake.role)
}

/// How many tiles that are left fit into an empty cell.
fn fitting<G: AreaGame>(game: &G, cell: Cell) -> u32 {
    let Some(surroundings) = game.land().surroundings(cell) else { return 0 };
    let fits = |tile| !game.land().atlas().fits_in(tile, surroundings).is_empty();
    let left = game.stacks().iter().flat_map(|stack| stack.counts());
    left.filter(|(tile, _)| fits(*tile)).map(|(_, count)| u32::from(count)).sum()
}

/// How many zones a pit trap has covered.
fn covered(game: &dyn Game) -> usize {
    match game.view().details {
        Details::Hunt(hunt) => hunt.covered.len(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::position;
    use games::text::read_move;

    const HEAD: &str =
        "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=5;scores=0,0;";

    /// The themes of a way to play, where the obvious thing is another one.
    fn themes_of(position: &str, best: &str, obvious: &str) -> Vec<Theme> {
        let game = position::read(&format!("{HEAD}{position}")).unwrap();
        let moves = |text: &str| {
            let mut game = game.fork();
            let play = |text: &str| {
                let made = read_move(&*game, text).unwrap();
                game.apply(made).unwrap();
                made
            };
            text.split("; ").map(play).collect::<Vec<_>>()
        };
        themes(&*game, &moves(best), &[moves(obvious)])
    }

    #[test]
    fn who_completes_an_area_and_scores_it_closes() {
        let position = "board=D@0,0r0/E@0,1r2+0:meeple:city1;step=place:E;left=U,V;aside=";
        assert_eq!(themes_of(position, "place 0,2 r0", "place 1,1 r0; pass"), [Theme::Close]);
        let found = themes_of(position, "place 1,1 r0; pass", "place 0,2 r0");
        assert_eq!(found, [Theme::Patience]);
    }

    #[test]
    fn two_cities_that_meet_are_joined_or_shared() {
        let board = |seat: u8| {
            format!(
                "board=D@0,0r0/E@0,1r2+{seat}:meeple:city1/B@1,1r0/B@1,2r0/B@1,3r0/E@0,3r0+0:meeple:city1;\
                 step=place:G;left=U,V;aside="
            )
        };
        let (best, obvious) = ("place 0,2 r1", "place 2,1 r1; pass");
        let themes = |seat| themes_of(&board(seat), best, obvious);
        assert_eq!(themes(0), [Theme::Join, Theme::Close]);
        assert_eq!(themes(1), [Theme::Share, Theme::Close]);
    }

    #[test]
    fn a_hole_that_no_tile_fits_any_more_is_blocked() {
        let position = "board=D@0,0r0/E@0,1r2+1:meeple:city1/B@1,1r0;step=place:U;left=E*3,U;aside=";
        let found = themes_of(position, "place 1,2 r0; pass", "place 1,0 r0; claim meeple road1");
        assert_eq!(found, [Theme::Block, Theme::KeepPiece]);
    }

    #[test]
    fn a_turn_with_dice_is_about_its_decision() {
        assert_eq!(decision(&[Move::Collect, Move::Again]), Theme::Go);
        assert_eq!(decision(&[Move::Keep]), Theme::KeepKnight);
        assert_eq!(decision(&[Move::Collect]), Theme::Stop);
    }
}
