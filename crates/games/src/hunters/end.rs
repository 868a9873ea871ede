//! The final scoring: water networks and meadows.

use land::{AreaId, Counters};

use super::Hunters;
use super::kit::Herd;
use crate::event::{Event, Witness};
use crate::moves::Piece;
use crate::rule::Rule;
use crate::seat::Seats;
use crate::tile_turn::TurnStep;
use crate::worth::Worth;

/// What is told of the animals of a meadow, by name.
const COUNTED_IN_MEADOWS: [&str; 8] = {
    let [deer, all_deer, eaten, hungry, mammoths, aurochs] = Herd::COUNTED;
    [deer, all_deer, eaten, hungry, mammoths, aurochs, "driven_out", "doubled"]
};

impl Hunters {
    /// Scores the huts, then the hunters; all stay on the board, where everybody can see what they
    /// scored for.
    #[cold]
    pub(super) fn end(&mut self, witness: &mut impl Witness) {
        self.step = TurnStep::Over;
        self.leave_incomplete_areas(witness);
        witness.see(|| Event::FinalScoring { rule: Rule("H-30") });
        let pieces = |game: &Hunters, area| game.board.land.area(area).pieces();
        self.for_each_area(Piece::Hut, |game, network| {
            let (seats, worth) = game.network_worth(network, pieces(game, network));
            game.board.award("H-32", seats, worth, network, witness);
        });
        self.for_each_area(Piece::Man, |game, meadow| {
            let (seats, worth) = game.meadow_worth(meadow, pieces(game, meadow));
            let rule = if game.is_decided_by_shrine(meadow) { "H-43" } else { "H-33" };
            game.board.award_or_tell(rule, seats, worth, meadow, witness);
        });
        witness.see(|| Event::Over { winners: self.board.leaders().to_vec() });
    }

    /// H-31: men in incomplete forests and rivers go home and score nothing.
    fn leave_incomplete_areas(&mut self, witness: &mut impl Witness) {
        for tile in self.board.pieces.tiles().iter() {
            let man = self.board.pieces.on(tile).filter(|standing| standing.piece == Piece::Man);
            let area = man.map(|man| self.board.land.area(self.board.land.area_of(tile, man.zone)));
            if area.is_some_and(|area| area.kind() != self.kit.meadow) {
                self.take_home(tile, witness);
            }
        }
    }

    /// H-32: 1 point a fish of the network, complete or not, to who has most of these huts.
    pub(super) fn network_worth(&self, network: AreaId, huts: Counters) -> (Seats, Worth) {
        let area = self.board.land.area(network);
        let fish = u32::from(area.marks().get(self.kit.fish.0));
        let lakes = self.rafted_lakes(network);
        let worth = Worth::new(fish + lakes, "score-network", &["fish", "lakes"], [fish, lakes]);
        (Seats::with_most(huts), worth)
    }

    /// H-33: the animals of a meadow, closed or not, less a deer for each tiger; extra tigers take
    /// nothing else away. They go to who has most of these hunters.
    pub(super) fn meadow_worth(&self, meadow: AreaId, hunters: Counters) -> (Seats, Worth) {
        let (herd, driven_out) = self.herd_of(meadow);
        let near_pit = self.doubled_game(meadow);
        // H-54: tigers eat the deer far from the large pit first.
        let eaten_near_pit = herd.eaten().saturating_sub(herd.deer - near_pit.deer);
        let doubled = self.value(Herd { deer: near_pit.deer - eaten_near_pit, ..near_pit });
        let [deer, all_deer, eaten, hungry, mammoths, aurochs] = herd.counts();
        let counts = [deer, all_deer, eaten, hungry, mammoths, aurochs, driven_out, doubled];
        let worth =
            Worth::new(self.value(herd.left()) + doubled, "score-meadow", &COUNTED_IN_MEADOWS, counts);
        let seats = match self.priest_of(meadow) {
            Some(seat) => Seats::only(seat),
            None => Seats::with_most(hunters),
        };
        (seats, worth)
    }

    /// What animals are worth in this edition.
    pub(super) fn value(&self, herd: Herd) -> u32 {
        let edition = self.kit.edition;
        herd.deer * edition.deer + herd.mammoths * edition.mammoth + herd.aurochs * edition.aurochs
    }
}
