//! The rules of Hunters and Gatherers.

use std::collections::{BTreeMap, BTreeSet};

use bots::Rng;
use games::hunters::Hunt;
use games::{Details, Move, Phase, Piece, Setup, Standing};
use land::Cell;
use tiles::{TileId, TileSet, ZoneId};

use super::edition::{Edition, MEN};
use super::ending::final_scoring;
use super::scene::{Scene, standings};
use crate::common::ReferenceEngine;
use crate::common::ground::{Area, Map, Spot, owners};
use crate::common::outcome::{End, Outcome, Points};
use crate::common::state::{State, part_of, placing};

pub(crate) struct Hunters {
    state: State,
    edition: &'static Edition,
    /// H-23: whether a tile of the second pile is being played.
    in_bonus: bool,
    /// H-53: whether a man came back in this step.
    has_recalled: bool,
    /// H-52: the zones whose animals count no more.
    covered: BTreeSet<Spot>,
    showed: Vec<&'static str>,
}

impl ReferenceEngine for Hunters {
    const AT_ONCE: &'static [&'static str] = &["H-51", "H-52"];

    /// H-01, H-02.
    fn new(set: &'static TileSet, setup: Setup, pile: Option<&[TileId]>) -> Hunters {
        let edition = Edition::of(setup.game());
        let pieces = [(Piece::Man, MEN), (Piece::Hut, edition.huts)];
        let start = set.tagged("start").unwrap();
        let pile: Vec<(TileId, u8)> = match pile {
            Some(pile) => pile.iter().map(|&tile| (tile, 1)).collect(),
            None => set.tile_ids().map(|(id, tile)| (id, tile.count - u8::from(tile.is("start")))).collect(),
        };
        let mut hunters = Hunters {
            state: State::new(set, setup, start, &pieces, pile),
            edition,
            in_bonus: false,
            has_recalled: false,
            covered: BTreeSet::new(),
            showed: Vec::new(),
        };
        hunters.await_draw(&mut Outcome::default());
        hunters
    }

    /// A few land tiles, and of the second pile a few, those with a power, or all.
    fn small_pile(&self, rng: &mut Rng) -> Vec<TileId> {
        let stack = |second: bool| -> BTreeMap<TileId, u8> {
            let pile = self.state.pile.iter().map(|(&tile, &count)| (tile, count));
            pile.filter(|&(tile, _)| self.is_second(tile) == second).collect()
        };
        let mut pile = part_of(&stack(false), 48, rng);
        match rng.below(3) {
            0 => pile.extend(part_of(&stack(true), 4, rng)),
            1 => pile.extend(stack(true).keys().filter(|&&tile| self.has_power(tile))),
            _ => pile.extend(stack(true).keys()),
        }
        pile
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn details(&self) -> Details {
        let second = self.state.pile.iter().filter(|(tile, _)| self.is_second(**tile));
        let covered = self.covered.iter();
        let mut covered: Vec<_> =
            covered.map(|&(tile, zone)| (self.state.board[tile].0.cell, ZoneId(zone as u8))).collect();
        covered.sort_unstable();
        Details::Hunt(Hunt {
            is_bonus: self.in_bonus,
            second_pile: second.map(|(_, count)| count).sum(),
            covered,
            eaten: self.scene().eaten(),
        })
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = match self.state.phase {
            Phase::Draw => self.drawable().map(Move::Draw).collect(),
            Phase::Place => self.placements(self.state.hand.unwrap()),
            Phase::Claim => self.claims(),
            _ => Vec::new(),
        };
        moves.sort_unstable();
        moves
    }

    fn play(&mut self, next: Move) -> Outcome {
        let mut outcome = Outcome::default();
        self.showed.clear();
        match next {
            Move::Draw(tile) => self.draw(tile, &mut outcome),
            Move::Place(cell, rotation) => {
                let tile = self.state.hand.take().unwrap();
                self.state.put(tile, cell, rotation);
                self.state.phase = Phase::Claim;
                self.has_recalled = false;
                outcome.at_once = self.act_at_once();
                self.skip_or_await_claim(&mut outcome);
            }
            Move::Claim(piece, zone) => {
                let standing = Standing { seat: self.state.seat(), piece, zone };
                self.state.board.last_mut().unwrap().1 = Some(standing);
                self.note_claim(standing);
                self.finish_tile(&mut outcome);
            }
            Move::Recall(cell) => {
                let tile = self.state.board.iter().position(|(placed, _)| placed.cell == cell).unwrap();
                outcome.recalled = Some(self.state.send_home(tile));
                self.has_recalled = true;
                self.showed.push("H-53");
                self.skip_or_await_claim(&mut outcome);
            }
            Move::Pass => self.finish_tile(&mut outcome),
            other => panic!("{other:?} is no move of this game"),
        }
        if outcome.all_points().any(|points| points.seats.len() > 1) {
            self.showed.push("H-22");
        }
        outcome.sorted()
    }

    fn showed(&self) -> Vec<&'static str> {
        self.showed.clone()
    }
}

