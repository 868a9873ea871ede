//! Every legal move has a number, every number is read back, and observations are what the game shows.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::Rng;
use environment::{Batch, Buffers, Environment, Field, Illegal, Opponent, Reward, Space, outcomes, turned};
use games::{Actor, Game, Move, Phase, Piece, Seat, catalog, text};
use land::{Cell, TileIx};
use proptest::prelude::*;
use tiles::{MarkId, Tile, Zone, ZoneId};

/// Every game with each value of each option once, and all seats.
fn spaces() -> Vec<Arc<Space>> {
    let mut spaces = Vec::new();
    for definition in catalog::games() {
        let values = definition.options.iter().flat_map(|option| {
            let special = match option.key {
                "table" => Some("8x9"),
                "rounds" => Some("3"),
                _ => None,
            };
            option.values.iter().copied().chain(special).map(|value| vec![(option.key, value)])
        });
        let all_on = definition.options.iter().filter(|option| option.values.contains(&"on"));
        let all_on: Vec<_> = all_on.map(|option| (option.key, "on")).collect();
        for (options, seats) in values.chain([vec![], all_on]).zip(definition.seats.clone().cycle()) {
            let setup = definition.setup(seats, Seat(seats - 1), &options).unwrap();
            spaces.push(Arc::new(Space::new(&setup).unwrap()));
        }
    }
    assert!(spaces.len() > 15);
    spaces
}

/// A part of an observation.
fn part<'a>(space: &Space, observation: &'a [u8], name: &str) -> &'a [u8] {
    let at = space.fields().iter().position(|field| field.name == name).unwrap();
    let before: usize = space.fields()[..at].iter().map(Field::size).sum();
    &observation[before..][..space.fields()[at].size()]
}

fn columns(space: &Space, name: &str) -> usize {
    *space.fields().iter().find(|field| field.name == name).unwrap().shape.last().unwrap()
}

fn check_actions(environment: &Environment) {
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
                assert_eq!(environment.action(wanted), Some(action));
                let written = text::write_move(game, wanted);
                assert_eq!(text::read_move(game, &written), Ok(wanted));
                assert!(different.contains(&action));
            }
            Err(Illegal::Refused(_, wanted, refusal)) => {
                assert_eq!(game.check(wanted), Err(refusal));
                assert_eq!(environment.action(wanted), Some(action));
            }
            Err(_) => assert!(!different.contains(&action)),
        }
    }
}

/// What is observed is worked out from the view, which everybody sees.
fn check_observation(environment: &Environment, seat: Seat) {
    let (space, game) = (environment.space(), environment.game());
    let mut observation = vec![0xaa; space.observation_size()];
    environment.observe(seat, &mut observation);
    let view = game.view();
    let seats = space.seats();
    let scores = part(space, &observation, "scores");
    for number in 0..seats {
        let points = game.scores()[(seat.index() + number) % seats];
        assert_eq!(u32::from(scores[2 * number]) * 100 + u32::from(scores[2 * number + 1]), points);
        if !space.fields().iter().any(|field| field.name == "reserve") {
            continue;
        }
        let reserve = part(space, &observation, "reserve");
        let kinds = view.reserve[0].len();
        let of_seat: Vec<u8> =
            view.reserve[(seat.index() + number) % seats].iter().map(|(_, n)| *n).collect();
        assert_eq!(reserve[number * kinds..][..kinds], of_seat);
    }
    let mover = part(space, &observation, "mover")[0];
    match game.actor() {
        Actor::Seat(other) => assert_eq!((seat.index() + usize::from(mover) - 1) % seats, other.index()),
        _ => assert_eq!(mover, 0),
    }
    let board = part(space, &observation, "board").chunks_exact(4);
    let lying: Vec<_> = board.clone().take_while(|row| row[2] > 0).map(|row| row.to_vec()).collect();
    assert!(board.skip(lying.len()).all(|row| row == [0; 4]));
    let placed: Vec<_> = view
        .placed
        .iter()
        .map(|(placed, _)| {
            let (cell, rotation) = (placed.cell, placed.rotation.index() as u8);
            vec![cell.x as i8 as u8, cell.y as i8 as u8, placed.tile.0 + 1, rotation]
        })
        .collect();
    assert_eq!(lying, placed);
    if space.fields().iter().any(|field| field.name == "pile") {
        assert_eq!(part(space, &observation, "hand")[0], view.hand.map_or(0, |tile| tile.0 + 1));
        let pile = part(space, &observation, "pile");
        let mut counted = vec![0; pile.len()];
        view.pile.iter().for_each(|(tile, count)| counted[tile.index()] += count);
        assert_eq!(pile, counted);
    }
    if space.fields().iter().any(|field| field.name == "pieces") {
        let rows = part(space, &observation, "pieces").chunks_exact(columns(space, "pieces"));
        let standing = view.placed.iter().filter_map(|(placed, standing)| Some((placed.cell, (*standing)?)));
        let mut count = 0;
        for (row, (cell, standing)) in rows.clone().zip(standing) {
            assert_eq!(row[..2], [cell.x as i8 as u8, cell.y as i8 as u8]);
            assert_eq!((seat.index() + usize::from(row[2]) - 1) % seats, standing.seat.index());
            // Huts stand in water, which is another area than their zone is of.
            if standing.piece != Piece::Hut {
                check_area(game, seat, row, cell, standing.zone);
            }
            count += 1;
        }
        assert!(rows.skip(count).all(|row| row.iter().all(|byte| *byte == 0)));
    }
}

