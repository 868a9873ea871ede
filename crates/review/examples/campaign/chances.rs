//! By how much a lead makes a win more likely: a logistic regression whose scale depends on what is left to be drawn. Every second game
//! is left out of it, and shows whether the chances come true.

use std::error::Error;
use std::io::Write;

use games::Seat;
use review::Spread;

use crate::games_of_bots::{Campaign, reviewed};

/// The expected leads of all seats, how much was left to be drawn then, and what part of the win each seat had in the end.
struct Seen {
    leads: Vec<f64>,
    left: usize,
    won: Vec<f64>,
}

impl Seen {
    /// The chance of each seat, and what came of it.
    fn told(&self, spread: &Spread) -> impl Iterator<Item = (f64, f64)> {
        spread.chances(&self.leads, self.left).into_iter().zip(self.won.iter().copied())
    }
}

pub(crate) fn tell(campaign: &Campaign, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let games = campaign.each(&campaign.bots, |_, record| {
        let review = reviewed(record, campaign.luck())?;
        let winners = record.last().winners();
        let seats: Vec<Seat> = (0..campaign.seats).map(Seat).collect();
        let won = |seat: &Seat| {
            if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
        };
        let seen = review.steps.iter().filter(|step| step.left > 0).map(|step| Seen {
            leads: seats.iter().map(|seat| step.after()[*seat].units()).collect(),
            left: step.left,
            won: seats.iter().map(won).collect(),
        });
        Ok(seen.collect::<Vec<_>>())
    })?;
    let half = |odd: usize| games.iter().skip(odd).step_by(2).flatten().collect::<Vec<_>>();
    let (fitted, tested) = (half(0), half(1));
    let spread = fit(&fitted);
    // A scale of nothing would make every lead a win.
    let least = spread.least.max(0.001);
    writeln!(out, "{} {} {least:.3} {:.3}", campaign.game.name, campaign.seats, spread.growth)?;
    let [fitted, tested] = [&fitted, &tested].map(|seen| surprise(&spread, seen));
    let even = f64::from(campaign.seats).ln();
    writeln!(out, "surprise a state: {fitted:.4}, in games left out {tested:.4} ({even:.3} knows nothing)")?;
    calibrate(&spread, &half(1), out)
}

/// The spread by which what came is least surprising: a search of ever smaller steps in both numbers.
fn fit(seen: &[&Seen]) -> Spread {
    let mut best = Spread { least: 1.0, growth: 1.0 };
    let mut least = surprise(&best, seen);
    let mut pace: f64 = 2.0;
    while pace > 1.005 {
        let tried = [(pace, 1.0), (1.0 / pace, 1.0), (1.0, pace), (1.0, 1.0 / pace)]
            .map(|(first, second)| Spread { least: best.least * first, growth: best.growth * second });
        let next = tried
            .into_iter()
            .map(|spread| (surprise(&spread, seen), spread))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        match next.filter(|(surprise, _)| *surprise < least) {
            Some((surprise, spread)) => (least, best) = (surprise, spread),
            None => pace = pace.sqrt(),
        }
    }
    best
}

/// The mean of minus the logarithm of the chance of who won.
fn surprise(spread: &Spread, seen: &[&Seen]) -> f64 {
    let of = |seen: &&Seen| -seen.told(spread).map(|(chance, won)| won * chance.max(1e-9).ln()).sum::<f64>();
    seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64
}

/// How often who was told a chance has won.
fn calibrate(spread: &Spread, seen: &[&Seen], out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let told: Vec<(f64, f64)> = seen.iter().flat_map(|seen| seen.told(spread)).collect();
    for part in 0..10 {
        let is_so = |told: &&(f64, f64)| (told.0 * 10.0) as usize == part;
        let won: Vec<f64> = told.iter().filter(is_so).map(|told| told.1).collect();
        if !won.is_empty() {
            let mean = 100.0 * won.iter().sum::<f64>() / won.len() as f64;
            writeln!(out, "{} to {} %: {mean:.1} % of {}", 10 * part, 10 * part + 10, won.len())?;
        }
    }
    Ok(())
}
