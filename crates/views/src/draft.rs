//! Positions that are set up by hand, as they are told.

use games::draft::{Checked, Draft, Edit, Flaw, FlawAt};
use games::position::PositionError;
use games::{History, Piece, Say, Seat, Standing, catalog, text::MoveError};
use land::{Cell, Placed};
use scene::{LaidTile, Namer, Scene, SceneRequest, StandingPiece, laid_tiles, standing_piece};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Refused;
use tiles::{Rotation, TileId, TileSet, ZoneId};
use words::Words;

use crate::error::RequestError;
use crate::problem::Problem;

/// What is agreed on before a game.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DraftSetup {
    /// The name of the game.
    game: String,
    /// How many play.
    seats: u8,
    /// Its options; those that are not named are as usual.
    #[serde(default)]
    options: BTreeMap<String, String>,
}

/// A draft as it begins.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DraftText {
    /// Its text.
    draft: String,
}

impl DraftText {
    /// The beginning of a game.
    pub fn new(setup: &DraftSetup) -> Result<DraftText, RequestError> {
        let options: Vec<(&str, &str)> =
            setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let begin = || {
            let agreed = catalog::find(&setup.game)?.setup(setup.seats, Seat(0), &options)?;
            Draft::new(agreed)
        };
        Ok(DraftText { draft: begin().map_err(RequestError::Position)?.write() })
    }
}

/// A draft, what is to be changed in it, and what is asked about it.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DraftRequest {
    /// The text of the draft, or of a position.
    draft: String,
    /// What is changed, one after the other; all of it, or nothing.
    #[serde(default)]
    edits: Vec<DraftEdit>,
    /// The tile that is about to be put: where it fits is told.
    #[serde(default)]
    tile: Option<String>,
    /// The cell that is looked at.
    #[serde(default)]
    at: Option<DraftCell>,
    /// The seat whose pieces are offered there.
    #[serde(default)]
    seat: u8,
}

/// A cell.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct DraftCell {
    /// Its column.
    x: i16,
    /// Its row.
    y: i16,
}

/// A change of a draft.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "edit", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum DraftEdit {
    /// A tile is put into a cell, in place of the one that lies there.
    Put { tile: String, x: i16, y: i16, rotation: u8 },
    /// A tile is taken off the board, with its piece.
    Take { x: i16, y: i16 },
    /// A tile is turned; its piece stays.
    Turn { x: i16, y: i16, rotation: u8 },
    /// A piece is put on a tile, in place of the one that stands there.
    Stand { x: i16, y: i16, seat: u8, piece: String, zone: u8 },
    /// The piece is taken off a tile.
    Lift { x: i16, y: i16 },
    /// A seat has so many points.
    Points { seat: u8, points: u32 },
    /// It is the turn of a seat.
    Turns { seat: u8 },
    /// A tile is in hand; without one it is about to be drawn.
    Hand { tile: Option<String> },
    /// So many of a tile are left to be drawn.
    Left { tile: String, count: u8 },
    /// All tiles that are nowhere else are left to be drawn, or none.
    LeftAll { is_left: bool },
    /// A seat keeps a knight, or does not.
    Keeps { seat: u8, is_kept: bool },
}

impl DraftEdit {
    fn read(&self, set: &TileSet) -> Result<Edit, RequestError> {
        Ok(match self {
            DraftEdit::Put { tile, x, y, rotation } => Edit::Put {
                tile: tile_of(set, tile)?,
                cell: Cell::new(*x, *y),
                rotation: rotation_of(*rotation),
            },
            DraftEdit::Take { x, y } => Edit::Take(Cell::new(*x, *y)),
            DraftEdit::Turn { x, y, rotation } => Edit::Turn(Cell::new(*x, *y), rotation_of(*rotation)),
            DraftEdit::Stand { x, y, seat, piece, zone } => {
                let found = Piece::ALL.into_iter().find(|known| known.name() == piece);
                let piece = found.ok_or_else(|| refused(MoveError::Piece(piece.clone())))?;
                let standing = Standing { seat: Seat(*seat), piece, zone: ZoneId(*zone) };
                Edit::Stand(Cell::new(*x, *y), standing)
            }
            DraftEdit::Lift { x, y } => Edit::Lift(Cell::new(*x, *y)),
            DraftEdit::Points { seat, points } => Edit::Points(Seat(*seat), *points),
            DraftEdit::Turns { seat } => Edit::Turns(Seat(*seat)),
            DraftEdit::Hand { tile } => Edit::Hand(tile.as_ref().map(|tile| tile_of(set, tile)).transpose()?),
            DraftEdit::Left { tile, count } => Edit::Left(tile_of(set, tile)?, *count),
            DraftEdit::LeftAll { is_left } => Edit::LeftAll(*is_left),
            DraftEdit::Keeps { seat, is_kept } => Edit::Keeps(Seat(*seat), *is_kept),
        })
    }
}

