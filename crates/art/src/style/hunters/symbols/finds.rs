//! What lies in the forests: menhirs, gold, mushrooms. Drawn ten times as large as they are shown.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: &[Symbol] = &[MENHIR, GOLD, MUSHROOM];

const MENHIR: Symbol = Symbol {
    id: "h-menhir",
    svg: r##"<g transform="scale(.1)" stroke-linejoin="round" stroke-linecap="round">
<path fill="#2b3320" fill-opacity=".5" d="M-20 62C0 74 50 74 72 54C60 46 30 44 10 48Z"/>
<path fill="#3c3f3d" stroke="#3c3f3d" stroke-width="10" d="M-34 60C-36 20-32-34-18-66C-8-86 12-86 22-68
  C34-40 36 20 36 60C20 68-18 68-34 60Z"/>
<path fill="#c9c8bf" d="M-34 60C-36 20-32-34-18-66C-8-86 12-86 22-68C34-40 36 20 36 60C20 68-18 68-34
  60Z"/>
<path fill="#8f918c" d="M8-80C14-79 19-75 22-68C34-40 36 20 36 60C28 64 16 66 4 66C16 40 20-30 8-80Z"/>
<path fill="#efeee6" d="M-18-66C-10-82 0-84 4-80C-8-66-18-30-20 20C-21 36-24 48-30 52C-32
  16-30-36-18-66Z"/>
<path fill="none" stroke="#6d706b" stroke-width="6" d="M-2-22C6-28 16-20 12-12C8-2-10-2-12-14C-14-32
  10-42 22-28M-10 18C-4 12 4 24 10 16M-10 32C-4 26 4 38 10 30"/>
<g fill="#5f7f3a">
<path d="M-40 66L-34 44-30 62-24 48-20 68ZM16 69L22 52 28 64 36 46 40 66Z"/>
</g>
</g>"##,
};

const GOLD: Symbol = Symbol {
    id: "h-gold",
    svg: r##"<g transform="scale(.1)" stroke-linejoin="round">
<g stroke="#6b4206" stroke-width="10" fill="#6b4206">
<path d="M-62 40L-58 8-34-8-6 4 2 34-14 54-44 56ZM-8 54L0 14 26-2 54 10 62 40 44 58 12 60ZM-32-4L-24-38
  4-50 32-36 36-8 14 10-14 8Z"/>
</g>
<path fill="#f2b81f" d="M-62 40L-58 8-34-8-6 4 2 34-14 54-44 56ZM-8 54L0 14 26-2 54 10 62 40 44 58 12
  60ZM-32-4L-24-38 4-50 32-36 36-8 14 10-14 8Z"/>
<path fill="#fff0a3" d="M-58 8L-34-8-30 12-48 22ZM0 14L26-2 28 18 8 28ZM-24-38L4-50 6-30-14-20Z"/>
<path fill="#ffd95a" d="M-34-8L-6 4-14 24-30 12ZM26-2L54 10 46 28 28 18ZM4-50L32-36 22-16 6-30Z"/>
<path fill="#c07f0e" d="M2 34L-14 54-44 56-34 42-14 24ZM62 40L44 58 12 60 24 46 46 28ZM36-8L14 10-14
  8-2-6 22-16Z"/>
<path fill="#fff" d="M-40-66C-36-50-32-46-18-42C-32-38-36-34-40-18C-44-34-48-38-62-42
  C-48-46-44-50-40-66ZM58-36C60-26 63-23 72-20C63-17 60-14 58-4C56-14 53-17 44-20C53-23 56-26 58-36Z"/>
</g>"##,
};

const MUSHROOM: Symbol = Symbol {
    id: "h-mushroom",
    svg: r##"<g transform="scale(.1)" stroke-linejoin="round">
<path fill="#2b3320" fill-opacity=".5" d="M-30 60C0 72 60 72 74 56C60 46 20 46-10 50Z"/>
<g stroke="#3a0d08" stroke-width="10" fill="#3a0d08">
<path d="M-22 60C-16 40-18 10-20-12H14C12 10 10 40 18 60C6 66-12 66-22 60Z"/>
<path d="M-66-12C-66-54-34-76-2-76C32-76 60-50 60-12C44-4-50-4-66-12Z"/>
<path d="M40 62C44 50 44 38 42 28H62C60 38 60 50 66 62C58 66 48 66 40 62ZM24 30C24 8 38-4 52-4C68-4 82
  8 82 30C72 36 34 36 24 30Z"/>
</g>
<path fill="#fbf2dc" d="M-22 60C-16 40-18 10-20-12H14C12 10 10 40 18 60C6 66-12 66-22 60Z"/>
<path fill="#cdbb93" d="M2-10H14C12 10 10 40 18 60C12 63 4 64-2 64C4 40 4 14 2-10Z"/>
<path fill="#d8341f" d="M-66-12C-66-54-34-76-2-76C32-76 60-50 60-12C44-4-50-4-66-12Z"/>
<path fill="#a01f14" d="M60-12C44-4-50-4-66-12C-66-16-66-20-65-24C-40-12 30-14 40-60C54-48 60-30 60-12
  Z"/>
<g fill="#fff7e6">
<ellipse cx="-10" cy="-56" rx="12" ry="8"/>
<ellipse cx="-42" cy="-36" rx="9" ry="9"/>
<ellipse cx="4" cy="-30" rx="12" ry="9"/>
<ellipse cx="36" cy="-42" rx="8" ry="9"/>
<ellipse cx="-24" cy="-17" rx="8" ry="5"/>
<ellipse cx="42" cy="-17" rx="7" ry="5"/>
</g>
<path fill="#fbf2dc" d="M40 62C44 50 44 38 42 28H62C60 38 60 50 66 62C58 66 48 66 40 62Z"/>
<path fill="#d8341f" d="M24 30C24 8 38-4 52-4C68-4 82 8 82 30C72 36 34 36 24 30Z"/>
<path fill="#a01f14" d="M82 30C72 36 34 36 24 30C50 30 66 22 68 2C78 8 82 18 82 30Z"/>
<g fill="#fff7e6">
<circle cx="46" cy="9" r="6"/>
<circle cx="62" cy="20" r="5.5"/>
<circle cx="36" cy="23" r="4.5"/>
</g>
</g>"##,
};
