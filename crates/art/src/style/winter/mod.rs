//! The Winter Edition: snow, frozen rivers, warm roofs.

mod back;
mod city;
mod ground;
mod palette;
mod river;
mod road;
mod scene;
mod sites;
mod symbols;

use tiles::TileSet;

use super::{Sketch, Style};
use crate::icons::Icon;
use crate::ink::{Ink, Symbol};
use crate::plan::{Form, Forms};
use scene::{Room, Scene};
use symbols::places::{COAT, TOKEN};

/// The look of the game.
pub(super) struct Winter;

impl Style for Winter {
    fn forms(&self, set: &TileSet) -> Forms {
        let forms = [
            ("city", Form::Region { depth: 32.0 }),
            ("road", Form::Strand { width: 9.0, stub: 40.0 }),
            ("river", Form::Strand { width: 14.0, stub: 40.0 }),
            ("abbey", Form::Site { radius: 17.0 }),
            ("grove", Form::Site { radius: 14.0 }),
        ];
        let mut forms = Forms::new(set, &forms);
        forms.piece = 10.0;
        forms.mark = 9.5;
        forms.marks_apart = true;
        forms.end = 14.0;
        forms
    }

    fn symbols(&self) -> Vec<Symbol> {
        symbols::all()
    }

    fn icons(&self) -> &'static [Icon] {
        &ICONS
    }

    fn paint(&self, sketch: &Sketch<'_>, ink: &mut Ink) {
        let (mut room, mut scene) = (Room::of(sketch.plan), Scene::default());
        let bridges = river::bridges(sketch);
        ground::snow(ink);
        ground::drifts(sketch, &room, ink);
        ground::rocks(sketch, ink);
        river::paint(sketch, ink);
        river::shadows(&bridges, ink);
        road::paint(sketch, ink);
        river::paint_bridges(&bridges, ink);
        road::villages(sketch, &mut room, &mut scene, ink);
        city::paint(sketch, ink);
        city::houses(sketch, &room, ink);
        city::walls(sketch, &mut room, &mut scene, ink);
        river::springs(sketch, &mut room, &mut scene);
        sites::paint(sketch, &mut room, &mut scene, ink);
        sketch.plan.plots.iter().for_each(|plot| room.take(plot.spot, 9.0));
        ground::animals(sketch, &mut room, &mut scene);
        ground::adorn(sketch, &mut room, &mut scene);
        scene.paint(ink);
    }

    fn paint_marks(&self, sketch: &Sketch<'_>, ink: &mut Ink) {
        for (name, at) in sketch.marks() {
            let symbol = if name == "coat" { COAT } else { TOKEN };
            ink.put_scaled(symbol.id, at, 0.82);
        }
    }

    fn paint_back(&self, group: &str, ink: &mut Ink) {
        if group == "river" { back::river(ink) } else { back::city(ink) }
    }

    fn table(&self) -> &'static str {
        palette::TABLE
    }
}

const ICONS: [Icon; 3] = [
    Icon::of("coat", "w-coat", (0.8, 0.7), 13.7),
    Icon::of("abbey", "w-abbey", (4.7, -1.8), 17.9),
    Icon::of("grove", "w-grove", (3.7, -0.7), 20.3),
];
