//! Houses. A house stands on the point 0,0. The roof of a shape has no colour of its own: it takes
//! that of the house it is used for.

use crate::canvas::Symbol;

/// All houses and what they are made of.
pub(super) const ALL: [Symbol; 14] =
    [GABLE, EAVES, TALL, HALL, BRICK, OCHRE, ROSE, RUST, AMBER, BROWN, PLUM, CRIMSON, SLATE, DARK_SLATE];

/// What stands in a city, as often as it is named.
pub(in crate::style::winter) const HOUSES: [&str; 13] = [
    BRICK.id,
    OCHRE.id,
    ROSE.id,
    RUST.id,
    AMBER.id,
    BROWN.id,
    PLUM.id,
    CRIMSON.id,
    BRICK.id,
    ROSE.id,
    RUST.id,
    SLATE.id,
    DARK_SLATE.id,
];

/// Its gable looks south, its roof north-west.
const GABLE: Symbol = Symbol {
    id: "w-gable",
    svg: "<path d='M-5-.6 4.6.5 6.6-.6 4.6-4z' fill='#2b2a5a' fill-opacity='.24'/>\
        <g stroke='#53323c' stroke-width='.4' stroke-linejoin='round'>\
        <path d='M-.5 0-5.2-1.1V-5L-.5-4.2z' fill='#ecd0a6'/>\
        <path d='M-.5 0H4.8V-4.6L2.1-9.2-.5-4.6z' fill='#cda27a'/>\
        <path d='M2.3-10-3.2-10.7-6.1-4.8-1.2-3.7z'/>\
        <path d='M2.3-10 5.7-4.2 5.1-3.6 1.9-8.7z' fill='#fdfeff'/></g>\
        <path d='M2.3-10-3.2-10.7-4.5-8Q-3.4-6.9-2.7-7.6-1.8-6.3-.8-7.2 0-6.4.8-7.1z' fill='#fdfeff'/>\
        <path d='M1.2-4.2h1.9v2.5h-1.9zM-4.2-3.7l1.2.2v1.7l-1.2-.2zM-2.3-3.3l1.1.2v1.6l-1.1-.2z' fill='#ffd24a'/>",
};

/// Its eaves look south.
const EAVES: Symbol = Symbol {
    id: "w-eaves",
    svg: "<path d='M-5 .5H5.2L6.6-.6 5.2-3.6z' fill='#2b2a5a' fill-opacity='.24'/>\
        <path d='M2-11.2h1.9v3.4H2z' fill='#8d5548' stroke='#53323c' stroke-width='.4'/>\
        <g stroke='#53323c' stroke-width='.4' stroke-linejoin='round'>\
        <path d='M-5.1 0V-4.2H5.1V0z' fill='#e0bc90'/>\
        <path d='M-6-3.9H6L4.3-9.6H-4.3z'/></g>\
        <path d='M6-3.9 4.3-9.6H3L4.2-3.9z' fill='#3a1530' fill-opacity='.2'/>\
        <path d='M-4.3-9.6H4.3L4.8-7.8Q3.7-6.6 2.7-7.5 1.5-6.1.3-7.3-1-5.9-2.2-7.1-3.6-6.2-4.8-7.8z' fill='#fdfeff'/>\
        <path d='M-4-3.2h1.6v1.8H-4zM-1.5-3.2H.1v1.8h-1.6zM2.6-3.2h1.6v1.8H2.6z' fill='#ffd24a'/>\
        <path d='M.8 0V-2.9h1.2V0z' fill='#7a4a38'/>",
};

