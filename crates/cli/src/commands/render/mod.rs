//! `bastide render`

mod output;

use art::board::{Board, Show};
use art::frame::Shape;
use art::{Art, Detail, icons, sheet};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::value_parser;
use games::{Message, Record, Say, position};
use scene::{BoardState, FilmRequest, FrameTexts};
use tiles::{Rotation, TileSet};

use crate::app::App;
use crate::args::find;
use output::Output;

/// How wide a film is if nothing is said.
const FILM_WIDTH: u32 = 800;
/// How wide a still picture in pixels is if nothing is said.
const PNG_WIDTH: u32 = 1600;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record or a position in a file, a position itself, or `-` for standard input.
    #[arg(required_unless_present_any = ["sheet", "gif", "tile", "icon"])]
    what: Option<String>,
    /// A sheet with all tiles of this game instead.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["what", "gif", "tile", "icon"])]
    sheet: Option<String>,
    /// A film of this record instead, from the first tile to the last: GIF, or PNG that moves.
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["what", "tile", "icon", "at"], requires = "output")]
    gif: Option<String>,
    /// One tile of a game instead.
    #[arg(long, num_args = 2, value_names = ["GAME", "CODE"], conflicts_with_all = ["what", "icon"])]
    tile: Option<Vec<String>>,
    /// Turn that tile.
    #[arg(long, requires = "tile", default_value = "r0", value_parser = rotations())]
    rotation: Rotation,
    /// What rules speak of instead, such as `deer`.
    #[arg(long, value_name = "NAME", conflicts_with = "what")]
    icon: Option<String>,
    /// The file to write, whose ending says what it is: svg, png, and for a film gif or png;
    /// otherwise SVG goes to standard output.
    #[arg(long, short, value_name = "FILE")]
    output: Option<String>,
    /// How many pixels wide the picture is.
    #[arg(long, value_name = "PIXELS", value_parser = value_parser!(u32).range(1..=i64::from(art::MAX_SIDE)))]
    width: Option<u32>,
    /// The game after this turn; 0 is the start. Otherwise as it ended.
    #[arg(long, value_name = "TURN")]
    at: Option<u32>,
    /// Leave the pieces out.
    #[arg(long)]
    no_pieces: bool,
    /// Leave out what is counted or has a power.
    #[arg(long)]
    no_marks: bool,
    /// Number the columns and rows.
    #[arg(long)]
    coordinates: bool,
    /// Frame the tile placed last.
    #[arg(long)]
    last: bool,
    /// Another look of the tiles, such as `summer`.
    #[arg(long, value_name = "NAME", conflicts_with = "icon")]
    look: Option<String>,
    /// By night.
    #[arg(long, conflicts_with = "icon")]
    night: bool,
    /// Draw the score track too.
    #[arg(long)]
    track: bool,
    /// Put the board in a frame with the game, the players and their points.
    #[arg(long, conflicts_with_all = ["sheet", "gif", "tile", "icon"])]
    framed: bool,
    /// The names of the players in the frame, by seat; otherwise they are called by their colours.
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', requires = "framed")]
    names: Vec<String>,
}

fn rotations() -> impl TypedValueParser<Value = Rotation> {
    PossibleValuesParser::new(["r0", "r1", "r2", "r3"]).map(|name| {
        Rotation::ALL.into_iter().find(|rotation| rotation.to_string() == name).unwrap_or(Rotation::R0)
    })
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    if let Some(file) = &args.gif {
        return film(app, args, file);
    }
    // Before any work is done: it may be a long time until there is something to write.
    let output = Output::new(app, args.output.as_deref())?;
    let svg = if let Some(game) = &args.sheet {
        let art = art_of(app, tiles_of(app, game)?, args)?;
        sheet(&art, Some(art.set().name()), args.width)
    } else if let Some([game, code]) = args.tile.as_deref() {
        tile(app, game, code, args)?
    } else if let Some(name) = &args.icon {
        icon(app, name, args.width)?
    } else {
        return board(app, args, &output);
    };
    output.write_picture(app, || svg.as_str(), || art::png(&svg, args.width.unwrap_or(PNG_WIDTH)))
}

/// The tiles that a game is played with.
fn tiles_of(app: &App, game: &str) -> anyhow::Result<&'static TileSet> {
    Ok(find(app, game)?.tile_set()?)
}

