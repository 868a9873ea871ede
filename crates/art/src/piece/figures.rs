//! The figures, each round the point 0,0 and about 18 units high. Words in capitals stand for what
//! differs from colour to colour: `COLOUR`, `DARK` and `INK` for colours, `PATTERN` for the paint of the
//! pattern, `GLYPH` and `CLOAK` for symbols.
//!
//! A light rim round a dark outline lets a piece stand out on snow and in forests (`contrast` tests it); the shadow falls to
//! the south-east, like all shadows.

/// The traveller, without shadow and glyph: rim and outline, the pattern of the cloak, shade and
/// light, the cape, the face.
pub(super) const CLOAK: &str = r##"
<g stroke-linejoin="round">
<path d="M.6-9.9C-2.9-10-4.8-7.5-4.6-4.6-4.5-3.4-4.3-2.7-3.9-2.1-6.1-.8-6.9 3.2-7.2 6.8-7.3 7.9-6.8 8.3-5.8 8.5
-2.2 9.1 2.2 9.1 5.8 8.5 6.8 8.3 7.3 7.9 7.2 6.8 6.9 3.2 6.1-.8 3.9-2.1 4.4-2.8 4.6-3.6 4.7-4.6 4.8-6.6 4-8.1 2.9-8.9
2.4-9.3 2.4-9.9 2.8-10.5 2.3-10.3 1.3-9.9.6-9.9z" fill="none" stroke="#fffaf0" stroke-width="4.2"/>
<path d="M.6-9.9C-2.9-10-4.8-7.5-4.6-4.6-4.5-3.4-4.3-2.7-3.9-2.1-6.1-.8-6.9 3.2-7.2 6.8-7.3 7.9-6.8 8.3-5.8 8.5
-2.2 9.1 2.2 9.1 5.8 8.5 6.8 8.3 7.3 7.9 7.2 6.8 6.9 3.2 6.1-.8 3.9-2.1 4.4-2.8 4.6-3.6 4.7-4.6 4.8-6.6 4-8.1 2.9-8.9
2.4-9.3 2.4-9.9 2.8-10.5 2.3-10.3 1.3-9.9.6-9.9z" fill="COLOUR" stroke="#241a24" stroke-width="1.9"/>
</g>
<path d="M-3.9-2.1C-6.1-.8-6.9 3.2-7.2 6.8-7.3 7.9-6.8 8.3-5.8 8.5-2.2 9.1 2.2 9.1 5.8 8.5 6.8 8.3 7.3 7.9 7.2 6.8
6.9 3.2 6.1-.8 3.9-2.1 2 .4-2 .4-3.9-2.1z" fill="PATTERN"/>
<path d="M2.9-8.9C4-8.1 4.8-6.6 4.7-4.6 4.6-3.6 4.4-2.8 3.9-2.1 6.1-.8 6.9 3.2 7.2 6.8 7.3 7.9 6.8 8.3 5.8 8.5L3.4 8.8
C4.6 4 4.4.6 2.4-1.6 3.6-3.4 3.9-6.4 2.9-8.9z" fill="#241a24" opacity=".22"/>
<path d="M-3.8-5.4C-3.6-7.6-2.2-9-.2-9.2M-5.1.6C-5.9 2.4-6.3 4.6-6.5 6.6" fill="none" stroke="#fff" stroke-width=".8"
stroke-linecap="round" opacity=".55"/>
<path d="M-4.9-1.2C-3 2-.9 2.3 0 2.3.9 2.3 3 2 4.9-1.2 4.6-1.7 4.3-2 3.9-2.1 2.6-.7-2.6-.7-3.9-2.1
-4.3-2-4.6-1.7-4.9-1.2zM-2.6-5.1C-2.6-7-1.4-8-.1-8 1.5-8 2.7-7 2.7-5.1 2.7-3.2 1.6-1.8 0-1.8-1.5-1.8-2.6-3.2-2.6-5.1z"
fill="DARK"/>
<path d="M-2-4.9C-2-6.2-1.1-6.9 0-6.9 1.2-6.9 2.1-6.2 2.1-4.9 2.1-3.4 1.2-2.3 0-2.3-1.1-2.3-2-3.4-2-4.9z" fill="#f6d9b0"/>
<path d="M-.9-5V-4.5M1-5V-4.5" stroke="#241a24" stroke-width=".7" stroke-linecap="round"/>
"##;

