//! What grows: trees, bushes, flowers.

use crate::canvas::Symbol;

/// All of it.
pub(super) const ALL: [Symbol; 11] = [
    Symbol { id: "k-apple", svg: APPLE_TREE },
    Symbol { id: "k-tree", svg: TREE },
    Symbol { id: "k-blossom", svg: BLOSSOM },
    Symbol { id: "k-bush1", svg: BUSH_ROSES },
    Symbol { id: "k-bush2", svg: BUSH },
    Symbol { id: "k-daisies", svg: DAISIES },
    Symbol { id: "k-tulips", svg: TULIPS },
    Symbol { id: "k-bells", svg: BELLS },
    Symbol { id: "k-tuft", svg: TUFT },
    Symbol { id: "k-toadstool", svg: TOADSTOOL },
    Symbol { id: "k-patch", svg: PATCH },
];

/// A great apple tree, large enough to end a path.
const APPLE_TREE: &str = "\
<ellipse cx='0' cy='5' rx='10.6' ry='5.6' fill='#d9b878'/>\
<ellipse cx='3' cy='7' rx='9.6' ry='3.6' fill='#3f5a1a' opacity='.35'/>\
<path d='M-2.2 8.6q1.4-3 .8-7.6h2.8q-.6 4.6.8 7.6-2.2.8-4.4 0z' fill='#a0683a' stroke='#6b4426' \
stroke-width='.6' stroke-linejoin='round'/>\
<path d='M-8.6 2q-3.2-2.4-1.4-5.4-1-3.6 2.4-4.6 1-3.4 4.4-2.6 2.6-2.6 5.4-.4 3.6-.6 4.6 2.4 3.8.6 3.2 4.2 2.6 2.8-.2 5.4-1.2 3-4.6 2.2-2.6 2-5.2.4-2.6 1.8-4.8 0-2.8.6-3.8-1.6z' fill='#4fa83a' stroke='#347a28' stroke-width='.6'/>\
<path d='M-7.4-1q-2-2.4.4-3.8-.2-3 2.6-3 1.2-2.4 3.6-1.4 2.4-1.6 4 .4-2.8 0-3.4 1.8-2.6-.4-3.2 2-2.6.2-2.4 2.4-1.6 0-1.6 1.6z' fill='#7cc94f'/>\
<g fill='#e93a32' stroke='#9c1f1c' stroke-width='.4'><circle cx='-5.4' cy='-.4' r='1.3'/>\
<circle cx='-1.2' cy='-4.6' r='1.3'/><circle cx='4.4' cy='-5.6' r='1.3'/><circle cx='6.4' cy='-.4' r='1.3'/>\
<circle cx='1.4' cy='.8' r='1.3'/><circle cx='6.6' cy='7.6' r='1.2'/><circle cx='-6.6' cy='7' r='1.2'/></g>";

/// A small round tree.
const TREE: &str = "\
<g transform='translate(-.6 -.6) scale(1.25)'><ellipse cx='2' cy='6' rx='5.6' ry='2' fill='#3f7a22' \
opacity='.35'/>\
<path d='M-1.1 6.4q.6-2 .3-5h1.6q-.3 3 .3 5-1.1.5-2.2 0z' fill='#a0683a' stroke='#6b4426' stroke-width='.5'/>\
<path d='M-4.4 2q-2.4-1.6-1.2-4-.4-2.8 2.2-3.2 1.4-2.4 3.8-1.2 2.8-.8 3.6 1.8 2.4 1 1.4 3.4 1 2.4-1.4 3.2-1 1.6-3 .8-1.4 1-2.8 0-1.8.6-2.6-.8z' fill='#4fa83a' stroke='#347a28' stroke-width='.5'/>\
<path d='M-4-.6q-1-2 1-2.8.2-2 2.2-1.8 1.2-1.2 2.6-.4-2 .4-2.2 1.8-2 .2-2 1.8-1.4 0-1.6 1.4z' fill='#7cc94f'/>\
</g>";

