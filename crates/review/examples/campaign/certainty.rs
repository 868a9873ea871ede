//! How much a deep review changes what a first one says, by how much was left to be drawn.

use std::error::Error;
use std::io::Write;

use review::{Review, Step, Thoroughness};

use crate::games_of_bots::{Campaign, reviewed};

/// By how much a number has changed, squared, and how much was left to be drawn.
type Change = (f64, f64);

pub(crate) fn tell(campaign: &Campaign, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let games = campaign.each(&campaign.bots, |_, record| {
        let (first, deep) = (reviewed(record, Thoroughness::FIRST)?, reviewed(record, Thoroughness::DEEP)?);
        let loss = |step: &Step| step.is_played().then_some(step.loss.units());
        let luck = |step: &Step| (!step.drawn.is_empty()).then_some(step.luck[step.seat].units());
        let value = |step: &Step| (step.left > 0).then_some(step.after()[step.seat].units());
        Ok([changes(&first, &deep, value), changes(&first, &deep, luck), changes(&first, &deep, loss)])
    })?;
    for (at, name) in ["value", "luck", "loss"].into_iter().enumerate() {
        let changes: Vec<Change> = games.iter().flat_map(|game| game[at].iter().copied()).collect();
        let (least, growth) = line(&changes);
        let rms = (changes.iter().map(|change| change.0).sum::<f64>() / changes.len() as f64).sqrt();
        writeln!(out, "{} {name} {least:.4} {growth:.5}", campaign.game.name)?;
        writeln!(out, "# {} numbers, root of the mean square {rms:.2}", changes.len())?;
    }
    Ok(())
}

fn changes(first: &Review, deep: &Review, number: impl Fn(&Step) -> Option<f64>) -> Vec<Change> {
    let pairs = first.steps.iter().zip(&deep.steps);
    let change = |(a, b): (&Step, &Step)| Some(((number(a)? - number(b)?).powi(2), a.left as f64));
    pairs.filter_map(change).collect()
}

/// The straight line through squares of changes that is at least nothing everywhere: least squares, or a level one.
fn line(changes: &[Change]) -> (f64, f64) {
    let count = changes.len().max(1) as f64;
    let mean = |of: fn(&Change) -> f64| changes.iter().map(of).sum::<f64>() / count;
    let (square, left) = (mean(|change| change.0), mean(|change| change.1));
    let products: f64 = changes.iter().map(|change| (change.0 - square) * (change.1 - left)).sum();
    let growth = products / changes.iter().map(|change| (change.1 - left).powi(2)).sum::<f64>();
    let least = square - growth * left;
    match (growth > 0.0, least > 0.0) {
        (false, _) => (square, 0.0),
        (true, false) => (0.0, square / left),
        (true, true) => (least, growth),
    }
}
