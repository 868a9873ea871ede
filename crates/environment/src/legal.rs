//! The legal actions of a state.

use crate::action::Action;

/// A set of actions. It is kept as groups of four numbers, so that all rotations of a tile in a cell are added and written at
/// once, and eight groups are counted at once.
#[derive(Clone, Debug, Default)]
pub struct LegalActions {
    /// A byte for each group, with a bit for each of its actions that is in; the last word of groups is filled up.
    groups: Vec<u8>,
}

/// The actions of a group.
pub(crate) const GROUP: usize = 4;
/// The groups that are counted as one word, and the actions in it.
const WORD: usize = size_of::<u64>();
const IN_WORD: Action = (WORD * GROUP) as Action;

impl LegalActions {
    /// None of so many.
    pub(crate) fn new(actions: usize) -> LegalActions {
        LegalActions { groups: vec![0; actions.div_ceil(GROUP * WORD) * WORD] }
    }

    /// How many there are.
    pub fn len(&self) -> u32 {
        self.words().map(u64::count_ones).sum()
    }

    /// Whether there is none, as in a game that is over.
    pub fn is_empty(&self) -> bool {
        self.words().all(|word| word == 0)
    }

    /// Whether an action is legal.
    pub fn contains(&self, action: Action) -> bool {
        let (group, bit) = group_of(action);
        self.groups.get(group).is_some_and(|bits| bits & bit != 0)
    }

    /// The legal actions in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        (0..).step_by(IN_WORD as usize).zip(self.words()).flat_map(|(first, mut word)| {
            (0..word.count_ones()).map(move |_| {
                let next = first + action_of(word);
                word &= word.wrapping_sub(1);
                next
            })
        })
    }

    /// The action with this many before it: choosing evenly is choosing `n` evenly.
    pub fn nth(&self, mut n: u32) -> Option<Action> {
        for (first, mut word) in (0..).step_by(IN_WORD as usize).zip(self.words()) {
            let count = word.count_ones();
            if n < count {
                (0..n).for_each(|_| word &= word.wrapping_sub(1));
                return Some(first + action_of(word));
            }
            n -= count;
        }
        None
    }

    /// Writes 1 for each legal action and 0 for every other.
    pub fn write(&self, mask: &mut [u8]) {
        let (whole, rest) = mask.as_chunks_mut::<GROUP>();
        whole.iter_mut().zip(&self.groups).for_each(|(out, bits)| *out = spread(*bits));
        // The last group may have fewer actions than others.
        let last = self.groups.get(whole.len()).map_or([0; GROUP], |bits| spread(*bits));
        rest.copy_from_slice(&last[..rest.len()]);
    }

    /// A bit for each action of each group, in order.
    pub(crate) fn groups(&self) -> &[u8] {
        &self.groups
    }

    pub(crate) fn groups_mut(&mut self) -> &mut [u8] {
        &mut self.groups
    }

    pub(crate) fn clear(&mut self) {
        self.groups.fill(0);
    }

    /// Adds one of the actions that there are.
    pub(crate) fn insert(&mut self, action: Action) {
        let (group, bit) = group_of(action);
        self.groups[group] |= bit;
    }

    fn words(&self) -> impl Iterator<Item = u64> {
        self.groups.as_chunks::<WORD>().0.iter().map(|word| u64::from_le_bytes(*word))
    }
}

/// The group of an action, and its bit.
fn group_of(action: Action) -> (usize, u8) {
    (action as usize / GROUP, 1 << (action as usize % GROUP))
}

/// The first action in a word of groups.
fn action_of(word: u64) -> Action {
    let bit = word.trailing_zeros();
    bit / u8::BITS * GROUP as Action + bit % u8::BITS
}

/// The four bits of a group as a byte each: a multiplication puts each at the end of its own.
fn spread(bits: u8) -> [u8; GROUP] {
    ((u32::from(bits) * 0x0020_4081) & 0x0101_0101).to_le_bytes()
}
