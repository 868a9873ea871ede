//! Animals of the winter forest, on the point 0,0. They mean nothing in the game.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: [Symbol; 7] = [DEER, BOAR, WOLF, CROW, FOX, BEAR, WOLPERTINGER];

/// A stag.
pub(in crate::style::winter) const DEER: Symbol = Symbol {
    id: "w-deer",
    svg: "<path d='M-2 .2Q5 2.2 12 1.8L5-1.6z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-2.6-4-3.2 0M3.6-4 3 0' stroke='#6d4630' stroke-width='1' stroke-linecap='round'/>\
        <path d='M-3.9-9.6Q-4-11.6-5.6-13M-4.2-11-6.2-11.2M-4.9-12.2-4.4-13.4M-3.2-9.6Q-2.2-11.4-1-13M-2.6-10.8-.4-11.2M-1.6-12.2-2.2-13.6' fill='none' stroke='#7d5736' stroke-width='.6' stroke-linecap='round'/>\
        <path d='M-7-8Q-7.2-8.6-6.4-8.9L-4.9-9.7Q-3.9-10.4-3-9.4L-1.9-9.9Q-2-8.8-2.8-8.4-2.4-7.2-1.4-6.8 1-6.9 3.4-6.7 5.2-6.4 5.1-4.4 5.1-3.4 4.6-2.8L5 0H4L3.4-3Q1.4-2.4-.6-3L-1-3 -1.3 0H-2.3L-2.6-3.4Q-3.9-4.6-4-6.4L-4.6-7.9-6-7.6Q-6.8-7.6-7-8z' fill='#94613d'/>\
        <path d='M4.7-6Q6-5.8 5.6-4.4 5.2-4 4.9-4.2zM-3.9-6Q-3.4-4-2.6-3.4-1.6-3.6-1.8-5-2.8-5.8-3.9-6z' fill='#f3e6d4'/>\
        <circle cx='-4.5' cy='-8.9' r='.35' fill='#2a1a14'/>",
};

/// A wild boar.
pub(in crate::style::winter) const BOAR: Symbol = Symbol {
    id: "w-boar",
    svg: "<path d='M-4 .3Q4 2 10.5 1.4L5-1.6z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-2.2-2V0M3.2-2.4V0' stroke='#33231f' stroke-width='1.2'/>\
        <path d='M-7.4-2.6-5.4-4.2Q-4.8-4.6-4.4-5.8L-3.5-5Q-2-6.9.6-7.2 3.8-7.2 5-4.8 5.6-3.4 5-2L4.9 0H3.9L3.7-1.8Q1.2-1 -.9-1.4L-1.1 0H-2.1L-2.5-1.6Q-4-.8-5.4-1.4L-7.3-1.6z' fill='#5a4037'/>\
        <path d='M-3.6-5.2Q-2-7.2.6-7.4 3.6-7.6 4.9-5.2 2.6-6.2.4-5.8-2-5.6-3.6-5.2z' fill='#33231f'/>\
        <path d='M5-4.4Q6.4-4.6 6.2-3.2' fill='none' stroke='#33231f' stroke-width='.5'/>\
        <path d='M-5.9-1.8Q-6-3-6.7-3.2-6.4-2.2-6.7-1.8z' fill='#fffdf4'/><circle cx='-4.8' cy='-3.6' r='.35' fill='#140c0a'/>",
};

/// A wolf.
pub(in crate::style::winter) const WOLF: Symbol = Symbol {
    id: "w-wolf",
    svg: "<path d='M-2 .2Q5 2 11 1.6L5-1.4z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-2.1-3-2.9 0M3.4-3.4 2.6 0' stroke='#4d5664' stroke-width='1' stroke-linecap='round'/>\
        <path d='M-7.8-6.1-5.7-7.4-5.3-9.6-4.2-8-3.1-9-2.9-7Q-1.4-6.1.6-6.1 2.6-6.3 4.2-5.6 6.6-4.4 7.6-.6 5.8-2.4 4.9-2.9L5-1.4 5.6 0H4.4L3.5-2.4Q1.6-2.7-.2-2.7L-.9-1.2-.8 0H-2L-2.4-2.6Q-3.6-3.8-3.8-5.2L-5.4-5-7.4-5.2z' fill='#7d8798'/>\
        <path d='M-2.9-7Q-1.4-6.1.6-6.1 2.6-6.3 4.2-5.6 6.6-4.4 7.6-.6 5.4-3.8 3.8-4.4 0-4.4-2.9-7z' fill='#5b6475'/>\
        <path d='M-3.8-5.2Q-3.6-3.8-2.4-2.6-1.6-3-1.9-4.4-2.8-5.2-3.8-5.2zM-7.4-5.2-5.4-5-4.7-5.6-6.2-5.7z' fill='#e6ebf2'/>\
        <circle cx='-5' cy='-6.8' r='.35' fill='#1f2430'/>",
};