/// The traveller on the way.
pub(super) const STANDING: &str = r##"
<path d="M-6.6 8C-5 6.2 4 6 8 6.4 11.6 6.8 13.2 8.2 12 9.4 10 11-4 11-6 9.6z" fill="#120c1c" opacity=".3"/>
<use href="CLOAK"/>
<use href="GLYPH" y="5"/>
"##;

/// The traveller at rest. Turned this way the light is still on the upper side.
pub(super) const LYING: &str = r##"
<path d="M-8.4 4C-8 7-2 9.4 4 8.6 9 8.2 12.4 6.6 12.2 4.6 11 2-7 1-8.4 4z" fill="#120c1c" opacity=".3"/>
<use href="CLOAK" transform="rotate(90) translate(0 .8)"/>
<use href="GLYPH" x="-5.6"/>
"##;

/// The abbot.
pub(super) const ABBOT: &str = r##"
<path d="M-6 8C-4 6.2 4 6 8 6.4 11.4 6.8 13 8.2 11.8 9.4 10 11-4 11-5.6 9.6z" fill="#120c1c" opacity=".3"/>
<g stroke-linejoin="round" stroke-linecap="round" fill="none">
<path d="M6.1 8.8V-6.1C6.1-8.4 9.6-8.7 9.6-6.3 9.6-4.9 7.9-4.8 7.9-6" stroke="#fffaf0" stroke-width="6"/>
<path d="M-4.4-5.2C-5-7.4-4.2-9.2-2.8-11.2L-.8-9.8 1.2-11.2C2.6-9.2 3.4-7.4 2.8-5.2 3-3.8 2.5-2.5 1.8-1.7 4.2-.4 4.9 3 5 7
5 8-.4 9-5.6 8.5-6.6 8.4-6.9 7.9-6.8 7-6.5 3-5.8-.4-3.4-1.7-4.1-2.5-4.6-3.8-4.4-5.2z" stroke="#fffaf0" stroke-width="4.2"/>
<path d="M6.1 8.8V-6.1C6.1-8.4 9.6-8.7 9.6-6.3 9.6-4.9 7.9-4.8 7.9-6" stroke="#241a24" stroke-width="3.7"/>
<path d="M6.1 8.8V-6.1C6.1-8.4 9.6-8.7 9.6-6.3 9.6-4.9 7.9-4.8 7.9-6" stroke="#f3c552" stroke-width="1.1"/>
<path d="M-4.4-5.2C-5-7.4-4.2-9.2-2.8-11.2L-.8-9.8 1.2-11.2C2.6-9.2 3.4-7.4 2.8-5.2 3-3.8 2.5-2.5 1.8-1.7 4.2-.4 4.9 3 5 7
5 8-.4 9-5.6 8.5-6.6 8.4-6.9 7.9-6.8 7-6.5 3-5.8-.4-3.4-1.7-4.1-2.5-4.6-3.8-4.4-5.2z" fill="COLOUR" stroke="#241a24"
stroke-width="1.9"/>
</g>
<path d="M-3.4-1.7C-5.8-.4-6.5 3-6.8 7-6.9 7.9-6.6 8.4-5.6 8.5-.4 9 5 8 5 7 4.9 3 4.2-.4 1.8-1.7.6-.2-2.2-.2-3.4-1.7z"
fill="PATTERN"/>
<path d="M1.2-11.2C2.6-9.2 3.4-7.4 2.8-5.2 3-3.8 2.5-2.5 1.8-1.7 4.2-.4 4.9 3 5 7 5 7.7 3.6 8.2 1.8 8.4
2.8 4.4 2.6.6.6-1.6 1.9-4 2-7.6.4-10.6z" fill="#241a24" opacity=".22"/>
<path d="M-3.6-5.4C-2-4.9.4-4.9 2-5.4 2.3-3.2 1-1.2-.8-1.2-2.6-1.2-3.9-3.2-3.6-5.4z" fill="#f6d9b0"/>
<path d="M-1.8-4V-3.4M.2-4V-3.4" stroke="#241a24" stroke-width=".75" stroke-linecap="round"/>
<path d="M-4.5-5.2C-2.4-4.6.8-4.6 2.9-5.2L3-7.1C.8-6.5-2.4-6.5-4.6-7.1z" fill="#f3c552" stroke="#241a24" stroke-width=".5"/>
<path d="M-.8-9.6V-6.6" stroke="#f3c552" stroke-width="1.1"/>
<path d="M-4.8 1.8C-5.5 3.4-5.8 5-6 6.8M-3.2-9.2C-3.6-8.4-3.8-8-3.8-7.6" fill="none" stroke="#fff" stroke-width=".8"
stroke-linecap="round" opacity=".55"/>
<use href="GLYPH" x="-.9" y="4.4"/>
"##;

