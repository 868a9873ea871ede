//! A reference engine of the Dice Game: its rules written once more, slowly and simply, and compared
//! with the engine after every move of random games at every number of seats. The faces are written
//! down here anew, and what is closed is found by trying every die.

use std::collections::{BTreeMap, BTreeSet};

use bots::Rng;
use games::{Details, Event, Faces, Game, Move, Phase, Piece, Seat, catalog};
use land::Cell;
use tiles::{Rotation, TileId};

/// Games at each number of seats, times `BASTIDE_CAMPAIGN`.
const GAMES: u64 = 12;
/// Legal moves are hundreds; they are compared at one move of so many.
const LEGAL_EVERY: u32 = 24;
/// The most rounds that are agreed on.
const ROUNDS: u32 = 60;
/// D-01: the black sides of each face, clockwise from north.
const BLACK: [&[usize]; 6] = [&[0], &[0, 1], &[0, 2], &[0, 1, 3], &[], &[]];
const KNIGHT: usize = 4;
const CATAPULT: usize = 5;

#[test]
fn the_engine_agrees_with_the_reference_engine() {
    let factor: u64 = std::env::var("BASTIDE_CAMPAIGN").map_or(1, |factor| factor.parse().unwrap());
    let mut showed: BTreeMap<&str, u64> = BTreeMap::new();
    for seats in 2..=5 {
        for number in 0..GAMES * factor {
            play(seats, &mut Rng::for_game(u64::from(seats), number), &mut showed);
        }
    }
    println!("{showed:?}");
    for rule in ["D-09", "D-10", "D-11", "D-12", "D-13", "D-14"] {
        assert!(showed.contains_key(rule), "{rule} never showed");
    }
}

/// A game to its end, compared all the way.
fn play(seats: u8, rng: &mut Rng, showed: &mut BTreeMap<&'static str, u64>) {
    let starts = rng.below(u32::from(seats)) as usize;
    // D-14: every other game has a longest length.
    let rounds = (rng.below(2) == 0).then(|| 1 + rng.below(ROUNDS));
    let agreed = rounds.map(|rounds| rounds.to_string());
    let options: Vec<(&str, &str)> = agreed.iter().map(|rounds| ("rounds", rounds.as_str())).collect();
    let mut game = catalog::start("dice", seats, Seat(starts as u8), &options).unwrap();
    let mut state = State::new(usize::from(seats), starts, rounds);
    state.compare(&*game);
    while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
        let from = game.position();
        let events = game.apply(next).unwrap();
        let scored = state.play(next);
        let told = events.iter().find_map(|event| match event {
            Event::Scored(score) => Some((score.rule.0, score.points, score.seats[0].index())),
            _ => None,
        });
        assert_eq!(told, scored.filter(|&(_, points, _)| points > 0), "{next:?} in {from}");
        let winners = events.iter().find_map(|event| match event {
            Event::Over { winners } => Some(winners.clone()),
            _ => None,
        });
        let expected = state.winners.iter().map(|&seat| Seat(seat as u8)).collect::<Vec<_>>();
        assert_eq!(winners.unwrap_or_default(), expected, "{next:?} in {from}");
        state.compare(&*game);
        if rng.below(LEGAL_EVERY) == 0 {
            state.compare_legal(&*game);
        }
        state.count(next, told.map(|(rule, ..)| rule), showed);
    }
}

type Die = (usize, Cell, usize);

/// The dice, and what is written on the block.
struct State {
    seats: usize,
    turn: u32,
    seat: usize,
    points: Vec<u32>,
    kept: BTreeSet<usize>,
    built: Vec<Die>,
    hand: Vec<usize>,
    knights: usize,
    catapults: usize,
    rolls: usize,
    doubled: bool,
    to_roll: bool,
    winners: Vec<usize>,
    rounds: Option<u32>,
}

impl State {
    fn new(seats: usize, starts: usize, rounds: Option<u32>) -> State {
        State {
            seats,
            rounds,
            turn: 1,
            seat: starts,
            points: vec![0; seats],
            kept: BTreeSet::new(),
            built: Vec::new(),
            hand: Vec::new(),
            knights: 0,
            catapults: 0,
            rolls: 0,
            doubled: false,
            to_roll: true,
            winners: Vec::new(),
        }
    }

    /// D-03: nine, less what others keep and what is used up.
    fn loose(&self) -> usize {
        9 - self.kept.len() - self.built.len() - self.knights - self.catapults
    }

