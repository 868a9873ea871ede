//! The legal actions of a state.

use crate::action::Action;

/// A set of actions, by groups of four numbers that begin with a multiple of four: so all rotations of a tile in a cell are
/// added, counted and written at once.
#[derive(Clone, Debug, Default)]
pub struct LegalActions {
    /// The first number of each group, and a bit for each of its actions that is in.
    groups: Vec<(Action, u8)>,
    len: u32,
}

/// The actions of a group.
pub(crate) const GROUP: usize = 4;

/// What is written into a mask for the bits of a group.
const MASKS: [[u8; GROUP]; 1 << GROUP] = {
    let mut masks = [[0; GROUP]; 1 << GROUP];
    let mut bits = 0;
    while bits < masks.len() {
        let mut action = 0;
        while action < GROUP {
            masks[bits][action] = (bits >> action & 1) as u8;
            action += 1;
        }
        bits += 1;
    }
    masks
};

impl LegalActions {
    /// How many there are.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether there is none, as in a game that is over.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether an action is legal.
    pub fn contains(&self, action: Action) -> bool {
        let (first, bit) = group_of(action);
        self.groups.iter().any(|&(other, bits)| other == first && bits & bit != 0)
    }

    /// The legal actions, those of a group in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let numbers = |&(first, bits): &(Action, u8)| {
            (0..GROUP as Action).filter(move |at| bits >> at & 1 == 1).map(move |at| first + at)
        };
        self.groups.iter().flat_map(numbers)
    }

    /// The action with this many before it: choosing evenly is choosing `n` evenly.
    pub fn nth(&self, mut n: u32) -> Option<Action> {
        for &(first, mut bits) in &self.groups {
            let count = bits.count_ones();
            if n < count {
                for _ in 0..n {
                    bits &= bits - 1;
                }
                return Some(first + bits.trailing_zeros());
            }
            n -= count;
        }
        None
    }

    /// Writes 1 for each legal action and 0 for every other.
    pub fn write(&self, mask: &mut [u8]) {
        mask.fill(0);
        for &(first, bits) in &self.groups {
            let (ones, rest) = (MASKS[usize::from(bits) % MASKS.len()], &mut mask[first as usize..]);
            match rest.first_chunk_mut::<GROUP>() {
                Some(group) => {
                    let both = u32::from_ne_bytes(*group) | u32::from_ne_bytes(ones);
                    *group = both.to_ne_bytes();
                }
                // The last group may have fewer actions than others.
                None => rest.iter_mut().zip(ones).for_each(|(out, one)| *out |= one),
            }
        }
    }

    /// The groups, each by its first number and a bit for each action.
    pub(crate) fn groups(&self) -> &[(Action, u8)] {
        &self.groups
    }

    pub(crate) fn clear(&mut self) {
        self.groups.clear();
        self.len = 0;
    }

    pub(crate) fn insert(&mut self, action: Action) {
        let (first, bit) = group_of(action);
        self.insert_group(first, bit);
    }

    /// Adds the actions of a group that bits name, of which none is in.
    pub(crate) fn insert_group(&mut self, first: Action, bits: u8) {
        self.groups.push((first, bits));
        self.len += bits.count_ones();
    }
}

/// The group of an action, and its bit.
fn group_of(action: Action) -> (Action, u8) {
    let at = action % GROUP as Action;
    (action - at, 1 << at)
}
