//! Abbeys, groves, coats of arms, and what stands in a village or at a spring.

use crate::canvas::Symbol;

/// All of it.
pub(super) const ALL: [Symbol; 8] = [ABBEY, GROVE, BRIGHT_FIR, COAT, TOKEN, WELL, SPRING, GLOW];

/// Warm light on snow.
pub(in crate::style::winter) const GLOW: Symbol = Symbol {
    id: "w-glow",
    svg: "<radialGradient id='w-glow'><stop stop-color='#ffc54d' stop-opacity='.8'/>\
        <stop offset='.55' stop-color='#ffc966' stop-opacity='.34'/>\
        <stop offset='1' stop-color='#ffd98c' stop-opacity='0'/></radialGradient>",
};

/// A church with a tower.
pub(in crate::style::winter) const ABBEY: Symbol = Symbol {
    id: "w-abbey",
    svg: "<path d='M-9 11.6 12 11.8Q17 11 20 8.4L12 1z' fill='#38508c' fill-opacity='.36'/>\
        <g stroke='#3c2f45' stroke-width='.6' stroke-linejoin='round'>\
        <path d='M-5 11.3V3H12V11.3z' fill='#c9b193'/>\
        <path d='M-5 3.6H13L10.6-5H-5z' fill='#3f5a94'/>\
        <path d='M1 11.5V2.6L4.6-4.6 8.2 2.6V11.5z' fill='#e9d6b8'/>\
        <path d='M4.6-7 9.5 2.3 8.3 3.4 4.6-3.8.9 3.4-.3 2.3z' fill='#fdfeff'/>\
        <path d='M-11.6 11.8V-3.4H-4V11.8z' fill='#e9d6b8'/>\
        <path d='M-7.8-13.4-3-3H-12.6z' fill='#3f5a94'/></g>\
        <path d='M-6.2-2.7h1.9v14.2h-1.9zM9.6 4h2.1v7H9.6z' fill='#7d6468' fill-opacity='.55'/>\
        <path d='M-7.8-13.4-11.8-4.8Q-10.6-4.2-10-5.7-8.9-5.3-8.3-7.4-7.3-7-7-9.4z' fill='#fdfeff'/>\
        <path d='M-3.7-4.7H3.6L1.8-1.2Q.8-2.2.1-.9-.9-2.4-2-1-3-1.8-3.7-1.2zM6.4-4.7H10.4L11.1-2.2Q10.2-1.2 9.4-2.2L8.5-.9z' fill='#fdfeff'/>\
        <path d='M-7.8-16.4v3.4M-9-15.3h2.4' stroke='#3c2f45' stroke-width='.9'/>\
        <path d='M-9.2-.4Q-7.9-2.6-6.6-.4V2.6h-2.6zM-9.2 6.2Q-7.9 4-6.6 6.2V9.2h-2.6zM-2.9 5.8Q-2 4.1-1.1 5.8V9.4h-1.8zM9.2 5.8Q10 4.1 10.8 5.8V9.4H9.2z' fill='#ffc53d'/>\
        <circle cx='4.6' cy='1.8' r='2.1' fill='#ffc53d' stroke='#8a4f2c' stroke-width='.5'/>\
        <path d='M4.6-.3V3.9M2.5 1.8H6.7' stroke='#8a4f2c' stroke-width='.4'/>\
        <path d='M3 11.5V8Q4.6 5.4 6.2 8V11.5z' fill='#8a3b2c' stroke='#3c2f45' stroke-width='.4'/>",
};

/// A ring of firs round one that shines.
pub(in crate::style::winter) const GROVE: Symbol = Symbol {
    id: "w-grove",
    svg: "<ellipse cy='4.5' rx='13' ry='8.6' fill='#2c5a66' fill-opacity='.42'/>\
        <use href=\"#w-fir1\" y='-1.6'/><use href=\"#w-fir1\" x='-6' y='.4'/><use href=\"#w-fir1\" x='6' y='.4'/>\
        <use href=\"#w-fir1\" x='-9.6' y='4.8'/><use href=\"#w-fir1\" x='9.6' y='4.8'/>\
        <ellipse cy='5.2' rx='9' ry='8' fill='url(#w-glow)'/>\
        <use href=\"#w-fir4\" y='9'/>\
        <use href=\"#w-fir3\" x='-6.6' y='10.6'/><use href=\"#w-fir3\" x='6.6' y='10.6'/>",
};

