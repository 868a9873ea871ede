//! Every legal move has a number, and every number is read back.

use std::collections::BTreeSet;

use environment::{Action, Environment, Illegal, Space};
use games::{Move, Seat, catalog, text};

use crate::observations::check_observation;
use crate::spaces::spaces;

pub(crate) fn check_actions(environment: &Environment) {
    let (space, game) = (environment.space(), environment.game());
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let actions: Vec<u32> = legal.iter().map(|wanted| environment.action(*wanted).unwrap()).collect();
    let different: BTreeSet<u32> = actions.iter().copied().collect();
    assert_eq!(different.len(), legal.len(), "{}", game.position());
    assert_eq!(actions.len(), environment.legal_actions().len() as usize);
    assert_eq!(environment.legal_actions().iter().collect::<BTreeSet<u32>>(), different);
    let counted = (0..).map_while(|n| environment.legal_actions().nth(n));
    assert!(counted.eq(environment.legal_actions().iter()));
    let mut mask = vec![7; space.actions()];
    environment.mask(&mut mask);
    for action in 0..space.actions() as u32 {
        assert_eq!(mask[action as usize], u8::from(different.contains(&action)));
        match environment.wanted(action) {
            Ok(wanted) => {
                check_text(environment, action, wanted);
                assert!(different.contains(&action));
            }
            Err(Illegal::Refused(_, wanted, refusal)) => {
                assert_eq!(game.check(wanted), Err(refusal));
                check_text(environment, action, wanted);
            }
            Err(_) => assert!(!different.contains(&action)),
        }
    }
}

/// What an action stands for can be said, legal or not, and is numbered like that.
fn check_text(environment: &Environment, action: Action, wanted: Move) {
    let game = environment.game();
    assert_eq!(environment.action(wanted), Some(action));
    assert_eq!(text::read_move(game, &text::write_move(game, wanted)), Ok(wanted), "{}", game.position());
}

/// The longest boards there can be: every tile goes as far east as it can.
#[test]
fn no_board_is_too_long() {
    for space in spaces() {
        let mut environment = Environment::new(space, 3);
        for _ in 0..400 {
            let east = |wanted: &&Move| match wanted {
                Move::Place(cell, _) | Move::Build(_, cell, _) => i32::from(cell.x),
                Move::Pass | Move::Stop | Move::Keep => -1000,
                _ => -500,
            };
            let mut legal = Vec::new();
            environment.game().legal(&mut legal);
            let Some(&wanted) = legal.iter().max_by_key(east) else { break };
            let action = environment.action(wanted).unwrap();
            assert_eq!(environment.wanted(action), Ok(wanted));
            environment.play(action).unwrap();
        }
        check_observation(&environment, Seat(0));
    }
}

#[test]
fn an_illegal_action_changes_nothing_and_names_the_rule() {
    let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[]).unwrap();
    let mut environment = Environment::new(Space::new(&setup).unwrap().into(), 1);
    let before = environment.game().position();
    let illegal = (0..environment.space().actions() as u32)
        .filter_map(|action| {
            environment.play(action).err().filter(|_| environment.game().position() == before)
        })
        .find_map(|illegal| if let Illegal::Refused(_, _, refusal) = illegal { Some(refusal) } else { None });
    assert_eq!(illegal.unwrap().rule.0, "W-10");
}
