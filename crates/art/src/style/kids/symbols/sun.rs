//! The sun on the back of the tiles.

use crate::canvas::Symbol;

/// All there is of it.
pub(super) const ALL: [Symbol; 1] = [Symbol { id: "k-sun", svg: SUN }];

/// A smiling sun with rays over the whole tile.
const SUN: &str = "\
<path d='M0 0L-10-50H10zM0 0L31-50H50V-31zM0 0L50-10V10zM0 0L50 31V50H31zM0 0L10 50H-10zM0 0L-31 50H-50V31z\
M0 0L-50 10V-10zM0 0L-50-31V-50H-31z' fill='#66c1ee'/>\
<path d='M-2.9-16.8Q-3.4-21.7 0-28Q3.4-21.7 2.9-16.8zM3.8-16.6Q5.2-21.4 9.2-22.2Q11.4-18.8 9.1-14.4z\
M9.8-13.9Q13-17.7 19.8-19.8Q17.7-13 13.9-9.8zM14.4-9.1Q18.8-11.4 22.2-9.2Q21.4-5.2 16.6-3.8z\
M16.8-2.9Q21.7-3.4 28-0Q21.7 3.4 16.8 2.9zM16.6 3.8Q21.4 5.2 22.2 9.2Q18.8 11.4 14.4 9.1z\
M13.9 9.8Q17.7 13 19.8 19.8Q13 17.7 9.8 13.9zM9.1 14.4Q11.4 18.8 9.2 22.2Q5.2 21.4 3.8 16.6z\
M2.9 16.8Q3.4 21.7 0 28Q-3.4 21.7-2.9 16.8zM-3.8 16.6Q-5.2 21.4-9.2 22.2Q-11.4 18.8-9.1 14.4z\
M-9.8 13.9Q-13 17.7-19.8 19.8Q-17.7 13-13.9 9.8zM-14.4 9.1Q-18.8 11.4-22.2 9.2Q-21.4 5.2-16.6 3.8z\
M-16.8 2.9Q-21.7 3.4-28 0Q-21.7-3.4-16.8-2.9zM-16.6-3.8Q-21.4-5.2-22.2-9.2Q-18.8-11.4-14.4-9.1z\
M-13.9-9.8Q-17.7-13-19.8-19.8Q-13-17.7-9.8-13.9zM-9.1-14.4Q-11.4-18.8-9.2-22.2Q-5.2-21.4-3.8-16.6z' \
fill='#ffb42e' stroke='#d9861a' stroke-width='.8' stroke-linejoin='round'/>\
<circle r='18' fill='#ffd93b' stroke='#d9861a' stroke-width='1'/>\
<path d='M-13.5-7.5Q-9-15 0-15.2-10-12-12-2.4q-3-1.6-1.5-5.1z' fill='#fff2a8'/>\
<circle cx='-6' cy='-3' r='2.3' fill='#5a3410'/><circle cx='6' cy='-3' r='2.3' fill='#5a3410'/>\
<circle cx='-5.2' cy='-3.8' r='.8' fill='#fff'/><circle cx='6.8' cy='-3.8' r='.8' fill='#fff'/>\
<circle cx='-10.4' cy='3.4' r='3' fill='#ff9a4a' opacity='.7'/>\
<circle cx='10.4' cy='3.4' r='3' fill='#ff9a4a' opacity='.7'/>\
<path d='M-6.4 3.4q6.4 2.4 12.8 0-1.4 6.8-6.4 6.8t-6.4-6.8z' fill='#b5402c'/>\
<path d='M-3.4 8.6q3.4-2 6.8 0-1.4 1.6-3.4 1.6t-3.4-1.6z' fill='#ff8a7a'/>";
