//! The backs of the tiles: paintings on the wall of a cave.

use crate::canvas::Canvas;

/// Paints the back of the tiles of a group: land on warm sandstone, all others on slate.
pub(super) fn paint(group: &str, canvas: &mut Canvas) {
    let (wall, paint) = if group == "land" { (SANDSTONE, "#6b2614") } else { (SLATE, "#e6d3a4") };
    canvas.raw(wall);
    canvas.put("h-cave", crate::geometry::CENTRE);
    frame(paint, canvas);
    match group {
        "land" => canvas.raw(HERD),
        "menhir" => canvas.raw("<use href=\"#h-menhir\" transform=\"translate(50 52) scale(3.3)\"/>"),
        _ => canvas.raw("<use href=\"#h-gold\" transform=\"translate(50 50) scale(3.6)\"/>"),
    }
}

/// A line round the back, and a hand in every corner, as if pressed on the wall.
fn frame(paint: &str, canvas: &mut Canvas) {
    canvas.group(&format!("fill=\"{paint}\" stroke=\"{paint}\""), |canvas| {
        canvas.raw(
            "<rect x=\"5\" y=\"5\" width=\"90\" height=\"90\" rx=\"8\" fill=\"none\" stroke-width=\"1.2\"/>",
        );
        for (x, y, turn) in [(16, 16, -20), (84, 16, 20), (84, 84, 160), (16, 84, -160)] {
            canvas.raw(&format!("<use href=\"#h-hand\" transform=\"translate({x} {y}) rotate({turn})\"/>"));
        }
    });
}

const SANDSTONE: &str = "<path fill=\"#b98d5a\" d=\"M0 0h100v100H0z\"/>";
const SLATE: &str = "<path fill=\"#3f555c\" d=\"M0 0h100v100H0z\"/>";

/// A deer before a mammoth, over an aurochs.
const HERD: &str = "<g fill=\"#8f4a26\"><use href=\"#h-mammoth0\" transform=\"translate(68 37) scale(.15)\"/>\
    <use href=\"#h-tusk0\" transform=\"translate(68 37) scale(.15)\"/>\
    <use href=\"#h-aurochs0\" transform=\"translate(58 79) scale(.11)\"/>\
    <use href=\"#h-horn0\" transform=\"translate(58 79) scale(.11)\"/></g>\
    <g transform=\"translate(40 49) scale(.24)\" fill=\"#5c1d0e\" stroke-linecap=\"round\"><use href=\"#h-deer0\"/>\
    <g fill=\"none\" stroke=\"#5c1d0e\" stroke-width=\"9\"><use href=\"#h-antler0\"/></g></g>";
