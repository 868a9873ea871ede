//! A player that chooses.

use std::fmt;

use games::{Game, Move, text};

/// Chooses moves. It is given the state and nothing else; since a state holds nothing about moves to
/// come, there is nothing that it could know and should not.
pub trait Bot: Send + fmt::Debug {
    /// The move it would make; none where no player has one to make.
    fn choose(&mut self, game: &dyn Game, budget: &Budget<'_>) -> Option<Choice>;
}

/// How long a bot may think, and on which threads.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    simulations: u32,
    time: Option<Clock<'a>>,
    threads: &'a dyn ThreadPool,
    part: Part,
}

/// Which of several searches of one state this is (root parallelisation). Each looks at everything but begins with other
/// draws, so what they have seen together says more than what one has. It is for those who share no memory; threads that do
/// share the ways to play of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    index: u8,
    of: u8,
}

impl Part {
    /// The only search.
    pub const WHOLE: Part = Part { index: 0, of: 1 };

    /// One of so many searches, counted from 0; there is none beyond the last.
    pub fn new(index: u8, of: u8) -> Option<Part> {
        (index < of).then_some(Part { index, of })
    }

    /// The place where its share of so many begins.
    pub(crate) fn first_of(self, all: u32) -> u32 {
        all * u32::from(self.index) / u32::from(self.of)
    }
}

/// Tells which part of the time is spent, from 0 to 1.
pub type Clock<'a> = &'a (dyn Fn() -> f32 + Sync);

/// Threads to think on. This crate starts none itself, so that it also runs where there are none.
pub trait ThreadPool: Sync {
    /// How many jobs run at the same time.
    fn threads(&self) -> usize;

    /// Runs all jobs, and returns when the last one is done.
    fn run(&self, jobs: Vec<Job<'_>>);
}

/// Work for one thread of a pool.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// The thread of the caller, which runs one job after the other.
#[derive(Clone, Copy, Debug)]
pub struct SingleThread;

impl ThreadPool for SingleThread {
    fn threads(&self) -> usize {
        1
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        jobs.into_iter().for_each(|job| job());
    }
}

impl<'a> Budget<'a> {
    /// So many simulations, however long they take: the choice is the same every time.
    pub fn simulations(simulations: u32) -> Budget<'a> {
        Budget { simulations, time: None, threads: &SingleThread, part: Part::WHOLE }
    }

    /// As many simulations as can be made until a clock says that all time is spent.
    pub fn clock(time: Clock<'a>) -> Budget<'a> {
        Budget { simulations: u32::MAX, time: Some(time), threads: &SingleThread, part: Part::WHOLE }
    }

    /// The same on more threads. How many there are changes how long a number of simulations takes, but
    /// not what comes out.
    #[must_use]
    pub fn on(self, threads: &'a dyn ThreadPool) -> Budget<'a> {
        Budget { threads, ..self }
    }

    /// The same for one of several searches.
    #[must_use]
    pub fn for_part(self, part: Part) -> Budget<'a> {
        Budget { part, ..self }
    }

    /// The same, but no more simulations than this.
    #[must_use]
    pub fn at_most(self, simulations: u32) -> Budget<'a> {
        Budget { simulations: self.simulations.min(simulations), ..self }
    }

    /// Which of several searches it is for.
    pub fn part(&self) -> Part {
        self.part
    }

    /// The threads to think on.
    pub fn threads(&self) -> &'a dyn ThreadPool {
        self.threads
    }

    /// Which part is spent after so many simulations; 1 when it is time to decide.
    pub fn spent(&self, simulations: u32) -> f32 {
        let counted = if self.simulations == 0 { 1.0 } else { simulations as f32 / self.simulations as f32 };
        self.time.map_or(counted, |time| counted.max(time()))
    }

    /// Whether so many simulations in all are not too many, however much time there is.
    pub fn allows(&self, simulations: u32) -> bool {
        simulations <= self.simulations
    }

    /// Whether the time is over.
    pub fn is_late(&self) -> bool {
        self.time.is_some_and(|time| time() >= 1.0)
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("simulations", &self.simulations).finish_non_exhaustive()
    }
}

/// What a bot chose.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub best: Move,
    /// By how many points it expects to be ahead of the best other seat in the end, if it has an
    /// opinion.
    pub lead: Option<f32>,
    /// How many simulations it made.
    pub simulations: u32,
    /// What it thought about, the best first.
    pub candidates: Vec<Candidate>,
}

impl Choice {
    /// A move without thought.
    pub(crate) fn of(best: Move) -> Choice {
        Choice { best, lead: None, simulations: 0, candidates: Vec::new() }
    }
}

/// A way to go on that a bot thought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The moves of the turn, one or two.
    pub moves: Vec<Move>,
    /// The lead it expects.
    pub lead: f32,
    /// How sure it is to win, from 0 to 1, if it has searched.
    pub confidence: Option<f32>,
    /// How many simulations it spent on it.
    pub visits: u32,
}

impl Candidate {
    /// The text of its moves, which follow one another from this state.
    pub fn texts(&self, game: &dyn Game) -> Vec<String> {
        let mut game = game.fork();
        let write = |&wanted: &Move| {
            let text = text::write_move(&*game, wanted);
            game.apply_unchecked(wanted);
            text
        };
        self.moves.iter().map(write).collect()
    }
}
