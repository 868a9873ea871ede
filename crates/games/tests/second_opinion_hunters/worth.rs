//! What areas are worth.

use std::collections::BTreeSet;
use std::ops::AddAssign;

use games::Seat;
use land::Cell;

use crate::edition::Edition;
use crate::opinion::ground::{Area, Spot};
use crate::opinion::outcome::Points;
use crate::scene::Scene;

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

impl Animals {
    fn counts(self) -> Vec<(&'static str, u32)> {
        vec![("deer", self.deer), ("mammoths", self.mammoths), ("aurochs", self.aurochs)]
    }
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
        animals.deer -= eaten;
        let showed = if eaten > 0 { vec!["H-52 tigers"] } else { Vec::new() };
        Worth { points: self.value(animals), counts: animals.counts(), showed }
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
        let mut hungry = inside.tigers + outside.tigers;
        if self.power(&meadow.spots, "fire").is_some() {
            showed.extend((hungry > 0).then_some(self.edition.fire));
            hungry = 0;
        }
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
        outside += inside;
        Worth { points: once + again, counts: [outside.counts(), vec![("doubled", again)]].concat(), showed }
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
