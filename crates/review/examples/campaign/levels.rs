//! What a turn loses, for each pair of neighbours among the bots.

use std::error::Error;
use std::io::Write;

use bots::arena::Estimate;
use games::Seat;
use review::Unit;

use crate::games_of_bots::{Campaign, reviewed};

/// What a bot did in a game.
struct PlayedBy {
    bot: usize,
    /// What a turn has lost.
    loss: f64,
    /// What a turn has changed besides luck.
    play: f64,
    /// Its part of the win.
    won: f64,
}

pub(crate) fn tell(campaign: &Campaign, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let mut losses: Vec<Vec<f64>> = vec![Vec::new(); campaign.bots.len()];
    for (first, pair) in campaign.bots.windows(2).enumerate() {
        let games = campaign.each(pair, |number, record| {
            let review = reviewed(record, campaign.thoroughness())?;
            let level = if review.unit == Unit::Percent { 100.0 / f64::from(review.seats) } else { 0.0 };
            let seats = (0..campaign.seats).map(|seat| {
                let account = review.account(Seat(seat));
                let won =
                    0.5 * (f64::from(account.end.units() >= level) + f64::from(account.end.units() > level));
                let play = account.own.units() / f64::from(account.turns.max(1));
                PlayedBy { bot: Campaign::seated(seat, number, 2), loss: account.mean_loss(), play, won }
            });
            Ok(seats.collect::<Vec<_>>())
        })?;
        let of = |bot: usize| games.iter().flatten().filter(move |game| game.bot == bot);
        for bot in 0..2 {
            losses[first + bot].extend(of(bot).map(|game| game.loss));
        }
        let wins = Estimate::of(&of(1).map(|game| game.won).collect::<Vec<_>>());
        write!(out, "{} games:", campaign.games)?;
        for (bot, contestant) in pair.iter().enumerate() {
            let loss = Estimate::of(&of(bot).map(|game| game.loss).collect::<Vec<_>>());
            let play = Estimate::of(&of(bot).map(|game| game.play).collect::<Vec<_>>());
            write!(out, " {contestant} loses {:.3} (±{:.3}) a turn", loss.mean, loss.margin)?;
            write!(out, " and changes {:+.3} (±{:.3}) besides luck,", play.mean, play.margin)?;
        }
        writeln!(out, " {} wins {:.1} (±{:.1}) %", pair[1], 100.0 * wins.mean, 100.0 * wins.margin)?;
    }
    for (contestant, losses) in campaign.bots.iter().zip(losses) {
        writeln!(out, "{} {contestant} {:.3}", campaign.game.name, Estimate::of(&losses).mean)?;
    }
    Ok(())
}