/// A tree in blossom.
const BLOSSOM: &str = "\
<g transform='translate(-.6 -.6) scale(1.25)'><ellipse cx='2' cy='6' rx='5.6' ry='2' fill='#3f7a22' \
opacity='.35'/>\
<path d='M-1.1 6.4q.6-2 .3-5h1.6q-.3 3 .3 5-1.1.5-2.2 0z' fill='#8a5a44' stroke='#5f3b2a' stroke-width='.5'/>\
<path d='M-3.8 2.4q-2.8-.8-2.2-3.4-.8-2.6 1.8-3.6.6-2.8 3.6-2.4 2.6-1.2 4 1.2 2.8.4 2.4 3.2 1.4 2.2-.6 3.8-.8 2.2-3.2 1.6-1.6 1.2-3 .2-1.8.6-2.8-.6z' fill='#ffa9c8' stroke='#cf6c94' stroke-width='.5'/>\
<path d='M-4-1q-.8-2 1-2.8.4-2 2.4-1.6 1.2-1 2.4-.2-2 .2-2.2 1.6-2 .2-2 1.8-1.4-.2-1.6 1.2z' fill='#ffd3e2'/>\
<g fill='#fff'><circle cx='2.6' cy='-2.6' r='.5'/><circle cx='-2.4' cy='.9' r='.5'/>\
<circle cx='.6' cy='.2' r='.5'/><circle cx='3.8' cy='.6' r='.5'/><circle cx='.4' cy='-3.2' r='.5'/></g></g>";

/// A bush with roses.
const BUSH_ROSES: &str = "\
<g transform='scale(1.1)'><ellipse cx='1' cy='3.4' rx='5.2' ry='1.6' fill='#3f7a22' opacity='.35'/>\
<path d='M-5.2 3.4q-1.4-2.4.8-3.6 0-2.4 2.4-2.4 1.6-1.8 3.4-.4 2.4-.4 2.8 1.8 2.4.8 1.2 4.4-5.2 1-10.6.2z' \
fill='#56b03c' stroke='#347a28' stroke-width='.5' stroke-linejoin='round'/>\
<path d='M-4-.2q.4-1.6 2-1.4 1.2-1.4 2.6-.6-1.4.6-1.6 1.6-1.4-.2-1.8 1z' fill='#86d058'/>\
<g fill='#ff6f9c' stroke='#c23c6c' stroke-width='.3'><circle cx='-2.6' cy='1.6' r='.9'/>\
<circle cx='.6' cy='.2' r='.9'/><circle cx='3.2' cy='1.8' r='.9'/></g></g>";

/// A plain bush.
const BUSH: &str = "\
<g transform='scale(1.2)'><ellipse cx='.8' cy='2.8' rx='4.6' ry='1.4' fill='#3f7a22' opacity='.35'/>\
<path d='M-4 2.8q-1.4-2 .4-3.2.2-2.2 2.2-2 1.4-1.4 2.8-.2 2 0 2 2 1.8 1 .8 3.4-4 .8-8.2 0z' fill='#3f9a44' \
stroke='#2a7032' stroke-width='.5' stroke-linejoin='round'/>\
<path d='M-2.8-.2q.4-1.4 1.6-1.2 1-1 2-.4-1.2.4-1.2 1.4-1.2-.2-1.4.8z' fill='#6cc05a'/></g>";