fn tile_of(set: &TileSet, code: &str) -> Result<TileId, RequestError> {
    set.find(code).ok_or_else(|| refused(MoveError::Tile(code.to_owned())))
}

fn rotation_of(turns: u8) -> Rotation {
    Rotation::ALL[usize::from(turns) % Rotation::ALL.len()]
}

fn refused(error: MoveError) -> RequestError {
    RequestError::Refused(Refused::Move(error))
}

/// A position that is being set up.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DraftView {
    /// Its text, for the next change.
    draft: String,
    /// The position, if it is one.
    position: Option<String>,
    /// What is seen of it, without what is wrong.
    scene: Scene,
    /// What is wrong.
    flaws: Vec<FlawView>,
    /// Whether tiles are drawn and placed. Otherwise dice are rolled, which is done where a position is tried out.
    has_tiles: bool,
    /// Whether points are given; otherwise they follow from the board.
    has_points: bool,
    /// Every tile, with how many there are.
    stock: Vec<StockLine>,
    /// Where the tile fits that is about to be put.
    places: Vec<FreePlace>,
    /// The cell that is looked at.
    looked_at: Option<LookedAt>,
}

/// Something that is wrong with a draft.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DraftFlaw))]
struct FlawView {
    /// The tile that can't lie so.
    tile: Option<LaidTile>,
    /// The piece that can't stand there.
    piece: Option<StandingPiece>,
    /// Where it is, in words; none for the tile in hand.
    place: Option<String>,
    /// Why.
    problem: Problem,
}

/// A kind of tile.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct StockLine {
    /// Which.
    tile: &'static str,
    /// What is on its sides.
    text: String,
    /// How many are not on the board, in hand or aside.
    spare: u8,
    /// How many of these are left to be drawn.
    left: u8,
}

/// A cell into which a tile fits.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct FreePlace {
    /// The column.
    x: i16,
    /// The row.
    y: i16,
    /// How it may be turned: quarter turns clockwise.
    rotations: Vec<u8>,
    /// Where that is, in words.
    text: String,
}

/// A cell that is looked at.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DraftLookedAt))]
struct LookedAt {
    /// The column.
    x: i16,
    /// The row.
    y: i16,
    /// What is there, in words.
    text: String,
    /// The tile that lies there.
    tile: Option<LaidTile>,
    /// Whether it is the one that the game begins with.
    is_opening: bool,
    /// Whether a piece stands there.
    has_piece: bool,
    /// Where a piece can stand on it.
    stands: Vec<StandChoice>,
    /// Why pieces can't stand elsewhere.
    refused: Vec<Problem>,
}

/// A way to put a piece on a tile.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct StandChoice {
    /// The piece, and where.
    #[serde(flatten)]
    piece: StandingPiece,
    /// The same in words.
    text: String,
}

impl DraftView {
    /// A draft after its changes.
    pub fn new(request: &DraftRequest, words: &Words) -> Result<DraftView, RequestError> {
        let mut draft = Draft::read(&request.draft).map_err(RequestError::Position)?;
        for edit in &request.edits {
            draft.edit(edit.read(draft.set())?).map_err(edit_error)?;
        }
        let tile = request.tile.as_ref().map(|tile| tile_of(draft.set(), tile)).transpose()?;
        let checked = draft.check().map_err(RequestError::Position)?;
        let namer = Namer::new(words, checked.draft.setup(), checked.draft.set());
        let told = Told { checked: &checked, namer: &namer, words };
        let position = checked.game.position();
        let history = History::from_position(&position).map_err(RequestError::Position)?;
        let is_position = checked.flaws.is_empty();
        Ok(DraftView {
            draft: if is_position { position.clone() } else { checked.draft.write() },
            scene: Scene::of(&history, words, &SceneRequest::default()),
            position: is_position.then_some(position),
            flaws: checked.flaws.iter().map(|flaw| told.flaw(flaw)).collect(),
            has_tiles: checked.draft.has_tiles(),
            has_points: checked.draft.setup().definition().has_points,
            stock: told.stock(),
            places: tile.map(|tile| told.places(tile)).unwrap_or_default(),
            looked_at: request.at.map(|DraftCell { x, y }| told.look_at(Cell::new(x, y), Seat(request.seat))),
        })
    }
}

