//! What all games of one set-up have in common.

use games::{AreaGame, AreaGameVisitor, Game, GameOption, Move, Piece, Setup, SetupError, catalog};
use land::Atlas;
use tiles::{Rotation, Side, TileId, TileSet, ZoneId};

use crate::cells::Cells;
use crate::field::Field;
use crate::rows::Rows;

/// The actions and observations of a set-up. How many there are of either is fixed: no board that can come up in
/// a game of the set-up has a legal move without a number, or a tile that is not observed.
#[derive(Debug)]
pub struct Space {
    first: Box<dyn Game>,
    rows: Rows,
    seats: usize,
    kind: GameKind,
    /// The most tiles, or dice, that can lie on the table.
    tiles: usize,
    /// The most cells in which one can be put.
    cells: usize,
    /// What each seat has in the reserve at first.
    reserve: Vec<(Piece, u8)>,
    /// The number of each kind of piece, from 1; 0 of those that are not in the game.
    piece_numbers: [u8; Piece::ALL.len()],
    /// The pieces that players put themselves.
    claimed: Vec<Piece>,
    /// The most zones of a tile.
    zones: usize,
    fields: Vec<Field>,
    /// What a tile shows on each side, turned: 0 stands for no tile, so kinds of sides count from 1.
    sides: Vec<[[u8; 4]; 4]>,
}

/// What is put down in a game.
#[derive(Clone, Debug)]
pub(crate) enum GameKind {
    /// The tile in hand, of an atlas.
    Tiles(&'static Atlas),
    /// Dice that show one of these faces.
    Dice(Vec<TileId>),
}

/// What besides putting something down is one action each, by its number among these.
const IN_TILE_GAMES: &[Move] = &[Move::Pass];
const WITH_DICE: &[Move] = &[Move::Collect, Move::Again, Move::Stop, Move::Keep];

impl Space {
    /// The space of a set-up. An option without which a game might never end is set as at tables, where nothing is said.
    pub fn new(setup: &Setup) -> Result<Space, SetupError> {
        Space::of(with_limits(setup)?.start()?)
    }

    /// The space of all that can follow a state.
    pub fn of(first: Box<dyn Game>) -> Result<Space, SetupError> {
        let (set, view) = (first.tiles(), first.view());
        let seats = usize::from(first.setup().seats());
        let mut reserve = view.reserve.first().cloned().unwrap_or_default();
        // Pawns are put by the rules: those that are left are those that are not counted in points.
        reserve.retain(|(piece, _)| *piece != Piece::Pawn);
        // Knights are put by nobody.
        let is_claimed = |piece: &Piece| *piece != Piece::Knight;
        let claimed: Vec<Piece> = reserve.iter().map(|(piece, _)| *piece).filter(is_claimed).collect();
        let kind = catalog::visit(&*first, IsTileGame).unwrap_or_else(|| GameKind::Dice(city_parts(set)));
        let (tiles, cells) = match kind {
            GameKind::Tiles(_) => {
                let left = view.pile.iter().map(|(_, count)| usize::from(*count)).sum::<usize>();
                let tiles = view.placed.len() + usize::from(view.hand.is_some()) + left;
                // n joined squares touch at most 2n + 2 others.
                (tiles, 2 * tiles + 2)
            }
            GameKind::Dice(_) => (DICE, cells_in_reach()),
        };
        let mut space = Space {
            rows: Rows::default(),
            seats,
            kind,
            tiles,
            cells,
            piece_numbers: Piece::ALL.map(|piece| piece_number(&reserve, piece)),
            reserve,
            claimed,
            zones: set.tiles().iter().map(|tile| tile.zones.len()).max().unwrap_or(0),
            fields: Vec::new(),
            sides: sides(set),
            first,
        };
        space.fields = space.lay_out(set);
        space.rows = Rows::new(&space, &*space.first);
        Ok(space)
    }

    /// The state that games begin with.
    pub fn first(&self) -> &dyn Game {
        &*self.first
    }

    pub(crate) fn first_rows(&self) -> &Rows {
        &self.rows
    }

    pub(crate) fn kind(&self) -> &GameKind {
        &self.kind
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The parts of an observation, in order, without gaps.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many numbers an observation has, a byte each.
    pub fn observation_size(&self) -> usize {
        self.fields.iter().map(Field::size).sum()
    }

    /// How many actions there are.
    pub fn actions(&self) -> usize {
        self.puts() + self.claims() + self.recalls() + self.others().len()
    }

    /// The most cells in which something can be put.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// In how many ways something can be put into a cell.
    pub fn ways(&self) -> usize {
        match &self.kind {
            GameKind::Tiles(_) => Rotation::ALL.len(),
            GameKind::Dice(faces) => faces.len() * Rotation::ALL.len(),
        }
    }

    pub(crate) fn tiles(&self) -> usize {
        self.tiles
    }

    /// The actions that put a tile or a die.
    pub(crate) fn puts(&self) -> usize {
        self.cells * self.ways()
    }

    pub(crate) fn claims(&self) -> usize {
        self.claimed.len() * self.zones
    }

    /// The most pieces of one seat that can be on the board: any may be taken back.
    pub(crate) fn recalls(&self) -> usize {
        let claimed = self.reserve.iter().filter(|(piece, _)| self.claimed.contains(piece));
        claimed.map(|(_, count)| usize::from(*count)).sum()
    }

    pub(crate) fn others(&self) -> &'static [Move] {
        match self.kind {
            GameKind::Tiles(_) => IN_TILE_GAMES,
            GameKind::Dice(_) => WITH_DICE,
        }
    }

