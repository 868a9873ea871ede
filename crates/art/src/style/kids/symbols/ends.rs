//! What a path ends at: houses, ponds and other places, each about as wide as the path.

use crate::canvas::Symbol;

/// All of them. What has no colour of its own in a house or a stall takes that of its use: so a few
/// symbols make a colourful village.
pub(super) const ALL: [Symbol; 10] = [
    Symbol { id: "k-house-front", svg: HOUSE_FRONT },
    Symbol { id: "k-house-back", svg: HOUSE_BACK },
    Symbol { id: "k-house-side", svg: HOUSE_SIDE },
    Symbol { id: "k-pond", svg: POND },
    Symbol { id: "k-jetty", svg: JETTY },
    Symbol { id: "k-pen", svg: PEN },
    Symbol { id: "k-fountain", svg: FOUNTAIN },
    Symbol { id: "k-hay", svg: HAY },
    Symbol { id: "k-stall", svg: STALL },
    Symbol { id: "k-mill", svg: MILL },
];

/// A house whose door looks south.
const HOUSE_FRONT: &str = "\
<path d='M-7 8.6h16.4l4-3.6-3-9-8 4z' fill='#3f7a22' opacity='.3'/>\
<g stroke='#6b4426' stroke-width='.7' stroke-linejoin='round'>\
<path d='M4.6-10.8h2.8v5h-2.8z' fill='#c9785a'/>\
<path d='M-8-2.4h16v11q-8 .8-16 0z' fill='#fff4dc'/>\
<path d='M-10.6-1.8l3.6-7.4q.5-1 1.6-1h10.8q1.1 0 1.6 1l3.6 7.4q.5 1.7-1.2 1.8-8.8.7-18.8 0-1.7-.1-1.2-1.8z'/>\
<path d='M-2.6 9v-5.2q0-2.8 2.6-2.8t2.6 2.8v5.2z' fill='#b5562c'/>\
<path d='M-6.6 2.6h2.8v2.8h-2.8zM3.8 2.6h2.8v2.8h-2.8z' fill='#8fd6f2'/></g>\
<path d='M-7.2-6.6q1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0\
M-8.6-3.4q1.2 1.2 2.4 0 1.3 1.2 2.5 0 1.2 1.2 2.5 0 1.2 1.2 2.4 0 1.3 1.2 2.5 0 1.2 1.2 2.5 0 1.2 1.2 2.4 0' \
fill='none' stroke='#000' stroke-opacity='.25' stroke-width='.7'/>\
<path d='M-6.4-9.4h5q-4 2.4-6 6.4l-1.8-.2 2-4.6z' fill='#fff' opacity='.25'/>\
<path d='M-1.2 3.4q0-1 .7-1 .5 0 .5.5 0-.5.5-.5.7 0 .7 1 0 .6-1.2 1.6-1.2-1-1.2-1.6z' fill='#ffe08a'/>\
<circle cx='1.5' cy='6.4' r='.5' fill='#ffe08a'/>\
<path d='M-7.2 5.4h4v1.3h-4zM3.2 5.4h4v1.3h-4z' fill='#6fae3a'/>\
<g fill='#ff5f8a'><circle cx='-6.5' cy='5.5' r='.7'/><circle cx='-5.1' cy='5.3' r='.7'/>\
<circle cx='-3.8' cy='5.5' r='.7'/><circle cx='3.9' cy='5.5' r='.7'/><circle cx='5.3' cy='5.3' r='.7'/>\
<circle cx='6.6' cy='5.5' r='.7'/></g>";

