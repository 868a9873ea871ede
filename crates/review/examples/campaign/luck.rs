//! Whether luck is zero in the mean, and how much of the variance of results it explains.

use std::error::Error;
use std::io::Write;

use bots::arena::{Adjusted, Estimate};
use games::Seat;

use crate::games_of_bots::{Campaign, reviewed};

pub(crate) fn tell(campaign: &Campaign, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let pairs: Vec<(f64, f64)> = campaign.each(&campaign.bots, |_, record| {
        let account = reviewed(record, campaign.luck())?.account(Seat(0));
        Ok((account.end.units(), account.luck.units()))
    })?;
    let of = |number: fn(&(f64, f64)) -> f64| Estimate::of(&pairs.iter().map(number).collect::<Vec<_>>());
    let margin = of(|pair| pair.0);
    let told = |estimate: Estimate| format!("{:+.2} (±{:.2})", estimate.mean, estimate.margin);
    writeln!(out, "{} games", pairs.len())?;
    writeln!(out, "result {}", told(margin))?;
    writeln!(out, "luck {}", told(of(|pair| pair.1)))?;
    let raw = of(|pair| pair.0 - pair.1);
    writeln!(
        out,
        "without luck {}, variance {:.3} of that with it",
        told(raw),
        (raw.margin / margin.margin).powi(2)
    )?;
    if let Some(adjusted) = Adjusted::of(&pairs) {
        writeln!(
            out,
            "with {:.2} times this luck, a factor from the other games: {}, variance {:.3}",
            factor(&pairs),
            told(adjusted.margin),
            1.0 / adjusted.worth
        )?;
    }
    Ok(())
}

/// By how much results change with luck, over all games.
fn factor(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (margin, luck) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let products: f64 = pairs.iter().map(|pair| (pair.0 - margin) * (pair.1 - luck)).sum();
    products / pairs.iter().map(|pair| (pair.1 - luck).powi(2)).sum::<f64>()
}
