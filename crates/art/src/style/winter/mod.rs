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
use crate::canvas::{Canvas, Symbol};
use crate::icons::Icon;
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

    fn paint(&self, sketch: &Sketch<'_>, canvas: &mut Canvas) {
        let (mut room, mut scene) = (Room::of(sketch.plan), Scene::default());
        let bridges = river::bridges(sketch);
        ground::snow(canvas);
        ground::drifts(sketch, &room, canvas);
        ground::rocks(sketch, canvas);
        river::paint(sketch, canvas);
        river::shadows(&bridges, canvas);
        road::paint(sketch, canvas);
        river::paint_bridges(&bridges, canvas);
        road::villages(sketch, &mut room, &mut scene, canvas);
        city::paint(sketch, canvas);
        city::houses(sketch, &room, canvas);
        city::walls(sketch, &mut room, &mut scene, canvas);
        river::springs(sketch, &mut room, &mut scene);
        sites::paint(sketch, &mut room, &mut scene, canvas);
        sketch.plan.plots.iter().for_each(|plot| room.take(plot.spot, 9.0));
        ground::animals(sketch, &mut room, &mut scene);
        ground::adorn(sketch, &mut room, &mut scene);
        scene.paint(canvas);
    }

    fn paint_marks(&self, sketch: &Sketch<'_>, canvas: &mut Canvas) {
        for (name, at) in sketch.marks() {
            let symbol = if name == "coat" { COAT } else { TOKEN };
            canvas.put_scaled(symbol.id, at, 0.82);
        }
    }

    fn paint_back(&self, group: &str, canvas: &mut Canvas) {
        if group == "river" { back::river(canvas) } else { back::city(canvas) }
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
