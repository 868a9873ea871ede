//! What is drawn often: the die itself, what is carved in it.

use crate::canvas::Symbol;

/// The side of a die: a little less than that of a cell, so that a gap is left.
pub(super) const DIE: f64 = 96.0;

/// How round its corners are.
pub(super) const ROUND: f64 = 15.0;

/// All symbols of the game.
pub(super) const ALL: [Symbol; 14] = [
    Symbol { id: "d-bone", svg: BONE },
    Symbol { id: "d-shine", svg: SHINE },
    Symbol { id: "d-steel", svg: STEEL },
    Symbol { id: "d-die", svg: DIE_BODY },
    Symbol { id: "d-rim", svg: RIM },
    Symbol { id: "d-tower", svg: TOWER },
    Symbol { id: "d-house1", svg: HOUSE },
    Symbol { id: "d-house2", svg: GABLES },
    Symbol { id: "d-window", svg: WINDOW },
    Symbol { id: "d-knight", svg: KNIGHT },
    Symbol { id: "d-wheel", svg: WHEEL },
    Symbol { id: "d-catapult", svg: CATAPULT },
    Symbol { id: "d-cup", svg: CUP },
    Symbol { id: "d-wood", svg: WOOD },
];

const BONE: &str = "<linearGradient id='d-bone' x1='0' y1='0' x2='1' y2='1'>\
<stop offset='0' stop-color='#fdf7e8'/><stop offset='.55' stop-color='#f5ead2'/>\
<stop offset='1' stop-color='#e6d5b0'/></linearGradient>";

const SHINE: &str = "<linearGradient id='d-shine' x1='0' y1='0' x2='1' y2='1'>\
<stop offset='0' stop-color='#fff' stop-opacity='.75'/><stop offset='.42' stop-color='#fff' \
stop-opacity='.15'/>\
<stop offset='.58' stop-color='#5a3c14' stop-opacity='.15'/>\
<stop offset='1' stop-color='#3a2408' stop-opacity='.6'/></linearGradient>";

const STEEL: &str = "<linearGradient id='d-steel' x1='0' y1='0' x2='1' y2='.6'>\
<stop offset='0' stop-color='#6d7480'/><stop offset='.45' stop-color='#3c4048'/>\
<stop offset='1' stop-color='#22242a'/></linearGradient>";

/// Its shadow, its body and the fine grain of bone.
const DIE_BODY: &str = "\
<rect x='-46.6' y='-46.4' width='96' height='96' rx='15' fill='#1c0f04' opacity='.45'/>\
<rect x='-48' y='-48' width='96' height='96' rx='15' fill='url(#d-bone)'/>\
<path d='M-30-31l1.2.3M-12-38l.9-.3M8-33l1.4.4M27-36l1-.2M-36-10l1.1.4M-22 2l.9-.2M33-8l1.2.4M20 8l.8.3\
M-34 20l1.1-.3M-14 33l1.2.3M6 28l.8-.2M30 27l1.2.4M-4 12l.9.3M14-14l1-.3M-17-17l.8.3M38 12l.9.3M-27 35l.8-.3\
M22-25l.9.3M-8-24l.9.3M-38-27l.8.2M17 36l1-.3M-22 13l.9.4' stroke='#c4ab78' stroke-width='.6' \
stroke-linecap='round' opacity='.55'/>";

/// The rounded rim, lit from the north-west, over whatever is carved in the face.
const RIM: &str = "\
<path d='M-33-48H33A15 15 0 0 1 48-33V33A15 15 0 0 1 33 48H-33A15 15 0 0 1-48 33V-33A15 15 0 0 1-33-48z\
M-32-43.6A11.6 11.6 0 0 0-43.6-32V32A11.6 11.6 0 0 0-32 43.6H32A11.6 11.6 0 0 0 43.6 32V-32A11.6 11.6 0 0 0 32-43.6z' \
fill='url(#d-shine)' fill-rule='evenodd'/>\
<path d='M-43 30V-32A11 11 0 0 1-32-43H30' fill='none' stroke='#fff' stroke-opacity='.55' stroke-width='.8' \
stroke-linecap='round'/>";