    /// The number of a claim among claims.
    pub(crate) fn claim_number(&self, piece: Piece, zone: ZoneId) -> Option<usize> {
        let piece = self.claimed.iter().position(|known| *known == piece)?;
        (zone.index() < self.zones).then(|| piece * self.zones + zone.index())
    }

    pub(crate) fn claim(&self, number: usize) -> Option<(Piece, ZoneId)> {
        let piece = self.claimed.get(number / self.zones.max(1))?;
        // At most 16 zones.
        Some((*piece, ZoneId((number % self.zones) as u8)))
    }

    /// The kinds of pieces in a reserve.
    pub(crate) fn reserve(&self) -> impl Iterator<Item = Piece> {
        self.reserve.iter().map(|(piece, _)| *piece)
    }

    /// The number of a piece, from 1.
    pub(crate) fn piece_number(&self, piece: Piece) -> u8 {
        self.piece_numbers[piece as usize]
    }

    /// What a turned tile shows on its sides, clockwise from north.
    pub(crate) fn sides(&self, tile: TileId, rotation: Rotation) -> [u8; 4] {
        self.sides[tile.index()][rotation.index()]
    }

    fn lay_out(&self, set: &TileSet) -> Vec<Field> {
        let (seats, kinds) = (self.seats, set.tiles().len());
        let mut fields =
            vec![Field::new("scores", &[seats, 2]), Field::new("phase", &[1]), Field::new("mover", &[1])];
        match self.kind {
            GameKind::Tiles(_) => {
                fields.push(Field::new("hand", &[1]));
                fields.push(Field::new("pile", &[kinds]));
            }
            GameKind::Dice(_) => {
                fields.push(Field::new("hand", &[kinds]));
                fields.push(Field::new("dice", &[DICE_COUNTS]));
            }
        }
        if !self.reserve.is_empty() {
            fields.push(Field::new("reserve", &[seats, self.reserve.len()]));
        }
        fields.push(Field::new("board", &[self.tiles, Rows::TILE]));
        fields.push(Field::new("cells", &[self.cells, self.cell_columns()]));
        if self.recalls() > 0 {
            let columns = Space::PIECE + seats + set.marks().len();
            fields.push(Field::new("pieces", &[seats * self.recalls(), columns]));
        }
        fields
    }

    /// The columns of a piece before those by seat and by mark.
    pub(crate) const PIECE: usize = 8;

    /// The columns of a cell: where it is, what its neighbours show, and which ways to fill it are legal, a byte for every
    /// four.
    pub(crate) fn cell_columns(&self) -> usize {
        Cells::FIXED + self.ways() / Rotation::ALL.len()
    }
}

/// Rolls, knights, catapults, and whether points are doubled.
pub(crate) const DICE_COUNTS: usize = 4;

/// D-01: all dice.
const DICE: usize = 9;

/// The most cells in which a die can be built. With `built` dice on the table, each has a diamond of cells around it, no
/// more steps away than dice are left, and one cell stands for all beyond.
fn cells_in_reach() -> usize {
    let diamond = |reach: usize| 2 * reach * (reach + 1);
    (0..=DICE).map(|built| built * diamond(DICE - built) + 1).max().unwrap_or(1)
}

/// The faces of dice that are parts of a city: those that show something else inside are none.
fn city_parts(set: &TileSet) -> Vec<TileId> {
    let is_part = |tile: &tiles::Tile| !tile.zones.iter().any(|zone| zone.inside);
    set.tile_ids().filter(|(_, tile)| is_part(tile)).map(|(id, _)| id).collect()
}

fn sides(set: &TileSet) -> Vec<[[u8; 4]; 4]> {
    let turned = |tile: &tiles::Tile, rotation: Rotation| {
        let mut shown = [0; 4];
        for side in Side::ALL {
            shown[side.turned(rotation).index()] = tile.sides[side.index()].0 + 1;
        }
        shown
    };
    set.tiles().iter().map(|tile| Rotation::ALL.map(|rotation| turned(tile, rotation))).collect()
}

fn piece_number(reserve: &[(Piece, u8)], piece: Piece) -> u8 {
    (1..).zip(reserve).find(|(_, (known, _))| *known == piece).map_or(0, |(number, _)| number)
}

struct IsTileGame;

impl AreaGameVisitor for IsTileGame {
    type Output = GameKind;

    fn visit<G: AreaGame>(self, game: &G) -> GameKind {
        GameKind::Tiles(game.land().atlas())
    }
}

/// The same with the limits of tables where there are none.
fn with_limits(setup: &Setup) -> Result<Setup, SetupError> {
    let definition = setup.definition();
    let lacking = |option: &&GameOption| option.limit.is_some() && setup.option(option.key).is_none();
    let limits =
        definition.options.iter().filter(lacking).filter_map(|option| Some((option.key, option.limit?)));
    let said = setup.options().iter().map(|(key, value)| (*key, value.as_str()));
    let options: Vec<(&str, &str)> = said.chain(limits).collect();
    let colours: Vec<Option<&str>> = setup.colours().iter().map(|colour| Some(colour.name())).collect();
    definition.setup(setup.seats(), setup.starts(), &options)?.with_colours(&colours)
}
