//! The children: each with a colour, a shirt, hair and a way to wave of its own, so that nobody needs
//! the colour to tell them apart.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: [Symbol; 4] = [
    Symbol { id: "k-red", svg: RED },
    Symbol { id: "k-yellow", svg: YELLOW },
    Symbol { id: "k-blue", svg: BLUE },
    Symbol { id: "k-green", svg: GREEN },
];

/// Stripes, and a pointed cap with a feather.
const RED: &str = "\
<ellipse cx='1' cy='12.2' rx='9' ry='2.9' fill='#6b4a1e' opacity='.35'/>\
<ellipse cy='11.2' rx='8.4' ry='2.8' fill='#e2332b' stroke='#8a1712' stroke-width='.7'/>\
<g stroke='#4a2415' stroke-width='.8' stroke-linejoin='round' stroke-linecap='round'>\
<path d='M-3.5 7h3.1l-.2 3.2h-2.9zM.4 7h3.1l0 3.2h-2.9z' fill='#6a4a9c'/>\
<path d='M-4.7 11.6q-.2-2 1.8-2 2 0 2.2 2zM.7 11.6q.2-2 2.2-2 2 0 1.8 2z' fill='#7a4322'/>\
<path d='M-3.4 1.4q-3.8 1.4-4.4 5.2l2.4.6q.6-2.4 2.6-2.8z' fill='#e2332b'/>\
<circle cx='-6.8' cy='7.4' r='1.6' fill='#ffd9b5'/>\
<path d='M3.4 1.2q2.6-1 3.6-4.6l2.3.7q-.8 5-4.7 6.7z' fill='#e2332b'/>\
<circle cx='8.7' cy='-4.2' r='1.8' fill='#ffd9b5'/>\
<path d='M-4.2 1q4.2-1.6 8.4 0l.9 7q-5.1 1.5-10.2 0z' fill='#e2332b'/></g>\
<path d='M-4.3 2.7q4.3 1.2 8.6 0l.2 1.6q-4.5 1.3-9 0zM-4.7 5.7q4.7 1.3 9.4 0l.2 1.6q-4.9 1.3-9.8 0z' \
fill='#fff'/>\
<g stroke='#4a2415' stroke-width='.8' stroke-linejoin='round'>\
<circle cx='-5.7' cy='-3.6' r='1.4' fill='#ffd0a6'/><circle cx='5.7' cy='-3.6' r='1.4' fill='#ffd0a6'/>\
<circle cy='-4.2' r='5.8' fill='#ffd9b5'/>\
<path d='M-5.7-4q-.6-2 .6-4.6l5.1-2 5.1 2q1.2 2.6.6 4.6-1.2-1.4-1.4-3-4.4.6-8.6 0-.2 1.6-1.4 3z' \
fill='#7a4322'/>\
<path d='M-6.9-6.8q1.4-6.4 10.6-7.2-1 1.6-.6 2.6 3 1.6 3.9 4.6-7 1.8-13.9 0z' fill='#e2332b'/>\
<path d='M-7.1-6.6q7.1 2 14.2 0l.3 1.2q-7.4 2.2-14.8 0z' fill='#a81e1e'/>\
<path d='M4-7.4q.4-4.6 4.4-6.8.8 4-2.6 7z' fill='#fff3d0'/></g>\
<path d='M4.9-7.7q.8-3 2.8-5.3' fill='none' stroke='#c99a4a' stroke-width='.5'/>\
<circle cx='-2.1' cy='-3.6' r='.95' fill='#2d1a12'/><circle cx='2.1' cy='-3.6' r='.95' fill='#2d1a12'/>\
<circle cx='-1.8' cy='-3.9' r='.3' fill='#fff'/><circle cx='2.4' cy='-3.9' r='.3' fill='#fff'/>\
<circle cx='-3.7' cy='-1.8' r='1.1' fill='#ff8f7d' opacity='.7'/>\
<circle cx='3.7' cy='-1.8' r='1.1' fill='#ff8f7d' opacity='.7'/>\
<path d='M-1.9-1.7q1.9.7 3.8 0-.5 2-1.9 2t-1.9-2z' fill='#a02c2c'/>";

