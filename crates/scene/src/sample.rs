//! A game of each kind, begun: to show what it looks like.

use games::Record;

const SAMPLES: [(&str, &str); 5] = [
    ("winter", include_str!("../samples/winter.txt")),
    ("hunters-2002", include_str!("../samples/hunters-2002.txt")),
    ("hunters-2020", include_str!("../samples/hunters-2020.txt")),
    ("dice", include_str!("../samples/dice.txt")),
    ("kids", include_str!("../samples/kids.txt")),
];

/// A game of this name that has been played for a while.
pub fn sample(game: &str) -> Option<Record> {
    let (_, text) = SAMPLES.into_iter().find(|(name, _)| *name == game)?;
    Record::read(text).ok()
}

#[cfg(test)]
mod tests {
    use games::{Phase, catalog};

    use super::*;

    #[test]
    fn there_is_a_game_of_each_kind() {
        for listing in catalog::games() {
            let last = sample(listing.name()).map(|record| record.last());
            let last = last.unwrap_or_else(|| panic!("no good sample of {}", listing.name()));
            assert_eq!(last.setup().game(), listing.name());
            assert_ne!(last.phase(), Phase::Over);
        }
        assert!(sample("chess").is_none());
    }
}