fn tile(app: &App, game: &str, code: &str, args: &Args) -> anyhow::Result<String> {
    let set = tiles_of(app, game)?;
    let Some(tile) = set.find(code) else {
        return Err(app.usage(&Message::new("cli-no-tile").with("set", set.name()).with("tile", code)));
    };
    let art = art_of(app, set, args)?;
    let detail = args.width.map_or(Detail::Near, |width| Detail::at(width.into()));
    let picture = art.tile_at(detail, tile, 0, args.rotation);
    let body = if args.no_marks { picture.ground } else { picture.ground + &picture.marks };
    Ok(art.document(&body, args.width))
}

/// How a set is drawn in the look and at the hour that were asked for.
fn art_of(app: &App, set: &'static TileSet, args: &Args) -> anyhow::Result<Art> {
    let mut art = Art::of(set)?;
    if let Some(name) = &args.look {
        let message = || Message::new("cli-no-look").with("set", set.name()).with("look", name.as_str());
        art = art.in_look(name).map_err(|_| app.usage(&message()))?;
    }
    Ok(if args.night { art.at_night() } else { art })
}

fn icon(app: &App, name: &str, width: Option<u32>) -> anyhow::Result<String> {
    icons::icon(name, width).ok_or_else(|| {
        let known: Vec<&str> = icons::names().collect();
        app.usage(&Message::new("cli-no-icon").with("icon", name).with("known", known.join(", ")))
    })
}

fn show(args: &Args) -> Show {
    Show {
        pieces: !args.no_pieces,
        marks: !args.no_marks,
        coordinates: args.coordinates,
        last: args.last,
        track: args.track,
    }
}

fn board(app: &mut App, args: &Args, output: &Output<'_>) -> anyhow::Result<()> {
    let board_state = board_state(app, args.what.as_deref().unwrap_or("-"), args.at)?;
    let art = art_of(app, board_state.set(), args)?;
    let mut board = Board::new(&art, show(args));
    board_state.lay_out(&mut board);
    let width = args.width.unwrap_or(PNG_WIDTH);
    if !args.framed {
        return output.write_picture(app, || board.svg(args.width), || board.png(width));
    }
    let names: Vec<Option<String>> = args.names.iter().cloned().map(Some).collect();
    let frame = board_state.frame(FrameTexts::of(board_state.setup(), &names, &app.words), Shape::Print);
    output.write_picture(app, || board.framed_svg(&frame, args.width), || board.framed_png(&frame, width))
}

/// What is to be drawn: a position, or a turn of a record.
fn board_state(app: &App, what: &str, turn: Option<u32>) -> anyhow::Result<BoardState> {
    let text = if is_position(what) { what.to_owned() } else { app.read(what)? };
    if !is_position(&text) {
        return after_turn(app, &read_record(app, &text)?, turn);
    }
    let game = position::read(&text).map_err(|error| app.error(&error.say()))?;
    match turn {
        None => Ok(BoardState::of(&*game)),
        Some(_) => Err(app.usage(&Message::new("cli-no-turns"))),
    }
}

/// Whether a text is meant as a position: one line with fields, as neither a record nor the name of a
/// file has.
fn is_position(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    text.lines().count() == 1 && text.contains(';') && text.contains("seats")
}

fn read_record(app: &App, text: &str) -> anyhow::Result<Record> {
    Record::read(text).map_err(|error| app.error(&error.say()))
}

/// A recorded game after a turn, or as it ended.
fn after_turn(app: &App, record: &Record, turn: Option<u32>) -> anyhow::Result<BoardState> {
    let mut board_states: Vec<BoardState> = BoardState::turns(record).collect();
    let first = record.first().turn() - 1;
    // A record has far fewer turns.
    let last = first + board_states.len() as u32 - 1;
    let turn = turn.unwrap_or(last);
    if !(first..=last).contains(&turn) {
        let message = Message::new("cli-no-turn").with("turn", turn).with("first", first).with("last", last);
        return Err(app.usage(&message));
    }
    Ok(board_states.swap_remove((turn - first) as usize))
}

fn film(app: &mut App, args: &Args, file: &str) -> anyhow::Result<()> {
    let (output, format) = Output::film(app, args.output.as_deref().unwrap_or_default())?;
    let record = read_record(app, &app.read(file)?)?;
    let art = art_of(app, record.first().tiles(), args)?;
    let request = FilmRequest {
        art: &art,
        format,
        show: show(args),
        width: args.width.unwrap_or(FILM_WIDTH),
        most_pixels: u64::MAX,
        most_turns: usize::MAX,
        is_cancelled: &|| false,
    };
    let bytes = scene::film(&record, &request);
    output.write(app, &bytes.map_err(|error| output.film_error(app, error))?)
}
