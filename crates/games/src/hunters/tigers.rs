//! What tigers eat.

use land::{AreaId, AreaSet, Cell, TileIx};
use tiles::ZoneId;

use super::Hunters;
use super::kit::Herd;

/// The deer of a zone that are eaten, and the tigers of it that eat, here or elsewhere in the meadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Eaten {
    /// The cell of the zone.
    pub cell: Cell,
    /// The zone on the tile there.
    pub zone: ZoneId,
    /// How many deer are eaten.
    pub deer: u8,
    /// How many tigers eat one.
    pub tigers: u8,
}

impl Herd {
    /// H-33: each tiger eats one deer, as long as there are any, and nothing else.
    pub(super) fn eaten(self) -> u32 {
        self.tigers.min(self.deer)
    }

    /// The animals that are left once the tigers have eaten.
    pub(super) fn left(self) -> Herd {
        Herd { deer: self.deer - self.eaten(), ..self }
    }

    /// What is told of the animals, by name.
    pub(super) const COUNTED: [&'static str; 6] =
        ["deer", "all_deer", "eaten", "hungry", "mammoths", "aurochs"];

    /// The numbers of that: the deer that count and all there were, the deer eaten and the tigers that
    /// find none, and the others.
    pub(super) fn counts(self) -> [u32; 6] {
        let eaten = self.eaten();
        [self.left().deer, self.deer, eaten, self.tigers - eaten, self.mammoths, self.aurochs]
    }
}

impl Hunters {
    /// The animals of a meadow that are at large, without the tigers that a fire drives out, and how many
    /// those are.
    pub(super) fn herd_of(&self, meadow: AreaId) -> (Herd, u32) {
        let herd = self.kit.animals_in(self.board.land.area(meadow).marks());
        if self.is_burnt(meadow) { (Herd { tigers: 0, ..herd }, herd.tigers) } else { (herd, 0) }
    }

    /// Who eats and is eaten in every meadow if the game ends now, in the order of cells. The rules leave
    /// open which of the deer it is, except that those far from a large pit trap come first (H-54); among
    /// equals it is those on the tile placed first.
    pub(super) fn eaten(&self) -> Vec<Eaten> {
        let mut seen = AreaSet::default();
        let mut eaten = Vec::new();
        for (tile, placed) in self.board.land.tiles() {
            for zone in self.kit.facts(placed.tile).meadows.iter() {
                let meadow = self.board.land.area_of(tile, zone);
                if seen.insert(meadow) {
                    eaten.extend(self.eaten_in(meadow));
                }
            }
        }
        eaten.sort_unstable();
        eaten
    }

    fn eaten_in(&self, meadow: AreaId) -> Vec<Eaten> {
        let pairs = self.herd_of(meadow).0.eaten();
        if pairs == 0 {
            return Vec::new();
        }
        let mut zones: Vec<(TileIx, ZoneId)> = self.board.land.zones_in(meadow).collect();
        zones.retain(|spot| !self.covered.contains(spot));
        zones.sort_by_key(|&(tile, _)| self.is_near_large_pit(tile, meadow));
        let (mut deer, mut tigers) = (pairs, pairs);
        let animals = zones.into_iter().map(|(tile, zone)| {
            let placed = self.board.land.placed(tile);
            let herd = self.kit.animals_in(self.kit.atlas.marks(placed.tile, zone));
            // A zone has few animals.
            let take = |left: &mut u32, there: u32| {
                let taken = there.min(*left);
                *left -= taken;
                taken as u8
            };
            Eaten {
                cell: placed.cell,
                zone,
                deer: take(&mut deer, herd.deer),
                tigers: take(&mut tigers, herd.tigers),
            }
        });
        animals.filter(|eaten| eaten.deer + eaten.tigers > 0).collect()
    }
}
