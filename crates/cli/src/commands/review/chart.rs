//! The curve of what was expected in the course of a game, as SVG.

use std::fmt::Write;

use views::ReviewView;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 44.0;

/// What was expected for each seat in its colour, or with two for the first, and how much of it was luck.
pub(super) fn chart(view: &ReviewView) -> String {
    let shown = if view.is_duel() { 1 } else { view.seats.len() };
    let mut curves: Vec<Vec<f64>> = Vec::new();
    for seat in &view.seats[..shown] {
        let expected = view.turns.iter().map(|turn| turn.expected[usize::from(seat.seat)]);
        curves.push(std::iter::once(seat.start).chain(expected).collect());
    }
    if view.is_duel() {
        curves.push(luck_curve(view));
    }
    let all = || curves.iter().flatten().copied().chain([0.0]);
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max).max(1.0));
    let height = |value: f64| HEIGHT - 20.0 - (value - low) / (high - low) * (HEIGHT - 40.0);
    let mut svg = format!(r#"<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">"#);
    for value in [low, 0.0, high] {
        let y = height(value);
        let _ = write!(svg, r#"<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y:.1}" y2="{y:.1}"/>"#);
        let _ = write!(svg, r#"<text x="{:.0}" y="{:.1}">{value:.0}</text>"#, LEFT - 6.0, y + 4.0);
    }
    for (at, curve) in curves.iter().enumerate() {
        let step = (WIDTH - LEFT) / (curve.len().max(2) - 1) as f64;
        let points: Vec<String> = (0..)
            .zip(curve)
            .map(|(turn, value)| format!("{:.1},{:.1}", LEFT + step * f64::from(turn), height(*value)))
            .collect();
        let class = if view.is_duel() && at == 1 { "luck" } else { view.seats[at].colour };
        let _ = write!(svg, r#"<polyline class="{class}" points="{}"/>"#, points.join(" "));
    }
    svg + "</svg>"
}

/// The start and all luck so far, for the first seat.
fn luck_curve(view: &ReviewView) -> Vec<f64> {
    let mut sum = view.seats[0].start;
    let mut curve = vec![sum];
    for turn in &view.turns {
        sum += turn.luck[0];
        curve.push(sum);
    }
    curve
}
