//! Scratch.
use std::error::Error;
use std::io::Write;
use bots::{Appraiser, Rng};
use games::{Actor, AreaGame, AreaGameVisitor, Move, Phase, Record, catalog};
use crate::games_of_bots::Campaign;

struct Rolled<'a> { record: &'a Record, horizons: &'a [usize], sizes: &'a [usize], seed: u64 }

fn means(rows: &[Vec<f64>], sizes: &[usize]) -> Vec<f64> {
    let width = rows[0].len();
    sizes.iter().flat_map(|&size| (0..width).map(move |h| rows[..size].iter().map(|row| row[h]).sum::<f64>() / size as f64)).collect()
}

impl AreaGameVisitor for Rolled<'_> {
    type Output = (f64, Vec<f64>, usize, usize);
    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        let mut game = game.clone();
        let mut appraiser = Appraiser::new(&game).unwrap();
        let mut rng = Rng::for_game(99, self.seed);
        let most = *self.sizes.last().unwrap();
        let next: Vec<usize> = self.horizons.iter().map(|h| h + 1).collect();
        let mut sums = vec![0.0; self.horizons.len() * self.sizes.len()];
        let moves = self.record.moves();
        let mut at = 0;
        // value of the state before the draw, at horizons + 1
        let decks = |game: &G, rng: &mut Rng| -> Vec<Vec<tiles::TileId>> {
            let mut all = Vec::new();
            for stack in game.stacks() { for (tile, count) in stack.counts() { for _ in 0..count { all.push(tile); } } }
            (0..most).map(|_| { for i in (1..all.len()).rev() { all.swap(i, rng.below(i as u32 + 1) as usize); } all.clone() }).collect()
        };
        let ds = decks(&game, &mut rng);
        let now = appraiser.now(&game);
        let rows: Vec<_> = ds.iter().map(|deck| appraiser.roll(&game, deck, &next, now)).collect();
        let mut before = means(&rows, self.sizes);
        let (mut turns, mut deviations) = (0, 0);
        while at < moves.len() {
            while at < moves.len() && game.actor() == Actor::Chance { game.apply_unchecked(moves[at]); at += 1; }
            if game.phase() == Phase::Over || at >= moves.len() { break; }
            turns += 1;
            let ds = decks(&game, &mut rng);
            let best = appraiser.best_way(&game);
            let mut judged = game.clone();
            for &m in &best { judged.apply_unchecked(m); }
            let first = at;
            while at < moves.len() && game.actor() != Actor::Chance && game.phase() != Phase::Over { game.apply_unchecked(moves[at]); at += 1; }
            let same = judged.position().to_string() == game.position().to_string();
            let _ = first;
            let both: Vec<usize> = { let mut b: Vec<usize> = self.horizons.iter().chain(&next).copied().collect(); b.sort_unstable(); b.dedup(); b };
            let index = |h: &usize| both.iter().position(|b| b == h).unwrap();
            let now = appraiser.now(&judged);
            let rows: Vec<Vec<f64>> = ds.iter().map(|deck| appraiser.roll(&judged, deck, &both, now)).collect();
            let pick = |rows: &[Vec<f64>], hs: &[usize]| -> Vec<Vec<f64>> { rows.iter().map(|row| hs.iter().map(|h| row[index(h)]).collect()).collect() };
            let after = means(&pick(&rows, self.horizons), self.sizes);
            for i in 0..sums.len() { sums[i] += after[i] - before[i]; }
            if same { before = means(&pick(&rows, &next), self.sizes); }
            else {
                deviations += 1;
                let now = appraiser.now(&game);
                let rows: Vec<Vec<f64>> = ds.iter().map(|deck| appraiser.roll(&game, deck, &next, now)).collect();
                before = means(&rows, self.sizes);
            }
        }
        let scores = game.scores();
        (scores[0] as f64 - scores[1] as f64, sums, turns, deviations)
    }
}

pub(crate) fn tell(campaign: &Campaign, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let horizons: Vec<usize> = std::env::var("H").unwrap().split(',').map(|t| t.parse().unwrap()).collect();
    let sizes: Vec<usize> = std::env::var("M").unwrap().split(',').map(|t| t.parse().unwrap()).collect();
    writeln!(out, "margin deviations {}", sizes.iter().flat_map(|m| horizons.iter().map(move |h| format!("h{h}m{m}"))).collect::<Vec<_>>().join(" "))?;
    campaign.each(&campaign.bots, |number, record| {
        let (margin, sums, turns, deviations) = catalog::visit(record.first(), Rolled { record, horizons: &horizons, sizes: &sizes, seed: number }).unwrap();
        println!("{margin} {:.2} {}", deviations as f64 / turns as f64, sums.iter().map(|s| format!("{s:.3}")).collect::<Vec<_>>().join(" "));
        Ok(())
    })?;
    Ok(())
}
