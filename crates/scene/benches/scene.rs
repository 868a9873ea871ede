//! How long it takes to make the scene of a full board: `cargo bench --package scene`.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints, and may fail")]

use std::hint::black_box;
use std::time::Instant;

use bots::Rng;
use games::{History, Seat, catalog};
use scene::{Scene, SceneRequest};
use words::{Lang, Words};

const TIMES: u32 = 200;

fn main() {
    let words = Words::new(Lang::English);
    let all = [("farmers", "on"), ("river", "on"), ("abbot", "on")];
    for (game, options) in [("winter", &all[..]), ("hunters-2020", &[]), ("kids", &[])] {
        let setup = catalog::find(game).unwrap().setup(4, Seat(0), options).unwrap();
        let (mut history, mut rng) = (History::new(setup).unwrap(), Rng::new(1));
        while let Some(next) = history.game().sample(&mut |bound| rng.below(bound)) {
            history.play(next).unwrap();
        }
        // The last tile is still in hand, or its piece.
        history.rewind(history.moves().len() - 2);
        for (what, since) in [("new steps", history.moves().len() - 4), ("whole story", 0)] {
            let request = SceneRequest { since, ..SceneRequest::default() };
            let start = Instant::now();
            let bytes: usize = (0..TIMES)
                .map(|_| serde_json::to_vec(&black_box(Scene::of(&history, &words, &request))).unwrap().len())
                .sum();
            let each = start.elapsed() / TIMES;
            println!("{game}, {what}: {each:?} a scene, {} bytes of JSON", bytes / TIMES as usize);
        }
    }
}
