//! The final scoring. H-31: incomplete forests and rivers give nothing.

use games::{Piece, Standing};

use super::scene::{Scene, standings};
use crate::common::ground::owners;
use crate::common::outcome::Points;

/// The points of networks and meadows, and the special rules that mattered. A network that is worth
/// nothing is not mentioned, a meadow is.
pub(crate) fn final_scoring(scene: &Scene<'_>) -> (Vec<Points>, Vec<&'static str>) {
    let (mut scored, mut showed) = (Vec::new(), Vec::new());
    // H-32.
    for network in scene.areas("water") {
        let huts = scene.on_water(network, Piece::Hut);
        if huts.is_empty() {
            continue;
        }
        let worth = scene.fishing(network);
        if worth.points > 0 {
            scored.push(worth.points("H-32", owners(&huts), scene.ground.cells(network)));
        }
        showed.extend(worth.showed);
        if huts.len() > 1 {
            showed.push("H-32 several huts");
        }
    }
    // H-33.
    for meadow in scene.areas("meadow") {
        let men = scene.men(meadow);
        if men.is_empty() {
            continue;
        }
        let (mut rule, mut seats) = ("H-33", owners(&standings(&men)));
        // H-43: who hunts at the shrine hunts alone.
        let shrine = scene.power(&meadow.spots, "shrine");
        let is_at_shrine = |&&(tile, man): &&(usize, Standing)| shrine == Some((tile, man.zone.index()));
        let at_shrine = men.iter().find(is_at_shrine).map(|(_, hunter)| hunter.seat);
        if let Some(hunter) = at_shrine.filter(|&hunter| seats != [hunter]) {
            showed.push("H-43");
            (rule, seats) = ("H-43", vec![hunter]);
        }
        let worth = scene.hunt(meadow);
        scored.push(worth.points(rule, seats, scene.ground.cells(meadow)));
        showed.extend((worth.points == 0).then_some("H-33 for nothing"));
        showed.extend(worth.showed);
    }
    (scored, showed)
}
