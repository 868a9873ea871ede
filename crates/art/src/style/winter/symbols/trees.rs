//! Firs and what else grows. All stand on the point 0,0; their shadows are long, and fall south-east.

use crate::canvas::Symbol;

/// All that grows.
pub(super) const ALL: [Symbol; 9] = [FIR, SLIM_FIR, YOUNG_FIR, BUSH, COPSE, OAK, POPLAR, SHRUB, GROUP];

/// A fir.
pub(in crate::style::winter) const FIR: Symbol = Symbol {
    id: "w-fir1",
    svg: "<path d='M-2.6-.6Q4 3 12.5 4.3 7.5.6 2.8-1.4z' fill='#5a7fbd' fill-opacity='.38'/>\
        <path d='M-.8-1.5H.8V.9H-.8z' fill='#5b4038'/>\
        <path d='M0-13Q1-10.6 3-9.2L1.8-9.3Q2.7-6.9 4.4-5.6L2.9-5.7Q3.6-3 5.2-1.4 0 .6-5.2-1.4-3.6-3-2.9-5.7L-4.4-5.6Q-2.7-6.9-1.8-9.3L-3-9.2Q-1-10.6 0-13z' fill='#21564d'/>\
        <path d='M0-13Q1-10.6 3-9.2L1.8-9.3Q2.7-6.9 4.4-5.6L2.9-5.7Q3.6-3 5.2-1.4 2.6-.4.6-.3 2-6.4 0-13z' fill='#123b3c'/>\
        <path d='M0-13Q-1-10.6-3-9.2-1.3-9-.2-10.6 0-12 0-13zM-1.8-9.3Q-2.7-6.9-4.4-5.6-2.8-5.4-1.9-6.5-.9-6.2-.2-7.4-1.2-7.4-1.8-9.3zM-2.9-5.7Q-3.6-3-5.2-1.4-3.4-1.6-2.7-2.7-1.4-2.3-.5-3.7-2-3.6-2.9-5.7z' fill='#f7fbff'/>",
};

/// A slimmer one.
pub(in crate::style::winter) const SLIM_FIR: Symbol = Symbol {
    id: "w-fir2",
    svg: "<path d='M-2-.5Q4 2.6 11.5 3.8 6.5.4 2.2-1.2z' fill='#5a7fbd' fill-opacity='.38'/>\
        <path d='M-.6-1.4H.6V.8H-.6z' fill='#5b4038'/>\
        <path d='M0-12.4Q.6-9.6 2.2-7.6L1.2-7.7Q1.8-5.4 3.1-4.2L2-4.3Q2.5-2.4 3.7-1.2 0 .4-3.7-1.2-2.5-2.4-2-4.3L-3.1-4.2Q-1.8-5.4-1.2-7.7L-2.2-7.6Q-.6-9.6 0-12.4z' fill='#2a6152'/>\
        <path d='M0-12.4Q.6-9.6 2.2-7.6L1.2-7.7Q1.8-5.4 3.1-4.2L2-4.3Q2.5-2.4 3.7-1.2 1.8-.4.5-.3 1.5-6 0-12.4z' fill='#174441'/>\
        <path d='M0-12.4Q-.6-9.6-2.2-7.6-.8-7.4-.1-9zM-1.2-7.7Q-1.8-5.4-3.1-4.2-1-4.2-.2-6-.9-6.2-1.2-7.7zM-2-4.3Q-2.5-2.4-3.7-1.2-1.5-1.2-.4-3.2-1.5-3-2-4.3z' fill='#f7fbff'/>",
};

/// A young one.
pub(in crate::style::winter) const YOUNG_FIR: Symbol = Symbol {
    id: "w-fir3",
    svg: "<path d='M-1.8-.3Q3 1.8 8 2.6 4.6.2 1.8-.8z' fill='#5a7fbd' fill-opacity='.38'/>\
        <path d='M0-8Q.7-5.9 2.3-4.6L1.4-4.7Q2-2.4 3.4-.9 0 .5-3.4-.9-2-2.4-1.4-4.7L-2.3-4.6Q-.7-5.9 0-8z' fill='#2a6152'/>\
        <path d='M0-8Q.7-5.9 2.3-4.6L1.4-4.7Q2-2.4 3.4-.9 1.6-.2.4-.1 1.3-4 0-8z' fill='#174441'/>\
        <path d='M0-8Q-.7-5.9-2.3-4.6-.8-4.4-.1-5.8zM-1.4-4.7Q-2-2.4-3.4-.9-1.2-.9-.2-2.9-1.1-3-1.4-4.7z' fill='#f7fbff'/>",
};

