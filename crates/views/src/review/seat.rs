//! Where the result of a seat comes from, and how it was played.

use games::{Decimal, Level, Message, Record, Seat};
use review::{Account, Class, Review, Step, Strength, Unit, Value};
use serde::Serialize;
use words::Words;

/// Where the result of a seat comes from, and how it was played. `start + luck + own + others` is `end`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatReview {
    /// The seat.
    pub seat: u8,
    /// The colour of its pieces.
    pub colour: &'static str,
    /// What it is called.
    pub name: String,
    /// The sentence that says what its result is made of.
    pub text: String,
    /// What was expected at the start.
    pub start: f64,
    /// What chance has changed, in the turns of others too.
    pub luck: f64,
    /// The standard error of that; none where nobody knows it.
    pub luck_error: Option<f64>,
    /// What turns have changed besides luck: `own + others`.
    pub play: f64,
    /// What its own turns have changed besides.
    pub own: f64,
    /// What the turns of others have changed besides.
    pub others: f64,
    /// The result, or what is expected where the game is not over.
    pub end: f64,
    /// The result without luck.
    pub adjusted: f64,
    /// What its turns have lost in the mean against the best ways to play them.
    pub loss_a_turn: f64,
    /// The standard error of that; none where nobody knows it.
    pub loss_error: Option<f64>,
    /// How well it was played, from 0 to 100.
    pub accuracy: f64,
    /// Like which levels of bots; none after few turns.
    pub strength: Option<StrengthView>,
    /// What each kind of area brought.
    pub areas: Vec<AreaTotal>,
    /// How many of its turns are in each class, the best class first.
    pub classes: Vec<ClassCount>,
    /// Its turns that have lost most, the worst first: places in the list of turns.
    pub key_moments: Vec<usize>,
    /// The place of its luckiest draw in the list of turns.
    pub luckiest: Option<usize>,
    /// The place of its unluckiest one.
    pub unluckiest: Option<usize>,
}

/// Between which levels of bots somebody has played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StrengthView {
    /// The strongest level that loses as much a turn or more; none for who loses more than all.
    pub level: Option<&'static str>,
    /// The weakest level that loses less; none for who loses no more than the strongest.
    pub next: Option<&'static str>,
    /// How far it is from the one to the other, from 0 to 1.
    pub part: f64,
    /// The same in words.
    pub text: String,
}

/// What a kind of area brought to a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AreaTotal {
    /// The kind, such as `city`.
    pub kind: &'static str,
    /// The same in words.
    pub name: String,
    /// The points, or pawns.
    pub points: u32,
    /// What turns have lost whose better way is better for such an area first of all.
    pub lost: f64,
}

/// How many turns are in a class.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClassCount {
    /// The class.
    pub class: Class,
    /// How many turns.
    pub count: usize,
}

pub(super) fn seats(
    record: &Record,
    review: &Review,
    is_over: bool,
    names: Vec<String>,
    you: Option<u8>,
    words: &Words,
) -> Vec<SeatReview> {
    let setup = record.first().setup();
    let seats = (0..).map(Seat).zip(names).map(|(seat, name)| {
        let account = review.account(seat);
        let who = if you == Some(seat.0) { "you" } else { "other" };
        let message = result(&account, review.unit, is_over).with("who", who).with("name", name.as_str());
        let place = |step: &Step| review.steps.iter().position(|known| std::ptr::eq(known, step));
        let extremes = review.extreme_draws(seat);
        SeatReview {
            seat: seat.0,
            colour: setup.colour(seat).name(),
            name,
            text: words.say(&message),
            start: account.start.units(),
            luck: account.luck.units(),
            luck_error: review.total_luck_error(),
            play: account.play().units(),
            own: account.own.units(),
            others: account.others.units(),
            end: account.end.units(),
            adjusted: account.adjusted().units(),
            loss_a_turn: account.mean_loss(),
            loss_error: review.mean_loss_error(seat),
            accuracy: account.accuracy,
            strength: account.strength.map(|strength| strength_view(&strength, words)),
            areas: areas(review, seat, words),
            classes: review.classes(seat).map(|(class, count)| ClassCount { class, count }).to_vec(),
            key_moments: review.key_moments(seat).into_iter().filter_map(place).collect(),
            luckiest: extremes.and_then(|[luckiest, _]| place(luckiest)),
            unluckiest: extremes.and_then(|[_, unluckiest]| place(unluckiest)),
        }
    });
    seats.collect()
}

