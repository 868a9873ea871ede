//! A table for people, and the devices that add to its draws.

use std::sync::LazyLock;

use bots::Rng;
use games::{Actor, Seat, text};
use table::{
    Awaited, DrawMode, Event, Link, Logged, Order, OrderError, PlayerKind, Proved, Secret, Settings, Starts,
    Table, verify,
};

/// How many links the chain of a device has here.
const LINKS: u32 = 2000;
/// Both ways to draw.
pub(crate) const MODES: [DrawMode; 2] = [DrawMode::Committed, DrawMode::Sealed];

/// A table for people, who have sat down; with the chains of their devices.
pub(crate) struct House {
    pub(crate) table: Table,
    pub(crate) log: Vec<Logged>,
    pub(crate) now: u64,
}

impl House {
    /// A table for two, with the usual options.
    pub(crate) fn new(game: &str, draws: DrawMode) -> House {
        House::with(settings(game, draws))
    }

    pub(crate) fn with(settings: Settings) -> House {
        let (table, created) = Table::create(settings, secret(), 0).unwrap();
        let mut house = House { table, log: vec![created], now: 0 };
        for seat in [0, 1] {
            house.ok(seat, &Order::Sit { name: format!("Player {seat}") });
        }
        house
    }

    pub(crate) fn order(&mut self, seat: u8, order: &Order) -> Result<(), OrderError> {
        let events = self.table.order(Seat(seat), order, None, self.now)?;
        self.log.extend(events);
        Ok(())
    }

    pub(crate) fn ok(&mut self, seat: u8, order: &Order) {
        self.order(seat, order).unwrap_or_else(|error| panic!("{order:?}: {error}"));
    }

    pub(crate) fn commit(&mut self, seat: u8) -> Result<(), OrderError> {
        self.order(seat, &Order::Commit { commitment: commitment(seat).to_string() })
    }

    /// Tells the next link of a seat.
    pub(crate) fn reveal(&mut self, seat: u8) -> Result<(), OrderError> {
        let told = self.table.players()[usize::from(seat)].links.map_or(0, |links| links.told());
        self.order(seat, &Order::Reveal { link: link(seat, told).to_string() })
    }

    /// All commit, one wants to start, all tell their words.
    pub(crate) fn begin(&mut self) {
        self.commit(0).unwrap();
        self.commit(1).unwrap();
        self.ok(0, &Order::Start {});
        self.reveal_all();
    }

    /// All tell links for as long as the table waits for some.
    pub(crate) fn reveal_all(&mut self) {
        while let Some(seat) = self.table.awaited_links().first() {
            self.reveal(seat.0).unwrap();
        }
    }

    /// Nobody tells anything until the table goes on without.
    pub(crate) fn let_time_pass(&mut self) {
        let deadline = self.table.deadline().unwrap();
        assert_eq!(self.table.tick(deadline - 1), Ok(Vec::new()));
        self.log.extend(self.table.tick(deadline).unwrap());
    }

    /// A random turn of the seat that decides, up to the next draw.
    pub(crate) fn turn(&mut self, rng: &mut Rng) {
        let Awaited::Person(seat) = self.table.awaited() else { panic!("{:?}", self.table.awaited()) };
        while self.table.game().unwrap().actor() == Actor::Seat(seat) {
            let game = self.table.game().unwrap();
            let text = text::write_move(game, game.sample(&mut |bound| rng.below(bound)).unwrap());
            self.ok(seat.0, &Order::Play { text, confirm: false });
        }
        self.ok(seat.0, &Order::Confirm {});
    }

    /// Lets the last who decided take that back, with the consent of all.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        self.ok(seat.0, &Order::AskUndo {});
        self.ok(1 - seat.0, &Order::AgreeUndo {});
    }

    /// What was drawn last.
    pub(crate) fn last_draw(&self) -> &str {
        let drawn = self.log.iter().rev().find_map(|logged| match &logged.event {
            Event::Drawn { text } => Some(text),
            _ => None,
        });
        drawn.unwrap()
    }

    pub(crate) fn play_to_the_end(&mut self, rng: &mut Rng) -> Proved {
        while self.table.ended().is_none() {
            self.turn(rng);
            self.reveal_all();
        }
        let again = Table::resume(secret(), &self.log).unwrap();
        assert_eq!(again.state_hash(), self.table.state_hash());
        let text = self.table.record().unwrap().write();
        assert_eq!(again.record().unwrap().write(), text);
        verify(&games::Record::read(&text).unwrap()).unwrap_or_else(|error| panic!("{error:?}: {text}"))
    }

    /// What would be drawn after a random turn, and from where; for dice also how many.
    pub(crate) fn draw_after_some_turn(&self, rng: &mut Rng) -> Option<(String, String)> {
        let mut other = House { table: self.table.clone(), log: Vec::new(), now: self.now };
        other.turn(rng);
        other.reveal_all();
        let mut game = self.table.game().unwrap().fork();
        for logged in &other.log {
            match &logged.event {
                Event::Played { text, .. } => {
                    game.apply(text::read_move(&*game, text).unwrap()).unwrap();
                }
                Event::Drawn { text } => {
                    let (source, dice) = (game.chance_source().unwrap(), text.split(' ').count());
                    return Some((format!("{source} {dice}"), text.clone()));
                }
                _ => {}
            }
        }
        None
    }

    /// Who started.
    pub(crate) fn starter(&self) -> Seat {
        self.table.game().unwrap().setup().starts()
    }
}

/// The settings of a table for two people.
pub(crate) fn settings(game: &str, draws: DrawMode) -> Settings {
    Settings {
        game: game.to_owned(),
        options: Default::default(),
        seats: vec![PlayerKind::PERSON; 2],
        starts: Starts::Drawn,
        clock: Default::default(),
        aids: Default::default(),
        draws,
        absence: Default::default(),
        is_listed: false,
        from: None,
    }
}

/// The secret of all tables here.
pub(crate) fn secret() -> Secret {
    Secret::new([7; 32])
}

/// The link of a seat that is told after so many; the commitment is told before the first.
pub(crate) fn link(seat: u8, told: u32) -> Link {
    static CHAINS: LazyLock<Vec<Vec<Link>>> = LazyLock::new(|| {
        let chain = |seat| {
            let mut links = vec![Link::new([seat; 32])];
            (0..LINKS).for_each(|_| links.push(links.last().unwrap().before(1)));
            links.reverse();
            links
        };
        (50..52).map(chain).collect()
    });
    CHAINS[usize::from(seat)][told as usize + 1]
}

fn commitment(seat: u8) -> Link {
    link(seat, 0).before(1)
}