impl Hunters {
    fn scene(&self) -> Scene<'_> {
        Scene::survey(&self.state, &self.covered)
    }

    /// H-01: whether a tile is one of the second pile.
    fn is_second(&self, tile: TileId) -> bool {
        Some(self.state.set.tile(tile).group) == self.state.set.group(self.edition.second_pile)
    }

    fn has_power(&self, tile: TileId) -> bool {
        self.state.set.tile(tile).zones.iter().any(|zone| zone.power.is_some())
    }

    /// H-23: the second pile in a bonus turn, the land else.
    fn drawable(&self) -> impl Iterator<Item = TileId> {
        self.state.pile.keys().copied().filter(|&tile| self.is_second(tile) == self.in_bonus)
    }

    /// H-11: a tile that fits nowhere is set aside, and another of the same pile is drawn.
    fn draw(&mut self, tile: TileId, outcome: &mut Outcome) {
        self.state.take(tile);
        if !self.placements(tile).is_empty() {
            self.state.hand = Some(tile);
            self.state.phase = Phase::Place;
            if self.state.reserve(self.state.seat(), Piece::Man) == 0 {
                self.showed.push("H-17");
            }
            return;
        }
        if !self.state.fitting(&Map::of(&self.state.board), tile).is_empty() {
            self.showed.push("H-04");
        }
        self.state.set_aside(tile);
        outcome.aside = Some(("H-11", tile));
        self.showed.push(if self.in_bonus { "H-11 in a bonus turn" } else { "H-11" });
        if self.in_bonus && self.drawable().next().is_none() {
            self.showed.push("H-11 the second pile runs out");
            self.next_turn(outcome);
        } else {
            self.await_draw(outcome);
        }
    }

    /// H-10, H-04: all tiles together keep to the table.
    fn placements(&self, tile: TileId) -> Vec<Move> {
        let mut fitting = self.state.fitting(&Map::of(&self.state.board), tile);
        fitting.retain(|placed| self.is_on_table(placed.cell));
        fitting.into_iter().map(placing).collect()
    }

    fn is_on_table(&self, cell: Cell) -> bool {
        let Some((columns, rows)) = self.state.setup.option("table").unwrap().split_once('x') else {
            return true;
        };
        let [columns, rows]: [u16; 2] = [columns, rows].map(|number| number.parse().unwrap());
        let mut cells = self.state.board.iter().map(|(placed, _)| placed.cell);
        cells.all(|other| cell.x.abs_diff(other.x) < columns && cell.y.abs_diff(other.y) < rows)
    }

    /// H-50: what the tile just placed does before anything else.
    fn act_at_once(&mut self) -> Option<Points> {
        let scene = self.scene();
        let zones = scene.zones(scene.last());
        let mut trapped = Vec::new();
        let (rule, worth, cells) = if let Some(canoe) = scene.power(&zones, "canoe") {
            let network = scene.network(canoe);
            ("H-51", scene.canoe(network), scene.ground.cells(network))
        } else {
            let pit = scene.power(&zones, "pit")?;
            let meadow = scene.ground.area(pit)?;
            trapped.clone_from(&meadow.spots);
            trapped.retain(|&spot| {
                let has_animals = !scene.ground.zone(spot).marks.is_empty();
                scene.is_in_range(pit.0, spot.0) && has_animals
            });
            let around = Area { spots: [&[pit], &trapped[..]].concat(), ..*meadow };
            ("H-52", scene.trapped(&trapped), scene.ground.cells(&around))
        };
        let scored = worth.points(rule, vec![self.state.seat()], cells);
        let has_covered = !trapped.is_empty();
        self.covered.extend(trapped);
        self.showed.extend(worth.showed);
        self.state.score(&scored);
        Some(scored).filter(|scored| scored.points > 0 || has_covered)
    }

    /// Where nothing but passing is possible the step is skipped.
    fn skip_or_await_claim(&mut self, outcome: &mut Outcome) {
        if self.claims() == [Move::Pass] {
            self.finish_tile(outcome);
        }
    }

    /// H-12: one piece on the tile just placed. H-53: the shaman brings an own man back before.
    fn claims(&self) -> Vec<Move> {
        let scene = self.scene();
        let seat = self.state.seat();
        let zones = scene.zones(scene.last());
        let mut moves = vec![Move::Pass];
        for &spot in &zones {
            let id = ZoneId(spot.1 as u8);
            let man = self.state.reserve(seat, Piece::Man) > 0 && scene.may_have_man(spot);
            let hut = self.state.reserve(seat, Piece::Hut) > 0 && scene.may_have_hut(spot);
            moves.extend(man.then_some(Move::Claim(Piece::Man, id)));
            moves.extend(hut.then_some(Move::Claim(Piece::Hut, id)));
        }
        if scene.power(&zones, "shaman").is_some() && !self.has_recalled {
            let is_own = |standing: Standing| standing.seat == seat && standing.piece == Piece::Man;
            let men = self.state.board.iter().filter(|(_, standing)| standing.is_some_and(is_own));
            moves.extend(men.map(|(placed, _)| Move::Recall(placed.cell)));
        }
        moves
    }

    /// H-13, H-15: men and huts are not in each other's way. H-53: a man may come back at once.
    fn note_claim(&mut self, claimed: Standing) {
        let scene = self.scene();
        let spot = (scene.last(), claimed.zone.index());
        let (other, rule) = match claimed.piece {
            Piece::Hut => (Piece::Man, "H-15 beside a man"),
            _ => (Piece::Hut, "H-13 beside a hut"),
        };
        let is_beside = matches!(scene.kind(spot), "river" | "lake")
            && !scene.on_water(scene.network(spot), other).is_empty();
        self.showed.extend(is_beside.then_some(rule));
        self.showed.extend(self.has_recalled.then_some("H-53 placed again"));
    }

    /// H-18: all forests and rivers that the last tile completed score, then the men in them go home.
    /// H-23: then there may be a bonus turn.
    fn finish_tile(&mut self, outcome: &mut Outcome) {
        let scene = self.scene();
        let (mut leaving, mut showed, mut treasure) = (Vec::new(), Vec::new(), false);
        let is_on_last = |area: &&Area| area.tiles().contains(&scene.last());
        for area in scene.ground.areas.iter().filter(|area| area.is_complete()).filter(is_on_last) {
            let (rule, worth) = match scene.kind(area.spots[0]) {
                "river" => ("H-20", scene.river(area)),
                "forest" => ("H-21", scene.forest(area)),
                // H-16: hunters and huts stay.
                _ => continue,
            };
            treasure |= scene.ground.marks(&area.spots, self.edition.treasure) > 0;
            let men = scene.men(area);
            if !men.is_empty() {
                leaving.extend(men.iter().map(|&(tile, _)| tile));
                outcome.scored.push(worth.points(rule, owners(&standings(&men)), scene.ground.cells(area)));
                showed.extend(worth.showed);
            }
        }
        outcome.homes = leaving.into_iter().map(|tile| self.state.send_home(tile)).collect();
        outcome.scored.iter().for_each(|scored| self.state.score(scored));
        self.showed.extend(showed);
        self.go_on(treasure, outcome);
    }

    /// H-23: one bonus turn at most.
    fn go_on(&mut self, treasure: bool, outcome: &mut Outcome) {
        let has_second = self.state.pile.keys().any(|&tile| self.is_second(tile));
        let has_land = self.state.pile.keys().any(|&tile| !self.is_second(tile));
        match (treasure, self.in_bonus, has_second) {
            (true, true, _) => self.showed.push("H-23 no chain"),
            (true, _, false) => self.showed.push("H-23 no tile left"),
            (true, false, true) => {
                self.showed.push(if has_land { "H-23" } else { "H-23 after the last tile" });
                self.in_bonus = true;
                self.state.phase = Phase::Draw;
                return;
            }
            (false, ..) => {}
        }
        self.next_turn(outcome);
    }

    fn next_turn(&mut self, outcome: &mut Outcome) {
        self.in_bonus = false;
        self.state.turn += 1;
        self.await_draw(outcome);
    }

    /// H-30: the game ends when no tile of the land is left, whatever the second pile has.
    fn await_draw(&mut self, outcome: &mut Outcome) {
        self.state.phase = Phase::Draw;
        if self.drawable().next().is_some() {
            return;
        }
        self.state.phase = Phase::Over;
        if !self.state.pile.is_empty() {
            self.showed.push("H-30 with bonus tiles left");
        }
        let idle = self.scene().idle_men();
        outcome.homes.extend(idle.into_iter().map(|tile| self.state.send_home(tile)));
        let (scored, showed) = final_scoring(&self.scene());
        self.showed.extend(showed);
        scored.iter().for_each(|scored| self.state.score(scored));
        outcome.end = Some(End { rule: "H-30", scored, winners: self.state.winners() });
    }
}
