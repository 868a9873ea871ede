//! What makes a bot as strong as a number says: how much of what there is to play it sees, and beyond that how far it looks ahead.

use games::Skill;

/// What a bot of a skill can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Talent {
    /// Looks one step ahead, and overlooks so many of a hundred ways to play.
    OneAhead { overlooks: u32 },
    /// Searches, with so many simulations.
    Search { simulations: u32 },
}

/// Up to here nobody searches, and who has this much overlooks nothing.
const ONE_AHEAD: u8 = 80;
/// How many of a hundred ways the weakest sees.
const FEWEST_SEEN: f32 = 2.0;
/// How many simulations are made right above [`ONE_AHEAD`], and by the strongest. Fewer would not compare all ways once.
const SIMULATIONS: (f32, f32) = (50.0, 800.0);

/// What a bot of this skill can do. Each step of skill multiplies what it sees or how often it looks ahead, as strength grows with the
/// logarithm of both.
pub(crate) fn talent(skill: Skill) -> Talent {
    let number = skill.number();
    if number <= ONE_AHEAD {
        let seen = between((FEWEST_SEEN, 100.0), f32::from(number) / f32::from(ONE_AHEAD));
        return Talent::OneAhead { overlooks: 100 - (seen as u32).min(100) };
    }
    let part = f32::from(number - ONE_AHEAD - 1) / f32::from(Skill::MOST - ONE_AHEAD - 1);
    Talent::Search { simulations: between(SIMULATIONS, part) as u32 }
}

/// A number so far on the way between two that it is by as many times more than the one as the other is more than it; rounded.
fn between((from, to): (f32, f32), part: f32) -> f32 {
    (from * (to / from).powf(part)).round()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_skill_never_sees_less() {
        let talents: Vec<Talent> = (0..=Skill::MOST).filter_map(Skill::new).map(talent).collect();
        assert_eq!(talents.len(), 101);
        let worth = |talent: &Talent| match *talent {
            Talent::OneAhead { overlooks } => 100 - overlooks,
            Talent::Search { simulations } => 1000 + simulations,
        };
        assert!(talents.iter().map(worth).is_sorted(), "{talents:?}");
        assert_eq!(talents[0], Talent::OneAhead { overlooks: 98 });
        assert_eq!(talents[80], Talent::OneAhead { overlooks: 0 });
        assert_eq!(talents[81], Talent::Search { simulations: 50 });
        assert_eq!(talents[100], Talent::Search { simulations: 800 });
    }
}
