//! A puzzle, and what an answer to it is worth.

use bots::{BotError, equal_ways};
use games::position::PositionError;
use games::{Details, Game, Move, Phase, position};
use review::{Unit, Value};

use crate::criteria::{equal, unit};
use crate::dice;
use crate::solve::Way;
use crate::theme::Theme;

/// A turn in which one way to play is clearly best, and not the obvious one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name: a hash of the position.
    pub id: String,
    /// The position, with what was drawn in hand.
    pub position: String,
    /// What who plays can expect: to be ahead by so much, or the chance to win.
    pub lead: Value,
    /// How hard it is, from 1 to [`Puzzle::HARDEST`].
    pub grade: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// The best ways to play, with what they lose; all others lose as much as the last or more.
    pub ways: Vec<Way>,
}

/// What is said to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it is as good as the best.
    pub is_right: bool,
    /// What it loses.
    pub loss: Value,
    /// Whether it may lose more than that.
    pub is_at_least: bool,
}

impl Puzzle {
    /// The grade of the hardest.
    pub const HARDEST: u8 = 5;

    /// The name of a puzzle with this position: its FNV-1a hash, which is the same everywhere.
    pub fn id_of(position: &str) -> String {
        let hash = position.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{:08x}", (hash >> 32) ^ (hash & 0xffff_ffff))
    }

    /// The state in which it is somebody's turn.
    pub fn game(&self) -> Result<Box<dyn Game>, PositionError> {
        position::read(&self.position)
    }

    /// The ways that are right.
    pub fn answers(&self, unit: Unit) -> impl Iterator<Item = &Way> {
        let most = equal(unit);
        self.ways.iter().filter(move |way| way.loss <= most)
    }

    /// What an answer is worth that plays the turn of a game to its end; the game is that of this puzzle.
    pub fn verdict(&self, game: &dyn Game, played: &[Move]) -> Result<Verdict, BotError> {
        let exactly = |loss| Verdict { is_right: loss <= equal(unit(game)), loss, is_at_least: false };
        let equal = equal_ways(game, played)?;
        if let Some(known) = self.ways.iter().find(|way| equal.contains(&way.moves)) {
            return Ok(exactly(known.loss));
        }
        let best = self.ways.first().map(|way| &way.moves[..]).unwrap_or_default();
        if let Details::Dice(_) = game.view().details {
            let chances = dice::chance_after(game, best).zip(dice::chance_after(game, played));
            let loss = chances.map(|(best, played)| best - played).unwrap_or_default();
            return Ok(exactly(loss.max(Value::default())));
        }
        let loss = self.ways.last().map(|way| way.loss).unwrap_or_default();
        Ok(Verdict { is_right: false, loss, is_at_least: true })
    }
}

/// Whether a turn has been played to its end, up to the next move of chance.
pub fn is_played(game: &dyn Game) -> bool {
    matches!(game.phase(), Phase::Draw | Phase::Roll | Phase::Over)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;
    use games::text::read_move;

    /// A road goes on to the east and to the west; a straight road may lie either way round.
    const ROAD: &str = "bastide puzzles 1\n\
        puzzle winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=2;scores=0,0;\
        board=D@0,0r0/U@1,0r0+0:meeple:road1;step=place:U;left=U,V;aside=\nlead 1.0\ngrade 1\nthemes quiet\n";

    fn moves(game: &dyn Game, texts: &[&str]) -> Vec<Move> {
        let mut game = game.fork();
        let play = |text: &&str| {
            let made = read_move(&*game, text).unwrap();
            game.apply(made).unwrap();
            made
        };
        texts.iter().map(play).collect()
    }

    #[test]
    fn an_answer_is_judged_by_what_it_comes_to() {
        let ways = "way 0.0 place 2,0 r0\nway 2.0 place -1,0 r0\n";
        let puzzle = text::read(&format!("{ROAD}{ways}")).unwrap().remove(0);
        let game = puzzle.game().unwrap();
        let verdict = |texts: &[&str]| puzzle.verdict(&*game, &moves(&*game, texts)).unwrap();
        let right = Verdict { is_right: true, loss: Value(0), is_at_least: false };
        assert_eq!(verdict(&["place 2,0 r0"]), right);
        assert_eq!(verdict(&["place 2,0 r2"]), right, "turned half round it is the same");
        let wrong = Verdict { is_right: false, loss: Value(2_000), is_at_least: false };
        assert_eq!(verdict(&["place -1,0 r2"]), wrong);
        let unknown = Verdict { is_right: false, loss: Value(2_000), is_at_least: true };
        assert_eq!(verdict(&["place 0,1 r0", "claim meeple road1"]), unknown);
    }

    #[test]
    fn every_answer_with_dice_is_reckoned() {
        let file = include_str!("../files/dice.txt");
        let puzzle = text::read(file).unwrap().remove(0);
        let game = puzzle.game().unwrap();
        for way in &puzzle.ways {
            let verdict = Puzzle { ways: vec![puzzle.ways[0].clone()], ..puzzle.clone() }
                .verdict(&*game, &way.moves)
                .unwrap();
            let is_near = (verdict.loss - way.loss).0.abs() <= 100;
            assert!(is_near && !verdict.is_at_least, "{verdict:?} {way:?}");
        }
    }

    #[test]
    fn the_same_position_has_the_same_name() {
        assert_eq!(Puzzle::id_of("kids/1"), Puzzle::id_of("kids/1"));
        assert_ne!(Puzzle::id_of("kids/1"), Puzzle::id_of("kids/2"));
        assert_eq!(Puzzle::id_of("").len(), 8);
    }
}
