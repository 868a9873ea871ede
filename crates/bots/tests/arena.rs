//! Decks, contestants and games of the arena.

use bots::Limit;
use bots::arena::{Contestant, ContestantError, Deck, play};
use games::{Actor, Move, Seat, catalog};

#[test]
fn a_deck_holds_every_tile_once_and_depends_on_seed_and_round() {
    let start = catalog::start("winter", 2, Seat(0), &[("river", "on")]).unwrap();
    let order = |seed, round| {
        let mut game = start.fork();
        let mut deck = Deck::shuffled(&*start, seed, round);
        let mut drawn = Vec::new();
        loop {
            let next = match game.actor() {
                Actor::Nobody => break drawn,
                Actor::Chance => deck.next(&*game).unwrap(),
                Actor::Seat(_) => game.sample(&mut |_| 0).unwrap(),
            };
            if let Move::Draw(tile) = next {
                drawn.push(tile);
            }
            // The river comes before the land, however the deck lies.
            game.apply(next).unwrap();
        }
    };
    let drawn = order(1, 1);
    let left: usize = start.view().pile.iter().map(|&(_, count)| usize::from(count)).sum();
    assert_eq!(drawn.len(), left);
    assert_eq!(drawn, order(1, 1));
    assert_ne!(drawn, order(1, 2));
    assert_ne!(drawn, order(2, 1));
}

#[test]
fn contestants_are_read_and_written() {
    for text in ["master", "mcts@500ms", "expert@20", "greedy~city.growth=1.5,bonus=2"] {
        assert_eq!(Contestant::read(text).unwrap().to_string(), text);
    }
    assert_eq!(Contestant::read("MASTER@7").unwrap().limit(), Some(Limit::Simulations(7)));
    assert_eq!(Contestant::read("nobody"), Err(ContestantError::Name("nobody".to_owned())));
    assert_eq!(Contestant::read("master@soon"), Err(ContestantError::Limit("soon".to_owned())));
    assert_eq!(Contestant::read("master@0"), Err(ContestantError::Limit("0".to_owned())));
    for change in ["rng=1", "city.growth=NaN", "city.growth=inf"] {
        let error = Contestant::read(&format!("master~{change}"));
        assert_eq!(error, Err(ContestantError::Change(change.to_owned())));
    }
}

#[test]
fn who_makes_no_legal_move_gives_the_game_away() {
    let setup = catalog::find("kids").unwrap().setup(3, Seat(0), &[]).unwrap();
    let start = catalog::start("kids", 3, Seat(0), &[]).unwrap();
    let mut random = bots::bot(catalog::find("kids").unwrap(), bots::Level::Beginner, 1).unwrap();
    let played = play(setup, Deck::shuffled(&*start, 1, 1), &mut |history, seat| {
        if seat == Seat(1) {
            return Err("asleep".to_owned());
        }
        random.choose(history.game(), &bots::Budget::simulations(1)).ok_or_else(String::new)
    })
    .unwrap();
    let forfeit = played.forfeit.unwrap();
    assert_eq!((forfeit.seat, forfeit.reason.as_str()), (Seat(1), "asleep"));
    assert_eq!(played.winners, [Seat(0), Seat(2)]);
}
