//! What stands in the walls of a city, on the point 0,0 of the wall.

use crate::canvas::Symbol;

/// All of it.
pub(super) const ALL: [Symbol; 5] = [TOWER, CORNER_HOUSE, PILLAR, GATE, CHURCH];

/// A round tower with a pointed roof.
pub(in crate::style::winter) const TOWER: Symbol = Symbol {
    id: "w-tower",
    svg: "<path d='M0 2Q7 4.6 14 3.4L6-3z' fill='#38508c' fill-opacity='.34'/>\
        <g stroke='#3a3a52' stroke-width='.5' stroke-linejoin='round'>\
        <path d='M-3.6-9V.6Q0 3 3.6.6V-9z' fill='#c8cad6'/>\
        <path d='M.9-9V1.9Q2.7 1.5 3.6.6V-9z' fill='#8f91a8' stroke='none'/>\
        <path d='M0-17.4 4.9-8.7Q0-5.9-4.9-8.7z' fill='#45619a'/></g>\
        <path d='M0-17.4-4.9-8.7Q-3.9-8-2.8-7.6-2.2-9.4-1.2-9.2-.8-11.8.5-11.3.6-14 0-17.4z' fill='#fdfeff'/>\
        <path d='M-1.6-5.6Q-.7-7.2.2-5.6V-3h-1.8z' fill='#ffbd36'/>",
};

/// A house with a roof of four sides, where walls of several tiles meet, or in the midst of a city.
pub(in crate::style::winter) const CORNER_HOUSE: Symbol = Symbol {
    id: "w-corner",
    svg: "<path d='M-3-4.4H3V3.4H-3z' fill='#b9532f' stroke='#7a3d30' stroke-width='.45'/>\
        <path d='M-2.8-4.2H2.8V2.4L1.4 1.6.2 2.6-1.2 1.8-2.8 2.6z' fill='#fdfeff'/>\
        <path d='M2.8-4.2V2.4L1.4 1.6 0-.9z' fill='#dfe6f2'/>",
};

/// What a parapet ends at.
pub(in crate::style::winter) const PILLAR: Symbol = Symbol {
    id: "w-pillar",
    svg: "<path d='M-2-2.4H2V2.2H-2z' fill='#9c9eb3' stroke='#3a3a52' stroke-width='.5'/>\
        <path d='M-2.1-2.5H2.1V.2Q0 1-2.1.2z' fill='#fcfdff'/>",
};

/// A gate between two towers, seen from the south.
pub(in crate::style::winter) const GATE: Symbol = Symbol {
    id: "w-gate",
    svg: "<path d='M0 2 8 3.4Q12 4.6 18 3L9-5z' fill='#38508c' fill-opacity='.34'/>\
        <g stroke='#3a3a52' stroke-width='.5' stroke-linejoin='round'>\
        <path d='M-4 2V-8.6H4V2z' fill='#b3b5c6'/>\
        <path d='M-4-8.6v-1.9h1.6v1.2h1.6v-1.2H.8v1.2h1.6v-1.2H4v1.9z' fill='#fcfdff'/>\
        <path d='M-2.7 2.6V-3.4Q-2.7-6.2 0-6.4 2.7-6.2 2.7-3.4V2.6z' fill='#43303c'/>\
        <path d='M-8.8-9V1.2Q-6.1 3.2-3.4 1.2V-9zM3.4-9V1.2Q6.1 3.2 8.8 1.2V-9z' fill='#c8cad6'/>\
        <path d='M-6.1-16.6-2.3-8.7Q-6.1-6.5-9.9-8.7zM6.1-16.6 9.9-8.7Q6.1-6.5 2.3-8.7z' fill='#45619a'/></g>\
        <path d='M-5.3-7.3V2Q-4.2 1.8-3.6 1.1V-8zM6.9-7.3V2Q8 1.8 8.6 1.1V-8z' fill='#8f91a8'/>\
        <path d='M-6.1-16.6-9.9-8.7Q-9-8.2-8.2-7.9-7.8-9.4-7-9.2-6.8-11.6-5.7-11zM6.1-16.6 2.3-8.7Q3.2-8.2 4-7.9 4.4-9.4 5.2-9.2 5.4-11.6 6.5-11z' fill='#fdfeff'/>\
        <path d='M-1.6 2.4V-2.4Q-1.6-4.6 0-4.8 1.6-4.6 1.6-2.4V2.4z' fill='#f2a03d'/>\
        <path d='M-.9-4.4V2.4M.9-4.4V2.4M-1.8-1.6H1.8' stroke='#43303c' stroke-width='.5'/>\
        <path d='M-7.2-5.6Q-6.5-7-5.8-5.6V-3.4h-1.4zM5-5.6Q5.7-7 6.4-5.6V-3.4H5z' fill='#ffbd36'/>",
};

/// The church of a city: a long roof like those around it, and a tower of stone.
pub(in crate::style::winter) const CHURCH: Symbol = Symbol {
    id: "w-church",
    svg: "<path d='M-7 6.4 9.4 6.6 11 3 9-3z' fill='#38508c' fill-opacity='.3'/>\
        <g stroke='#5e2f2c' stroke-width='.5' stroke-linejoin='round'>\
        <path d='M-3.4 6V1.4H7.6V6z' fill='#efe0c4'/>\
        <path d='M-3.4 2.2H8.4L7-4.8H-3.4z' fill='#b04c2f'/>\
        <path d='M-8.4 6.6V-6.4H-3V6.6z' fill='#f3e6cd'/>\
        <path d='M-4.4 6.6V-6.4H-3V6.6z' fill='#cdb694' stroke='none'/>\
        <path d='M-5.7-14.6-2.4-6H-9z' fill='#b04c2f'/></g>\
        <path d='M-3.2-4.8H7L7.5-2.2Q6-.8 4.6-2 3-.4 1.4-1.8 0-.6-1.4-1.6-2.4-.8-3.2-1.4zM-5.7-14.6-8.8-6.4Q-7.6-6.4-7.2-8-6.2-7.8-5.4-10z' fill='#fdfeff'/>\
        <path d='M-5.7-17v2.6M-6.7-16.1h2' stroke='#5e2f2c' stroke-width='.7'/>\
        <path d='M-6.9-3.2Q-6-4.8-5.1-3.2V-.8h-1.8zM-1 3.2q.8-1.3 1.6 0v2H-1zM2 3.2q.8-1.3 1.6 0v2H2zM5 3.2q.8-1.3 1.6 0v2H5z' fill='#ffc53d'/>",
};
