//! Animals between the paths. They look west; east when mirrored.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: [Symbol; 7] = [
    Symbol { id: "k-hen", svg: HEN },
    Symbol { id: "k-dog", svg: DOG },
    Symbol { id: "k-goat", svg: GOAT },
    Symbol { id: "k-pig", svg: PIG },
    Symbol { id: "k-rabbit", svg: RABBIT },
    Symbol { id: "k-cat", svg: CAT },
    Symbol { id: "k-butterfly", svg: BUTTERFLY },
];

/// A hen with a chick.
const HEN: &str = "\
<g transform='translate(.9 0) scale(1.25)'><ellipse cx='.6' cy='4.4' rx='5' ry='1.2' fill='#3f7a22' \
opacity='.35'/>\
<path d='M-.8 2.6v1.8M.8 2.6v1.8' stroke='#e08a1c' stroke-width='.6'/>\
<g stroke='#7d5a3c' stroke-width='.5' stroke-linejoin='round'>\
<path d='M-3.4-4.4q.2-1 1-.6.4-1 1.1-.3.9-.4.9.6l-.8 1z' fill='#e63a32'/>\
<path d='M-3.6-2.6q0-1.8 1.7-1.8 1.5 0 1.7 1.6 1.6 1 3-.4.8-1.2 2.2-1.4.4 2.6-.4 4.6-1 2.8-3.8 2.8-3.6-.2-3.9-3.4z' fill='#fffaf0'/>\
<path d='M0 .2q1.4-1 3.4-.4-.6 1.8-2 1.8-1.4 0-1.4-1.4z' fill='#efe2c8'/>\
<path d='M-3.6-2.9l-1.3.6 1.3.5z' fill='#ffae1f'/>\
<circle cx='-4.6' cy='3.2' r='1.2' fill='#ffdf4a'/></g>\
<path d='M-3.3-1.7q-.6 1 0 1.4.6-.4.3-1.4z' fill='#e63a32'/><circle cx='-2.3' cy='-3' r='.4' fill='#222'/>\
<circle cx='-5' cy='2.9' r='.25' fill='#222'/><path d='M-5.7 3.1l-.7.3.7.3z' fill='#f08a1c'/></g>";

/// A spotted dog that wags its tail.
const DOG: &str = "\
<g transform='scale(1.25)'><ellipse cx='.6' cy='4.4' rx='5.4' ry='1.2' fill='#3f7a22' opacity='.35'/>\
<g stroke='#6b4426' stroke-width='.5' stroke-linejoin='round'>\
<path d='M3.6.4q2.2-.4 2-3.4-1.4.6-2.6 2z' fill='#fff3de'/>\
<path d='M-1.8.6l-.2 3.6h1.4l.3-2h2.4l.4 2h1.5l.2-3.8q-.2-2-2.2-2h-2.8z' fill='#fff3de'/>\
<path d='M-5.8-2.2q-.2-1.8 1.8-2.4 2.6-.8 3.4 1.4.6 1.8-.8 3-1.6.8-2.8 0-1.8.2-1.6-2z' fill='#fff3de'/>\
<path d='M-1.9-4.6q1.8.2 1.7 2.4-.1 1.6-1.1 1.7-1.1-.2-1.2-1.7z' fill='#a0622e'/></g>\
<path d='M1.4-.8q1.6-.2 1.8 1.2-1 .8-1.8 0z' fill='#a0622e'/>\
<circle cx='-3.8' cy='-2.6' r='.45' fill='#222'/><ellipse cx='-5.6' cy='-2' rx='.6' ry='.5' fill='#222'/>\
<path d='M-5-.7q.8.5 1.6 0' fill='none' stroke='#6b4426' stroke-width='.4' stroke-linecap='round'/>\
<path d='M-2.4.1l2.2-.3' stroke='#e63a32' stroke-width='.8'/></g>";

/// A goat.
const GOAT: &str = "\
<g transform='translate(0 .9) scale(1.2)'><ellipse cx='.6' cy='4.8' rx='5.4' ry='1.2' fill='#3f7a22' \
opacity='.35'/>\
<g stroke='#6f6258' stroke-width='.5' stroke-linejoin='round'>\
<path d='M-2.9-4.6q.4-2.4 2.4-2.6-.4 1.6-1 2.8zM-3.7-4.4q-.4-2 1-3.2.4 1.4.1 3z' fill='#b89a6a'/>\
<path d='M-2.2-.6l-.2 5.2h1.3l.4-2.8h3l.4 2.8h1.4l.4-5q1-.4 1-1.6-1-.2-1.8.4-1-.4-2.6-.4z' fill='#e9e4dc'/>\
<path d='M-6.2-2.2q1-2.2 2.6-2.4 1.8 0 2.2 1.6.8 2-.6 3l-1.8-1.2q-1.6.4-2.2-.2z' fill='#f6f2ea'/>\
<path d='M-4.4-.9q-.4 1.4-1.2 1.8 0-1.2.2-1.9z' fill='#cfc6b8'/>\
<path d='M-2-4.2q1.6-.4 2 .6-1 .8-2 .2z' fill='#e9e4dc'/></g>\
<circle cx='-3.6' cy='-2.9' r='.4' fill='#222'/></g>";

