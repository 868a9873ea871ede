//! How many tests ran, by what test runners print last.

use std::fmt;

#[derive(Default)]
pub struct Tally {
    passed: u32,
    failed: u32,
}

impl Tally {
    /// Adds the counts of a line, if it is one that sums up.
    pub fn see(&mut self, line: &str) {
        // Node: `# pass 5` and `# fail 0`, on lines of their own.
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["#", "pass", count] => self.passed += count.parse().unwrap_or(0),
            ["#", "fail", count] => self.failed += count.parse().unwrap_or(0),
            _ => {}
        }
        let mut words = line.split([' ', ';', ',']).filter(|word| !word.is_empty()).peekable();
        let is_sum = match words.peek() {
            // cargo: `test result: ok. 5 passed; 0 failed; 0 ignored; ...`
            Some(&"test") => line.starts_with("test result:"),
            // Vitest: `Tests  1 failed | 5 passed (6)`
            Some(&"Tests") => true,
            // Playwright: `1 failed` and `5 passed (1.2m)`, on lines of their own. Pytest: `1 failed, 5 passed in 1.20s`.
            Some(word) => {
                let is_short = line.split_whitespace().count() <= 3 || line.contains(" in ");
                word.parse::<u32>().is_ok() && is_short
            }
            None => false,
        };
        if !is_sum {
            return;
        }
        while let Some(word) = words.next() {
            match (word.parse::<u32>(), words.peek()) {
                (Ok(count), Some(&"passed")) => self.passed += count,
                (Ok(count), Some(&"failed")) => self.failed += count,
                _ => {}
            }
        }
    }

    /// Whether no test ran at all.
    pub fn is_empty(&self) -> bool {
        self.passed + self.failed == 0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &[&str]) -> String {
        let mut tally = Tally::default();
        lines.iter().for_each(|line| tally.see(line));
        tally.to_string()
    }

    #[test]
    fn the_results_of_cargo_are_added_up() {
        let lines = [
            "running 6 tests",
            "test games ... ok",
            "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s",
            "test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out",
        ];
        assert_eq!(tally(&lines), "7 passed, 1 failed");
    }

    #[test]
    fn the_results_of_node_are_added_up() {
        let lines = [
            "ok 1 - every answer is the same",
            "1..3",
            "# tests 3",
            "# pass 2",
            "# fail 1",
            "# duration_ms 7",
        ];
        assert_eq!(tally(&lines), "2 passed, 1 failed");
    }

    #[test]
    fn files_of_tests_are_no_tests() {
        let lines = [" Test Files  1 failed | 18 passed (19)", "      Tests  2 failed | 121 passed (123)"];
        assert_eq!(tally(&lines), "121 passed, 2 failed");
    }

    #[test]
    fn the_results_of_pytest_are_added_up() {
        let lines = [
            "........................................................................ [ 84%]",
            "1 failed, 61 passed, 3 warnings in 41.25s",
            "5 passed in 0.52s",
        ];
        assert_eq!(tally(&lines), "66 passed, 1 failed");
    }

    #[test]
    fn the_results_of_playwright_are_added_up() {
        let lines = [
            "Running 85 tests using 2 workers",
            "  ✓  7 [tests] › games.spec.ts:12:3 › 3 passed pawns (1.1s)",
            "  1 failed",
            "    [tests] › games.spec.ts:12:3 › all five games ────",
            "  84 passed (4.2m)",
        ];
        assert_eq!(tally(&lines), "84 passed, 1 failed");
    }
}