/// A hut.
pub(super) const HUT: &str = r##"
<path d="M-6 7.4C-2 5.6 8 5.4 11.6 6.6 13.2 7.4 12.6 9 10.6 9.4 6 10.4-5 10-6.6 8.8z" fill="#120c1c" opacity=".3"/>
<g stroke-linejoin="round" stroke="#241a24" stroke-width="1.9">
<path d="M-5.8-1.4L-5.6 8C-2 8.6 2 8.6 5.6 8L5.8-1.4 0-5zM0-9.8C1-9.8 1.6-9.4 2-8.7 4-5 6.4-2.4 9-.6 9.6 0 9.4 1 8.6 1.2
5 2-5 2-8.6 1.2-9.4 1-9.6 0-9-.6-6.4-2.4-4-5-2-8.7-1.6-9.4-1-9.8 0-9.8z" fill="none" stroke="#fffaf0" stroke-width="4.2"/>
<path d="M-5.8-1.4L-5.6 8C-2 8.6 2 8.6 5.6 8L5.8-1.4 0-5z" fill="#e2bd86"/>
<path d="M-2.4 8.1V4.6C-2.4 2.6 2.4 2.6 2.4 4.6V8.1z" fill="#4a2f20" stroke="none"/>
<path d="M2.8 0H5.8L5.6 8 2.8 8.3z" fill="#241a24" stroke="none" opacity=".2"/>
<path d="M-4 2V7.6M4.3 2V7.6" stroke="#9a6b3a" stroke-width=".7"/>
<path d="M0-9.8C1-9.8 1.6-9.4 2-8.7 4-5 6.4-2.4 9-.6 9.6 0 9.4 1 8.6 1.2 5 2-5 2-8.6 1.2-9.4 1-9.6 0-9-.6
-6.4-2.4-4-5-2-8.7-1.6-9.4-1-9.8 0-9.8z" fill="COLOUR"/>
</g>
<path d="M0-9.8C1-9.8 1.6-9.4 2-8.7 4-5 6.4-2.4 9-.6 9.6 0 9.4 1 8.6 1.2 5 2-5 2-8.6 1.2-9.4 1-9.6 0-9-.6
-6.4-2.4-4-5-2-8.7-1.6-9.4-1-9.8 0-9.8z" fill="PATTERN"/>
<path d="M.8-9.7C1.4-9.6 1.7-9.2 2-8.7 4-5 6.4-2.4 9-.6 9.6 0 9.4 1 8.6 1.2 7.4 1.5 6 1.6 4.6 1.7 4.4-2 3-6 .8-9.7z"
fill="#241a24" opacity=".22"/>
<path d="M-1.6-7.8C-3.4-4.6-5.6-2.2-8-.4" fill="none" stroke="#fff" stroke-width=".8" stroke-linecap="round" opacity=".55"/>
<use href="GLYPH" y="-2.5"/>
"##;

/// A pawn with a friendly face.
pub(super) const PAWN: &str = r##"
<path d="M-6.2 8C-5 6.4 4 6 8 6.4 11.4 6.8 13 8.2 11.8 9.4 10 11-4 11-5.6 9.6z" fill="#120c1c" opacity=".3"/>
<g stroke-linejoin="round">
<path d="M0-10C2.9-10 4.9-8 4.9-5.3 4.9-3.5 4-2 2.7-1.2 3.2 2 4.4 4 6.2 5.4 7.4 6.4 7.4 8.2 5.8 8.5 2 9.2-2 9.2-5.8 8.5
-7.4 8.2-7.4 6.4-6.2 5.4-4.4 4-3.2 2-2.7-1.2-4-2-4.9-3.5-4.9-5.3-4.9-8-2.9-10 0-10z" fill="none" stroke="#fffaf0"
stroke-width="4.2"/>
<path d="M0-10C2.9-10 4.9-8 4.9-5.3 4.9-3.5 4-2 2.7-1.2 3.2 2 4.4 4 6.2 5.4 7.4 6.4 7.4 8.2 5.8 8.5 2 9.2-2 9.2-5.8 8.5
-7.4 8.2-7.4 6.4-6.2 5.4-4.4 4-3.2 2-2.7-1.2-4-2-4.9-3.5-4.9-5.3-4.9-8-2.9-10 0-10z" fill="COLOUR" stroke="#241a24"
stroke-width="1.9"/>
</g>
<path d="M-2.7-1.2C-3.2 2-4.4 4-6.2 5.4-7.4 6.4-7.4 8.2-5.8 8.5-2 9.2 2 9.2 5.8 8.5 7.4 8.2 7.4 6.4 6.2 5.4 4.4 4 3.2 2 2.7-1.2
1-.3-1-.3-2.7-1.2z" fill="PATTERN"/>
<path d="M1.8-9.6C3.8-8.8 4.9-7.2 4.9-5.3 4.9-3.5 4-2 2.7-1.2 3.2 2 4.4 4 6.2 5.4 7.4 6.4 7.4 8.2 5.8 8.5L3 8.8
C3.2 5.4 2 2 .8-.8 3-2.8 3.4-6.4 1.8-9.6z" fill="#241a24" opacity=".22"/>
<path d="M-3.6-5.8C-3.4-7.4-2.4-8.6-.9-8.9M-3.4 3C-4 4.2-4.8 5.2-5.8 6" fill="none" stroke="#fff" stroke-width=".9"
stroke-linecap="round" opacity=".6"/>
<path d="M-1.6-6V-5.1M1.6-6V-5.1M-2-3.6C-1-2.4 1-2.4 2-3.6" fill="none" stroke="INK" stroke-linecap="round"/>
<use href="GLYPH" y="4.6"/>
"##;