    /// Makes a move; the answer is what it scored: the rule, the points and for whom.
    fn play(&mut self, next: Move) -> Option<(&'static str, u32, usize)> {
        match next {
            Move::Roll(faces) => {
                assert_eq!(faces.len() as usize, self.loose());
                self.hand.clear();
                for (face, count) in faces.iter() {
                    self.hand.extend(std::iter::repeat_n(face.index(), usize::from(count)));
                }
                self.rolls += 1;
                let before = self.hand.len();
                self.hand.retain(|&face| face != CATAPULT);
                self.catapults += before - self.hand.len();
                self.to_roll = false;
                if self.catapults == 9 {
                    self.win();
                    return None;
                }
            }
            Move::Build(face, cell, rotation) => {
                self.drop(face.index());
                self.built.push((face.index(), cell, rotation.index()));
            }
            Move::Collect => {
                self.drop(KNIGHT);
                self.knights += 1;
            }
            Move::Again => {
                assert!(self.rolls < 3);
                self.hand.clear();
                self.to_roll = true;
                return None;
            }
            Move::Stop => return self.score(),
            Move::Keep => {
                assert!(self.knights >= 3);
                let seat = self.seat;
                self.pass_on();
                if self.winners.is_empty() {
                    self.kept.insert(seat);
                }
                return None;
            }
            other => unreachable!("{other:?}"),
        }
        if self.hand.is_empty() && self.knights < 3 { self.score() } else { None }
    }

    fn drop(&mut self, face: usize) {
        let at = self.hand.iter().position(|&other| other == face).unwrap();
        self.hand.remove(at);
    }

    fn score(&mut self) -> Option<(&'static str, u32, usize)> {
        let largest =
            self.cities().into_iter().filter(|city| self.is_closed(city)).map(|city| city.len()).max();
        let points = match largest.unwrap_or(0) {
            0..=2 => 0,
            dice => (dice as u32 - 2) * (dice as u32 - 1) / 2,
        };
        let (rule, points) = if self.doubled { ("D-11", 2 * points) } else { ("D-10", points) };
        let seat = self.seat;
        self.points[seat] += points;
        if self.points[seat] >= 42 {
            self.win();
        } else {
            self.pass_on();
        }
        Some((rule, points, seat))
    }

    fn win(&mut self) {
        self.winners = vec![self.seat];
        self.seat = (self.seat + 1) % self.seats;
        self.turn += 1;
    }

    fn pass_on(&mut self) {
        self.seat = (self.seat + 1) % self.seats;
        self.turn += 1;
        if self.rounds.is_some_and(|rounds| self.turn == rounds * self.seats as u32 + 1) {
            let most = *self.points.iter().max().unwrap();
            self.winners = (0..self.seats).filter(|&seat| self.points[seat] == most).collect();
            return;
        }
        self.doubled = self.kept.remove(&self.seat);
        self.built.clear();
        self.hand.clear();
        (self.knights, self.catapults, self.rolls, self.to_roll) = (0, 0, 0, true);
    }

    /// Dice that hang together by black sides, each set once.
    fn cities(&self) -> BTreeSet<BTreeSet<Cell>> {
        let all = self.built.iter().map(|&(_, cell, _)| cell);
        all.map(|first| {
            let mut city = BTreeSet::from([first]);
            loop {
                let next: Vec<Cell> = city.iter().flat_map(|&cell| self.black_neighbours(cell)).collect();
                let before = city.len();
                city.extend(next.into_iter().filter(|&cell| self.die_at(cell).is_some()));
                if city.len() == before {
                    return city;
                }
            }
        })
        .collect()
    }

    /// D-10: every black side has a die behind it.
    fn is_closed(&self, city: &BTreeSet<Cell>) -> bool {
        city.iter().flat_map(|&cell| self.black_neighbours(cell)).all(|cell| self.die_at(cell).is_some())
    }

    fn die_at(&self, cell: Cell) -> Option<Die> {
        self.built.iter().copied().find(|&(_, other, _)| other == cell)
    }

    /// The cells that the black sides of the die in a cell look at.
    fn black_neighbours(&self, cell: Cell) -> Vec<Cell> {
        let (face, _, rotation) = self.die_at(cell).unwrap();
        (0..4).filter(|&side| is_black(face, rotation, side)).map(|side| beyond(cell, side)).collect()
    }

    /// D-08: every side that touches a die is of the same colour.
    fn agrees(&self, face: usize, cell: Cell, rotation: usize) -> bool {
        (0..4).all(|side| match self.die_at(beyond(cell, side)) {
            None => true,
            Some((other, _, turned)) => {
                is_black(face, rotation, side) == is_black(other, turned, (side + 2) % 4)
            }
        })
    }

