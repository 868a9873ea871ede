//! By how much a lead makes a win more likely: a logistic regression whose scale depends on what is left to be drawn. Every second game
//! is left out of it, and shows whether the chances come true.

use std::error::Error;
use std::io::Write;

use games::Seat;
use review::Spread;

use crate::games_of_bots::{Campaign, reviewed};

/// An expected lead, how much was left to be drawn then, and what part of the win came of it.
struct Seen {
    lead: f64,
    left: usize,
    won: f64,
}

pub(crate) fn tell(campaign: &Campaign, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let games = campaign.each(&campaign.bots, |_, record| {
        let review = reviewed(record, campaign.luck())?;
        let winners = record.last().winners();
        let won = |seat: &Seat| {
            if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
        };
        let seats: Vec<Seat> = (0..campaign.seats).map(Seat).collect();
        let seen = review.steps.iter().filter(|step| step.left > 0).flat_map(|step| {
            let after = step.after();
            seats.iter().map(move |seat| (after[*seat].units(), step.left, *seat))
        });
        Ok(seen.map(|(lead, left, seat)| Seen { lead, left, won: won(&seat) }).collect::<Vec<_>>())
    })?;
    let half = |odd: usize| games.iter().skip(odd).step_by(2).flatten().collect::<Vec<_>>();
    let (fitted, tested) = (half(0), half(1));
    let spread = fit(&fitted);
    writeln!(out, "{} {} {:.3} {:.3}", campaign.game.name, campaign.seats, spread.least, spread.growth)?;
    let [fitted, tested] = [&fitted, &tested].map(|seen| surprise(&spread, seen));
    writeln!(out, "surprise a state: {fitted:.4}, in games left out {tested:.4} (0.693 is a coin)")?;
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

/// The mean of minus the logarithm of the chance of what came.
fn surprise(spread: &Spread, seen: &[&Seen]) -> f64 {
    let of = |seen: &&Seen| {
        let chance = spread.chance(seen.lead, seen.left).clamp(1e-9, 1.0 - 1e-9);
        -seen.won * chance.ln() - (1.0 - seen.won) * (1.0 - chance).ln()
    };
    seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64
}

/// How often who was told a chance has won.
fn calibrate(spread: &Spread, seen: &[&Seen], out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    for part in 0..10 {
        let told = |seen: &&&Seen| (spread.chance(seen.lead, seen.left) * 10.0) as usize == part;
        let won: Vec<f64> = seen.iter().filter(told).map(|seen| seen.won).collect();
        if !won.is_empty() {
            let mean = 100.0 * won.iter().sum::<f64>() / won.len() as f64;
            writeln!(out, "{} to {} %: {mean:.1} % of {}", 10 * part, 10 * part + 10, won.len())?;
        }
    }
    Ok(())
}
