//! What games and actions lead to.

use environment::{Environment, outcomes};

use crate::spaces::spaces;

#[test]
fn outcomes_add_up_to_nothing() {
    for space in spaces() {
        let mut environment = Environment::new(space, 5);
        while !environment.is_over() {
            assert!(outcomes(environment.game()).iter().all(|outcome| *outcome == 0.0));
            environment.play_random();
        }
        let outcomes = outcomes(environment.game());
        assert!(outcomes.iter().sum::<f64>().abs() < 1e-9, "{outcomes:?}");
        let best = outcomes.iter().copied().fold(f64::MIN, f64::max);
        for seat in environment.game().winners() {
            assert_eq!(outcomes[seat.index()], best);
        }
    }
}

#[test]
fn prospects_are_what_actions_lead_to() {
    for space in spaces() {
        let mut environment = Environment::new(space, 11);
        for _ in 0..30 {
            environment.play_random();
        }
        let Some(seat) = environment.mover() else { continue };
        let prospects = environment.prospects();
        assert_eq!(prospects.len(), environment.legal_actions().len() as usize);
        for (action, prospect) in prospects {
            let mut after = environment.game().fork();
            after.apply(environment.wanted(action).unwrap()).unwrap();
            let own = after.scores()[seat.index()] as f32;
            assert_eq!(prospect[0], own);
            assert!(prospect[2] >= own && prospect[4] >= prospect[2]);
        }
    }
}