/// A pig.
const PIG: &str = "\
<g transform='scale(1.25)'><ellipse cx='.6' cy='3.8' rx='5.6' ry='1.2' fill='#3f7a22' opacity='.35'/>\
<g stroke='#b0566a' stroke-width='.5' stroke-linejoin='round'>\
<path d='M-2.6 2v1.9h1.4v-1.6M2 2.2v1.7h1.4v-2' fill='#f48fa6'/>\
<path d='M4.2-.4q1.6-.2 1.2-1.4-.8-.6-1 .2 0 .8 1 .6' fill='none'/>\
<ellipse cx='.6' cy='.4' rx='4.2' ry='2.9' fill='#ffb1c1'/>\
<path d='M-3.6-2.4l-.6-1.6 1.8.6zM-1.4-2.6l1.2-1.2.2 1.8z' fill='#f48fa6'/>\
<circle cx='-2.6' cy='-.6' r='2.4' fill='#ffb1c1'/><ellipse cx='-3.6' cy='-.1' rx='1.3' ry='1' \
fill='#f48fa6'/></g>\
<circle cx='-4' cy='-.1' r='.25' fill='#8a3a4e'/><circle cx='-3.2' cy='-.1' r='.25' fill='#8a3a4e'/>\
<circle cx='-3.2' cy='-1.5' r='.35' fill='#222'/><circle cx='-1.7' cy='-1.4' r='.35' fill='#222'/></g>";

/// A rabbit.
const RABBIT: &str = "\
<g transform='scale(1.25)'><ellipse cx='.4' cy='3.6' rx='4' ry='1' fill='#3f7a22' opacity='.35'/>\
<g stroke='#7a5a40' stroke-width='.5' stroke-linejoin='round'>\
<path d='M-2.2-2q-1.6-3.2-.4-3.8 1.2 0 1.4 3.4zM-1-2q.2-3.4 1.4-3.6 1 .8-.4 4z' fill='#d9b28a'/>\
<circle cx='3' cy='1.6' r='1.1' fill='#fff'/>\
<path d='M-2 3.4q-.4-4.6 2.4-4.6 2.8.2 2.8 3 0 1.8-1.2 1.8z' fill='#d9b28a'/>\
<circle cx='-1.6' cy='-.8' r='1.9' fill='#e6c4a0'/></g>\
<circle cx='-2.2' cy='-1.1' r='.35' fill='#222'/><circle cx='-3.3' cy='-.5' r='.35' fill='#f07a8a'/></g>";

/// A cat that sits.
const CAT: &str = "\
<g transform='scale(1.25)'><ellipse cx='.6' cy='4' rx='3.8' ry='1' fill='#3f7a22' opacity='.35'/>\
<path d='M2 3.4q2.8-.2 2.2-3' fill='none' stroke='#6b3a14' stroke-width='1.7' stroke-linecap='round'/>\
<path d='M2 3.4q2.8-.2 2.2-3' fill='none' stroke='#f09a3e' stroke-width='1' stroke-linecap='round'/>\
<g stroke='#6b3a14' stroke-width='.5' stroke-linejoin='round'>\
<path d='M-2 4q-.6-4.6 2-4.8 2.8.2 2.4 4.8z' fill='#f09a3e'/>\
<path d='M-2.7-1.6l-.2-2.8 1.8 1.1h1.6l1.8-1.1-.2 2.8q-.2 1.8-2.4 1.8t-2.4-1.8z' fill='#f09a3e'/></g>\
<path d='M-.4 4q-.6-2.4.4-3 1.2.6.6 3z' fill='#ffe8cc'/>\
<circle cx='-1.2' cy='-1.7' r='.4' fill='#222'/><circle cx='.6' cy='-1.7' r='.4' fill='#222'/>\
<path d='M-.6-1l.3.4.3-.4z' fill='#c23c4c'/></g>";

/// A butterfly.
const BUTTERFLY: &str = "\
<g transform='scale(1.1)'>\
<path d='M0 0q-2.4-2.6-3-.8-.2 1.6 2.2 1.4-1.8 1.6-.4 2 1 0 1.2-2.2.2 2.2 1.2 2.2 1.4-.4-.4-2 2.4.2 2.2-1.4-.6-1.8-3 .8z' fill='#ff7ab0' stroke='#a8326c' stroke-width='.3'/>\
<path d='M0-.6v2.4M0-.6l-.7-1M0-.6l.7-1' stroke='#4a2440' stroke-width='.5' stroke-linecap='round'/></g>";
