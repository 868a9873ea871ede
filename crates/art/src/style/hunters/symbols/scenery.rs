//! Small things on the ground and on the water.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: &[Symbol] = &[
    SAGE_PAINT,
    SAGE,
    OCHRE_PAINT,
    OCHRE,
    STRAW_PAINT,
    STRAW,
    GRASS1,
    GRASS2,
    TUFT1,
    TUFT2,
    FLOWERS1,
    FLOWERS2,
    STONE1,
    STONE2,
    RIPPLE,
    GLADE,
    TRUNK,
    CAVE_PAINT,
    CAVE,
    STYLE,
];

const SAGE_PAINT: Symbol = Symbol {
    id: "h-sage-paint",
    svg: r##"<radialGradient id="h-sage-paint">
<stop stop-color="#a0b56c" stop-opacity=".8"/>
<stop offset="1" stop-color="#a0b56c" stop-opacity="0"/>
</radialGradient>"##,
};

const SAGE: Symbol = Symbol { id: "h-sage", svg: r##"<circle r="30" fill="url(#h-sage-paint)"/>"## };

const OCHRE_PAINT: Symbol = Symbol {
    id: "h-ochre-paint",
    svg: r##"<radialGradient id="h-ochre-paint">
<stop stop-color="#e2b963" stop-opacity=".75"/>
<stop offset="1" stop-color="#e2b963" stop-opacity="0"/>
</radialGradient>"##,
};

const OCHRE: Symbol = Symbol { id: "h-ochre", svg: r##"<circle r="27" fill="url(#h-ochre-paint)"/>"## };

const STRAW_PAINT: Symbol = Symbol {
    id: "h-straw-paint",
    svg: r##"<radialGradient id="h-straw-paint">
<stop stop-color="#eadfa6" stop-opacity=".8"/>
<stop offset="1" stop-color="#eadfa6" stop-opacity="0"/>
</radialGradient>"##,
};

const STRAW: Symbol = Symbol { id: "h-straw", svg: r##"<circle r="20" fill="url(#h-straw-paint)"/>"## };

const GRASS1: Symbol = Symbol {
    id: "h-grass1",
    svg: r##"<path fill="none" stroke="#a9a65e" stroke-width=".5" d="M-4.8-6.3l-.8-1.6M-4.2-6.3l.1-1.3
  M-7.8-1.6l-.2-2.1M-7.2-1.6l.7-1.7M4.8-4.4l-.7-1.7M5.4-4.4l.2-1.4M-5.9-6.3l-.1-1.4M-5.3-6.3l.8-1.1M5.9
  4.9l-.8-2.0 M6.5 4.9l.1-1.6M-3.4 2.0l-.1-1.9M-2.8 2.0l.8-1.5M6.8-6.6l-.3-1.8M7.4-6.6l.6-1.4
  M.1-5.2l-.9-1.7M.7-5.2l-.0-1.3M7.8 5.8l-.7-1.7M8.4 5.8l.2-1.4"/>"##,
};

const GRASS2: Symbol = Symbol {
    id: "h-grass2",
    svg: r##"<path fill="none" stroke="#b39d55" stroke-width=".5" d="M-.7-2.0l-.1-1.3M-.1-2.0l.8-1.1M-8.9 .0l-.9-2.1
  M-8.3 .0l-.0-1.7M1.0 1.9l-.6-1.2M1.6 1.9l.3-1.0M3.7-.8l-.8-1.9M4.3-.8l.1-1.5M-4.7-6.2l-.1-1.7
  M-4.1-6.2l.8-1.4 M1.6 4.4l-.3-1.6M2.2 4.4l.6-1.3M-7.2-3.3l-.3-1.9M-6.6-3.3l.6-1.5M-1.4-6.6l-.8-1.5
  M-.8-6.6l.1-1.2M-3.9 5.0l-.1-1.4M-3.3 5.0l.8-1.1"/>"##,
};

const TUFT1: Symbol = Symbol {
    id: "h-tuft1",
    svg: r##"<path fill="#8c8f52" d="M-2.4 1C-2.2-.6-2.4-1.6-3.2-2.6C-1.8-2-1.2-.8-1 .8C-.9-1-.6-2.6.2-4
  C.4-2.4.4-.8.3.8 C.8-.6 1.5-1.8 2.8-2.4C2-1.4 1.8-.2 1.8 1Z"/>"##,
};

const TUFT2: Symbol = Symbol {
    id: "h-tuft2",
    svg: r##"<path fill="#a58d4c" d="M-1.8 1C-1.8-.4-2.2-1.2-3-1.8C-1.6-1.6-.9-.6-.7.8C-.6-.8-.6-2-1-3.2C.2-2
  .5-.6.4.8 C.9-.4 1.6-1.2 2.6-1.4C1.9-.8 1.6 0 1.5 1Z"/>"##,
};

const FLOWERS1: Symbol = Symbol {
    id: "h-flowers1",
    svg: r##"<path fill="none" stroke="#7f8a4a" stroke-width=".5" d="M-1.6 1.4L-2-1M.4 1.6L.6-1.8M1.8 1.4L2.8-.4"/>
<g fill="#fffaf0">
<circle cx="-2" cy="-1.2" r=".9"/>
<circle cx=".6" cy="-2" r="1"/>
<circle cx="2.8" cy="-.6" r=".8"/>
</g>
<g fill="#e8a82c">
<circle cx="-2" cy="-1.2" r=".35"/>
<circle cx=".6" cy="-2" r=".4"/>
<circle cx="2.8" cy="-.6" r=".3"/>
</g>"##,
};

const FLOWERS2: Symbol = Symbol {
    id: "h-flowers2",
    svg: r##"<path fill="none" stroke="#7f8a4a" stroke-width=".5" d="M-1.8 1.4L-2.2-.6M0 1.6L.2-1.6M1.6 1.4L2.4-.6"/>
<g fill="#b8503a">
<circle cx="-2.2" cy="-.8" r=".85"/>
<circle cx=".2" cy="-1.8" r=".95"/>
<circle cx="2.4" cy="-.8" r=".8"/>
</g>"##,
};

const STONE1: Symbol = Symbol {
    id: "h-stone1",
    svg: r##"<ellipse cx=".8" cy="1.3" rx="3.4" ry="1.1" fill="#5d4b1e" fill-opacity=".3"/>
<path fill="#8c8676" d="M-2.8 1.2C-2.8-.6-1.6-1.8 0-1.8S2.8-.6 3 1.2C1.6 1.8-1.6 1.8-2.8 1.2Z"/>
<path fill="#b9b4a3" d="M-2.5.6C-2.3-.8-1.2-1.7 0-1.6C.8-1.5 1.2-1.2 1.4-.8C.2-.8-1.4-.4-2.5.6Z"/>"##,
};

const STONE2: Symbol = Symbol {
    id: "h-stone2",
    svg: r##"<path fill="#8c8676" d="M-2.6 1C-2.6-.2-1.8-1-.8-1S1 0 1 1C0 1.4-1.8 1.4-2.6 1ZM1 1.5C1 .6 1.6.2
  2.2.2S3.2.8 3.2 1.5C2.6 1.8 1.6 1.8 1 1.5Z"/>
<path fill="#b9b4a3" d="M-2.3.5C-2.1-.4-1.5-.8-.8-.8C-.4-.7-.1-.5 0-.2C-.8-.3-1.6 0-2.3.5Z"/>"##,
};

const RIPPLE: Symbol = Symbol {
    id: "h-ripple",
    svg: r##"<path fill="none" stroke="#b9ece4" stroke-width=".7" stroke-linecap="round" d="M-2.6.3C-1.7-.6-.9-.6 0
  .1S1.8.8 2.6 0"/>"##,
};

const GLADE: Symbol = Symbol {
    id: "h-glade",
    svg: r##"<path fill="#7d9350" d="M-9.4 2C-10-2.6-6.6-5.6-2.4-5.8C2-7 8-5 9.2-.6C10.4 4 8 8.6 3.4 9.2C-1.4
  10.6-8.4 8.6-9.4 2Z"/>
<path fill="#a6b06c" d="M-8 1.2C-8-2.4-5.4-4.2-2-4.6C2-5.2 6.6-3.4 7.4 0C7.6 3.8 5.6 6.4 2 6.8C-2.4
  7.6-7.6 6-8 1.2Z"/>"##,
};

const TRUNK: Symbol = Symbol {
    id: "h-trunk",
    svg: r##"<path fill="#3a2415" d="M-1.1-2.4H1.2L1.7 2.4C.6 2.9-.7 2.9-1.6 2.4Z"/>
<path fill="#6d4626" d="M-1.1-2.4H-.1L0 2.7C-.7 2.8-1.2 2.6-1.6 2.4Z"/>"##,
};

const CAVE_PAINT: Symbol = Symbol {
    id: "h-cave-paint",
    svg: r##"<radialGradient id="h-cave-paint">
<stop stop-color="#fff" stop-opacity=".3"/>
<stop offset=".6" stop-color="#fff" stop-opacity=".05"/>
<stop offset="1" stop-color="#000" stop-opacity=".25"/>
</radialGradient>"##,
};

const CAVE: Symbol = Symbol {
    id: "h-cave",
    svg: r##"<path fill="url(#h-cave-paint)" d="M-50-50H50V50H-50Z"/>
<g fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".7" stroke-linejoin="round">
<path d="M-50-22L-38-25-30-19-18-23-10-50M50-8L37-12 30-4 22-6M-14 50L-10 38-1 34 4 22M-50 24L-40 20-34
  27M50 34L40 30 36 37 28 38"/>
</g>
<g fill="#000" fill-opacity=".1">
<circle cx="-30" cy="-36" r="2"/>
<circle cx="20" cy="-38" r="1.4"/>
<circle cx="36" cy="18" r="1.8"/>
<circle cx="-40" cy="6" r="1.5"/>
<circle cx="-20" cy="40" r="1.7"/>
<circle cx="12" cy="42" r="1.2"/>
</g>"##,
};

const STYLE: Symbol = Symbol {
    id: "h-hand",
    svg: r##"<path stroke="none" d="M-3.4 1.2C-3.6-1.4-1.8-2.4.2-2.4S3.8-1.2 3.6 1.4C3.4 4.4 1.8 5.8 0 5.8S-3.2
  4.2-3.4 1.2Z"/>
<path fill="none" stroke-width="1.7" stroke-linecap="round" d="M-2.6-1.4L-3.6-5M-.9-2L-1.2-6.4M1-2
  L1.4-6.2M2.6-1L4-4.4M-3 2.4L-6 .2"/>"##,
};
