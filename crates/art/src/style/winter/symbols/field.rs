//! What lies in the fields: drifts, tracks, and what people left there before the snow came.

use crate::canvas::Symbol;

/// All of it.
pub(super) const ALL: [Symbol; 10] =
    [HOLLOW, DRIFT, LOW_DRIFT, TRACKS, FENCE, HAY, SNOWMAN, BLADES, FLOWERS, SHEEP];

/// A hollow that the sun does not reach.
pub(in crate::style::winter) const HOLLOW: Symbol = Symbol {
    id: "w-hollow",
    svg: "<path d='M-15 1Q-13-4.5-5-4 3-7 9-4.4 16-3 15 1.4 9 5.6 2 4 -6 6.4-15 1z' fill='#dce8f5'/>",
};

/// A drift of snow.
pub(in crate::style::winter) const DRIFT: Symbol = Symbol {
    id: "w-drift1",
    svg: "<path d='M-11 .6Q-6-3.6-1-2.6 5-4.4 11 .8 5 2.8-1 1.8-6 2.6-11 .6z' fill='#d3e1f1'/>\
        <path d='M-11 .6Q-6-3.6-1-2.6 5-4.4 11 .8 4-1.4-1-.2-6-.8-11 .6z' fill='#fff'/>",
};

/// A smaller one.
pub(in crate::style::winter) const LOW_DRIFT: Symbol = Symbol {
    id: "w-drift2",
    svg: "<path d='M-7 .4Q-2-3 7 .6 1 1.8-7 .4z' fill='#d3e1f1'/><path d='M-7 .4Q-2-3 7 .6 0-.8-7 .4z' fill='#fff'/>",
};

/// The track of a hare.
pub(in crate::style::winter) const TRACKS: Symbol = Symbol {
    id: "w-tracks",
    svg: "<path d='M-9 3.6Q-3 2.6 0-.4T9-3.4M-8.6 2.2Q-3 1.4-.6-1.6T8.6-4.8' fill='none' stroke='#9db6d6' stroke-width='1' stroke-linecap='round' stroke-dasharray='.1 2.6'/>",
};

/// A piece of fence.
pub(in crate::style::winter) const FENCE: Symbol = Symbol {
    id: "w-fence",
    svg: "<path d='M-6 .4 7.6 2.2 9 1.2-4 0z' fill='#5a7fbd' fill-opacity='.34'/>\
        <path d='M-6.4-2.9H6.4M-6.4-1.1H6.4M-5.4.4V-4M-1.8.4V-4M1.8.4V-4M5.4.4V-4' stroke='#7c5844' stroke-width='.8'/>\
        <path d='M-6.4-3.4H6.4M-5.9-4.3h1M-2.3-4.3h1M1.3-4.3h1M4.9-4.3h1' stroke='#fdfeff' stroke-width='.6'/>",
};

/// A haystack.
pub(in crate::style::winter) const HAY: Symbol = Symbol {
    id: "w-hay",
    svg: "<path d='M-3 .2Q4 2.4 9 1.8L3-2z' fill='#5a7fbd' fill-opacity='.38'/>\
        <path d='M-3.8 0Q-4.2-4.4 0-7.2 4.2-4.4 3.8 0 0 1.4-3.8 0z' fill='#d7a648'/>\
        <path d='M.8.7Q2.6-3 0-7.2 4.2-4.4 3.8 0 2.4.6.8.7z' fill='#a9772f'/>\
        <path d='M-3.5-2.6Q-2.8-5.4 0-7.2 2.8-5.4 3.5-2.8 2.4-3.8 1.6-3-.2-4.6-1.2-3.2-2.6-3.8-3.5-2.6z' fill='#fdfeff'/>",
};

/// A snowman.
pub(in crate::style::winter) const SNOWMAN: Symbol = Symbol {
    id: "w-snowman",
    svg: "<path d='M-1 .4Q5 2.6 10 2.2L3-1.6z' fill='#5a7fbd' fill-opacity='.38'/>\
        <g fill='#fff' stroke='#8ba6cb' stroke-width='.5'><circle cy='-2.2' r='2.7'/><circle cy='-6' r='1.9'/></g>\
        <path d='M-2.2-7.2H2.2M-1.3-7.4V-9.6H1.3V-7.4z' fill='#33334a' stroke='#33334a' stroke-width='.6'/>\
        <path d='M0-6.1-2.4-5.6 0-5.4z' fill='#f0802c'/><path d='M-1.9-4.4Q0-3.4 1.9-4.4' fill='none' stroke='#cc3b33' stroke-width='.8'/>",
};

/// Blades of grass, in summer.
pub(in crate::style::winter) const BLADES: Symbol = Symbol {
    id: "w-blades",
    svg: "<path d='M-7 2q.6-1.8.2-3M-5.8 2q-.1-1.4.7-2.2M-1 .4q.5-1.8.1-3M.2.4q0-1.4.8-2.2M5.6 3q.5-1.8.1-3M6.8 3q0-1.4.8-2.2' fill='none' stroke='#7d9f45' stroke-width='.7' stroke-linecap='round'/>",
};

/// Flowers, in summer.
pub(in crate::style::winter) const FLOWERS: Symbol = Symbol {
    id: "w-flowers",
    svg: "<path d='M-3 1v1.4M0-.4v1.8M2.6 1.2v1.4' stroke='#5d8a3c' stroke-width='.6'/>\
        <g fill='#fff3d0'><circle cx='-3' cy='.6' r='.9'/><circle cx='2.6' cy='.8' r='.9'/></g><circle cy='-.8' r='1' fill='#e2574a'/>",
};

/// Two sheep, in summer.
pub(in crate::style::winter) const SHEEP: Symbol = Symbol {
    id: "w-sheep",
    svg: "<path d='M-5 .4Q1 2 6 1.4L2-.8z' fill='#38508c' fill-opacity='.28'/>\
        <path d='M-4.6-1V.6M-1.8-1V.6M2.4.8V2.2M4.8.8V2.2' stroke='#4b4038' stroke-width='.7'/>\
        <path d='M-6-2.4q0-1.8 1.8-1.6 1-1.2 2.4-.2 1.4.2 1 1.8 0 1.6-1.6 1.4-1.6.8-2.6 0-1.2-.2-1-1.4zM1-.8q0-1.6 1.6-1.4 1-1 2.2-.2 1.4.2 1 1.6 0 1.4-1.4 1.2-1.4.8-2.4 0-1.2 0-1-1.2z' fill='#fbf6ea' stroke='#b9ab94' stroke-width='.4'/>\
        <path d='M-6.8-3.2q1.2-.8 1.4.4 0 1.2-.8 1.2-.8-.4-.6-1.6zM5.6-1.4q1.2-.6 1.3.4 0 1.2-.8 1.2-.7-.4-.5-1.6z' fill='#4b4038'/>",
};