    fn compare(&self, game: &dyn Game) {
        let place = game.position();
        let view = game.view();
        let phase = match (self.winners.is_empty(), self.to_roll) {
            (false, _) => Phase::Over,
            (true, true) => Phase::Roll,
            (true, false) => Phase::Build,
        };
        assert_eq!(game.phase(), phase, "{place}");
        assert_eq!((game.turn(), view.seat.index()), (self.turn, self.seat), "{place}");
        assert_eq!(game.scores(), self.points, "{place}");
        let kept: Vec<_> =
            (0..self.seats).map(|seat| vec![(Piece::Knight, u8::from(self.kept.contains(&seat)))]).collect();
        assert_eq!(view.reserve, kept, "{place}");
        let built: Vec<Die> =
            view.placed.iter().map(|(die, _)| (die.tile.index(), die.cell, die.rotation.index())).collect();
        assert_eq!(built, self.built, "{place}");
        let Details::Dice(turn) = view.details else { unreachable!("a game with dice") };
        let used = (usize::from(turn.rolls), usize::from(turn.knights), usize::from(turn.catapults));
        assert_eq!(
            (used, turn.is_doubled),
            ((self.rolls, self.knights, self.catapults), self.doubled),
            "{place}"
        );
        let hand = self.hand.iter().map(|&face| TileId(face as u8));
        assert_eq!(
            turn.hand,
            hand.fold(Faces::default(), |faces, face| faces.with(face).unwrap()),
            "{place}"
        );
    }

    fn compare_legal(&self, game: &dyn Game) {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        legal.sort_unstable();
        let mut expected = match game.phase() {
            Phase::Roll => {
                let mut rolls = Vec::new();
                Faces::rolls(self.loose() as u8, &mut |faces| rolls.push(Move::Roll(faces)));
                rolls
            }
            Phase::Build => self.choices(),
            _ => Vec::new(),
        };
        expected.sort_unstable();
        assert_eq!(legal, expected, "{}", game.position());
    }

    /// All that D-05 to D-09 allow, every cell of a wide window tried.
    fn choices(&self) -> Vec<Move> {
        let parts: BTreeSet<usize> = self.hand.iter().copied().filter(|&face| face != KNIGHT).collect();
        let mut moves = vec![Move::Stop];
        for cell in self.cells() {
            for &face in &parts {
                let turns = (0..4).filter(|&rotation| self.agrees(face, cell, rotation));
                moves.extend(turns.map(|rotation| {
                    Move::Build(TileId(face as u8), cell, Rotation::quarter_turns(rotation as u8))
                }));
            }
        }
        moves.extend(self.hand.contains(&KNIGHT).then_some(Move::Collect));
        moves.extend((self.rolls < 3 && !self.hand.is_empty()).then_some(Move::Again));
        moves.extend((self.knights >= 3).then_some(Move::Keep));
        moves
    }

    /// The empty cells within reach, and the one beyond.
    fn cells(&self) -> Vec<Cell> {
        let becomes_part = |&&face: &&usize| face != KNIGHT || self.rolls < 3;
        let reach = self.hand.iter().filter(becomes_part).count() as i16;
        let Some(&(_, Cell { x, y }, _)) = self.built.iter().max_by_key(|(_, cell, _)| cell.x) else {
            return vec![Cell::ORIGIN];
        };
        let steps = |cell: Cell| {
            self.built
                .iter()
                .map(|&(_, other, _)| (other.x - cell.x).abs() + (other.y - cell.y).abs())
                .min()
                .unwrap()
        };
        let window = (-50..=50).flat_map(|y| (-50..=60).map(move |x| Cell::new(x, y)));
        window
            .filter(|&cell| (1..=reach).contains(&steps(cell)))
            .chain([Cell::new(x + reach + 1, y)])
            .collect()
    }

    fn count(&self, next: Move, rule: Option<&'static str>, showed: &mut BTreeMap<&'static str, u64>) {
        let kept = (next == Move::Keep).then_some("D-09");
        let won = self.winners.first().map(|&winner| match (self.catapults, self.points[winner]) {
            (9, _) => "D-13",
            (_, 42..) => "D-12",
            _ => "D-14",
        });
        for rule in rule.into_iter().chain(kept).chain(won) {
            *showed.entry(rule).or_default() += 1;
        }
    }
}

fn is_black(face: usize, rotation: usize, side: usize) -> bool {
    BLACK[face].contains(&((side + 4 - rotation) % 4))
}

fn beyond(cell: Cell, side: usize) -> Cell {
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
    Cell::new(cell.x + dx, cell.y + dy)
}