/// What a rule refuses is told without the text of the position.
fn edit_error(error: PositionError) -> RequestError {
    match error {
        PositionError::Refused { refusal, .. } => RequestError::Refused(Refused::Rule(refusal)),
        other => RequestError::Position(other),
    }
}

/// Puts a draft that was checked into words.
struct Told<'a> {
    checked: &'a Checked,
    namer: &'a Namer<'a>,
    words: &'a Words,
}

impl Told<'_> {
    fn flaw(&self, Flaw { at, error }: &Flaw) -> FlawView {
        let set = self.checked.draft.set();
        let problem = self.problem(error);
        let (tile, piece, cell) = match *at {
            FlawAt::Tile(placed) => (self.laid(placed.cell), None, Some(placed.cell)),
            FlawAt::Piece(placed, standing) => {
                (None, Some(standing_piece(set, placed, standing)), Some(placed.cell))
            }
            FlawAt::Hand(_) | FlawAt::Whole => (None, None, None),
        };
        FlawView { tile, piece, place: cell.map(|cell| self.namer.cell(cell)), problem }
    }

    fn problem(&self, error: &PositionError) -> Problem {
        match error {
            PositionError::Refused { refusal, .. } => Problem {
                rule: Some(refusal.rule.0),
                ..Problem::new("refused", self.words.say(&refusal.say()))
            },
            other => Problem::of(&RequestError::Position(other.clone()), self.words),
        }
    }

    /// The tile in a cell, as it is shown.
    fn laid(&self, cell: Cell) -> Option<LaidTile> {
        let draft = &self.checked.draft;
        let laid = laid_tiles(draft.set(), draft.tiles().iter().map(|(placed, _)| *placed));
        laid.into_iter().find(|laid| (laid.x, laid.y) == (cell.x, cell.y))
    }

    fn stock(&self) -> Vec<StockLine> {
        let draft = &self.checked.draft;
        let lines =
            draft.stock().into_iter().filter(|_| draft.has_tiles()).map(|(tile, spare, left)| StockLine {
                tile: &draft.set().tile(tile).code,
                text: self.namer.tile(tile, Rotation::R0),
                spare,
                left,
            });
        lines.collect()
    }

    fn places(&self, tile: TileId) -> Vec<FreePlace> {
        let mut ways: BTreeMap<(i16, i16), Vec<u8>> = BTreeMap::new();
        for (cell, rotation) in self.checked.game.placements(tile) {
            // Below 4.
            ways.entry((cell.y, cell.x)).or_default().push(rotation.index() as u8);
        }
        // The first tile of all lies in the middle.
        if self.checked.game.view().placed.is_empty() {
            ways.insert((0, 0), vec![0]);
        }
        let place =
            |((y, x), rotations)| FreePlace { x, y, rotations, text: self.namer.cell(Cell::new(x, y)) };
        ways.into_iter().map(place).collect()
    }

    fn look_at(&self, cell: Cell, seat: Seat) -> LookedAt {
        let draft = &self.checked.draft;
        let found = draft.tiles().iter().find(|(placed, _)| placed.cell == cell);
        let text = match found {
            Some((placed, standing)) => self.namer.laid(*placed, *standing),
            None => self.namer.cell(cell),
        };
        let is_laid = self.checked.game.view().placed.iter().any(|(placed, _)| placed.cell == cell);
        let (stands, refused) = match found.filter(|_| is_laid) {
            Some((placed, _)) => self.stands(*placed, seat),
            None => (Vec::new(), Vec::new()),
        };
        LookedAt {
            x: cell.x,
            y: cell.y,
            text,
            tile: self.laid(cell),
            is_opening: draft.is_opening(cell),
            has_piece: found.is_some_and(|(_, standing)| standing.is_some()),
            stands,
            refused,
        }
    }

    fn stands(&self, placed: Placed, seat: Seat) -> (Vec<StandChoice>, Vec<Problem>) {
        let set = self.checked.draft.set();
        let (mut stands, mut refused) = (Vec::new(), Vec::<Problem>::new());
        for (standing, error) in self.checked.draft.stands(placed.cell, seat) {
            match error {
                None => stands.push(StandChoice {
                    piece: standing_piece(set, placed, standing),
                    text: self.namer.claim(placed, standing.piece, standing.zone),
                }),
                Some(error) => refused.push(self.problem(&error)),
            }
        }
        refused.sort_by(|one, other| (one.rule, &one.text).cmp(&(other.rule, &other.text)));
        refused.dedup_by(|one, other| (one.rule, &one.text) == (other.rule, &other.text));
        (stands, refused)
    }
}
