//! The Winter Edition: snow, frozen rivers, warm roofs.

mod back;
mod city;
mod free_space;
mod ground;
mod palette;
mod river;
mod road;
mod sites;
mod sprites;
mod symbols;

use tiles::TileSet;

use super::{PaintContext, Style};
use crate::canvas::{Canvas, Symbol};
use crate::icons::Icon;
use crate::layout::{Form, LayoutParams};
use free_space::FreeSpace;
use sprites::Sprites;
use symbols::landmarks::{COAT, TOKEN};

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

    fn paint(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        let (mut free, mut sprites) = (FreeSpace::new(context.layout), Sprites::default());
        let bridges = river::bridges(context);
        ground::snow(canvas);
        ground::drifts(context, &free, canvas);
        ground::rocks(context, canvas);
        river::paint(context, canvas);
        river::shadows(&bridges, canvas);
        road::paint(context, canvas);
        river::paint_bridges(&bridges, canvas);
        road::villages(context, &mut free, &mut sprites, canvas);
        city::paint(context, canvas);
        city::houses(context, &free, canvas);
        city::walls(context, &mut free, &mut sprites, canvas);
        river::springs(context, &mut free, &mut sprites);
        sites::paint(context, &mut free, &mut sprites, canvas);
        context.layout.zones.iter().for_each(|layout| free.occupy(layout.spot, 9.0));
        ground::animals(context, &mut free, &mut sprites);
        ground::decorate(context, &mut free, &mut sprites);
        sprites.paint(canvas);
    }

    fn paint_marks(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        for (name, at) in context.marks() {
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
