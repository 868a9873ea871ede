//! What may be done, and what it would lead to.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use games::{Actor, AreaView, Game, Message, Move, Phase, Seat, text};
use land::{Cell, Placed, TileIx};
use serde::Serialize;
use tiles::{Rotation, Side, TileId, ZoneId};

use super::Moment;
use crate::advice;
use crate::choices::Choices;
use crate::things::{Spot, tile_at};
use crate::tile_words::is_ground;

/// A way to place the tile in hand, or a die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlaceText {
    /// The move.
    #[serde(rename = "move")]
    pub made: String,
    /// What the die shows, if it is one.
    pub face: Option<&'static str>,
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
    /// Quarter turns clockwise.
    pub rotation: u8,
    /// Whether it would lie there by itself.
    pub is_apart: bool,
    /// Where it is, what would be on which side, and what that continues, completes and brings.
    pub text: String,
}

/// A way to put a piece, or to take one back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PieceText {
    /// The move.
    #[serde(rename = "move")]
    pub made: String,
    /// Which piece, where, and what is to be known about the area.
    pub text: String,
}

/// A tile or die where it could go.
#[derive(Clone, Copy)]
struct Way {
    tile: TileId,
    cell: Cell,
    rotation: Rotation,
}

/// What a placement leads to.
#[derive(Default)]
struct Outcome {
    /// What it continues and completes.
    effects: Vec<String>,
    /// The points that it scores at once.
    gains: Vec<(Seat, u32)>,
    /// How much better it is for the one who moves than for the others, if the game ended then.
    lead: i64,
}

