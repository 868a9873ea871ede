//! Areas, and what there is to say about them.

use games::{Appraisal, AreaView, Game, Message, Say, Seat, Worth};
use serde::Serialize;

use crate::narrator::Narrator;

/// An area of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SceneArea {
    /// A number that stays the same until the area is joined to an older one.
    pub id: u16,
    /// The kind of its zones, such as `city`.
    pub kind: &'static str,
    /// The same in words.
    pub name: String,
    /// Its zones: the number of a tile in the order of placing, and the number of the zone on it.
    pub zones: Vec<[u8; 2]>,
    /// Whose pieces are in it.
    pub pieces: Vec<Held>,
    /// Who gets its points.
    pub owners: Vec<u8>,
    /// How many of its ends are open, or of the cells around it empty.
    pub open: u16,
    /// Whether nothing can be added to it.
    pub complete: bool,
    /// What it is worth; none where the table does not tell, and for areas that count for nobody.
    pub worth: Option<WorthView>,
    /// All of that in words.
    pub text: String,
}

/// The pieces of a seat in an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Held {
    /// Whose.
    pub seat: u8,
    /// How many.
    pub count: u8,
}

/// What an area is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WorthView {
    /// To an owner, if there is one, and if the game ended now.
    pub now: u32,
    /// To an owner, if there is one, once it is complete and nothing is added to it.
    pub full: u32,
    /// What each seat gets if the game ends now.
    pub shares_now: Vec<u32>,
    /// What each seat gets once it is complete, if nothing is added to it.
    pub shares_full: Vec<u32>,
}

/// The most zones of a tile: areas are numbered by their first zone.
const ZONES: u16 = tiles::TileSet::MAX_ZONES as u16;

/// Puts areas into words, with or without what they are worth.
pub(crate) fn tell(
    game: &dyn Game,
    areas: &[AreaView],
    narrator: &Narrator<'_>,
    tells_worth: bool,
) -> Vec<SceneArea> {
    areas.iter().map(|area| SceneArea::of(game, area, narrator, tells_worth)).collect()
}

impl SceneArea {
    fn of(game: &dyn Game, area: &AreaView, narrator: &Narrator<'_>, tells_worth: bool) -> SceneArea {
        let kind = game.tiles().kind_name(area.kind);
        let name = narrator.say(&Message::new("area-kind").with("kind", kind));
        let appraisal = area.appraisal.filter(|_| tells_worth);
        let owners = area.appraisal.map(|appraisal| appraisal.owners.to_vec()).unwrap_or_default();
        let first = area.zones.first().map(|(tile, zone)| u16::from(tile.0) * ZONES + u16::from(zone.0));
        let mut said = match &appraisal {
            None => vec![narrator.say(&Message::new("area-name").with("name", name.as_str()))],
            Some(appraisal) => appraised(area, appraisal, narrator),
        };
        if !area.pieces.is_empty() && !owners.is_empty() {
            let held = Message::new("area-held").with("count", owners.len());
            said.push(narrator.say(&held.with("seats", narrator.list(&owners))));
        }
        SceneArea {
            id: first.unwrap_or(0),
            kind,
            name,
            zones: area.zones.iter().map(|(tile, zone)| [tile.0, zone.0]).collect(),
            pieces: area.pieces.iter().map(|&(seat, count)| Held { seat: seat.0, count }).collect(),
            owners: owners.iter().map(|seat| seat.0).collect(),
            open: area.open,
            complete: area.open == 0,
            worth: appraisal.map(|appraisal| WorthView::of(game, &appraisal)),
            text: said.join(" "),
        }
    }
}

impl WorthView {
    fn of(game: &dyn Game, appraisal: &Appraisal) -> WorthView {
        let seats = usize::from(game.setup().seats());
        WorthView {
            now: appraisal.worth.points,
            full: appraisal.complete.unwrap_or(appraisal.worth).points,
            shares_now: appraisal.now[..seats].to_vec(),
            shares_full: appraisal.full[..seats].to_vec(),
        }
    }
}

/// What an area is worth, and what it may come to be worth, in words.
fn appraised(area: &AreaView, appraisal: &Appraisal, narrator: &Narrator<'_>) -> Vec<String> {
    let mut said = vec![appraisal.worth.say()];
    if area.open > 0 {
        // Of what looks around itself that has been said already.
        if !area.looks_around {
            said.push(Message::new("area-open").with("open", u32::from(area.open)));
        }
        if let Some(Worth { points, .. }) = appraisal.complete {
            let is_more = points != appraisal.worth.points;
            said.extend(is_more.then(|| Message::new("area-full").with("points", points)));
        } else if appraisal.full != appraisal.now {
            let shares = (0..).map(Seat).zip(appraisal.full).filter(|(_, points)| *points > 0);
            let shares = shares.map(|(seat, points)| format!("{} {points}", narrator.name(seat)));
            said.push(Message::new("area-full-each").with("shares", shares.collect::<Vec<_>>().join(", ")));
        }
    }
    said.iter().map(|message| narrator.say(message)).collect()
}