/// Dots, and two plaits that stick out.
const YELLOW: &str = "\
<ellipse cx='1' cy='12.2' rx='9' ry='2.9' fill='#6b4a1e' opacity='.35'/>\
<ellipse cy='11.2' rx='8.4' ry='2.8' fill='#ffd21c' stroke='#8f6a05' stroke-width='.7'/>\
<g stroke='#4a2415' stroke-width='.8' stroke-linejoin='round' stroke-linecap='round'>\
<path d='M-2.9 8h2.1v2.4h-2.1zM.8 8h2.1v2.4h-2.1z' fill='#ffe0c0'/>\
<path d='M-4.3 11.6q-.2-1.9 1.6-1.9 2 0 2.1 1.9zM.6 11.6q.1-1.9 2.1-1.9 1.8 0 1.6 1.9z' fill='#d2452e'/>\
<path d='M-3.2 1.2q-2.6-1-3.6-4.4l-2.3.6q.8 5 4.7 6.6z' fill='#ffd21c'/>\
<circle cx='-8.5' cy='-3.4' r='1.7' fill='#ffe0c0'/>\
<path d='M3.2 1.2q2.6-1 3.6-4.4l2.3.6q-.8 5-4.7 6.6z' fill='#ffd21c'/>\
<circle cx='8.5' cy='-3.4' r='1.7' fill='#ffe0c0'/>\
<path d='M-3.4.8q3.4-1.4 6.8 0 .8 3.6 3.6 7.2-7 2.4-14 0 2.8-3.6 3.6-7.2z' fill='#ffd21c'/></g>\
<g fill='#e0561c'><circle cx='-1.6' cy='3' r='.95'/><circle cx='1.9' cy='3.6' r='.95'/>\
<circle cx='-3.4' cy='6.2' r='.95'/>\
<circle cx='0' cy='6.3' r='.95'/><circle cx='3.6' cy='6.7' r='.95'/></g>\
<g stroke='#4a2415' stroke-width='.8' stroke-linejoin='round'>\
<path d='M-5-7.4q-3.4-3.6-6-1.4-1.6 1.8.4 3.2 2.4 1.2 5.4-.2z\
M5-7.4q3.4-3.6 6-1.4 1.6 1.8-.4 3.2-2.4 1.2-5.4-.2z' fill='#f3a63a'/>\
<circle cy='-4.2' r='5.8' fill='#ffe0c0'/>\
<path d='M-5.9-3.4q-1-7.4 5.9-7.6 6.9.2 5.9 7.6-1-2.6-2.2-3.6-1.6.8-3.7-1-2.1 1.8-3.7 1-1.2 1-2.2 3.6z' \
fill='#f3a63a'/>\
<circle cx='-5.7' cy='-6.9' r='1.3' fill='#d2452e'/><circle cx='5.7' cy='-6.9' r='1.3' fill='#d2452e'/></g>\
<path d='M0-10.6v2.4' stroke='#b96f1c' stroke-width='.5'/>\
<circle cx='-2.1' cy='-3.6' r='.95' fill='#2d1a12'/><circle cx='2.1' cy='-3.6' r='.95' fill='#2d1a12'/>\
<circle cx='-1.8' cy='-3.9' r='.3' fill='#fff'/><circle cx='2.4' cy='-3.9' r='.3' fill='#fff'/>\
<circle cx='-3.7' cy='-1.8' r='1.1' fill='#ff8f7d' opacity='.7'/>\
<circle cx='3.7' cy='-1.8' r='1.1' fill='#ff8f7d' opacity='.7'/>\
<path d='M-1.7-1.7q1.7.7 3.4 0-.4 2-1.7 2t-1.7-2z' fill='#a02c2c'/>";

/// Checks, and a head full of curls.
const BLUE: &str = "\
<ellipse cx='1' cy='12.2' rx='9' ry='2.9' fill='#6b4a1e' opacity='.35'/>\
<ellipse cy='11.2' rx='8.4' ry='2.8' fill='#2a6fe0' stroke='#123a80' stroke-width='.7'/>\
<g stroke='#2a1710' stroke-width='.8' stroke-linejoin='round' stroke-linecap='round'>\
<path d='M-3.5 7h3.1l-.2 3.2h-2.9zM.4 7h3.1l0 3.2h-2.9z' fill='#1c3f8a'/>\
<path d='M-4.7 11.6q-.2-2 1.8-2 2 0 2.2 2zM.7 11.6q.2-2 2.2-2 2 0 1.8 2z' fill='#5a3a2a'/>\
<path d='M3.4 1.4q3.8 1.4 4.4 5.2l-2.4.6q-.6-2.4-2.6-2.8z' fill='#2a6fe0'/>\
<circle cx='6.8' cy='7.4' r='1.6' fill='#9a6240'/>\
<path d='M-3.4 1.2q-2.6-1-3.6-4.6l-2.3.7q.8 5 4.7 6.7z' fill='#2a6fe0'/>\
<circle cx='-8.7' cy='-4.2' r='1.8' fill='#9a6240'/>\
<path d='M-4.2 1q4.2-1.6 8.4 0l.9 7q-5.1 1.5-10.2 0z' fill='#2a6fe0'/></g>\
<path d='M-1.9.3l-.4 8.2M1.9.3l.4 8.2M-4.4 2.9q4.4 1.2 8.8 0M-4.7 5.9q4.7 1.2 9.4 0' fill='none' \
stroke='#cfe6ff' stroke-width='.9'/>\
<g stroke='#2a1710' stroke-width='.8' stroke-linejoin='round'>\
<path d='M-5.6-.6q-2.2-.6-1.9-2.9-1.7-1.5-.4-3.4-.6-2.3 1.7-2.9.3-2.3 2.6-2 1.4-1.9 3.6-.7 2.2-1.2 3.6.7 2.3-.3 2.6 2 2.3.6 1.7 2.9 1.3 1.9-.4 3.4.3 2.3-1.9 2.9z' fill='#33221c'/>\
<circle cx='-5.4' cy='-2.8' r='1.3' fill='#9a6240'/><circle cx='5.4' cy='-2.8' r='1.3' fill='#9a6240'/>\
<path d='M-5.3-4.4q.2-1.8 1.6-2 .5-1.4 1.9-.9.8-1.1 1.8-.3 1-.8 1.8.3 1.4-.5 1.9.9 1.4.2 1.6 2 .6 6-5.3 6.2-5.9-.2-5.3-6.2z' fill='#a96d48'/></g>\
<path d='M-7.2-7.4q7.2-3.4 14.4 0l.5 1.6q-7.7-3.6-15.4 0z' fill='#2a6fe0' stroke='#2a1710' stroke-width='.6' \
stroke-linejoin='round'/>\
<path d='M-4.4-10.4q1-1.2 2.4-1M-.2-11q1.4-.6 2.4.2M3.6-10.2q1.4 0 1.8 1' fill='none' stroke='#6a4a3c' \
stroke-width='.6' stroke-linecap='round'/>\
<circle cx='-2.1' cy='-3.4' r='1' fill='#1c0f0a'/><circle cx='2.1' cy='-3.4' r='1' fill='#1c0f0a'/>\
<circle cx='-1.8' cy='-3.7' r='.35' fill='#fff'/><circle cx='2.4' cy='-3.7' r='.35' fill='#fff'/>\
<circle cx='-3.6' cy='-1.6' r='1.1' fill='#e0705a' opacity='.6'/>\
<circle cx='3.6' cy='-1.6' r='1.1' fill='#e0705a' opacity='.6'/>\
<path d='M-2-1.6q2 .6 4 0-.5 2-2 2t-2-2z' fill='#fff' stroke='#5a2418' stroke-width='.4'/>";