/// A die of bone with a knight's helmet, framed in its colour.
pub(super) const KNIGHT: &str = r##"
<path d="M-7 8.4H8.6L11.6 5V-5L13.4-3.4 13 7.4 10 10.6H-5z" fill="#120c1c" opacity=".3"/>
<g stroke-linejoin="round">
<path d="M-8.4-5.2C-8.4-6-8.1-6.5-7.5-7L-4.7-9.1C-4.2-9.5-3.7-9.6-3.2-9.6H8.2C9.2-9.6 9.7-9.1 9.7-8.1V3.6C9.7 4.2 9.5 4.6 9.2 5
L6.8 7.9C6.4 8.4 5.9 8.7 5.2 8.7H-6.8C-7.9 8.7-8.4 8.2-8.4 7.1z" fill="none" stroke="#fffaf0" stroke-width="4.2"/>
<path d="M-8.4-5.2C-8.4-6-8.1-6.5-7.5-7L-4.7-9.1C-4.2-9.5-3.7-9.6-3.2-9.6H8.2C9.2-9.6 9.7-9.1 9.7-8.1V3.6C9.7 4.2 9.5 4.6 9.2 5
L6.8 7.9C6.4 8.4 5.9 8.7 5.2 8.7H-6.8C-7.9 8.7-8.4 8.2-8.4 7.1z" fill="#f9f1dd" stroke="#241a24" stroke-width="1.9"/>
</g>
<path d="M5.6-5.6L9.3-9.1C9.6-8.8 9.7-8.5 9.7-8.1V3.6C9.7 4.2 9.5 4.6 9.2 5L6.8 7.9C6.5 8.3 6.1 8.6 5.6 8.7z" fill="#c9b48c"/>
<path d="M-8.3-5.7H5.6L9-8.9" fill="none" stroke="#fff" stroke-width=".6"/>
<path d="M-5.6-5.4H3.3C4.6-5.4 5.3-4.7 5.3-3.4V5.8C5.3 7.1 4.6 7.8 3.3 7.8H-5.6C-6.9 7.8-7.6 7.1-7.6 5.8V-3.4
C-7.6-4.7-6.9-5.4-5.6-5.4z" fill="COLOUR"/>
<path d="M-5.6-5.4H3.3C4.6-5.4 5.3-4.7 5.3-3.4V5.8C5.3 7.1 4.6 7.8 3.3 7.8H-5.6C-6.9 7.8-7.6 7.1-7.6 5.8V-3.4
C-7.6-4.7-6.9-5.4-5.6-5.4z" fill="PATTERN"/>
<path d="M-4.2-3.6H1.9C2.9-3.6 3.5-3 3.5-2V4.4C3.5 5.4 2.9 6 1.9 6H-4.2C-5.2 6-5.8 5.4-5.8 4.4V-2C-5.8-3-5.2-3.6-4.2-3.6z"
fill="#f9f1dd" stroke="#241a24" stroke-width=".5"/>
<path d="M-3.8 4.3C-4.3.3-3.8-2.9-1.2-3.5 1.5-2.9 2 .3 1.5 4.3L-.5 5.6V1.5H1.2V.3H-3.5V1.5H-1.9V5.6z" fill="#241a24"/>
<use href="GLYPH" x="4.6" y="-5"/>
"##;