/// A house seen from behind: its door looks north.
const HOUSE_BACK: &str = "\
<path d='M-7 8.6h16.4l4-3.6-3-9-8 4z' fill='#3f7a22' opacity='.3'/>\
<g stroke='#6b4426' stroke-width='.7' stroke-linejoin='round'>\
<path d='M-7-10.8h2.8v5h-2.8z' fill='#c9785a'/>\
<path d='M-8-2.4h16v11q-8 .8-16 0z' fill='#fff4dc'/>\
<path d='M-10.6-1.8l3.6-7.4q.5-1 1.6-1h10.8q1.1 0 1.6 1l3.6 7.4q.5 1.7-1.2 1.8-8.8.7-18.8 0-1.7-.1-1.2-1.8z'/>\
<path d='M-5.8 2.2h3.6v3h-3.6zM2.2 2.2h3.6v3h-3.6z' fill='#8fd6f2'/></g>\
<path d='M-4 2.2v3M4 2.2v3' stroke='#6b4426' stroke-width='.5'/>\
<path d='M-7.2-6.6q1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0\
M-8.6-3.4q1.2 1.2 2.4 0 1.3 1.2 2.5 0 1.2 1.2 2.5 0 1.2 1.2 2.4 0 1.3 1.2 2.5 0 1.2 1.2 2.5 0 1.2 1.2 2.4 0' \
fill='none' stroke='#000' stroke-opacity='.25' stroke-width='.7'/>\
<path d='M-6.4-9.4h5q-4 2.4-6 6.4l-1.8-.2 2-4.6z' fill='#fff' opacity='.25'/>\
<path d='M-8.6 9.6q-.6-2.4 1.4-2.6.8-1.4 2.4-.6 1.4-1 2.6.2 1.6-.8 2.4.4 1.6-1.2 2.8 0 1.6-.8 2.4.6 1.8-.4 2.6.8 1 1-.4 1.6-8 1.2-16.2-.4z' fill='#5fa836' stroke='#41802a' stroke-width='.5'/>\
<g fill='#ffd93b'><circle cx='-6' cy='8.2' r='.8'/><circle cx='-1.4' cy='8' r='.8'/>\
<circle cx='3.4' cy='8.4' r='.8'/></g><g fill='#ff5f8a'><circle cx='-3.6' cy='8.8' r='.8'/>\
<circle cx='1' cy='9' r='.8'/><circle cx='6' cy='8.6' r='.8'/></g>";

/// A house whose door looks west.
const HOUSE_SIDE: &str = "\
<path d='M-2 9h12.6l3.6-3.4-2.6-8-8 4z' fill='#3f7a22' opacity='.3'/>\
<g stroke='#6b4426' stroke-width='.7' stroke-linejoin='round'>\
<path d='M4.4-11h2.7v4h-2.7z' fill='#c9785a'/>\
<path d='M-1.6-1.4h10.6v10q-5 .7-10.6.5z' fill='#ffeecb'/>\
<path d='M-9.4 7.6v-8.4l3.6-7.8 4.2 8v9.7z' fill='#fff8e8'/>\
<path d='M-5.9-10.2q.3-.3 1-.3h11.2q1 0 1.4.9l3.4 8q.6 1.7-1.1 1.8h-11q-.9 0-1.3-.8l-4-8.2q-.2-.8.4-1.4z'/>\
<path d='M-5.3-10.4q-.9 0-1.2.8l-4.2 8.6q-.4 1 .6 1.2.7.1 1-.5l3.4-6.9 3.6 6.8q.5.8 1.3.6z' fill='#fff' \
fill-opacity='.35'/>\
<path d='M-8 8v-4.4q.2-2.2 2.1-2.2 2 .3 2.1 2.9v4.4z' fill='#b5562c'/>\
<path d='M2.2 2.6h3.6v3h-3.6z' fill='#8fd6f2'/></g>\
<path d='M4 2.6v3' stroke='#6b4426' stroke-width='.5'/>\
<path d='M-3.6-6.6q1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0 1.2 1.2 2.4 0\
M-2.2-3.2q1.2 1.2 2.4 0 1.3 1.2 2.5 0 1.2 1.2 2.5 0 1.2 1.2 2.4 0 1 1 2.2 0' fill='none' stroke='#000' \
stroke-opacity='.25' stroke-width='.7'/>\
<path d='M1.6 5.6h4.8v1.4h-4.8z' fill='#6fae3a'/><g fill='#ff5f8a'><circle cx='2.4' cy='5.7' r='.7'/>\
<circle cx='4' cy='5.5' r='.7'/><circle cx='5.6' cy='5.7' r='.7'/></g>\
<circle cx='-4.8' cy='5.4' r='.5' fill='#ffe08a'/>";

