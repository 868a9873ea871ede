//! What areas are worth.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::AddAssign;

use games::Seat;
use games::hunters::Eaten;
use land::Cell;
use tiles::ZoneId;

use super::edition::Edition;
use super::scene::Scene;
use crate::common::ground::{Area, Spot};
use crate::common::outcome::Points;

/// Points, what was counted for them, and the special rules that mattered.
pub(crate) struct Worth {
    pub(crate) points: u32,
    pub(crate) counts: Vec<(&'static str, u32)>,
    pub(crate) showed: Vec<&'static str>,
}

impl Worth {
    /// The points for these seats.
    pub(crate) fn points(&self, rule: &'static str, seats: Vec<Seat>, cells: Vec<Cell>) -> Points {
        Points { rule, points: self.points, seats, cells, counts: self.counts.clone() }
    }
}

/// Animals of a meadow.
#[derive(Clone, Copy, Default)]
struct Animals {
    mammoths: u32,
    aurochs: u32,
    deer: u32,
    tigers: u32,
}

/// What is told of the animals that are there, of which tigers eat so many deer.
fn counts(there: Animals, eaten: u32) -> Vec<(&'static str, u32)> {
    vec![
        ("deer", there.deer - eaten),
        ("all_deer", there.deer),
        ("eaten", eaten),
        ("hungry", there.tigers - eaten),
        ("mammoths", there.mammoths),
        ("aurochs", there.aurochs),
    ]
}

impl AddAssign for Animals {
    fn add_assign(&mut self, more: Animals) {
        self.mammoths += more.mammoths;
        self.aurochs += more.aurochs;
        self.deer += more.deer;
        self.tigers += more.tigers;
    }
}

impl Scene<'_> {
    /// H-21: tiles or segments.
    fn size(&self, area: &Area) -> u32 {
        let size = if self.edition.counts_tiles { area.tiles().len() } else { area.spots.len() };
        size as u32
    }

    /// H-20: its length, its fish and those of the lakes at its ends.
    pub(crate) fn river(&self, river: &Area) -> Worth {
        let (size, mut lakes, mut showed) = (self.size(river), BTreeSet::new(), Vec::new());
        for &(tile, zone) in &river.spots {
            for lake in &self.ground.zone((tile, zone)).near {
                if !lakes.insert((tile, lake.index())) {
                    showed.push("H-20 one lake twice");
                }
            }
        }
        if size > river.tiles().len() as u32 {
            showed.push("H-20 segments");
        }
        let fish = self.ground.marks(&river.spots, "fish") + self.ground.marks(&lakes, "fish");
        Worth { points: size + fish, counts: vec![("parts", size), ("fish", fish)], showed }
    }

    /// H-21; H-41, H-57: mushrooms.
    pub(crate) fn forest(&self, forest: &Area) -> Worth {
        let (size, mut showed) = (self.size(forest), Vec::new());
        let mushrooms = self.ground.marks(&forest.spots, "mushroom");
        let (each, rule) = self.edition.mushrooms;
        if mushrooms > 0 {
            showed.push(rule);
        }
        if size > forest.tiles().len() as u32 {
            showed.push("H-21 segments");
        }
        let counts = vec![("parts", size), ("mushrooms", mushrooms)];
        Worth { points: 2 * size + each * mushrooms, counts, showed }
    }

    /// H-32; H-56: the raft.
    pub(crate) fn fishing(&self, network: &Area) -> Worth {
        let waters = self.waters(network);
        let fish = self.ground.marks(&waters, "fish");
        let (lakes, showed) = match self.power(&waters, "raft") {
            Some(_) => (self.lakes(network), vec!["H-56"]),
            None => (0, Vec::new()),
        };
        Worth { points: fish + lakes, counts: vec![("fish", fish), ("lakes", lakes)], showed }
    }

    /// H-51.
    pub(crate) fn canoe(&self, network: &Area) -> Worth {
        let lakes = self.lakes(network);
        let showed = if lakes > 1 { vec!["H-51 several lakes"] } else { Vec::new() };
        Worth { points: 2 * lakes, counts: vec![("lakes", lakes)], showed }
    }

    /// H-52: the animals around the trap. Each tiger eats a deer.
    pub(crate) fn trapped(&self, spots: &[Spot]) -> Worth {
        let mut animals = self.animals(spots);
        let eaten = animals.tigers.min(animals.deer);
        let counts = counts(animals, eaten);
        animals.deer -= eaten;
        let mut showed = if eaten > 0 { vec!["H-52 tigers"] } else { Vec::new() };
        showed.extend((self.value(animals) == 0 && !spots.is_empty()).then_some("H-52 for nothing"));
        Worth { points: self.value(animals), counts, showed }
    }