impl Moment<'_> {
    /// Every way to place what is in hand that can be told from the others.
    pub(super) fn places(&self) -> Vec<PlaceText> {
        let Actor::Seat(seat) = self.game.actor() else { return Vec::new() };
        let before = Before::new(self);
        let mut moves = Vec::new();
        self.game.legal(&mut moves);
        let ways = moves.into_iter().filter_map(|wanted| Some((wanted, self.way(wanted)?)));
        let mut places: Vec<(i64, PlaceText)> =
            ways.map(|(wanted, way)| self.place(wanted, way, seat, &before)).collect();
        places.sort_by_key(|(lead, place)| {
            (place.is_apart, place.face, Reverse(*lead), place.y, place.x, place.rotation)
        });
        // A tile that looks the same when it is turned is offered once.
        let mut told = BTreeSet::new();
        places.retain(|(_, place)| told.insert((place.x, place.y, place.text.clone())));
        places.into_iter().map(|(_, place)| place).collect()
    }

    /// Every way to put a piece or to take one back.
    pub(super) fn pieces(&self) -> Vec<PieceText> {
        let Choices { claims, recalls, .. } = Choices::of(self.game, &self.view);
        let claims = claims.into_iter().map(|claim| (claim.text, claim.at));
        let recalls = recalls.into_iter().map(|recall| (recall.text, recall.at));
        claims.chain(recalls).filter_map(|(made, at)| self.piece(made, at)).collect()
    }

    fn piece(&self, made: String, at: Spot) -> Option<PieceText> {
        let wanted = text::read_move(self.game, &made).ok()?;
        let mut placed = self.view.placed.iter().map(|(placed, _)| *placed).enumerate();
        let (index, _) = placed.find(|(_, placed)| (placed.cell.x, placed.cell.y) == (at.x, at.y))?;
        let said = match wanted {
            Move::Claim(piece, zone) => {
                advice::claim(self.narrator, &self.tiles, self.game, &self.view, (piece, zone))
            }
            _ => self.narrator.advise(self.game, &self.view, wanted),
        };
        let zone = [u8::try_from(index).ok()?, at.zone];
        let area = self.scene_areas.iter().find(|area| area.zones.contains(&zone));
        let area = area.map(|area| area.text.as_str()).unwrap_or_default();
        Some(PieceText { made, text: format!("{said} {area}").trim_end().to_owned() })
    }

    fn way(&self, wanted: Move) -> Option<Way> {
        match wanted {
            Move::Place(cell, rotation) => Some(Way { tile: self.view.hand?, cell, rotation }),
            Move::Build(tile, cell, rotation) => Some(Way { tile, cell, rotation }),
            _ => None,
        }
    }

    fn place(&self, wanted: Move, way: Way, seat: Seat, before: &Before) -> (i64, PlaceText) {
        let Way { tile, cell, rotation } = way;
        let touches = |side| tile_at(&self.view, cell.next(side)).is_some();
        let is_apart = !Side::ALL.into_iter().any(touches);
        let outcome = if is_apart { Outcome::default() } else { self.outcome(wanted, seat, before) };
        let is_die = matches!(wanted, Move::Build(..));
        let place = PlaceText {
            made: text::write_move(self.game, wanted),
            face: is_die.then(|| self.set.tile(tile).code.as_str()),
            x: cell.x,
            y: cell.y,
            // Below 4.
            rotation: rotation.index() as u8,
            is_apart,
            text: self.option(way, &outcome),
        };
        (outcome.lead, place)
    }

    fn option(&self, Way { tile, cell, rotation }: Way, outcome: &Outcome) -> String {
        let placed = Placed { tile, cell, rotation };
        let mut said = vec![advice::placement(self.narrator, &self.tiles, self.game, &self.view, placed)];
        said.extend(outcome.effects.iter().cloned());
        said.extend(outcome.gains.iter().map(|&(seat, points)| {
            let gain = Message::new("option-gain").with("seat", self.narrator.name(seat));
            self.say(&gain.with("points", points))
        }));
        said.join(" ")
    }

    /// What a placement leads to, if no piece is put on it.
    fn outcome(&self, wanted: Move, seat: Seat, before: &Before) -> Outcome {
        let mut after = self.game.fork();
        after.apply_unchecked(wanted);
        if after.phase() == Phase::Claim && after.check(Move::Pass).is_ok() {
            after.apply_unchecked(Move::Pass);
        }
        let areas = after.areas();
        let effects = self.effects(&areas, before);
        if !self.help.worth {
            return Outcome { effects, ..Outcome::default() };
        }
        let points = (0..).map(Seat).zip(after.scores().iter().zip(self.game.scores()));
        let gains = points.map(|(seat, (now, then))| (seat, now - then)).filter(|(_, gain)| *gain > 0);
        let gains = gains.collect();
        let standings = standings(&*after, &areas);
        let gained = standings.iter().zip(&before.standings).map(|(now, then)| now - then);
        let (own, others): (Vec<_>, Vec<_>) = gained.enumerate().partition(|(at, _)| *at == seat.index());
        let most = |gains: Vec<(usize, i64)>| gains.into_iter().map(|(_, gain)| gain).max().unwrap_or(0);
        Outcome { effects, gains, lead: most(own) - most(others) }
    }

    /// What became of the areas that there were.
    fn effects(&self, after: &[AreaView], before: &Before) -> Vec<String> {
        after.iter().filter_map(|area| self.effect(area, before)).collect()
    }

    fn effect(&self, after: &AreaView, before: &Before) -> Option<String> {
        let joined: BTreeSet<usize> =
            after.zones.iter().filter_map(|zone| before.area_of.get(zone).copied()).collect();
        let joined: Vec<&AreaView> = joined.into_iter().filter_map(|area| self.areas.get(area)).collect();
        let first = joined.first()?;
        let is_changed = after.zones.len() > joined.iter().map(|area| area.zones.len()).sum::<usize>();
        let is_same = !is_changed && after.open == first.open;
        let holders: BTreeSet<Seat> =
            joined.iter().flat_map(|area| &area.pieces).map(|(seat, _)| *seat).collect();
        // The ground is everywhere; it is told where somebody has a piece in it.
        let is_told = first.appraisal.is_some() && (!holders.is_empty() || !is_ground(self.set, after.kind));
        if is_same || !is_told {
            return None;
        }
        let effect = match joined.len() {
            _ if after.open == 0 => "completes",
            1 => "continues",
            _ => "joins",
        };
        let kind = |id: &str| Message::new(id).with("kind", self.set.kind_name(after.kind));
        let said = if after.looks_around && after.open > 0 {
            kind("option-surrounds")
        } else {
            let effect = Message::new("option-effect").with("effect", effect).with("count", joined.len());
            effect.with("area", kind("area-object")).with("areas", kind("area-plural"))
        };
        let holders: Vec<Seat> = holders.into_iter().collect();
        Some(self.say(&said.with("holders", holders.len()).with("seats", self.narrator.list(&holders))))
    }
}

/// What a placement is compared with.
struct Before {
    /// Which area each zone is part of.
    area_of: BTreeMap<(TileIx, ZoneId), usize>,
    standings: Vec<i64>,
}

impl Before {
    fn new(moment: &Moment<'_>) -> Before {
        let zones = moment
            .areas
            .iter()
            .enumerate()
            .flat_map(|(at, area)| area.zones.iter().map(move |zone| (*zone, at)));
        Before { area_of: zones.collect(), standings: standings(moment.game, &moment.areas) }
    }
}

/// The points that each seat would have if the game ended now.
fn standings(game: &dyn Game, areas: &[AreaView]) -> Vec<i64> {
    let mut points: Vec<i64> = game.scores().iter().map(|points| i64::from(*points)).collect();
    for appraisal in areas.iter().filter_map(|area| area.appraisal) {
        points.iter_mut().zip(appraisal.now).for_each(|(sum, now)| *sum += i64::from(now));
    }
    points
}
