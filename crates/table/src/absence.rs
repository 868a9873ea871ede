//! Somebody stays away: how long they are waited for, and what is done then.

use games::Seat;

use crate::clock::{Clock, Millis};
use crate::event::{Ending, Event};
use crate::order::Refused;
use crate::settings::Absence;
use crate::table::{ApplyError, Awaited, Table};
use crate::transaction::Transaction;

/// How long somebody is waited for before the others may go on: long enough to load a page again or to change trains.
const PATIENCE: Millis = 3 * 60 * 1000;

/// Whom a table waits for without a limit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Whom.
    pub seat: Seat,
    /// From when on the others need not wait any longer, if nobody is connected there.
    pub until: Millis,
}

impl Table {
    /// Whom the table waits for, where no clock goes on without them.
    pub fn wait(&self) -> Option<Wait> {
        let Awaited::Person(seat) = self.awaited() else { return None };
        let since = self.running()?.waits_since;
        (self.settings.clock == Clock::None {}).then_some(Wait { seat, until: since + PATIENCE })
    }

    /// Whether a seat need not wait any longer for another. Who is connected is known to whoever runs the table.
    pub(crate) fn check_end_wait(
        &self,
        seat: Seat,
        whom: u8,
        wanted: Absence,
        now: Millis,
    ) -> Result<(), Refused> {
        let wait = self.wait().filter(|wait| wait.seat == Seat(whom) && wait.seat != seat);
        let wait = wait.ok_or(Refused::NotWaiting(Seat(whom)))?;
        if wanted > self.settings.absence {
            return Err(Refused::NotAgreed);
        }
        if now < wait.until { Err(Refused::TooSoon) } else { Ok(()) }
    }
}

impl Transaction<'_> {
    /// Does what was agreed on about somebody who stays away.
    pub(crate) fn end_wait(&mut self, whom: Seat, wanted: Absence) -> Result<(), ApplyError> {
        match wanted {
            Absence::Bot => self.leave(whom),
            Absence::Unfinished => {
                self.take_back_all(whom)?;
                self.end(Ending::Unfinished, Vec::new())
            }
            Absence::Win => self.give_up(whom, Ending::Claimed),
        }
    }
}

impl Event {
    /// Whether somebody did something by this event for whom the table may be waiting.
    pub(crate) fn is_sign_of(&self, awaited: Option<Seat>) -> bool {
        self.seat().is_none() || self.seat() == awaited
    }
}