/// Water with two ducks.
const POND: &str = "\
<path d='M-11-1q.4-9 8.8-10.2 8-1.2 11.6 4 4.2 6-.2 12.4-4.6 6-11.8 5-8.6-1.4-8.4-11.2z' fill='#e4c585' \
stroke='#b98f4c' stroke-width='.5'/>\
<path d='M-10.2-1q.4-8.2 8.2-9.4 7.4-1 10.8 3.8 3.8 5.6-.2 11.4-4.2 5.6-11 4.6-8-1.4-7.8-10.4z' \
fill='#3fa9dc'/>\
<path d='M-8.8.4q.2-7 7-8 6.2-.8 9.2 3 3.2 4.8 0 9.8-3.6 4.8-9.4 4-6.8-1.4-6.8-8.8z' fill='#74cdf0'/>\
<path d='M-2.6-7q3-1.4 5.6-.2M-7 3q1 2.6 3.4 3.4M1.4 7.2q3-.4 4-2.6' fill='none' stroke='#dff6ff' \
stroke-width='.8' stroke-linecap='round'/>\
<g fill='#57ab3d' stroke='#3b8429' stroke-width='.4'>\
<path d='M-4.8 5.4l2-.6q.2 1.8-1.8 1.8-1.8-.2-1.6-1.6.8-1.2 2.2-.6z\
M6-4.4l1.6-.8q.6 1.6-1.2 2-1.8.2-1.8-1.2.6-1.2 2-.8z'/></g><circle cx='-4.6' cy='5' r='.8' fill='#ff9fc4'/>\
<g transform='translate(-.6 1.2)'>\
<path d='M-7.6-3.4q.2-1.2 1.4-.8 1.6.4 2.4-.4-1-1.2-.4-2.4.8-1.4 2.2-.8 1.2.6 1 2-.2 1.2.2 2-.2 2.4-3 2.4-3.2 0-3.8-2z' fill='#fff' stroke='#8a6420' stroke-width='.5'/>\
<path d='M-.9-6.6l1.8.5q.1.6-.5.7l-1.5 0z' fill='#ff9a1f'/><circle cx='-1.9' cy='-6.9' r='.4' fill='#222'/>\
<path d='M-6.6-3q1.4.8 2.8-.2' fill='none' stroke='#8a6420' stroke-width='.4' stroke-linecap='round'/></g>\
<g transform='translate(-.6 1.8)'>\
<path d='M8 4q-.2-1.2-1.4-.8-1.6.4-2.4-.4 1-1.2.4-2.4-.8-1.4-2.2-.8-1.2.6-1 2 .2 1.2-.2 2 .2 2.4 3 2.4 3.2 0 3.8-2z' fill='#ffdf4a' stroke='#8a6420' stroke-width='.5'/>\
<path d='M1.3.8l-1.8.5q-.1.6.5.7l1.5 0z' fill='#ff7a1f'/><circle cx='2.3' cy='.5' r='.4' fill='#222'/>\
<path d='M6.9 4.3q-1.4.8-2.8-.2' fill='none' stroke='#8a6420' stroke-width='.4' stroke-linecap='round'/></g>";

/// Planks that lead from the south on to the water.
const JETTY: &str = "\
<path d='M-3.2 13v-6.4h6.4v6.4z' fill='#c98f4e' stroke='#7a4f26' stroke-width='.6' stroke-linejoin='round'/>\
<path d='M-3.2 11h6.4M-3.2 8.9h6.4' stroke='#7a4f26' stroke-width='.5'/>\
<circle cx='-3.1' cy='6.8' r='1' fill='#8a5a2c'/><circle cx='3.1' cy='6.8' r='1' fill='#8a5a2c'/>";