const TOWER: &str = "\
<g transform='scale(0.86)'><path d='M-4.4 9V-4.2H-5.6V-9H-3.2V-7H-1.2V-9H1.2V-7H3.2V-9H5.6V-4.2H4.4V9z' \
fill='#f4ead3'/>\
<path d='M-1.2 0V-1.8Q-1.2-3 0-3T1.2-1.8V0zM-1.8 9V5.4Q-1.8 3.6 0 3.6T1.8 5.4V9z' fill='#231f20'/>\
<path d='M-4.4-4.2h8.8' stroke='#231f20' stroke-width='.7'/></g>";

const HOUSE: &str = "\
<g transform='scale(0.84)'><path d='M-5 6.5V.4L-6.4.4 0-6.6 6.4.4 5 .4V6.5z' fill='#f4ead3'/>\
<path d='M-3.2 4.6V2.2H-.8V4.6zM.9 6.5V2.8Q.9 1.6 2.1 1.6T3.3 2.8V6.5zM-.9-1.4A.9 1.1 0 0 1 .9-1.4V-.2H-.9z' \
fill='#231f20'/></g>";

const GABLES: &str = "\
<g transform='scale(0.82)'><path d='M-7 6.5V0L-3.4-5.4 0-.8 2.6-7.6H3.8L6.6-.4V6.5z' fill='#f4ead3'/>\
<path d='M-5 4V1.8H-2.6V4zM2.4 6.5V3.6Q2.4 2.4 3.5 2.4T4.6 3.6V6.5zM2.4-.2V-2.2Q2.4-3 3.2-3T4-2.2V-.2z\
M0-.8V6.5h-.7V0z' fill='#231f20'/></g>";

const WINDOW: &str = "\
<g transform='scale(0.95)'><path d='M-3 3.4V-.8Q-3-3-1.7-3T-.4-.8V3.4zM.4 3.4V-.8Q.4-3 1.7-3T3-.8V3.4z' \
fill='#f4ead3'/></g>";