/// Three daisies.
const DAISIES: &str = "\
<g transform='scale(1.1)'><path d='M-2.2 2.4v-1.6M.6 1.2v-2.4M2.8 3v-1.8' stroke='#4c942f' stroke-width='.5'/>\
<g fill='#fff'><path d='M-2.2-.9q.9 0 .7.8.8-.2.8.7 0 .8-.8.6.2.8-.7.8t-.7-.8q-.8.2-.8-.6 0-.9.8-.7-.2-.8.7-.8zM.6-3.1q.9 0 .7.8.8-.2.8.7 0 .8-.8.6.2.8-.7.8t-.7-.8q-.8.2-.8-.6 0-.9.8-.7-.2-.8.7-.8zM2.8-.3q.9 0 .7.8.8-.2.8.7 0 .8-.8.6.2.8-.7.8t-.7-.8q-.8.2-.8-.6 0-.9.8-.7-.2-.8.7-.8z'/></g>\
<g fill='#ffc21c'><circle cx='-2.2' cy='.6' r='.6'/><circle cx='.6' cy='-1.6' r='.6'/>\
<circle cx='2.8' cy='1.2' r='.6'/></g></g>";

/// Two tulips.
const TULIPS: &str = "\
<g transform='scale(1.2)'><path d='M-1.4 3v-4M1.6 3.4v-3M-1.4 2.6q-1.4 0-1.6-1.8 1.4.4 1.6 1.8z\
M1.6 3q1.4-.2 1.6-1.8-1.4.4-1.6 1.8z' fill='#4c942f' stroke='#4c942f' stroke-width='.5'/>\
<path d='M-2.6-3.2l.7.6.5-.9.5.9.7-.6q.5 2.6-1.2 2.6t-1.2-2.6z' fill='#f0403a'/>\
<path d='M.4-1.2l.7.6.5-.9.5.9.7-.6q.5 2.6-1.2 2.6t-1.2-2.6z' fill='#ffb31f'/></g>";

/// A few violet bells.
const BELLS: &str = "\
<g transform='scale(1.1)'><path d='M-1.4 2.6q.2-2-.4-3M1.2 3q0-2.2.6-3.4M0 3q.2-1.6 0-2.4' fill='none' \
stroke='#4c942f' stroke-width='.5'/>\
<g fill='#9a6be0'><circle cx='-1.9' cy='-.8' r='1'/><circle cx='1.9' cy='-.9' r='1'/>\
<circle cx='0' cy='.2' r='.9'/></g>\
<g fill='#e8dcff'><circle cx='-1.9' cy='-.8' r='.35'/><circle cx='1.9' cy='-.9' r='.35'/>\
<circle cx='0' cy='.2' r='.3'/></g></g>";

/// Blades of grass.
const TUFT: &str = "<path d='M-1.6 1.2q0-1.4-.9-2.2M-.4 1.2q-.1-2 .2-3M.8 1.2q.2-1.4 1.1-2' \
fill='none' stroke='#69ad38' stroke-width='.7' stroke-linecap='round'/>";

/// Two toadstools.
const TOADSTOOL: &str = "\
<g transform='scale(1.1)'><ellipse cx='.6' cy='2.6' rx='3' ry='.8' fill='#3f7a22' opacity='.35'/>\
<path d='M-1.6 2.6q.3-1.4 0-2.6h1.8q-.3 1.2 0 2.6zM1.6 2.8q.1-1 0-1.6h1.1q-.1.6 0 1.6z' fill='#fff6e0' \
stroke='#b89a6a' stroke-width='.3'/>\
<path d='M-3.4.4q.2-3.2 2.7-3.2t2.7 3.2q-2.7.7-5.4 0zM.6 1.4q.2-1.8 1.6-1.8t1.6 1.8q-1.6.5-3.2 0z' \
fill='#e63a32' stroke='#9c1f1c' stroke-width='.4'/>\
<g fill='#fff'><circle cx='-1.6' cy='-1.2' r='.5'/><circle cx='.2' cy='-.8' r='.45'/>\
<circle cx='2.3' cy='.6' r='.3'/></g></g>";

/// Lighter grass.
const PATCH: &str = "<path d='M-9-1q-1.6-4.4 3-5.4 1.6-4 6-2.4 4.6-1.4 6.2 2.4 4.4.6 3.8 4.6 2.2 3.6-1.8 5.2-1.6 4-6 2.8\
-4 2.4-6.4-.6-4.6.2-4.6-3-1.6-1.6-.2-3.6z' fill='#9dda5b'/>";
