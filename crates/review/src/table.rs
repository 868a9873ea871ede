//! Numbers that were fitted to games, as small tables in text files.

/// The numbers of a line that begins with these words, if there is one. Lines that begin with `#` say where the numbers come from.
pub(crate) fn numbers<const N: usize>(table: &str, key: &[&str]) -> Option<[f64; N]> {
    let mut lines = table.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        key.iter().all(|wanted| words.next() == Some(wanted)).then_some(words)
    });
    let mut numbers = lines.next()?.map(str::parse);
    let mut found = [0.0; N];
    for number in &mut found {
        *number = numbers.next()?.ok()?;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_by_its_first_words() {
        let table = "# game seats number\nwinter 2 1.5 4\nwinter 3 2.5 x\n";
        assert_eq!(numbers(table, &["winter", "2"]), Some([1.5, 4.0]));
        assert_eq!(numbers::<2>(table, &["winter", "3"]), None, "not a number");
        assert_eq!(numbers::<1>(table, &["winter", "4"]), None);
        assert_eq!(numbers::<1>(table, &["game"]), None);
    }
}