/// A fence round two sheep.
const PEN: &str = "\
<ellipse cx='.8' cy='1.8' rx='11.4' ry='9.2' fill='#3f7a22' opacity='.3'/>\
<ellipse cy='1' rx='10.8' ry='8.8' fill='#b4e56c'/>\
<g fill='none' stroke='#fff' stroke-width='1.1'><path d='M-10.5 0A10.5 8.5 0 0 1 10.5 0\
M-10.5-2.2A10.5 8.5 0 0 1 10.5-2.2' stroke='#8a5a2c'/>\
<path d='M-10.5 0A10.5 8.5 0 0 1 10.5 0M-10.5-2.2A10.5 8.5 0 0 1 10.5-2.2' stroke='#d79a57' \
stroke-width='.7'/></g>\
<path d='M-9.1-3v-3.6M-5.2-6.2v-3.6M0-7.2v-3.6M5.2-6.2v-3.6M9.1-3v-3.6' stroke='#8a5a2c' stroke-width='1.6' \
stroke-linecap='round'/>\
<path d='M-6.6 1.6v2.4M-2.8 1.6v2.4M2.2 4.4v2.4M6 4.4v2.4' stroke='#4a3a34' stroke-width='.9' \
stroke-linecap='round'/>\
<path d='M-7.4.8q-1.4-1.4 0-2.6 0-1.8 1.8-1.8.8-1.4 2.2-.6 1.6-.4 2 1 1.6.6 1 2.2.8 1.6-.8 2.4-.6 1.4-2 .8-1.2 1-2.4 0-1.8.4-1.8-1.4zM1 3.6q-1.4-1.4 0-2.6 0-1.8 1.8-1.8.8-1.4 2.2-.6 1.6-.4 2 1 1.6.6 1 2.2.8 1.6-.8 2.4-.6 1.4-2 .8-1.2 1-2.4 0-1.8.4-1.8-1.4z' fill='#fffdf6' stroke='#a79a86' stroke-width='.5'/>\
<path d='M-.8-3q1.8 0 1.8 2 0 1.6-1.4 1.6-1.6 0-1.6-2 .2-1.6 1.2-1.6z\
M.6 0q1.2 0 1.2 1.8 0 1.8-1.4 1.8-1.6 0-1.6-1.6 0-2 1.8-2z' fill='#4a3a34'/>\
<circle cx='-.6' cy='-1.6' r='.4' fill='#fff'/><circle cx='.3' cy='1.3' r='.4' fill='#fff'/>\
<g fill='none'><path d='M-10.5 0A10.5 8.5 0 0 0 10.5 0M-10.5-2.2A10.5 8.5 0 0 0 10.5-2.2' stroke='#8a5a2c' \
stroke-width='1.3'/>\
<path d='M-10.5 0A10.5 8.5 0 0 0 10.5 0M-10.5-2.2A10.5 8.5 0 0 0 10.5-2.2' stroke='#e0a566' \
stroke-width='.8'/></g>\
<path d='M-10.5 1.4v-4.4M-9.1 5.6v-4.4M-5.2 8.8v-4.4M0 9.8v-4.4M5.2 8.8v-4.4M9.1 5.6v-4.4M10.5 1.4v-4.4' \
stroke='#8a5a2c' stroke-width='2' stroke-linecap='round'/>\
<path d='M-10.5 1.2v-4M-9.1 5.4v-4M-5.2 8.6v-4M0 9.6v-4M5.2 8.6v-4M9.1 5.4v-4M10.5 1.2v-4' stroke='#e0a566' \
stroke-width='1.1' stroke-linecap='round'/>";