/// What a piece stands in, as areas are told to everybody.
fn check_area(game: &dyn Game, seat: Seat, row: &[u8], cell: Cell, zone: ZoneId) {
    let seats = usize::from(game.setup().seats());
    let placed = game.view().placed;
    let areas = game.areas();
    let is_on = |(tile, other): &(TileIx, ZoneId)| placed[tile.index()].0.cell == cell && *other == zone;
    let area = areas.iter().find(|area| area.zones.iter().any(is_on)).unwrap();
    let tiles: BTreeSet<u8> = area.zones.iter().map(|(tile, _)| tile.0).collect();
    assert_eq!(row[5..8], [area.kind.0 + 1, tiles.len() as u8, area.open as u8]);
    let mut counts = vec![0; seats];
    for (other, count) in &area.pieces {
        counts[(other.index() + seats - seat.index()) % seats] = *count;
    }
    assert_eq!(row[8..8 + seats], counts);
    let set = game.tiles();
    let mut marks = vec![0; set.marks().len()];
    for (tile, zone) in &area.zones {
        let zones = &set.tile(placed[tile.index()].0.tile).zones;
        zones[zone.index()].marks.iter().for_each(|(mark, count)| marks[usize::from(mark.0)] += count);
    }
    // In the others animals are hunted.
    if game.setup().definition().name == "winter" {
        assert_eq!(row[8 + seats..], marks);
    }
}

/// The bits of legal rotations in the observation say the same as the mask.
fn check_cells(environment: &Environment, observation: &[u8], mask: &[u8]) {
    let space = environment.space();
    let columns = columns(space, "cells");
    for (row, cell) in part(space, observation, "cells").chunks_exact(columns).enumerate() {
        for way in 0..space.ways() {
            let bit = cell[6 + way / 4] >> (way % 4) & 1;
            assert_eq!(bit, mask[row * space.ways() + way]);
        }
    }
}

fn check_turned(environment: &Environment, seat: Seat) {
    let space = environment.space();
    let mut observation = vec![0; space.observation_size()];
    let mut mask = vec![0; space.actions()];
    environment.observe(seat, &mut observation);
    environment.mask(&mut mask);
    check_cells(environment, &observation, &mask);
    let (before, mask_before) = (observation.clone(), mask.clone());
    for _ in 0..4 {
        let numbers = turned(space, &mut observation);
        let mut now = vec![0; mask.len()];
        for (action, number) in numbers.iter().enumerate() {
            now[*number as usize] |= mask[action];
        }
        mask = now;
        check_cells(environment, &observation, &mask);
    }
    assert_eq!((observation, mask), (before, mask_before), "four quarters are a whole turn");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn every_legal_move_has_a_number_of_its_own_and_every_state_is_observed(seed in any::<u64>()) {
        for space in spaces() {
            let mut environment = Environment::new(space, seed);
            // Looked at closely now and then: that takes much longer than playing.
            let mut rng = Rng::new(seed);
            let mut moves = 0;
            while !environment.is_over() && moves < 400 {
                if rng.below(20) == 0 {
                    let seat = Seat(rng.below(environment.space().seats() as u32) as u8);
                    check_actions(&environment);
                    check_observation(&environment, seat);
                    check_turned(&environment, seat);
                }
                environment.play_random();
                moves += 1;
            }
            check_observation(&environment, Seat(0));
        }
    }
}

/// Marks are counted in bytes with a sign.
#[test]
fn no_mark_is_drawn_too_often_for_an_observation() {
    for space in spaces() {
        let set = space.first().tiles();
        for mark in (0..).map(MarkId).take(set.marks().len()) {
            let in_zone = |zone: &Zone| {
                zone.marks.iter().filter(|(other, _)| *other == mark).map(|(_, n)| u32::from(*n)).sum::<u32>()
            };
            let on_tile = |tile: &Tile| u32::from(tile.count) * tile.zones.iter().map(in_zone).sum::<u32>();
            assert!(set.tiles().iter().map(on_tile).sum::<u32>() <= i8::MAX as u32);
        }
    }
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
    let space =
        Arc::new(Space::new(&catalog::find("winter").unwrap().setup(2, Seat(0), &[]).unwrap()).unwrap());
    let mut environment = Environment::new(space, 1);
    let before = environment.game().position();
    let illegal = (0..environment.space().actions() as u32)
        .filter_map(|action| {
            environment.play(action).err().filter(|_| environment.game().position() == before)
        })
        .find_map(|illegal| if let Illegal::Refused(_, _, refusal) = illegal { Some(refusal) } else { None });
    assert_eq!(illegal.unwrap().rule.0, "W-10");
}

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

struct Arrays {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    over: Vec<u8>,
    scores: Vec<u32>,
}

