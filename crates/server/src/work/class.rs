//! Kinds of work that never wait for one another.

/// A class of work, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Answers to requests: scenes, records, lists of moves. Each takes some milliseconds.
    Request,
    /// Turns of bots that look one step ahead at the most. Each takes some milliseconds.
    QuickBot,
    /// Passwords to be hashed. Each takes 19 MiB.
    Password,
    /// Turns of bots that search. Each takes as long as its budget is.
    Bot,
    /// Advice, which is a search as well.
    Hint,
    /// Films, large pictures and reviews. Each takes up to some seconds.
    Film,
    /// Deep reviews. Each takes up to half the time of a request, and several of those.
    DeepReview,
}

/// How much of a class may wait.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// For one client.
    pub(super) each: usize,
    /// For all of them.
    pub(super) all: usize,
}

impl Class {
    pub(super) const ALL: [Class; 7] = [
        Class::Request,
        Class::QuickBot,
        Class::Password,
        Class::Bot,
        Class::Hint,
        Class::Film,
        Class::DeepReview,
    ];

    /// How many workers a class has, on a server that is to use so many threads.
    pub(super) fn workers(self, threads: usize) -> usize {
        match self {
            Class::Request | Class::Bot => threads.max(1),
            Class::Password => 2,
            Class::QuickBot | Class::Hint | Class::Film | Class::DeepReview => 1,
        }
    }

    /// How far its workers stand back behind the threads that serve requests, as `nice` counts: with five more they get a
    /// third of the time of others who want it too.
    pub(super) fn niceness(self) -> i32 {
        match self {
            Class::Request | Class::QuickBot => 5,
            Class::Password | Class::Bot => 10,
            Class::Hint | Class::Film | Class::DeepReview => 15,
        }
    }

    /// How much of it may wait. A table has one turn of a bot at a time, so that tables limit those.
    pub(super) fn room(self) -> Room {
        match self {
            Class::Request => Room { each: 32, all: 1024 },
            Class::QuickBot | Class::Bot => Room { each: usize::MAX, all: usize::MAX },
            Class::Password => Room { each: 8, all: 64 },
            Class::Hint => Room { each: 4, all: 64 },
            // Each of them holds a record.
            Class::Film => Room { each: 2, all: 32 },
            Class::DeepReview => Room { each: 1, all: 8 },
        }
    }

    /// Its name, in metrics and as that of its threads.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Class::Request => "request",
            Class::QuickBot => "quick-bot",
            Class::Password => "password",
            Class::Bot => "bot",
            Class::Hint => "hint",
            Class::Film => "film",
            Class::DeepReview => "deep-review",
        }
    }
}