/// A fountain on round paving.
const FOUNTAIN: &str = "\
<circle cx='.8' cy='.9' r='11' fill='#5a4a1e' opacity='.3'/>\
<circle r='10.8' fill='#e6dccb' stroke='#b5a68c' stroke-width='.6'/>\
<path d='M0-10.8v21.6M-10.8 0h21.6M-7.6-7.6l15.2 15.2M7.6-7.6l-15.2 15.2' stroke='#c8baa0' stroke-width='.5'/>\
<circle r='8.6' fill='none' stroke='#c8baa0' stroke-width='.5'/>\
<ellipse cx='1.2' cy='4.4' rx='8' ry='4.4' fill='#6b5a40' opacity='.3'/>\
<g stroke='#7d7468' stroke-width='.6' stroke-linejoin='round'>\
<path d='M-7.4 1v2.6q0 3.8 7.4 3.8t7.4-3.8v-2.6z' fill='#b9b4ae'/>\
<ellipse cy='1' rx='7.4' ry='3.6' fill='#d6d2cb'/><ellipse cy='1.1' rx='6' ry='2.7' fill='#58bfea'/>\
<path d='M-1.1 1.4l.3-5h1.6l.3 5z' fill='#cfcac2'/>\
<path d='M-3.6-4.6q.4 2.4 3.6 2.4t3.6-2.4z' fill='#d6d2cb'/></g>\
<ellipse cy='-4.6' rx='3.6' ry='1.3' fill='#8fdcf7' stroke='#7d7468' stroke-width='.5'/>\
<path d='M0-5q-.8-5.4-2.6-5.2-2.4.4-2.6 10.6M0-5q.8-5.4 2.6-5.2 2.4.4 2.6 10.6M0-5v-5.6' fill='none' \
stroke='#fff' stroke-width='1' stroke-linecap='round' opacity='.9'/>\
<path d='M-4.4 1.4q1.4.8 2.6 0M2 1.8q1.2.8 2.4-.2' fill='none' stroke='#e8faff' stroke-width='.6' \
stroke-linecap='round'/>";

/// Bales of hay.
const HAY: &str = "\
<path d='M-11 2q1-7 9-8.4 9-1.2 12 4.4 2.6 6.4-3.4 9.6-6.4 2.8-12.6.6-5.8-2.2-5-6.2z' fill='#f0d77e'/>\
<path d='M-9 6l2 .6M-5 8.4l2.2.4M6 7.6l2.2-.8M8-1l1.6 1M1.6 9.2l2-.2' stroke='#c9a13c' stroke-width='.6' \
stroke-linecap='round'/>\
<ellipse cx='2' cy='6.8' rx='9.6' ry='2.4' fill='#7a5a14' opacity='.3'/>\
<g stroke='#a8761f' stroke-width='.6' stroke-linejoin='round'>\
<path d='M-1.8-9.4h4.6q3.2 1 3.2 4.4t-3.2 4.2h-4.6z' fill='#e6b53c'/>\
<ellipse cx='-1.8' cy='-5.1' rx='3.6' ry='4.3' fill='#f9d566'/>\
<path d='M-5.8-2h4.8q3.4 1 3.4 4.6t-3.4 4.6h-4.8z' fill='#e6b53c'/>\
<ellipse cx='-5.8' cy='2.6' rx='3.8' ry='4.6' fill='#f9d566'/>\
<path d='M4-2h3.6q3.2 1 3.2 4.6t-3.2 4.6h-3.6z' fill='#e6b53c'/>\
<ellipse cx='4' cy='2.6' rx='3.8' ry='4.6' fill='#f9d566'/></g>\
<g fill='none' stroke='#c48f2a' stroke-width='.6' stroke-linecap='round'>\
<path d='M-1.8-5.2q-.8 0-.6-.9.4-.9 1.4-.5 1.2.8.4 2.2-1.4 1.4-3 0-1.2-2 .6-3.8\
M-5.8 2.6q-.8 0-.6-1 .4-.9 1.5-.5 1.2.9.4 2.4-1.4 1.4-3.2 0-1.2-2.2.6-4\
M4 2.6q-.8 0-.6-1 .4-.9 1.5-.5 1.2.9.4 2.4-1.4 1.4-3.2 0-1.2-2.2.6-4'/></g>";

