//! The Winter Edition: snow, frozen rivers, warm roofs.

mod back;
mod city;
mod free_space;
mod ground;
mod houses;
mod palette;
mod river;
mod road;
mod roofs;
mod season;
mod sites;
mod sprites;
mod symbols;

use tiles::TileSet;

use super::{PaintContext, Style};
use crate::appearance::Detail;
use crate::canvas::{Canvas, Symbol};
use crate::icons::Icon;
use crate::layout::{Form, LayoutParams};
use free_space::FreeSpace;
use season::Season;
use sprites::Sprites;
use symbols::landmarks::{COAT, TOKEN};

/// The look of the game.
pub(super) struct Winter {
    season: Season,
}

/// Under snow.
pub(super) const WINTER: Winter = Winter { season: Season::Winter };
/// The same land in summer, for those who know it green.
pub(super) const SUMMER: Winter = Winter { season: Season::Summer };

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
        match context.detail {
            Detail::Near => self.paint_near(context, canvas),
            Detail::Far => paint_far(context, canvas),
        }
    }

    fn paint_marks(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        for (name, at) in context.marks() {
            let symbol = if name == "coat" { COAT } else { TOKEN };
            let scale = if context.detail == Detail::Far { 1.2 } else { 0.78 };
            canvas.put_scaled(symbol.id, at, scale);
        }
    }

    fn paint_back(&self, group: &str, canvas: &mut Canvas) {
        if group == "river" { back::river(canvas) } else { back::city(canvas) }
    }

    fn background(&self) -> &'static str {
        palette::BACKGROUND
    }

    fn recolouring(&self) -> &'static [(&'static str, &'static str)] {
        match self.season {
            Season::Winter => &[],
            Season::Summer => &palette::SUMMER,
        }
    }

    fn shining(&self) -> &'static [&'static str] {
        &palette::SHINING
    }
}

impl Winter {
    fn paint_near(&self, context: &PaintContext<'_>, canvas: &mut Canvas) {
        let (mut free, mut sprites) = (FreeSpace::new(context.layout), Sprites::default());
        let bridges = river::bridges(context);
        ground::snow(canvas);
        ground::drifts(context, self.season, &free, canvas);
        ground::rocks(context, canvas);
        river::paint(context, self.season, canvas);
        river::shadows(&bridges, canvas);
        road::paint(context, canvas);
        river::paint_bridges(&bridges, canvas);
        road::villages(context, &mut free, &mut sprites, canvas);
        city::paint(context, canvas);
        city::houses(context, self.season, canvas);
        city::walls(context, &mut free, &mut sprites, canvas);
        river::springs(context, &mut free, &mut sprites);
        sites::paint(context, &mut free, &mut sprites, canvas);
        context.layout.zones.iter().for_each(|layout| free.occupy(layout.spot, 9.0));
        ground::animals(context, &mut free, &mut sprites);
        ground::decorate(context, self.season, &mut free, &mut sprites);
        sprites.paint(canvas);
    }
}

/// Paints areas with strong edges.
fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    ground::snow(canvas);
    ground::rocks(context, canvas);
    river::paint_far(context, canvas);
    road::paint_far(context, canvas);
    city::paint_far(context, canvas);
    sites::paint_far(context, canvas);
}

const ICONS: [Icon; 3] = [
    Icon::of("coat", "w-coat", (0.8, 0.7), 13.7),
    Icon::of("abbey", "w-abbey", (4.7, -1.8), 17.9),
    Icon::of("grove", "w-grove", (3.7, -0.7), 20.3),
];
