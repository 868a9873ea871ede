//! A random playout allocates nothing.

#![expect(unsafe_code, reason = "an allocator that counts is an allocator")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "support/setups.rs"]
mod setups;
#[path = "support/types.rs"]
mod types;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::{Rng, playout};
use games::{Game, Phase, Setup, catalog};

use setups::setups_of;
use types::{Start, Task, with_type_of};

thread_local! {
    /// How often this thread has asked for memory.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

/// The system's allocator, with a count of the calls that may take memory.
struct Counting;

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How many allocations this thread makes in a piece of work.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

/// Copying the start into a state that has been used, and playing it to its end.
struct Playouts(Setup);

impl Task for Playouts {
    fn run<G: Game + Clone>(self, start: Start<G>) {
        const GAMES: u64 = 20;
        let start = start(self.0, None).unwrap();
        let mut state = start.clone();
        for game in 0..GAMES {
            let made = allocations(|| {
                state.clone_from(&start);
                playout(&mut state, &mut Rng::for_game(1, game));
            });
            assert_eq!(state.phase(), Phase::Over);
            assert_eq!(made, 0, "game {game} of {:?}", start.setup());
        }
    }
}

/// Copying from the middle of a game, as search does.
struct Copies(Setup);

impl Task for Copies {
    fn run<G: Game + Clone>(self, start: Start<G>) {
        let mut rng = Rng::new(1);
        let mut game = start(self.0, None).unwrap();
        let mut state = game.clone();
        // More than games of tiles have; games of dice are longer.
        for _ in 0..300 {
            let Some(next) = game.sample(&mut |bound| rng.below(bound)) else { break };
            let made = allocations(|| {
                state.clone_from(&game);
                playout(&mut state, &mut rng);
            });
            assert_eq!(made, 0, "{}", game.position());
            game.apply_unchecked(next);
        }
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for setup in catalog::games().flat_map(setups_of) {
        with_type_of(setup.game(), Playouts(setup));
    }
}

#[test]
fn a_copy_into_a_used_state_allocates_nothing() {
    for setup in catalog::games().flat_map(setups_of) {
        with_type_of(setup.game(), Copies(setup));
    }
}
