//! The backs of tiles: those of the river differ from all others, which are drawn from one pile.

use super::symbols::houses::HOUSES;
use super::symbols::trees::{COPSE, FIR, SLIM_FIR};
use super::symbols::walls::{GATE, TOWER};
use crate::canvas::Canvas;
use crate::geometry::{Point, Polygon};

/// A city on a hill by night.
pub(super) fn city(canvas: &mut Canvas) {
    canvas.polygon(&Polygon::tile(), "fill=\"#22386e\"");
    canvas.raw(
        "<circle cx='68' cy='27' r='24' fill='#33508f'/><circle cx='68' cy='27' r='17' fill='#4a6aa9'/>",
    );
    canvas.raw("<circle cx='68' cy='27' r='10.5' fill='#ffefc4'/>");
    stars(canvas, "#dfe9fb");
    canvas.raw("<path d='M0 72Q22 52 50 58 78 50 100 68V100H0z' fill='#b9cdea'/>");
    town(canvas);
    canvas.raw("<path d='M0 82Q28 70 52 77 80 69 100 80V100H0z' fill='#e8f0f9'/>");
    canvas.raw("<path d='M46 100Q44 88 51 82 53 79 50 75.5H53.5Q58 79 57 84 54 91 62 100z' fill='#b3977c'/>");
    woods(canvas);
    frame(canvas, "#e2b95f", "#152449");
}

/// A frozen river in the hills by day.
pub(super) fn river(canvas: &mut Canvas) {
    canvas.polygon(&Polygon::tile(), "fill=\"#a9d0ee\"");
    canvas.raw("<circle cx='30' cy='27' r='11' fill='#fff6d6'/>");
    canvas.raw("<path d='M0 56 18 36 30 47 52 25 76 50 86 41 100 54V100H0z' fill='#6e93c4'/>");
    canvas.raw("<path d='M18 36 24 41.5 19 44 14 41zM52 25 63 37 56 42 51 37 44 41 41 36zM86 41 92 46 86 48 81 46z' fill='#fff'/>");
    canvas.raw("<path d='M0 64Q26 52 50 60 76 52 100 62V100H0z' fill='#e8f0f9'/>");
    let bed = "d='M51 60Q64 66 48 73 24 82 46 100H88Q60 84 70 75 78 66 55 60z'";
    canvas.raw(&format!("<path {bed} fill='#8fbde3' stroke='#4f7fb5' stroke-width='1.6'/>"));
    canvas.raw("<path d='M55 64 59 67 56 71M46 80 54 82 58 88M56 82 62 78M60 96 66 92' fill='none' stroke='#f4faff' stroke-width='1.1'/>");
    for (x, y, symbol) in [
        (20.0, 72.0, COPSE),
        (84.0, 70.0, COPSE),
        (32.0, 68.0, FIR),
        (14.0, 88.0, FIR),
        (88.0, 88.0, SLIM_FIR),
    ] {
        canvas.put_scaled(symbol.id, Point::new(x, y), 1.5);
    }
    frame(canvas, "#fff", "#3f73ae");
}

fn stars(canvas: &mut Canvas, colour: &str) {
    canvas.raw(&format!(
        "<path d='M18 18h.1M30 30h.1M44 16h.1M24 44h.1M88 44h.1M50 38h.1M84 14h.1M14 34h.1M40 48h.1' fill='none' \
         stroke='{colour}' stroke-width='1.8' stroke-linecap='round'/>"
    ));
}

/// Roofs above a wall with a gate.
fn town(canvas: &mut Canvas) {
    for (at, (x, y)) in
        [(34.0, 60.0), (66.0, 60.0), (42.0, 54.0), (58.0, 54.0), (50.0, 50.0)].into_iter().enumerate().rev()
    {
        canvas.put_scaled(HOUSES[at], Point::new(x, y), 1.4);
    }
    let wall = "d='M24 69H76V78H24z'";
    canvas.raw(&format!("<path {wall} fill='#9c9eb3' stroke='#3a3a52'/>"));
    canvas.raw("<path d='M24 67.6H76' fill='none' stroke='#fff' stroke-width='3' stroke-dasharray='3 2'/>");
    for x in [25.0, 75.0] {
        canvas.put_scaled(TOWER.id, Point::new(x, 78.0), 1.7);
    }
    canvas.put_scaled(GATE.id, Point::new(50.0, 77.0), 1.7);
}

fn woods(canvas: &mut Canvas) {
    for (x, y) in [(17.0, 84.0), (83.0, 86.0)] {
        canvas.put_scaled(COPSE.id, Point::new(x, y), 1.5);
    }
}

fn frame(canvas: &mut Canvas, bright: &str, dark: &str) {
    let opening = "M11 6H89Q94 6 94 11V89Q94 94 89 94H11Q6 94 6 89V11Q6 6 11 6z";
    canvas.raw(&format!("<path d='M0 0H100V100H0z{opening}' fill='{dark}' fill-rule='evenodd'/>"));
    canvas.raw(&format!("<path d='{opening}' fill='none' stroke='{bright}' stroke-width='1.8'/>"));
}