/// The one that shines.
const BRIGHT_FIR: Symbol = Symbol {
    id: "w-fir4",
    svg: "<path d='M0-11.4Q1.2-8 3.2-6.4L2-6.5Q3-2.6 5-.8 0 1-5-.8-3-2.6-2-6.5L-3.2-6.4Q-1.2-8 0-11.4z' fill='#4f9358' stroke='#1d4a44' stroke-width='.5'/>\
        <path d='M-2.6-5.6Q.4-4.6 2.6-6.4M-3.8-1.6Q.6-.4 3.8-3' fill='none' stroke='#ffe08a' stroke-width='.7'/>\
        <path d='M0-14.6 1-12.3 3.4-12.1 1.6-10.5 2.1-8.1 0-9.4-2.1-8.1-1.6-10.5-3.4-12.1-1-12.3z' fill='#ffd23f' stroke='#a3661c' stroke-width='.5'/>\
        <g fill='#ffd95a'><circle cx='-.9' cy='-7' r='.8'/><circle cx='1.2' cy='-3.8' r='.9'/>\
        <circle cx='-2.2' cy='-3.2' r='.9'/></g><g fill='#d8432f'><circle cx='.5' cy='-1.1' r='.9'/>\
        <circle cx='3' cy='-1.1' r='.8'/><circle cx='-3.2' cy='-.9' r='.7'/></g>",
};

/// A coat of arms.
pub(in crate::style::winter) const COAT: Symbol = Symbol {
    id: "w-coat",
    svg: "<path d='M-7-9 12.4-7.6 12 3Q10 10.6 2.4 14z' fill='#241a3a' fill-opacity='.4'/>\
        <path d='M-10-11.6Q0-13.4 10-11.6V-1.4Q9.6 8 0 13.2-9.6 8-10-1.4z' fill='#231b3c'/>\
        <path d='M-8.7-10.5Q0-12 8.7-10.5V-1.4Q8.4 7.2 0 11.8-8.4 7.2-8.7-1.4z' fill='#fff'/>\
        <path d='M-6.9-8.9Q-3.4-9.6 0-9.7V-.6H-6.9zM0-.6H6.9Q6.4 5.8 0 9.7z' fill='#1c50b0'/>\
        <path d='M0-9.7Q3.4-9.6 6.9-8.9V-.6H0zM-6.9-.6H0V9.7Q-6.4 5.8-6.9-.6z' fill='#fbc02d'/>\
        <path d='M-6.9-8.9Q0-10.4 6.9-8.9V-7.6Q0-9-6.9-7.6z' fill='#fff' fill-opacity='.3'/>",
};

/// What is counted in a set of tiles that has no picture here.
pub(in crate::style::winter) const TOKEN: Symbol = Symbol {
    id: "w-token",
    svg: "<circle r='8' fill='#fff' stroke='#2a2140'/><circle r='5' fill='#7a3fb0'/>",
};

/// A well in the middle of a village.
pub(in crate::style::winter) const WELL: Symbol = Symbol {
    id: "w-well",
    svg: "<path d='M0 1Q4 2 7 1L3-1.6z' fill='#38508c' fill-opacity='.34'/>\
        <g stroke='#3c364c' stroke-width='.4' stroke-linejoin='round'>\
        <path d='M-2.8-2.2V.2Q0 1.9 2.8.2V-2.2z' fill='#b8b9c8'/>\
        <ellipse cy='-2.2' rx='2.8' ry='1.1' fill='#4a6793'/>\
        <path d='M-2.4-2V-5.4M2.4-2V-5.4' fill='none' stroke='#6b4330' stroke-width='.7'/>\
        <path d='M0-8.4 3.9-4.8H-3.9z' fill='#8f4a3c'/></g>\
        <path d='M0-8.4 2.4-6.2Q1.4-5.2.7-6 0-4.8-1-5.8-1.9-4.9-2.7-5.6z' fill='#fdfeff'/>",
};

/// Rocks out of which a river comes.
pub(in crate::style::winter) const SPRING: Symbol = Symbol {
    id: "w-spring",
    svg: "<path d='M-6 2Q4 5 12 3.6L6-2z' fill='#38508c' fill-opacity='.34'/>\
        <g stroke='#3f4a66' stroke-width='.5' stroke-linejoin='round'>\
        <path d='M-9 2-7.6-3.6-4-5.4-1.2-2.6-1.6 2.6z' fill='#98a3b8'/>\
        <path d='M1.2 2.8.8-3 4.4-6 8.4-3.4 9.2 2z' fill='#8592ab'/>\
        <path d='M-4.4 0-3.4-6.6 1-9 4.8-5.6 4.6-.6 2.6.4Q2-3 0-3-2-3-2.4.4z' fill='#aab4c8'/></g>\
        <path d='M-7.6-3.6-4-5.4-3.6-5 -4.4-3Q-5.6-4-7.6-3.6zM-3.4-6.6 1-9 4.8-5.6Q3-6.4 1.6-5.4-.6-7.2-3.4-6.6zM4.6-5.9 8.4-3.4Q6.6-3.6 5-2.6z' fill='#fcfdff'/>\
        <path d='M-2.4 3.4V.4Q-2-3 0-3 2-3 2.6.4V3.4z' fill='#2f5f9c'/>",
};