    /// H-33; H-40, H-55: fire. H-54: the large pit trap.
    pub(crate) fn hunt(&self, meadow: &Area) -> Worth {
        let pit = self.power(&meadow.spots, "large-pit");
        let (mut inside, mut outside) = (Animals::default(), Animals::default());
        for &spot in &meadow.spots {
            let doubled = pit.is_some_and(|(trap, _)| self.is_in_range(trap, spot.0));
            *(if doubled { &mut inside } else { &mut outside }) += self.animals(&[spot]);
        }
        let mut showed = Vec::new();
        let mut all = Animals::default();
        all += inside;
        all += outside;
        let mut driven_out = 0;
        if self.power(&meadow.spots, "fire").is_some() {
            showed.extend((all.tigers > 0).then_some(self.edition.fire));
            driven_out = std::mem::take(&mut all.tigers);
        }
        let hungry = all.tigers;
        let eaten_outside = hungry.min(outside.deer);
        let eaten_inside = (hungry - eaten_outside).min(inside.deer);
        outside.deer -= eaten_outside;
        inside.deer -= eaten_inside;
        showed.extend((self.value(inside) > 0).then_some("H-54"));
        showed.extend((eaten_outside > 0 && inside.deer > 0).then_some("H-54 eaten outside"));
        showed.extend((eaten_inside > 0).then_some("H-54 eaten inside"));
        let is_covered = meadow.spots.iter().any(|spot| self.covered.contains(spot));
        showed.extend(is_covered.then_some("H-52 covered"));
        let (once, again) = (self.value(inside) + self.value(outside), self.value(inside));
        let more = vec![("driven_out", driven_out), ("doubled", again)];
        let counts = [counts(all, eaten_outside + eaten_inside), more].concat();
        Worth { points: once + again, counts, showed }
    }

    /// H-33, H-54: the deer that are eaten and the tigers that eat, by zones: tiger after tiger takes a deer
    /// far from the large pit trap if there is one, and a near one if not, those on older tiles first.
    pub(crate) fn eaten(&self) -> Vec<Eaten> {
        let mut eaten: BTreeMap<Spot, Eaten> = BTreeMap::new();
        for meadow in self.areas("meadow").filter(|meadow| self.power(&meadow.spots, "fire").is_none()) {
            let pit = self.power(&meadow.spots, "large-pit");
            let each = |animals: fn(Animals) -> u32| {
                let count = move |&spot: &Spot| animals(self.animals(&[spot])) as usize;
                let mut spots: Vec<Spot> =
                    meadow.spots.iter().flat_map(|spot| vec![*spot; count(spot)]).collect();
                spots
                    .sort_by_key(|spot| (pit.is_some_and(|(trap, _)| self.is_in_range(trap, spot.0)), *spot));
                spots
            };
            for (tiger, deer) in each(|animals| animals.tigers).into_iter().zip(each(|animals| animals.deer))
            {
                for (spot, is_deer) in [(tiger, false), (deer, true)] {
                    let cell = self.ground.board[spot.0].0.cell;
                    let none = Eaten { cell, zone: ZoneId(spot.1 as u8), deer: 0, tigers: 0 };
                    let here = eaten.entry(spot).or_insert(none);
                    *(if is_deer { &mut here.deer } else { &mut here.tigers }) += 1;
                }
            }
        }
        let mut eaten: Vec<Eaten> = eaten.into_values().collect();
        eaten.sort_unstable();
        eaten
    }

    fn value(&self, animals: Animals) -> u32 {
        let Edition { mammoth, aurochs, deer, .. } = self.edition;
        animals.mammoths * mammoth + animals.aurochs * aurochs + animals.deer * deer
    }

    /// The animals in zones of a meadow, without those that are covered.
    fn animals(&self, spots: &[Spot]) -> Animals {
        let open: Vec<Spot> = spots.iter().copied().filter(|spot| !self.covered.contains(spot)).collect();
        let count = |mark| self.ground.marks(&open, mark);
        Animals {
            mammoths: count("mammoth"),
            aurochs: count("aurochs"),
            deer: count("deer"),
            tigers: count("tiger"),
        }
    }
}