/// Narrow, with a high gable; its roof looks south-east.
const TALL: Symbol = Symbol {
    id: "w-tall",
    svg: "<path d='M-4 .5H.4L5-.5 6.6-1.6 4.8-5z' fill='#2b2a5a' fill-opacity='.24'/>\
        <g stroke='#53323c' stroke-width='.4' stroke-linejoin='round'>\
        <path d='M.3 0 4.9-1V-6L.3-5.6z' fill='#b58c68'/>\
        <path d='M-4.5 0H.3V-5.8L-2.1-10.4-4.5-5.8z' fill='#e6c59a'/>\
        <path d='M-2.1-11.2 2.6-11.8 5.6-5.9.9-4.8z'/>\
        <path d='M-2.1-11.2-5.3-5.2-4.7-4.6-1.7-9.8z' fill='#fdfeff'/></g>\
        <path d='M-2.1-11.2 2.6-11.8 3.7-9.5Q2.8-8.4 2-9.2 1-7.8.2-8.8-.6-8-1.1-9z' fill='#fdfeff'/>\
        <path d='M-3.5-4.9h1.1v1.9h-1.1zM-1.8-4.9h1.1v1.9h-1.1zM-2.7-8h1.2v1.6h-1.2zM1.6-4.2l1.2-.2v1.8l-1.2.2z' fill='#ffd24a'/>\
        <path d='M-2.9 0v-2.1h1.5V0z' fill='#7a4a38'/>",
};

/// With a little tower.
const HALL: Symbol = Symbol {
    id: "w-hall",
    svg: "<path d='M-5 .5H5.2L6.6-.6 5.2-4z' fill='#2b2a5a' fill-opacity='.24'/>\
        <g stroke='#53323c' stroke-width='.4' stroke-linejoin='round'>\
        <path d='M-2 0V-4.6H5.2V0z' fill='#d9b387'/>\
        <path d='M-2.2-4.3H6.1L4.4-9.4H-2.2z'/>\
        <path d='M-5.4 0V-8H-1.4V0z' fill='#ecd0a6'/>\
        <path d='M-3.4-12.6-.6-7.6H-6.2z'/></g>\
        <path d='M-3.4-12.6-2-10.1Q-2.7-9.2-3.3-9.9-4.2-8.3-5.4-9z' fill='#fdfeff'/>\
        <path d='M-1.2-9.4H4.4L4.9-7.8Q3.8-6.5 2.7-7.5 1.5-6.2.4-7.2-.5-6.5-1.2-7.1z' fill='#fdfeff'/>\
        <path d='M-4-6.8h1.2v1.8H-4zM-4-3.6h1.2v2H-4zM-.4-3.4h1.6v1.9H-.4zM2.6-3.4h1.6v1.9H2.6z' fill='#ffd24a'/>",
};

const BRICK: Symbol =
    Symbol { id: "w-house1", svg: "<use href=\"#w-gable\" fill='#c4532f' transform='scale(1.13)'/>" };
const OCHRE: Symbol =
    Symbol { id: "w-house2", svg: "<use href=\"#w-gable\" fill='#dd9440' transform='scale(1.13)'/>" };
const ROSE: Symbol =
    Symbol { id: "w-house3", svg: "<use href=\"#w-eaves\" fill='#b9483a' transform='scale(1.13)'/>" };
const RUST: Symbol =
    Symbol { id: "w-house4", svg: "<use href=\"#w-eaves\" fill='#cf6a35' transform='scale(1.13)'/>" };
const AMBER: Symbol =
    Symbol { id: "w-house5", svg: "<use href=\"#w-tall\" fill='#c27431' transform='scale(1.13)'/>" };
const BROWN: Symbol =
    Symbol { id: "w-house6", svg: "<use href=\"#w-tall\" fill='#9c4030' transform='scale(1.13)'/>" };
const PLUM: Symbol =
    Symbol { id: "w-house7", svg: "<use href=\"#w-hall\" fill='#a43a33' transform='scale(1.13)'/>" };
const CRIMSON: Symbol =
    Symbol { id: "w-house8", svg: "<use href=\"#w-gable\" fill='#8f4a3c' transform='scale(1.13)'/>" };
const SLATE: Symbol =
    Symbol { id: "w-house9", svg: "<use href=\"#w-gable\" fill='#62749f' transform='scale(1.13)'/>" };
const DARK_SLATE: Symbol =
    Symbol { id: "w-house10", svg: "<use href=\"#w-eaves\" fill='#566690' transform='scale(1.13)'/>" };
