//! The state of a game as a program sees it.

use std::collections::BTreeMap;

use games::{Actor, Details, Event, Game, History, Phase, Say, Score, Seat, Standing, View};
use serde::Serialize;
use tiles::{TileId, TileSet};
use words::Words;

/// All that anybody at the table may know, and what the last move caused.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct State {
    game: &'static str,
    seats: u8,
    starts: u8,
    /// The colour of each seat's pieces.
    colours: Vec<&'static str>,
    options: BTreeMap<&'static str, String>,
    turn: u32,
    phase: &'static str,
    /// Whose move it is; none for chance and when the game is over.
    seat: Option<u8>,
    scores: Vec<u32>,
    reserve: Vec<BTreeMap<&'static str, u8>>,
    tile: Option<&'static str>,
    placed: Vec<PlacedTile>,
    pile: BTreeMap<&'static str, u8>,
    aside: BTreeMap<&'static str, u8>,
    #[serde(flatten)]
    details: DetailsView,
    events: Vec<EventView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PlacedTile {
    tile: &'static str,
    cell: String,
    rotation: String,
    piece: Option<PieceView>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PieceView {
    seat: u8,
    piece: &'static str,
    zone: &'static str,
}

/// What there is in one game only, under its name.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct DetailsView {
    #[serde(skip_serializing_if = "Option::is_none")]
    hunt: Option<HuntView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pawns: Option<Vec<PawnView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<DiceView>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct HuntView {
    bonus: bool,
    second_pile: u8,
    /// Zones whose animals count no more, as in positions: `1,-2:z0`.
    covered: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PawnView {
    cell: String,
    #[serde(flatten)]
    piece: PieceView,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct DiceView {
    rolls: u8,
    hand: BTreeMap<&'static str, u8>,
    knights: u8,
    catapults: u8,
    doubled: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
enum EventView {
    SetAside {
        rule: &'static str,
        tile: &'static str,
    },
    Scored {
        rule: &'static str,
        points: u32,
        seats: Vec<u8>,
        cells: Vec<String>,
        counts: BTreeMap<&'static str, u32>,
        text: String,
    },
    Home {
        seat: u8,
        piece: &'static str,
        cell: String,
    },
    FinalScoring {
        rule: &'static str,
    },
    Over {
        winners: Vec<u8>,
    },
}

impl State {
    /// The state of a game, with what happened last in words.
    pub fn new(history: &History, words: &Words) -> State {
        let game = history.game();
        let (setup, set) = (game.setup(), game.tiles());
        let view = game.view();
        let details = DetailsView::new(&view, set);
        let View { hand, reserve, placed, pile, aside, .. } = view;
        State {
            details,
            game: setup.game(),
            seats: setup.seats(),
            starts: setup.starts().0,
            colours: setup.colours().iter().map(|colour| colour.name()).collect(),
            options: setup.options().iter().cloned().collect(),
            turn: game.turn(),
            phase: game.phase().name(),
            seat: actor(game),
            scores: game.scores().to_vec(),
            reserve: reserve
                .into_iter()
                .map(|pieces| pieces.into_iter().map(|(piece, count)| (piece.name(), count)).collect())
                .collect(),
            tile: hand.map(|tile| code(set, tile)),
            placed: placed
                .into_iter()
                .map(|(placed, standing)| PlacedTile {
                    tile: code(set, placed.tile),
                    cell: placed.cell.to_string(),
                    rotation: placed.rotation.to_string(),
                    piece: standing.map(|standing| piece(set, placed.tile, standing)),
                })
                .collect(),
            pile: counts(set, &pile),
            aside: counts(set, &aside),
            events: history.events().iter().map(|event| EventView::new(event, set, words)).collect(),
            winners: (game.phase() == Phase::Over).then(|| numbers(&game.winners())),
        }
    }
}

impl DetailsView {
    fn new(view: &View, set: &'static TileSet) -> DetailsView {
        let nothing = DetailsView::default();
        match &view.details {
            Details::Nothing => nothing,
            Details::Hunt(hunt) => {
                let covered = hunt.covered.iter().filter_map(|(cell, zone)| {
                    let (below, _) = view.placed.iter().find(|(placed, _)| placed.cell == *cell)?;
                    Some(format!("{cell}:{}", set.tile(below.tile).zones[zone.index()].name))
                });
                let (bonus, second_pile) = (hunt.is_bonus, hunt.second_pile);
                DetailsView {
                    hunt: Some(HuntView { bonus, second_pile, covered: covered.collect() }),
                    ..nothing
                }
            }
            Details::Pawns(pawns) => {
                let pawns = pawns.iter().filter_map(|(cell, standing)| {
                    let (below, _) = view.placed.iter().find(|(placed, _)| placed.cell == *cell)?;
                    Some(PawnView { cell: cell.to_string(), piece: piece(set, below.tile, *standing) })
                });
                DetailsView { pawns: Some(pawns.collect()), ..nothing }
            }
            Details::Dice(turn) => {
                let dice = DiceView {
                    rolls: turn.rolls,
                    hand: counts(set, &turn.hand.iter().collect::<Vec<_>>()),
                    knights: turn.knights,
                    catapults: turn.catapults,
                    doubled: turn.is_doubled,
                };
                DetailsView { dice: Some(dice), ..nothing }
            }
        }
    }
}

impl EventView {
    fn new(event: &Event, set: &'static TileSet, words: &Words) -> EventView {
        match event {
            Event::SetAside { rule, tile } => EventView::SetAside { rule: rule.0, tile: code(set, *tile) },
            Event::Scored(score) => EventView::scored(score, words),
            Event::Home { seat, piece, cell, .. } => {
                EventView::Home { seat: seat.0, piece: piece.name(), cell: cell.to_string() }
            }
            Event::FinalScoring { rule } => EventView::FinalScoring { rule: rule.0 },
            Event::Over { winners } => EventView::Over { winners: numbers(winners) },
        }
    }

    fn scored(score: &Score, words: &Words) -> EventView {
        EventView::Scored {
            rule: score.rule.0,
            points: score.points,
            seats: numbers(&score.seats),
            cells: score.cells.iter().map(ToString::to_string).collect(),
            counts: score.counts.iter().copied().collect(),
            text: words.say(&score.say()),
        }
    }
}

fn actor(game: &dyn Game) -> Option<u8> {
    match game.actor() {
        Actor::Seat(seat) => Some(seat.0),
        Actor::Chance | Actor::Nobody => None,
    }
}

fn code(set: &'static TileSet, tile: TileId) -> &'static str {
    &set.tile(tile).code
}

fn counts(set: &'static TileSet, tiles: &[(TileId, u8)]) -> BTreeMap<&'static str, u8> {
    tiles.iter().map(|&(tile, count)| (code(set, tile), count)).collect()
}

fn piece(set: &'static TileSet, tile: TileId, standing: Standing) -> PieceView {
    let zone = &set.tile(tile).zones[standing.zone.index()].name;
    PieceView { seat: standing.seat.0, piece: standing.piece.name(), zone }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
