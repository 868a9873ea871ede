//! What lies in the fields: drifts, tracks, and what people left there before the snow came.

use crate::canvas::Symbol;

/// All of it.
pub(super) const ALL: [Symbol; 7] = [HOLLOW, DRIFT, LOW_DRIFT, TRACKS, FENCE, HAY, SNOWMAN];

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
