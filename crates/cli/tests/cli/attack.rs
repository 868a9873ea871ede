//! Attacks on a server, short ones: others go on playing, and the server lets go of all that was taken and stops when it is told.

use std::path::Path;
use std::time::Duration;

use load::attack::{Attack, Bars, Scale, Trial};
use tokio::sync::Mutex;

use crate::bastide::bastide;

/// One attack at a time: two would be measured together.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// The machine has much else to do while tests run, the program is not optimised, and a few seconds have few moves: a pause of the
/// machine must not fail the test, a server that is blocked must. `bastide load --attack all` has the real bars.
const BARS: Bars = Bars {
    moves: Duration::from_millis(1500),
    bot_turns: Duration::from_secs(6),
    memory: 128 << 20,
    threads: 8,
    stop: Duration::from_secs(10),
};

const TRIAL: Trial = Trial { scale: Scale::Short, tables: 2, time: Duration::from_secs(2), bars: BARS };

/// Tries an attack, which must be withstood; the answer is its figures.
async fn withstand(attack: Attack) -> String {
    let _alone = ONE_AT_A_TIME.lock().await;
    let folder = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_bastide"));
    let figures = TRIAL.run(attack, program, &folder.path().join("data")).await.unwrap();
    let told = serde_json::to_string(&figures).unwrap();
    assert_eq!(figures.failures, [], "{told}");
    assert!(figures.answered + figures.refused + figures.broken > 0, "nothing was attacked: {told}");
    told
}

macro_rules! attacks {
    ($($name:ident => $attack:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                println!("{}", withstand(Attack::$attack).await);
            }
        )*

        #[test]
        fn every_attack_is_tried() {
            assert_eq!([$(Attack::$attack),*], Attack::ALL);
        }
    };
}

attacks! {
    films_whose_sender_hangs_up_are_withstood => Films,
    many_bots_that_think_are_withstood => Bots,
    many_hints_are_withstood => Hints,
    many_pictures_are_withstood => Pictures,
    many_outlines_are_withstood => Zones,
    long_records_are_withstood => Scenes,
    the_whole_of_a_long_game_again_and_again_is_withstood => Events,
    readers_that_do_not_read_are_withstood => SlowReaders,
    many_silent_connections_are_withstood => Connections,
    reactions_on_many_sockets_are_withstood => Reactions,
    many_tables_without_people_are_withstood => Tables,
    guessed_passwords_are_withstood => Passwords,
    malformed_requests_are_withstood => Malformed,
}

#[test]
fn only_a_server_of_its_own_is_attacked() {
    for more in [["--server", "http://127.0.0.1:1"], ["--data", "/nowhere"]] {
        let run = bastide(&["load", "--attack", "films", more[0], more[1]]);
        assert!(run.code == 2 && run.err.contains(more[0]), "{}", run.err);
    }
    assert_eq!(bastide(&["load", "--attack", "unknown"]).code, 2);
}