/// A stall with an awning and fruit.
const STALL: &str = "\
<ellipse cy='3' rx='11' ry='8.4' fill='#e9cb8a'/>\
<path d='M-6 8.6h15l3.6-3-2-6-9 3z' fill='#7a5a14' opacity='.3'/>\
<g stroke='#6b4426' stroke-width='.6' stroke-linejoin='round'>\
<path d='M-8-3h1.4v11.4h-1.4zM6.6-3h1.4v11.4h-1.4z' fill='#b9803f'/>\
<path d='M-7 4h14v4.6h-14z' fill='#d79a57'/><path d='M-8.4 2.4h16.8v2h-16.8z' fill='#e8b574'/>\
<circle cx='-5.6' cy='1.6' r='1.2' fill='#e2453a'/><circle cx='-3.4' cy='1.6' r='1.2' fill='#e2453a'/>\
<circle cx='-4.5' cy='.2' r='1.2' fill='#f0695a'/>\
<circle cx='-.6' cy='1.6' r='1.2' fill='#ffb020'/><circle cx='1.6' cy='1.6' r='1.2' fill='#ffb020'/>\
<circle cx='.5' cy='.2' r='1.2' fill='#ffc64a'/>\
<path d='M3.6 2.4q-.6-3 1-3 .4-1 1 0 1.8 0 1.2 3z' fill='#7ac943'/>\
<path d='M-8.2-8.8h16.4l2.2 5.6q-.2 2-2.1 2-2 0-2.1-1.8-.2 1.8-2.1 1.8-2 0-2.1-1.8-.1 1.8-2 1.8t-2-1.8q-.1 1.8-2.1 1.8-1.9 0-2.1-1.8-.1 1.8-2.1 1.8-1.9 0-2.1-2z' fill='#fff'/>\
<path d='M-8.2-8.8h2.4l-.5 5.8q-.1 1.8-2.1 1.8-1.8 0-2-2zM-3.4-8.8h2.3l0 5.8q-.1 1.8-1.1 1.8-1.9 0-2-1.8z\
M1.2-8.8h2.3l.7 5.8q-.1 1.8-2.1 1.8-.9-.2-1-1.8zM5.9-8.8h2.3l2.2 5.6q-.2 2-2.1 2-1.9 0-2-1.8z'/></g>\
<path d='M-8-8.2h16l.4 1h-16.8z' fill='#000' opacity='.12'/>";

/// A windmill.
const MILL: &str = "\
<ellipse cy='4.6' rx='10.6' ry='6' fill='#e9cb8a'/>\
<path d='M-4 9.2h10l5.6-4.4-5-7-6 5z' fill='#7a5a14' opacity='.3'/>\
<g stroke='#6b4426' stroke-width='.7' stroke-linejoin='round'>\
<path d='M-6 8.8l1.8-12h8.4l1.8 12q-6 1.4-12 0z' fill='#fffaf0'/>\
<path d='M-5.6-2.6q-.4-1 .4-1.8l4-4.8q1.2-1 2.4 0l4 4.8q.8.8.4 1.8-5.6 1.6-11.2 0z'/>\
<path d='M-1.9 9.4v-3q0-1.9 1.9-1.9t1.9 1.9v3z' fill='#b5562c'/></g>\
<circle cy='1.4' r='1.2' fill='#8fd6f2' stroke='#6b4426' stroke-width='.5'/>\
<path d='M3.4-1.8l1.2 10.8 1.2-.2-1.7-11.4z' fill='#000' opacity='.08'/>\
<g transform='translate(0 -4.4)'><path d='M-7.4-7.4l14.8 14.8M7.4-7.4l-14.8 14.8' stroke='#6b4426' \
stroke-width='1.1' stroke-linecap='round'/>\
<path d='M-1.4-2.6l-5.4-5.4-1.6 2.6 4.8 4.6zM2.6-1.4l5.4-5.4-2.6-1.6-4.6 4.8zM1.4 2.6l5.4 5.4 1.6-2.6-4.8-4.6z\
M-2.6 1.4l-5.4 5.4 2.6 1.6 4.6-4.8z' fill='#fff' stroke='#6b4426' stroke-width='.6' stroke-linejoin='round'/>\
<circle r='1.2' fill='#ffcf3a' stroke='#6b4426' stroke-width='.5'/></g>";
