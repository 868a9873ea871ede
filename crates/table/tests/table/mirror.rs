//! A table that only follows events: it is what the one is that makes them, and what it foretells happens.

use bots::Rng;
use games::{Game, Seat, catalog, text};
use table::{Awaited, Clock, Event, Link, Logged, Order, PlayerKind, Secret, Settings, Starts, Table};

/// What anybody could tell two tables apart by.
fn state(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    let game = (table.game().map(Game::position), table.confirmed(), table.awaited(), table.is_paused());
    let times = (table.deadline(), table.time_left());
    let rest = (
        table.ended().cloned(),
        table.undo().cloned(),
        table.pause().cloned(),
        table.commitment().to_owned(),
    );
    (table.version(), table.players().to_vec(), game, times, rest)
}

/// A table and one that follows it.
struct Pair {
    host: Table,
    mirror: Table,
    now: u64,
    /// The hash of both.
    hash: String,
}

impl Pair {
    fn new(settings: Settings) -> Pair {
        let (host, created) = Table::create(settings, Secret::new([9; 32]), 0).unwrap();
        let hash = host.state_hash();
        Pair { host, mirror: Table::mirror(&[created]).unwrap(), now: 0, hash }
    }

    /// Does the same at both: the mirror foretells the beginning of what happens, then follows it.
    fn order(&mut self, seat: u8, order: &Order) {
        self.now += 7;
        let by_host = self.host.foretell(Seat(seat), order, self.now).unwrap();
        let by_mirror = self.mirror.foretell(Seat(seat), order, self.now).unwrap();
        assert_eq!(state(&by_host.table), state(&by_mirror.table), "{order:?}");
        let foretold = self.mirror.clone().order(Seat(seat), order, None, self.now).unwrap();
        let happened = self.host.order(Seat(seat), order, None, self.now).unwrap();
        assert_eq!(by_mirror.is_complete, foretold.len() == happened.len(), "{order:?}");
        assert!(happened.starts_with(&foretold), "{order:?}: {foretold:?} is not how {happened:?} begins");
        let rest = &happened[foretold.len()..];
        assert!(rest.iter().all(needs_the_secret), "{order:?}: {rest:?} could have been foretold");
        for logged in &happened {
            self.mirror.apply(logged).unwrap();
        }
        assert_eq!(state(&self.mirror), state(&self.host));
        let hash = self.host.state_hash();
        assert_eq!(self.mirror.state_hash(), hash);
        assert_ne!(hash, self.hash, "{order:?}");
        self.hash = hash;
    }
}

/// What nobody can know who does not have the secret.
fn needs_the_secret(logged: &Logged) -> bool {
    matches!(logged.event, Event::Started { .. } | Event::Drawn { .. } | Event::Ended { .. })
}

#[test]
fn a_mirror_is_what_its_events_made_of_the_table() {
    let mut rng = Rng::new(2);
    for definition in catalog::games() {
        let mut pair = Pair::new(Settings {
            game: definition.name.to_owned(),
            options: Default::default(),
            seats: vec![PlayerKind::PERSON; 2],
            starts: Starts::Drawn,
            clock: Clock::Turn { seconds: 30 },
            aids: Default::default(),
            draws: Default::default(),
            absence: Default::default(),
            is_listed: false,
            from: None,
        });
        for seat in [0, 1] {
            pair.order(seat, &Order::Sit { name: format!("Player {seat}") });
        }
        let last = Link::new([4; 32]);
        pair.order(1, &Order::Commit { commitment: last.before(1).to_string() });
        pair.order(0, &Order::Start {});
        pair.order(1, &Order::Reveal { link: last.to_string() });
        while let Awaited::Person(Seat(seat)) = pair.host.awaited() {
            let game = pair.host.game().unwrap();
            let Some(next) = game.sample(&mut |bound| rng.below(bound)) else { panic!("it is over") };
            let (text, confirm) = (text::write_move(game, next), rng.below(3) > 0);
            pair.order(seat, &Order::Play { text, confirm });
            if !confirm {
                let order = if rng.below(2) == 0 { Order::TakeBack {} } else { Order::Confirm {} };
                let is_refused = pair.host.clone().order(Seat(seat), &order, None, pair.now).is_err();
                if !is_refused {
                    pair.order(seat, &order);
                }
            }
        }
        assert!(pair.mirror.ended().is_some(), "{}", definition.name);
        let record = pair.mirror.record().unwrap();
        assert!(table::verify(&record).unwrap().draws > 0, "{}", definition.name);
        assert_eq!(record.write(), pair.host.record().unwrap().write());
    }
}

#[test]
fn a_secret_that_was_not_committed_to_is_no_end() {
    let settings = r#"{ "game": "kids", "seats": [{ "kind": "person" }, { "kind": "person" }] }"#;
    let mut pair = Pair::new(serde_json::from_str(settings).unwrap());
    for seat in [0, 1] {
        pair.order(seat, &Order::Sit { name: format!("Player {seat}") });
    }
    pair.order(0, &Order::Start {});
    let ended = pair.host.order(Seat(0), &Order::Resign {}, None, 100).unwrap();
    let mut ended = ended.into_iter();
    pair.mirror.apply(&ended.next().unwrap()).unwrap();
    let mut forged = ended.next().unwrap();
    let Event::Ended { secret, .. } = &mut forged.event else { panic!("{forged:?}") };
    *secret = Secret::new([8; 32]).reveal();
    assert_eq!(pair.mirror.apply(&forged).unwrap_err().version, forged.version);
}