/// A helmet with a plume.
const KNIGHT: &str = "\
<g transform='translate(-2.5 -1.6) scale(.92)'>\
<g transform='translate(1.2 1.2)' fill='#fffef8'>\
<path d='M-2-17C0-28 11-32 19-27.5 28-22 28.5-6 23.5 6 22.5-4 19.5-11 11-13z'/>\
<path d='M-19 29Q-15 21 0 23 15 21 19 29 9 32 0 32T-19 29z'/>\
<path d='M-16-3Q-15-19 0-20 15-19 16-3L13.5 17Q8 24 0 26-8 24-13.5 17z'/></g>\
<path d='M-2-17C0-28 11-32 19-27.5 28-22 28.5-6 23.5 6 22.5-4 19.5-11 11-13z' fill='#a51f25'/>\
<path d='M2-19C6-26 13-27 18-23 23-18 24-10 23-3M4-17C9-22 14-21 17.5-17 20-14 21.5-9 22-5' fill='none' \
stroke='#e0686a' stroke-width='1.1' stroke-linecap='round'/>\
<path d='M-19 29Q-15 21 0 23 15 21 19 29 9 32 0 32T-19 29z' fill='#2a2c32'/>\
<path d='M-15.6 27.4Q0 22.6 15.6 27.4' fill='none' stroke='#6d7480' stroke-width='1.2' stroke-linecap='round'/>\
<path d='M-16-3Q-15-19 0-20 15-19 16-3L13.5 17Q8 24 0 26-8 24-13.5 17z' fill='url(#d-steel)'/>\
<path d='M-12.6-6Q-11.6-15-3.6-17.4-8-12-9-5z' fill='#fff' opacity='.35'/>\
<path d='M-12.8 4L-11 15.6Q-9 18.6-6 20.6-8.6 14-9.4 4z' fill='#fff' opacity='.12'/>\
<path d='M-17-4.5Q0-9 17-4.5L16.6 1.7Q0-2.3-16.6 1.7z' fill='#d2ab4e'/>\
<path d='M-17-4.5Q0-9 17-4.5L16.9-3.2Q0-7.7-16.9-3.2z' fill='#f2d78c'/>\
<path d='M-13-2.6Q-7-4.4-2.2-4.6V-1Q-8-.8-12.6.4zM13-2.6Q7-4.4 2.2-4.6V-1Q8-.8 12.6.4z' fill='#0d0c0e'/>\
<path d='M-1.4-20H1.4V25.6H-1.4z' fill='#d2ab4e'/><path d='M-1.4-20H-.3V25.6H-1.4z' fill='#f2d78c'/>\
<g fill='#0d0c0e'><circle cx='-4.8' cy='7' r='1.2'/><circle cx='-8.8' cy='6' r='1.2'/>\
<circle cx='-4.8' cy='11.5' r='1.2'/><circle cx='-8.4' cy='10.5' r='1.2'/><circle cx='-4.8' cy='16' r='1.2'/>\
<circle cx='4.8' cy='7' r='1.2'/><circle cx='8.8' cy='6' r='1.2'/><circle cx='4.8' cy='11.5' r='1.2'/>\
<circle cx='8.4' cy='10.5' r='1.2'/><circle cx='4.8' cy='16' r='1.2'/></g>\
<g fill='none' stroke='#8a919c' stroke-width='.5'><path d='M-6 7.4a1.2 1.2 0 0 0 2.3.3\
M-6 11.9a1.2 1.2 0 0 0 2.3.3M-6 16.4a1.2 1.2 0 0 0 2.3.3M3.6 7.4a1.2 1.2 0 0 0 2.3.3\
M3.6 11.9a1.2 1.2 0 0 0 2.3.3'/></g></g>";

/// A wheel with spokes.
const WHEEL: &str = "\
<circle cx='.9' cy='.9' r='8.4' fill='#fffef8'/><circle r='8.4' fill='#4a2d17'/>\
<circle r='5.6' fill='#efe1bf'/>\
<path d='M0-6V6M-5.2-3L5.2 3M5.2-3L-5.2 3' stroke='#4a2d17' stroke-width='1.9'/>\
<path d='M-7.2-1.6A7.3 7.3 0 0 1-1.6-7.2' fill='none' stroke='#9a6636' stroke-width='1' \
stroke-linecap='round'/>\
<circle r='2.5' fill='#4a2d17'/><circle r='1.1' fill='#d2ab4e'/>";