/// A crow.
pub(in crate::style::winter) const CROW: Symbol = Symbol {
    id: "w-crow",
    svg: "<path d='M-1 .2Q3 1.6 6.6 1.2L3-.8z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-.3-1.6-.5.2M.9-1.6.9.2' stroke='#22222e' stroke-width='.4'/>\
        <path d='M-4.6-3.9-3.2-4.6Q-2.4-5.6-1.2-4.9-.6-4.4-.2-4.2 2-3.4 4.6-.6 2.6-1.2 1.6-1-1-.6-1.9-2.6-2.1-3.4-2.8-3.6z' fill='#23253a'/>\
        <path d='M-.4-3.4Q1.8-2.8 3.4-1.2 1-1.4-.4-3.4z' fill='#474c70'/><circle cx='-2.1' cy='-4.3' r='.3' fill='#fff'/>",
};

/// A fox.
pub(in crate::style::winter) const FOX: Symbol = Symbol {
    id: "w-fox",
    svg: "<path d='M-2 .2Q4 1.8 10 1.4L5-1.2z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-1.8-2.4-2.2 0M2.6-2.6 2 0' stroke='#8f3d18' stroke-width='.8' stroke-linecap='round'/>\
        <path d='M3-3.8Q5-2.4 6.6-3.4 8-5 9-7.2 9.8-4 7.6-1.8 5.4-.6 3.2-2z' fill='#e0702a'/>\
        <path d='M-6-4.6-4.2-5.6-4.3-7.4-3-6.3-1.9-6.9-2.2-5.2Q-1.2-4.6 0-4.7 2-4.8 3.4-4.2 4.4-3.6 4-2.2L4 0H3.1L2.7-2.1Q1-1.8-.4-2.1L-1-.8-1 0H-1.9L-2.1-2.4Q-2.9-3.2-3-4L-4.2-4-5.9-4.3z' fill='#e0702a'/>\
        <path d='M-3-4Q-2.9-3.2-2.1-2.4-1.5-2.6-1.7-3.6-2.4-4.2-3-4zM-5.9-4.3-4.2-4-3.6-4.5-5-4.8z' fill='#fff6ea'/>\
        <path d='M9-7.2Q9.5-5.4 8.8-3.6 8.1-4.6 7.6-4.7 8.4-5.8 9-7.2z' fill='#fff6ea'/>",
};

/// A bear.
pub(in crate::style::winter) const BEAR: Symbol = Symbol {
    id: "w-bear",
    svg: "<path d='M-4 .3Q5 2.4 13 1.8L6-2z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-1.9-3V-.4M3-3V-.4' stroke='#4a2f22' stroke-width='2'/>\
        <path d='M-7.6-5Q-8-5.8-7.2-6.2L-5.9-6.8Q-6.2-8-5.2-8.1-4.4-8.1-4.2-7.3-2.8-8.2-.6-8.6 3.2-9 5-6.6 6.2-4.6 5.7-2.4L5.9 0H3.6L3.3-2.2Q1.2-1.6-.6-2L-.9 0H-3.2L-3.5-3Q-4.4-3.6-4.8-4.4-6.4-4.2-7.6-5z' fill='#7b5138'/>\
        <path d='M-7.6-5Q-8-5.8-7.2-6.2L-6.3-6.4Q-6-5.4-6.6-4.6-7.2-4.7-7.6-5z' fill='#d9b48c'/><path d='M-8-5.9q.7-.5.9.1t-.9.2z' fill='#1d120d'/>\
        <circle cx='-5.6' cy='-6.1' r='.35' fill='#1d120d'/>",
};

/// A hare with antlers and wings, which no hunter has ever caught.
pub(in crate::style::winter) const WOLPERTINGER: Symbol = Symbol {
    id: "w-wolpertinger",
    svg: "<path d='M-3 .3Q4 2.2 11 1.6L5-1.8z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-3.4-8.4Q-4.6-10.4-6-10.6M-4.6-9.8-5-11.4M-2.4-8.6Q-1-10-.2-11.8M-1.2-10.2.4-10.2' fill='none' stroke='#7d5736' stroke-width='.6' stroke-linecap='round'/>\
        <path d='M-2.4-7.8Q-.6-11.6 1.4-12 1.2-9.4-1-7zM-3.6-8Q-3.8-11.4-2.6-13-1.6-10.6-2.2-7.8z' fill='#a98660' stroke='#6d4f36' stroke-width='.35'/>\
        <circle cx='4.4' cy='-1.6' r='1.3' fill='#fff'/>\
        <path d='M-5.2-6Q-5-8.2-2.8-8.2-.6-8-1-5.6 2-6 3.8-3.6 4.8-1.6 4 0H-1.2L-1.6-1.4-2-.1H-4Q-3.4-1.2-3-2.4-3.4-3.6-3.2-4.6-5-4.4-5.2-6z' fill='#a98660'/>\
        <path d='M-.8-4.6Q1-8.6 6.4-9.6 5.8-8 5-7.6 6-7.6 6.2-7.2 5.2-5.8 4.2-5.6 5-5.4 5-4.8 2.6-2.8.2-3z' fill='#f4f0e6' stroke='#8b7a63' stroke-width='.4'/>\
        <circle cx='-3.7' cy='-6.4' r='.45' fill='#241710'/>",
};