/// A star, and a wide straw hat over long hair.
const GREEN: &str = "\
<ellipse cx='1' cy='12.2' rx='9' ry='2.9' fill='#6b4a1e' opacity='.35'/>\
<ellipse cy='11.2' rx='8.4' ry='2.8' fill='#18954a' stroke='#0c4f27' stroke-width='.7'/>\
<g stroke='#4a2415' stroke-width='.8' stroke-linejoin='round' stroke-linecap='round'>\
<path d='M-5.2-5q-1.8 4-.9 8.4h12.2q.9-4.4-.9-8.4z' fill='#b8451f'/>\
<path d='M-3.5 7h3.1l-.2 3.2h-2.9zM.4 7h3.1l0 3.2h-2.9z' fill='#f3ead6'/>\
<path d='M-4.7 11.6q-.2-2 1.8-2 2 0 2.2 2zM.7 11.6q.2-2 2.2-2 2 0 1.8 2z' fill='#5a3a7a'/>\
<path d='M-3.4 1.4q-3.8 1.4-4.4 5.2l2.4.6q.6-2.4 2.6-2.8z' fill='#18954a'/>\
<circle cx='-6.8' cy='7.4' r='1.6' fill='#f7c79c'/>\
<path d='M3.4 1.2q2.8-.6 4.2-3.2l2.1 1q-1.6 4-5.3 5z' fill='#18954a'/>\
<circle cx='9.2' cy='-2.8' r='1.8' fill='#f7c79c'/>\
<path d='M-4.2 1q4.2-1.6 8.4 0l1.1 7.2q-5.3 1.5-10.6 0z' fill='#18954a'/></g>\
<path d='M0 1.5l.9 2 2.2.2-1.7 1.4.6 2.1-2-1.1-2 1.1.6-2.1-1.7-1.4 2.2-.2z' fill='#fff'/>\
<g stroke='#4a2415' stroke-width='.8' stroke-linejoin='round'>\
<circle cy='-4.2' r='5.6' fill='#f7c79c'/>\
<path d='M-5.6-3q-.6-3 .6-5h10q1.2 2 .6 5-1.4-1.4-1.6-3.4-4 .8-8 0-.2 2-1.6 3.4z' fill='#b8451f'/>\
<path d='M-9.6-6.4q1.4-1.6 4.4-2.2.4-4.6 5.2-4.8 4.8.2 5.2 4.8 3 .6 4.4 2.2-9.6 2.6-19.2 0z' fill='#2bb45e'/>\
<path d='M-5.2-8.9q5.2 1.5 10.4 0l.1 1.6q-5.3 1.6-10.6 0z' fill='#fff' stroke-width='.5'/></g>\
<circle cx='-2.1' cy='-3.4' r='.95' fill='#2d1a12'/><circle cx='2.1' cy='-3.4' r='.95' fill='#2d1a12'/>\
<circle cx='-1.8' cy='-3.7' r='.3' fill='#fff'/><circle cx='2.4' cy='-3.7' r='.3' fill='#fff'/>\
<g fill='#c9764a'><circle cx='-3.6' cy='-2' r='.3'/><circle cx='-2.8' cy='-1.5' r='.3'/>\
<circle cx='3.6' cy='-2' r='.3'/><circle cx='2.8' cy='-1.5' r='.3'/></g>\
<path d='M-1.8-1.5q1.8.7 3.6 0-.5 1.9-1.8 1.9t-1.8-1.9z' fill='#a02c2c'/>";