fn strength_view(strength: &Strength, words: &Words) -> StrengthView {
    let [level, next] = [strength.level, strength.next].map(|level| level.map(Level::name));
    let place = match (level, next) {
        (None, _) => "below",
        (_, None) => "above",
        _ => "between",
    };
    let named =
        |level: Option<&'static str>| Message::new("review-level").with("level", level.unwrap_or_default());
    let message = Message::new("review-strength").with("place", place);
    let message = message.with("level", named(level)).with("next", named(next));
    StrengthView { level, next, part: strength.part, text: words.say(&message) }
}

fn areas(review: &Review, seat: Seat, words: &Words) -> Vec<AreaTotal> {
    let totals = review.areas(seat).into_iter().map(|total| AreaTotal {
        kind: total.kind,
        name: words.say(&Message::new("area-kind").with("kind", total.kind)),
        points: total.points,
        lost: total.lost.units(),
    });
    totals.collect()
}

/// What the result of a seat is made of.
fn result(account: &Account, unit: Unit, is_over: bool) -> Message {
    let outcome = outcome(unit, account.end, is_over);
    let [end, start, luck, play] = shown(unit, [account.end, account.start, account.luck]);
    let places = places(unit);
    let by: games::Value = match (is_over, unit) {
        (false, Unit::Percent) => percent(Decimal::new(end, places)),
        (false, _) => Decimal::signed(end, places).into(),
        _ => Decimal::new(end.abs(), places).into(),
    };
    let change = |number| change(number, unit);
    Message::new("review-result")
        .with("outcome", outcome)
        .with("by", by)
        .with("luck", change(luck))
        .with("play", change(play))
        .with("has-start", if start == 0.0 { "no" } else { "yes" })
        .with("start", change(start))
}

/// A change of what is expected, with its sign and, where it is one of a chance, with that of per cent.
fn change(number: f64, unit: Unit) -> games::Value {
    let number = Decimal::signed(number, places(unit));
    match unit {
        Unit::Points | Unit::Pawns => number.into(),
        Unit::Percent => percent(number),
    }
}

fn percent(number: Decimal) -> games::Value {
    Message::new("review-percent").with("number", number).into()
}

fn outcome(unit: Unit, end: Value, is_over: bool) -> &'static str {
    match (is_over, unit, end.0) {
        (false, Unit::Percent, _) => "chance",
        (false, ..) => "open",
        (_, Unit::Percent, 0) => "lost",
        (_, Unit::Percent, _) => "won",
        (_, _, 0) => "level",
        (_, _, end) if end > 0 => "won-by",
        _ => "lost-by",
    }
}

/// How many decimals the parts of a result have.
fn places(unit: Unit) -> u8 {
    u8::from(unit == Unit::Pawns)
}

/// Result, start and luck rounded, and play as what is missing then, so that what is read adds up.
fn shown(unit: Unit, parts: [Value; 3]) -> [f64; 4] {
    let shift = 10_f64.powi(places(unit).into());
    let [end, start, luck] = parts.map(|value| (value.units() * shift).round());
    [end, start, luck, end - start - luck].map(|number| number / shift)
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn who_rolls_dice_is_told_a_chance_as_long_as_the_game_goes_on() {
        let account = Account { start: Value(50_000), end: Value(41_000), ..Account::default() };
        let message = result(&account, Unit::Percent, false).with("who", "you");
        let said = Words::new(Lang::English).say(&message);
        assert!(said.starts_with("Your chance to win is 41%: "), "{said}");
        let ahead = Account { end: Value(7_000), ..Account::default() };
        let message = result(&ahead, Unit::Points, false).with("who", "you");
        assert!(Words::new(Lang::English).say(&message).starts_with("You may expect to end at +7: "));
    }

    #[test]
    fn what_is_shown_adds_up() {
        let numbers = shown(Unit::Points, [Value(-9000), Value(400), Value(-14_499)]);
        assert_eq!(numbers, [-9.0, 0.0, -14.0, 5.0]);
        let numbers = shown(Unit::Pawns, [Value(2000), Value(-260), Value(1_649)]);
        assert_eq!(
            numbers.map(|number| Decimal::signed(number, 1).to_string()),
            ["+2.0", "−0.3", "+1.6", "+0.7"]
        );
    }
}