/// A round bush under snow.
pub(in crate::style::winter) const BUSH: Symbol = Symbol {
    id: "w-bush",
    svg: "<path d='M-2 0Q3 2 6.6 1.8 4.8-.2 2.4-1.2z' fill='#5a7fbd' fill-opacity='.38'/>\
        <path d='M-3.2-.3Q-3.7-2.4-1.8-3-.7-4.5 1-3.4 3-3.3 3-1.5 3.6-.4 2.4 0-.4.8-3.2-.3z' fill='#4f7566'/>\
        <path d='M-3.3-1.2Q-3.3-2.6-1.8-3-.7-4.5 1-3.4 2.5-3.3 2.9-2.1 1.5-2.7.7-1.7-.4-2.6-1.4-1.4-2.4-2-3.3-1.2z' fill='#f7fbff'/>",
};

/// A few firs together.
pub(in crate::style::winter) const COPSE: Symbol = Symbol {
    id: "w-copse",
    svg: "<use href=\"#w-fir2\" x='3.4' y='-2.2'/><use href=\"#w-fir1\" x='-2.6' y='.6'/>\
        <use href=\"#w-fir3\" x='4.6' y='3.4'/>",
};

/// A tree with a round crown, in summer.
pub(in crate::style::winter) const OAK: Symbol = Symbol {
    id: "w-oak",
    svg: "<ellipse cx='3' cy='.4' rx='6' ry='2.6' fill='#38508c' fill-opacity='.3'/>\
        <path d='M-.8-3H.8V.8H-.8z' fill='#6b4a33'/>\
        <path d='M-5.4-5.4Q-6-8.4-3.2-9.4-2-12 .8-11.2 3.8-11.4 4.4-8.8 6.4-7.2 5.2-4.8 4.4-2.2 1.4-2.6-.8-1.6-2.8-2.8-5-2.8-5.4-5.4z' fill='#3f7a3a'/>\
        <path d='M-4.8-6Q-5-8.4-2.8-9-1.6-11 .8-10.4 2.6-10.2 2.8-8.6 1.6-6.8-.8-6.6-2-4.8-4-5-4.6-5.4-4.8-6z' fill='#5b9a48'/>\
        <path d='M-3.8-7.4Q-3-9-1-9.4' fill='none' stroke='#8fc069' stroke-width='.9' stroke-linecap='round'/>",
};

/// A slender one.
pub(in crate::style::winter) const POPLAR: Symbol = Symbol {
    id: "w-poplar",
    svg: "<path d='M-1.6.2Q4 2 9.6 1.4L3-1z' fill='#38508c' fill-opacity='.3'/>\
        <path d='M-.6-2H.6V.8H-.6z' fill='#6b4a33'/>\
        <path d='M0-13.4Q3.2-9 2.8-4.6 2.4-1.4 0-1.2-2.4-1.4-2.8-4.6-3.2-9 0-13.4z' fill='#46803c'/>\
        <path d='M0-13.4Q.6-7 -.8-1.4-2.4-1.8-2.8-4.6-3.2-9 0-13.4z' fill='#64a04e'/>",
};

/// A shrub.
pub(in crate::style::winter) const SHRUB: Symbol = Symbol {
    id: "w-shrub",
    svg: "<ellipse cx='1.4' cy='.2' rx='4' ry='1.5' fill='#38508c' fill-opacity='.3'/>\
        <path d='M-3.2-.3Q-3.7-2.4-1.8-3-.7-4.5 1-3.4 3-3.3 3-1.5 3.6-.4 2.4 0-.4.8-3.2-.3z' fill='#4a8440'/>\
        <path d='M-2.8-1.2Q-2.8-2.6-1.4-2.8-.5-3.9.8-3 1.4-2.2.2-1.8-1.2-.8-2.8-1.2z' fill='#72ab55'/>",
};

/// A few trees together, in summer.
pub(in crate::style::winter) const GROUP: Symbol = Symbol {
    id: "w-group",
    svg: "<use href=\"#w-poplar\" x='3.6' y='-1.6'/><use href=\"#w-oak\" x='-2.4' y='.8'/><use href=\"#w-shrub\" x='4.6' y='2.8'/>",
};