/// A catapult with a stone in its spoon.
const CATAPULT: &str = "\
<g transform='translate(1.1 1.1)' fill='#fffef8' stroke='#fffef8'><path d='M-25 9H25V15H-25z'/>\
<path d='M1 11L9.4-14H13.6L23 11H17.6L11.5-6 6.4 11z'/>\
<path d='M9 9L-17-17' stroke-width='5.8' stroke-linecap='round'/>\
<path d='M-28.5-17.5Q-28-7.5-18.5-7.5-10-8-9.5-16z'/><circle cx='-19' cy='-19.5' r='7.4'/></g>\
<path d='M1 11L9.4-14H13.6L23 11H17.6L11.5-6 6.4 11z' fill='#6a4222'/>\
<path d='M1 11L9.4-14H11.5L3.6 11z' fill='#8a5a30'/>\
<path d='M5.8 3.6H18.2' stroke='#4a2d17' stroke-width='2.2'/>\
<path d='M-12-10L-19.5 10M-10.6-9L-17.5 10' stroke='#d2ab4e' stroke-width='1.1'/>\
<path d='M9 9L-17-17' stroke='#3a2210' stroke-width='5.8' stroke-linecap='round'/>\
<path d='M8.6 8L-17-17.6' stroke='#a87040' stroke-width='3' stroke-linecap='round'/>\
<circle cx='-19' cy='-19.5' r='7.4' fill='#4a4e57'/>\
<path d='M-19-26.9A7.4 7.4 0 0 1-13-15.2 9 9 0 0 0-19-26.9z' fill='#000' opacity='.2'/>\
<path d='M-24-20.5Q-23-24.3-19.4-24.8' fill='none' stroke='#b4bac4' stroke-width='1.5' stroke-linecap='round'/>\
<path d='M-28.5-18.5Q-28-7.5-18.5-7.5-10-8-9.5-17-13-12.6-19-12.6T-28.5-18.5z' fill='#4a2d17'/>\
<path d='M-27-14.5Q-25-9.5-18.5-9.3' fill='none' stroke='#9a6636' stroke-width='1.1' stroke-linecap='round'/>\
<path d='M-25 9H25V15.5H-25z' fill='#6a4222'/><path d='M-25 9H25V10.8H-25z' fill='#a87040'/>\
<circle cx='11.5' cy='-13' r='3.6' fill='#4a2d17'/><path d='M9.4-14.2A2.6 2.6 0 0 1 12-15.5' fill='none' \
stroke='#9a6636' stroke-width='.9' stroke-linecap='round'/>\
<circle cx='8.6' cy='9' r='3.4' fill='#3c4048'/><circle cx='8.6' cy='9' r='1.3' fill='#d2ab4e'/>\
<circle cx='-18.5' cy='9.5' r='2.6' fill='#3c4048'/>\
<use href=\"#d-wheel\" x='-14' y='19'/><use href=\"#d-wheel\" x='14' y='19'/>";

/// A leather cup that lies on its side.
const CUP: &str = "\
<ellipse cx='2' cy='26' rx='40' ry='5.6' fill='#1c0f04' opacity='.4'/>\
<path d='M-32-13Q-8-21 8-23 17-20 18 0 18 20 9 23-12 24-31 20-38 16-38 3T-32-13z' fill='#8a4a26'/>\
<path d='M-34.5-8Q-33.5-12-32-13-8-21 8-23 12-22 14.4-17-12-14-34.5-8z' fill='#b9703f'/>\
<path d='M-32.5-11Q-10-17.5 9-19.5' fill='none' stroke='#dc9a66' stroke-width='1.2' stroke-linecap='round'/>\
<path d='M-36.5 12.5Q-10 18 16.6 12.5 14 22 9 23-12 24-31 20-35 18.5-36.5 12.5z' fill='#5f3016'/>\
<path d='M-25.5-15Q-31-6-30.6 4-30 15-25 21M-5.5-20.5Q-11-10-10.6 1-10.6 14-6 23' fill='none' \
stroke='#d8a878' stroke-width='1' stroke-dasharray='2.6 1.8'/>\
<ellipse cx='9' cy='0' rx='9.6' ry='23.2' fill='#a45f34'/>\
<ellipse cx='10' cy='.3' rx='7.8' ry='20.8' fill='#2a150a'/>\
<path d='M9 20.8Q4-2 11-20 3-18 2.3 0 3 19 9 20.8z' fill='#4a2712'/>";

/// Boards.
const WOOD: &str = "\
<path d='M-50-50H50V50H-50z' fill='#70482a'/>\
<path d='M-50-50H50V-18H-50zM-50 16H50V50H-50z' fill='#7a5030'/>\
<path d='M-50-17.5H50M-50 16.5H50' stroke='#4a2d17' stroke-width='1.2'/>\
<path d='M-50-40Q-20-44 6-39T50-41M-50-30Q-24-26 0-30T50-28M-50-8Q-20-4 8-8T50-6M-50 6Q-26 2 4 6T50 4\
M-50 28Q-20 24 8 28T50 26M-50 40Q-26 44 2 40T50 42' fill='none' stroke='#5c3a20' stroke-width='.8'/>";
