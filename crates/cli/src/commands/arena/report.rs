//! What a match came to.

use std::collections::BTreeMap;

use bots::arena::{Adjusted, Estimate, Habits, Round, Standing, elo};
use games::Message;
use serde::Serialize;

use super::contest::Contest;
use crate::app::App;
use crate::entrants::Entrant;

#[derive(Serialize)]
struct MatchView {
    game: &'static str,
    seats: u8,
    seed: u64,
    rounds: usize,
    games: usize,
    bots: Vec<BotView>,
}

#[derive(Serialize)]
struct BotView {
    name: String,
    wins: EstimateView,
    elo: EstimateView,
    margin: EstimateView,
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<AdjustedView>,
    points: EstimateView,
    forfeits: usize,
    simulations_a_move: f64,
    simulations_a_second: f64,
    seconds_a_move: f64,
    longest_move: f64,
    habits: HabitsView,
}

/// What somebody does in a game, in the mean.
#[derive(Serialize)]
struct HabitsView {
    taken_over: f64,
    lost: f64,
    shared: f64,
    dry_turns: f64,
    large_areas: f64,
    /// By the rule that gave them.
    points: BTreeMap<String, f64>,
}

impl HabitsView {
    fn new(habits: &Habits, games: u32) -> HabitsView {
        let mean = |sum: u32| f64::from(sum) / f64::from(games.max(1));
        HabitsView {
            taken_over: mean(habits.taken_over),
            lost: mean(habits.lost),
            shared: mean(habits.shared),
            dry_turns: mean(habits.dry_turns),
            large_areas: mean(habits.large_areas),
            points: habits.points.iter().map(|(rule, &points)| (rule.clone(), mean(points))).collect(),
        }
    }
}

/// The margin without luck, and how many games with luck would say as much.
#[derive(Serialize)]
struct AdjustedView {
    margin: EstimateView,
    worth: f64,
}

/// A mean and the interval that holds the true value 95 times of 100.
#[derive(Serialize)]
struct EstimateView {
    mean: f64,
    low: f64,
    high: f64,
}

impl EstimateView {
    fn new(estimate: Estimate) -> EstimateView {
        let Estimate { mean, margin } = estimate;
        EstimateView { mean, low: mean - margin, high: mean + margin }
    }

    fn map(&self, with: impl Fn(f64) -> f64) -> EstimateView {
        EstimateView { mean: with(self.mean), low: with(self.low), high: with(self.high) }
    }

    fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

pub(super) fn tell(app: &mut App, contest: &Contest, rounds: &[Round], json: bool) -> anyhow::Result<()> {
    let seats = contest.setup.seats();
    let view = MatchView {
        game: contest.setup.game(),
        seats,
        seed: contest.seed,
        rounds: rounds.len(),
        games: rounds.iter().map(|round| round.games.len()).sum(),
        bots: (0..contest.entrants.len())
            .map(|entrant| bot(&contest.entrants[entrant], entrant, rounds, seats))
            .collect(),
    };
    if json {
        return app.json(&view);
    }
    app.say(&Message::new("cli-arena").with("games", view.games).with("decks", view.rounds))?;
    if contest.luck.is_some() && view.bots.iter().any(|bot| bot.adjusted.is_none()) {
        let without = rounds.iter().flat_map(|round| &round.games).filter(|game| game.luck.is_empty());
        let message = Message::new("cli-arena-not-adjusted").with("count", without.count());
        app.say(&message.with("fewest", Adjusted::FEWEST_ROUNDS))?;
    }
    for bot in &view.bots {
        app.say(
            &Message::new("cli-arena-bot")
                .with("name", bot.name.as_str())
                .with("wins", format!("{:.1}", 100.0 * bot.wins.mean))
                .with("within", format!("{:.1}", 100.0 * bot.wins.half_width()))
                .with("elo", format!("{:+.0}", bot.elo.mean))
                .with("low", format!("{:+.0}", bot.elo.low))
                .with("high", format!("{:+.0}", bot.elo.high)),
        )?;
        app.say(
            &Message::new("cli-arena-points")
                .with("points", format!("{:.1}", bot.points.mean))
                .with("margin", format!("{:+.1}", bot.margin.mean))
                .with("within", format!("{:.1}", bot.margin.half_width())),
        )?;
        if let Some(AdjustedView { margin, worth }) = &bot.adjusted {
            app.say(
                &Message::new("cli-arena-adjusted")
                    .with("margin", format!("{:+.1}", margin.mean))
                    .with("within", format!("{:.1}", margin.half_width()))
                    .with("games", format!("{worth:.0}")),
            )?;
        }
        app.say(
            &Message::new("cli-arena-effort")
                .with("simulations", format!("{:.0}", bot.simulations_a_move))
                .with("ms", format!("{:.1}", 1000.0 * bot.seconds_a_move))
                .with("longest", format!("{:.0}", 1000.0 * bot.longest_move)),
        )?;
        let HabitsView { taken_over, lost, shared, dry_turns, large_areas, points } = &bot.habits;
        app.say(
            &Message::new("cli-arena-habits")
                .with("taken", format!("{taken_over:.1}"))
                .with("lost", format!("{lost:.1}"))
                .with("shared", format!("{shared:.1}"))
                .with("dry", format!("{dry_turns:.1}"))
                .with("large", format!("{large_areas:.2}")),
        )?;
        if !points.is_empty() {
            let points: Vec<_> = points.iter().map(|(rule, points)| format!("{rule} {points:.1}")).collect();
            app.say(&Message::new("cli-arena-points-by-rule").with("points", points.join(", ")))?;
        }
        if bot.forfeits > 0 {
            app.say(&Message::new("cli-arena-forfeits").with("count", bot.forfeits))?;
        }
    }
    Ok(())
}

fn bot(entrant: &Entrant, at: usize, rounds: &[Round], seats: u8) -> BotView {
    let Standing { tally, effort, habits, forfeits, adjusted } = Standing::of(rounds, at);
    let wins = EstimateView::new(tally.wins());
    let moves = effort.moves.max(1) as f64;
    BotView {
        name: entrant.name(),
        elo: wins.map(|share| elo(share, seats)),
        wins,
        margin: EstimateView::new(tally.margin()),
        adjusted: adjusted.map(|adjusted| AdjustedView {
            margin: EstimateView::new(adjusted.margin),
            worth: adjusted.worth * f64::from(tally.games()),
        }),
        points: EstimateView::new(tally.points()),
        forfeits,
        simulations_a_move: effort.simulations as f64 / moves,
        simulations_a_second: effort.simulations as f64 / effort.seconds.max(1e-9),
        seconds_a_move: effort.seconds / moves,
        longest_move: effort.longest,
        habits: HabitsView::new(&habits, tally.games()),
    }
}
