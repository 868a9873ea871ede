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
use crate::layout::{Form, LayoutParams};
use scene::{Room, Scene};
use symbols::places::{COAT, TOKEN};

/// The look of the game.
pub(super) struct Winter;

impl Style for Winter {
    fn layout_params(&self, set: &TileSet) -> LayoutParams {
        let forms = [
            ("city", Form::Region { depth: 32.0 }),
            ("road", Form::Band { width: 9.0, stub: 40.0 }),
            ("river", Form::Band { width: 14.0, stub: 40.0 }),
            ("abbey", Form::Site { radius: 17.0 }),
            ("grove", Form::Site { radius: 14.0 }),
        ];
        let mut params = LayoutParams::new(set, &forms);
        params.piece_radius = 10.0;
        params.default_mark_radius = 9.5;
        params.marks_apart = true;
        params.end_radius = 14.0;
        params
    }

    fn symbols(&self) -> Vec<Symbol> {
        symbols::all()
    }

    fn icons(&self) -> &'static [Icon] {
        &ICONS
    }

    fn paint(&self, sketch: &Sketch<'_>, canvas: &mut Canvas) {
        let (mut room, mut scene) = (Room::of(sketch.layout), Scene::default());
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
        sketch.layout.zones.iter().for_each(|layout| room.take(layout.spot, 9.0));
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

    fn background(&self) -> &'static str {
        palette::BACKGROUND
    }
}

const ICONS: [Icon; 3] = [
    Icon::of("coat", "w-coat", (0.8, 0.7), 13.7),
    Icon::of("abbey", "w-abbey", (4.7, -1.8), 17.9),
    Icon::of("grove", "w-grove", (3.7, -0.7), 20.3),
];