impl Arrays {
    fn of(batch: &Batch) -> Arrays {
        let (games, space) = (batch.len(), batch.space());
        Arrays {
            observations: vec![0; games * space.observation_size()],
            masks: vec![0; games * space.actions()],
            seats: vec![0; games],
            rewards: vec![0.0; games * space.seats()],
            over: vec![0; games],
            scores: vec![0; games * space.seats()],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            over: &mut self.over,
            scores: &mut self.scores,
        }
    }

    fn first_legal(&self, batch: &Batch) -> Vec<i64> {
        let masks = self.masks.chunks_exact(batch.space().actions());
        masks.map(|mask| mask.iter().position(|legal| *legal == 1).map_or(-1, |at| at as i64)).collect()
    }
}

fn batch(games: usize, reward: Reward, opponents: &[Option<Opponent>], threads: usize) -> Batch {
    let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[("pile", "classic")]).unwrap();
    Batch::new(Space::new(&setup).unwrap().into(), games, 9, reward, opponents, threads).unwrap()
}

#[test]
fn threads_change_nothing() {
    let (mut one, mut two) = (batch(5, Reward::Points, &[], 1), batch(5, Reward::Points, &[], 3));
    let (mut first, mut second) = (Arrays::of(&one), Arrays::of(&two));
    one.reset(4, first.buffers()).unwrap();
    two.reset(4, second.buffers()).unwrap();
    for _ in 0..200 {
        let actions = first.first_legal(&one);
        one.step(&actions, first.buffers()).unwrap();
        two.step(&actions, second.buffers()).unwrap();
        assert_eq!(first.observations, second.observations);
        assert_eq!((&first.masks, &first.rewards), (&second.masks, &second.rewards));
    }
}

#[test]
fn games_in_a_batch_end_pay_and_begin_again() {
    let mut games = batch(3, Reward::Outcome, &[], 1);
    let mut arrays = Arrays::of(&games);
    games.reset(1, arrays.buffers()).unwrap();
    let mut ended = 0;
    for _ in 0..500 {
        let was_over = arrays.over.clone();
        let actions = arrays.first_legal(&games);
        games.step(&actions, arrays.buffers()).unwrap();
        for (game, was_over) in was_over.into_iter().enumerate() {
            let rewards = &arrays.rewards[2 * game..][..2];
            assert_eq!(rewards[0] + rewards[1], 0.0);
            assert!(was_over == 0 || (arrays.over[game] == 0 && arrays.scores[2 * game] == 0));
            if arrays.over[game] == 1 {
                ended += 1;
                let state = games.game(game).unwrap().game();
                assert_eq!((state.phase(), state.scores()), (Phase::Over, &arrays.scores[2 * game..][..2]));
                let won = state.winners() == [Seat(0)];
                assert_eq!(rewards[0] == 1.0, won);
            }
        }
    }
    assert!(ended > 6);
}

#[test]
fn opponents_play_their_seats() {
    let greedy = Opponent::read(catalog::find("winter").unwrap(), "greedy").unwrap();
    let mut games = batch(2, Reward::Outcome, &[None, Some(greedy)], 1);
    let mut arrays = Arrays::of(&games);
    games.reset(1, arrays.buffers()).unwrap();
    let mut lost = 0;
    for _ in 0..400 {
        let actions = arrays.first_legal(&games);
        games.step(&actions, arrays.buffers()).unwrap();
        assert_eq!(arrays.seats, [0, 0]);
        lost += arrays.rewards.chunks_exact(2).filter(|rewards| rewards[0] == -1.0).count();
    }
    assert!(lost > 2);
    assert!(Opponent::read(catalog::find("winter").unwrap(), "nobody").is_err());
    assert!(Opponent::read(catalog::find("winter").unwrap(), "master:0").is_err());
}

#[test]
fn games_with_the_same_seed_are_the_same_also_after_others() {
    let beginner = Opponent::read(catalog::find("winter").unwrap(), "beginner").unwrap();
    let mut games = batch(2, Reward::Outcome, &[None, Some(beginner)], 1);
    let mut arrays = Arrays::of(&games);
    let mut play = |seed| {
        games.reset(seed, arrays.buffers()).unwrap();
        for _ in 0..20 {
            let actions = arrays.first_legal(&games);
            games.step(&actions, arrays.buffers()).unwrap();
        }
        arrays.observations.clone()
    };
    let first = play(1);
    assert_ne!(first, play(2));
    assert_eq!(first, play(1));
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

#[test]
fn one_illegal_action_stops_the_whole_step() {
    let mut games = batch(2, Reward::Outcome, &[], 1);
    let mut arrays = Arrays::of(&games);
    games.reset(1, arrays.buffers()).unwrap();
    let before = games.game(0).unwrap().game().position();
    let legal = arrays.first_legal(&games)[0];
    let error = games.step(&[legal, i64::MAX], arrays.buffers()).unwrap_err();
    assert!(error.to_string().starts_with("game 1:"), "{error}");
    assert_eq!(games.game(0).unwrap().game().position(), before);
    assert!(games.step(&[legal], arrays.buffers()).is_err());
}
