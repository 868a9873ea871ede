//! A review as a page: one file to send to a friend.

use std::fmt::Write as _;
use std::io::Write as _;

use art::Art;
use art::board::{Board, Show};
use data_encoding::BASE64;
use games::{Decimal, Game, Message, Record};
use review::{Review, Step};
use scene::BoardState;
use views::{ReviewView, TurnReview};

use super::chart::chart;
use super::tell::{accuracy, areas, better, extremes, lost};
use crate::app::App;

const STYLE: &str = include_str!("page.css");
/// How many pixels wide pictures of the board are.
const PICTURE: u32 = 640;

pub(super) fn write(
    app: &mut App,
    record: &Record,
    review: &Review,
    view: &ReviewView,
) -> anyhow::Result<()> {
    let say = |app: &App, name| app.text(&Message::new(name).with("unit", view.unit.name()));
    let title = escape(&say(app, "review-title"));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n<main>\n<h1>{title}</h1>\n",
        app.words.lang().code()
    );
    for seat in &view.seats {
        writeln!(page, "<p class=\"result\">{}</p>", escape(&seat.text))?;
    }
    let caption = escape(&app.text(&caption(view)));
    writeln!(page, "<figure>{}<figcaption>{caption}</figcaption></figure>", chart(view))?;
    let art = Art::of(record.first().tiles())?;
    for seat in &view.seats {
        writeln!(page, "<h2>{}</h2>", escape(&accuracy(app, view, seat)))?;
        let strength = seat.strength.iter().map(|strength| strength.text.clone());
        for text in strength.chain([areas(app, seat).join(" · ")]).chain(extremes(app, view, seat)) {
            writeln!(page, "<p>{}</p>", escape(&text))?;
        }
        for (turn, step) in
            seat.key_moments.iter().filter_map(|&at| Some((view.turns.get(at)?, review.steps.get(at)?)))
        {
            write_moment(app, &mut page, &art, (record, view), (&seat.name, turn, step))?;
        }
    }
    write_turns(app, &mut page, view)?;
    page.push_str("</main>\n</html>\n");
    app.out.write_all(page.as_bytes())?;
    Ok(())
}

fn caption(view: &ReviewView) -> Message {
    let kind = if view.is_duel() { "two" } else { "more" };
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name.as_str()).collect();
    Message::new("review-caption")
        .with("kind", kind)
        .with("name", names[0])
        .with("names", names.join(", "))
        .with("unit", view.unit.name())
}

/// A turn as it was played and as it should have been, with a picture of each.
fn write_moment(
    app: &App,
    page: &mut String,
    art: &Art,
    (record, view): (&Record, &ReviewView),
    (name, turn, step): (&str, &TurnReview, &Step),
) -> anyhow::Result<()> {
    let mut dealt = record.first().fork();
    record.moves()[..step.drawn.end].iter().for_each(|&played| dealt.apply_unchecked(played));
    let (mut played, mut best) = (dealt.fork(), dealt);
    record.moves()[step.played.clone()].iter().for_each(|&made| played.apply_unchecked(made));
    step.best.iter().for_each(|&made| best.apply_unchecked(made));
    let heading = Message::new("review-turn")
        .with("turn", turn.turn)
        .with("name", name)
        .with("luck", Decimal::signed(turn.own_luck(), 1))
        .with("loss", lost(app, view, turn))
        .with("moves", turn.played.join("; "));
    writeln!(page, "<section>\n<h3>{}</h3>\n<div class=\"pair\">", escape(&app.text(&heading)))?;
    for (game, text) in [(&played, turn.played.join("; ")), (&best, better(app, turn))] {
        let (picture, text) = (BASE64.encode(&picture(art, &**game)?), escape(&text));
        writeln!(
            page,
            "<figure><img alt=\"{text}\" src=\"data:image/png;base64,{picture}\">\
             <figcaption>{text}</figcaption></figure>"
        )?;
    }
    page.push_str("</div>\n</section>\n");
    Ok(())
}

fn picture(art: &Art, game: &dyn Game) -> anyhow::Result<Vec<u8>> {
    let mut board = Board::new(art, Show { last: true, ..Show::default() });
    BoardState::of(game).lay_out(&mut board);
    Ok(board.png(PICTURE)?)
}

fn write_turns(app: &App, page: &mut String, view: &ReviewView) -> anyhow::Result<()> {
    let say = |name| escape(&app.text(&Message::new(name)));
    let heads = ["review-head-turn", "review-head-luck", "review-head-loss", "review-head-moves"];
    page.push_str("<table>\n<tr>");
    for head in heads {
        write!(page, "<th>{}</th>", say(head))?;
    }
    page.push_str("</tr>\n");
    for turn in &view.turns {
        let moves: Vec<String> = turn.drawn.iter().chain(&turn.played).cloned().collect();
        let number = |number: Decimal| app.text(&Message::new("review-number").with("number", number));
        writeln!(
            page,
            "<tr class=\"{}\"><td>{}. {}</td><td>{}</td><td>{}</td><td>{}<br><small>{}</small></td></tr>",
            turn.class.name(),
            turn.turn,
            escape(&view.seats[usize::from(turn.seat)].name),
            number(Decimal::signed(turn.own_luck(), 1)),
            escape(&lost(app, view, turn)),
            escape(&moves.join("; ")),
            escape(&better(app, turn))
        )?;
    }
    page.push_str("</table>\n");
    Ok(())
}

/// Text as HTML has it.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
