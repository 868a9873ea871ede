//! Random changes of texts: such as a reader would have to be careful with, and without any knowledge of a format.

use bots::Rng;

/// Texts that readers have stumbled over elsewhere.
const TOKENS: [&str; 16] = [
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "-9223372036854775809",
    "1e999",
    "\"",
    "{}",
    "[[",
    ",",
    "#",
    "\n\n",
    "\u{2212}",
    "\u{0}",
];

/// The most changes of one text.
const MOST_CHANGES: u32 = 6;
/// The longest piece that is moved, doubled or dropped, in characters.
const LONGEST_PIECE: u32 = 80;

/// Makes new texts out of seeds.
pub struct Mutator {
    rng: Rng,
}

impl Mutator {
    /// The changes of this number.
    pub fn new(seed: u64) -> Mutator {
        Mutator { rng: Rng::new(seed) }
    }

    /// One of the seeds with a few changes.
    pub fn mutate(&mut self, seeds: &[String]) -> String {
        let mut text: Vec<char> = self.pick(seeds).chars().collect();
        for _ in 0..=self.rng.below(MOST_CHANGES) {
            self.change(&mut text, seeds);
        }
        text.into_iter().collect()
    }

    fn change(&mut self, text: &mut Vec<char>, seeds: &[String]) {
        match self.rng.below(6) {
            0 => {
                let at = self.position(text);
                if let Some(letter) = text.get_mut(at) {
                    *letter = char::from_u32(self.rng.below(128)).unwrap_or(' ');
                }
            }
            1 => {
                let piece = self.piece(text);
                text.drain(piece);
            }
            2 => {
                let piece = self.piece(text);
                let copy = text[piece].to_vec();
                self.insert(text, copy);
            }
            3 => {
                let token = TOKENS[self.rng.below(TOKENS.len() as u32) as usize];
                self.insert(text, token.chars().collect());
            }
            4 => self.swap_lines(text),
            _ => {
                let other: Vec<char> = self.pick(seeds).chars().collect();
                let piece = self.piece(&other);
                self.insert(text, other[piece].to_vec());
            }
        }
    }

    fn pick<'a>(&mut self, seeds: &'a [String]) -> &'a str {
        let at = self.rng.below(u32::try_from(seeds.len()).unwrap_or(u32::MAX));
        seeds.get(at as usize).map_or("", String::as_str)
    }

    /// Somewhere in a text.
    fn position(&mut self, text: &[char]) -> usize {
        self.rng.below(u32::try_from(text.len()).unwrap_or(u32::MAX)) as usize
    }

    /// A piece of a text.
    fn piece(&mut self, text: &[char]) -> std::ops::Range<usize> {
        let start = self.position(text);
        let end = start + self.rng.below(LONGEST_PIECE) as usize;
        start..end.min(text.len())
    }

    fn insert(&mut self, text: &mut Vec<char>, piece: Vec<char>) {
        let at = self.position(text);
        text.splice(at..at, piece);
    }

    fn swap_lines(&mut self, text: &mut Vec<char>) {
        let mut lines: Vec<&[char]> = text.split(|letter| *letter == '\n').collect();
        let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let (one, other) = (self.rng.below(count) as usize, self.rng.below(count) as usize);
        lines.swap(one, other);
        *text = lines.join(&'\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_makes_the_same_texts_and_most_of_them_are_new() {
        let seeds = ["one\ntwo 2\nthree".to_owned(), "{\"four\":4}".to_owned()];
        let texts = |seed| {
            let mut mutator = Mutator::new(seed);
            (0..200).map(|_| mutator.mutate(&seeds)).collect::<Vec<_>>()
        };
        assert_eq!(texts(1), texts(1));
        assert_ne!(texts(1), texts(2));
        let new = texts(1).iter().filter(|text| !seeds.contains(text)).count();
        assert!(new > 150, "{new}");
    }

    #[test]
    fn an_empty_text_can_be_changed() {
        let mut mutator = Mutator::new(1);
        for _ in 0..100 {
            mutator.mutate(&[String::new()]);
            mutator.mutate(&[]);
        }
    }
}
