//! How long what nobody uses any more is kept.

use std::path::PathBuf;
use std::time::Duration;

use table::Millis;
use views::Stage;

/// How long what nobody uses any more is kept; none is for ever.
#[derive(Clone, Debug)]
pub struct Retention {
    /// A table at which the game has not begun, from the last thing that happened there.
    pub waiting: Option<Duration>,
    /// A game that is not over, from the last thing that happened in it.
    pub running: Option<Duration>,
    /// A game that is over.
    pub over: Option<Duration>,
    /// A guest who has a seat at no table, from their first day.
    pub guests: Option<Duration>,
    /// The folder that gets the record of a game before its table is deleted.
    pub export: Option<PathBuf>,
    /// How often it is looked for what can be deleted.
    pub every: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            waiting: Some(30 * DAY),
            running: Some(180 * DAY),
            over: Some(730 * DAY),
            guests: Some(30 * DAY),
            export: None,
            every: Duration::from_secs(60 * 60),
        }
    }
}

impl Retention {
    /// Nothing is ever deleted.
    pub fn for_ever() -> Retention {
        Retention { waiting: None, running: None, over: None, guests: None, ..Retention::default() }
    }

    /// When a table at this stage is deleted, if nothing happens there after this.
    pub(crate) fn expires_at(&self, stage: Stage, changed_at: Millis) -> Option<Millis> {
        Some(changed_at.saturating_add(millis(self.of(stage)?)))
    }

    /// The latest change of tables at this stage that are deleted now.
    pub(crate) fn expired(&self, stage: Stage, now: Millis) -> Option<Millis> {
        now.checked_sub(millis(self.of(stage)?))
    }

    /// The latest first day of guests without a seat who are deleted now.
    pub(crate) fn expired_guests(&self, now: Millis) -> Option<Millis> {
        now.checked_sub(millis(self.guests?))
    }

    fn of(&self, stage: Stage) -> Option<Duration> {
        match stage {
            Stage::Waiting => self.waiting,
            Stage::Running => self.running,
            Stage::Over => self.over,
        }
    }
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_deleted_when_it_expires_and_not_before() {
        let kept =
            Retention { waiting: Some(Duration::from_millis(100)), over: None, ..Retention::default() };
        assert_eq!(kept.expires_at(Stage::Waiting, 1000), Some(1100));
        assert!(kept.expired(Stage::Waiting, 1100).unwrap() >= 1000);
        assert!(kept.expired(Stage::Waiting, 1099).unwrap() < 1000);
        assert_eq!((kept.expires_at(Stage::Over, 1000), kept.expired(Stage::Over, 5000)), (None, None));
    }
}
