//! What dice show.

use tiles::TileId;

/// How many dice show each face. Dice are all alike, so there is nothing more to say of a roll. A
/// face is a tile of the set of faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces([u8; Faces::KINDS]);

impl Faces {
    /// How many faces a die has.
    pub const KINDS: usize = 6;

    /// These with one die more; none if a die has no such face.
    #[must_use]
    pub fn with(mut self, face: TileId) -> Option<Faces> {
        let count = self.0.get_mut(face.index())?;
        *count = count.saturating_add(1);
        Some(self)
    }

    /// These without the dice that show a face.
    #[must_use]
    pub fn without(mut self, face: TileId) -> Faces {
        if let Some(count) = self.0.get_mut(face.index()) {
            *count = 0;
        }
        self
    }

    /// Takes one die that shows a face; whether there was one.
    pub fn take(&mut self, face: TileId) -> bool {
        let there = self.count(face) > 0;
        if there {
            self.0[face.index()] -= 1;
        }
        there
    }

    /// How many dice show a face.
    pub fn count(self, face: TileId) -> u8 {
        self.0.get(face.index()).copied().unwrap_or(0)
    }

    /// How many dice there are.
    pub fn len(self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// Whether there is no die.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The faces that are shown, with how often.
    pub fn iter(self) -> impl Iterator<Item = (TileId, u8)> {
        (0..).map(TileId).zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Every way in which so many dice can fall, each once.
    pub fn rolls(dice: u8, see: &mut impl FnMut(Faces)) {
        Faces::default().fill(0, dice, see);
    }

    /// Every way in which so many dice more can show the faces from this one on.
    fn fill(mut self, face: usize, dice: u8, see: &mut impl FnMut(Faces)) {
        if face + 1 == Faces::KINDS {
            self.0[face] = dice;
            return see(self);
        }
        for count in (0..=dice).rev() {
            self.0[face] = count;
            self.fill(face + 1, dice - count, see);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_dice_fall_in_2002_ways() {
        let mut rolls = Vec::new();
        Faces::rolls(9, &mut |faces| rolls.push(faces));
        assert_eq!(rolls.len(), 2002);
        assert!(rolls.iter().all(|faces| faces.len() == 9));
        rolls.sort_unstable();
        rolls.dedup();
        assert_eq!(rolls.len(), 2002);
    }

    #[test]
    fn a_die_has_no_seventh_face() {
        assert_eq!(Faces::default().with(TileId(6)), None);
        assert_eq!(Faces::default().count(TileId(200)), 0);
        assert!(!Faces::default().take(TileId(6)));
    }
}
