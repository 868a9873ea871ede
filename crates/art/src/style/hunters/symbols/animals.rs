//! The animals of the meadows and the fish. Drawn ten times as large as they are shown.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: &[Symbol] = &[
    DEER_LINE,
    ANTLER_LINE,
    DEER,
    MAMMOTH_LINE,
    TUSK_LINE,
    MAMMOTH,
    AUROCHS_LINE,
    HORN_LINE,
    AUROCHS,
    TIGER_LINE,
    TAIL_LINE,
    TIGER,
    FISH_LINE,
    FISH,
];

const DEER_LINE: Symbol = Symbol {
    id: "h-deer0",
    svg: r##"<path d="M66 6C56-10 30-8 8-9C-8-11-18-16-25-28C-30-38-32-46-33-54C-24-55-16-60-11-68
  C-22-72-34-70-41-64C-50-64-58-56-66-47C-76-43-87-37-89-31C-91-24-84-20-77-21C-69-22-62-25-56-25
  C-56-8-54 8-46 22C-40 34-30 40-20 40C-4 42 20 36 36 35C44 37 62 43 67 34C73 25 73 15 66 6Z"/>
<path d="M-45 18C-42 40-38 48-38 58L-39 92H-29L-28 58C-25 46-14 38-12 26Z"/>
<path d="M-26 32C-20 46-18 52-17 60L-14 88H-5L-8 58C-7 48-3 42 0 34Z"/>
<path d="M32 20C30 38 42 46 51 56C48 66 48 78 50 92H60C60 78 61 66 63 56C66 42 77 28 70 12Z"/>
<path d="M18 32C24 44 30 50 33 57C30 67 29 76 29 88H38C39 76 43 66 45 56L48 34Z"/>"##,
};

const ANTLER_LINE: Symbol = Symbol {
    id: "h-antler0",
    svg: r##"<path d="M-47-60C-50-74-66-76-68-104M-61-80C-72-78-82-84-86-93M-66-92C-60-92-54-98-53-106M-40-60
  C-36-76-20-76-17-104M-24-80C-14-78-4-84 0-93M-19-92C-25-92-31-98-32-106"/>"##,
};

const DEER: Symbol = Symbol {
    id: "h-deer",
    svg: r##"<g transform="translate(.7 .9) scale(.115)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="14" cy="88" rx="66" ry="9" fill="#5d4b1e" fill-opacity=".35"/>
<g fill="none" stroke="#fbeec4" stroke-width="18">
<use href="#h-deer0"/>
<use href="#h-antler0"/>
</g>
<g fill="#4a2a12" stroke="#4a2a12" stroke-width="9">
<use href="#h-deer0"/>
</g>
<g fill="none" stroke="#4a2a12" stroke-width="14">
<use href="#h-antler0"/>
</g>
<g fill="#74431a">
<path d="M-26 32C-20 46-18 52-17 60L-14 88H-5L-8 58C-7 48-3 42 0 34Z"/>
<path d="M18 32C24 44 30 50 33 57C30 67 29 76 29 88H38C39 76 43 66 45 56L48 34Z"/>
</g>
<path fill="#bd7431" d="M66 6C56-10 30-8 8-9C-8-11-18-16-25-28C-30-38-32-46-33-54C-24-55-16-60-11-68
  C-22-72-34-70-41-64C-50-64-58-56-66-47C-76-43-87-37-89-31C-91-24-84-20-77-21C-69-22-62-25-56-25
  C-56-8-54 8-46 22C-42 40-38 48-38 58L-39 92H-29L-28 58C-25 48-18 42-12 40C6 41 20 36 34 35C38 46 45
  50 51 56C48 66 48 78 50 92H60C60 78 61 66 63 56C66 42 77 28 70 12Z"/>
<path fill="#96551f" d="M-56-25C-56-8-54 8-46 22C-40 34-30 40-20 40C-4 42 20 36 36 35C50 30 56 18 60 6
  C52 20 30 24 4 24C-20 24-32 10-38-10C-41-20-46-25-56-25Z"/>
<path fill="#dba05c" d="M58 0C44-7 26-6 8-7C-8-9-20-14-27-27C-24-12-14 0 2 2C24 5 44 0 58 0Z"/>
<path fill="#fff1d6" d="M66 6C76 8 80 18 74 30C68 28 62 20 62 10ZM-78-21C-84-20-91-24-89-31L-84-30
  C-84-26-82-23-78-21Z"/>
<g fill="none" stroke="#8a5a2c" stroke-width="5">
<use href="#h-antler0"/>
</g>
<circle cx="-58" cy="-43" r="4.6" fill="#2a1508"/>
<path d="M-90-33L-84-36-83-29-88-27Z" fill="#2a1508"/>
<g fill="#3b210e">
<path d="M-39 92V83H-29V92ZM50 92L49 83H60V92Z"/>
</g>
</g>"##,
};

const MAMMOTH_LINE: Symbol = Symbol {
    id: "h-mammoth0",
    svg: r##"<path d="M90 36C98-2 84-34 52-46C34-54 20-58 6-70C-4-76-12-72-20-66C-24-90-40-104-58-98
  C-76-92-84-70-82-46C-84-24-90 0-92 20C-94 38-98 50-108 52C-118 56-116 72-104 72C-86 72-74 58-70 38
  L-62 26L-62 88H-28L-26 66L-18 74L-10 64L0 74L10 64L20 74L28 66L30 88H64L67 66C78 62 86 52 90 36Z"/>
<path d="M-30 60V84H-6V60ZM6 60L8 84H28V60Z"/>
<path d="M88 8C100 14 104 30 100 46L94 44C96 32 94 22 86 18Z"/>"##,
};

const TUSK_LINE: Symbol = Symbol {
    id: "h-tusk0",
    svg: r##"<path d="M-62 2C-64 34-86 52-108 42C-126 34-132 12-124-8C-121 10-112 24-98 24C-84 24-78 8-79-6Z"/>"##,
};

const MAMMOTH: Symbol = Symbol {
    id: "h-mammoth",
    svg: r##"<g transform="translate(1.6 .3) scale(.115)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="16" cy="86" rx="92" ry="11" fill="#5d4b1e" fill-opacity=".4"/>
<g stroke="#fbeec4" fill="none" stroke-width="18">
<use href="#h-mammoth0"/>
<use href="#h-tusk0"/>
</g>
<g fill="#33190d" stroke="#33190d" stroke-width="9">
<use href="#h-mammoth0"/>
</g>
<path fill="#7d4524" d="M90 36C98-2 84-34 52-46C34-54 20-58 6-70C-4-76-12-72-20-66C-24-90-40-104-58-98
  C-76-92-84-70-82-46C-84-24-90 0-92 20C-94 38-98 50-108 52C-118 56-116 72-104 72C-86 72-74 58-70 38
  L-62 26L-62 88H-28L-26 66L-18 74L-10 64L0 74L10 64L20 74L28 66L30 88H64L67 66C78 62 86 52 90 36Z"/>
<path fill="#5c2f17" d="M90 36C86 52 78 62 67 66L64 88H30L28 66L20 74L10 64L0 74L-10 64L-18 74L-26 66
  L-28 88H-40L-36 50L-26 58L-18 46L-8 56L2 44L12 56L24 44L36 54L48 40L62 48L72 24L82 28C86 10 84-8
  76-22C92-6 94 14 90 36Z"/>
<path fill="#a5653a" d="M-58-98C-42-104-26-92-21-68C-28-80-42-86-54-80C-68-74-74-58-76-42
  C-82-66-76-92-58-98ZM6-70C20-58 34-54 52-46C66-41 76-32 82-20C70-32 54-36 38-40C20-44 0-48-16-60
  C-10-72-2-74 6-70Z"/>
<g fill="none" stroke="#4a2411" stroke-width="6">
<path d="M-8-30L-14-8M14-30L8-6M38-22L34 2M60-10L58 12M-4 10L-10 30M22 12L16 32M46 20L42 34M-48 36L-52
  62M-84 8L-78 12M-87 24L-80 30"/>
</g>
<path fill="#5c2f17" d="M-36-52C-22-50-16-32-24-12C-38-18-46-38-36-52Z"/>
<g fill="#fff6df" stroke="#33190d" stroke-width="7">
<use href="#h-tusk0"/>
</g>
<path fill="#d9c08a" d="M-64 12C-68 34-86 48-106 40C-98 40-80 38-74 10Z"/>
<circle cx="-62" cy="-44" r="6" fill="#160a04"/>
<circle cx="-64" cy="-46" r="2" fill="#fff"/>
<g fill="#e8cfa4">
<path d="M-61 88C-61 80-52 80-52 88ZM-49 88C-49 80-40 80-40 88ZM32 88C32 80 41 80 41 88ZM44 88C44 80 53
  80 53 88Z"/>
</g>
</g>"##,
};

const AUROCHS_LINE: Symbol = Symbol {
    id: "h-aurochs0",
    svg: r##"<path d="M84-26C62-38 32-34 10-40C-6-56-30-62-48-50C-58-48-68-46-76-36C-88-22-100 0-105 14C-107 26-100
  34-90 33C-82 32-74 26-68 18C-62 14-58 16-54 20C-54 34-48 44-40 50L-42 86H-22L-16 54C2 58 24 52 38 44
  C42 54 46 58 46 66L44 86H64L69 62C80 44 88 20 91-4C91-16 90-22 84-26Z"/>
<path d="M-20 50L-16 83H2L4 52ZM20 46L26 83H42L46 46Z"/>
<path d="M86-22C100-16 106 6 104 30L110 48L98 52L92 46L97 30C98 10 94-4 84-8Z"/>"##,
};

const HORN_LINE: Symbol = Symbol {
    id: "h-horn0",
    svg: r##"<path d="M-62-44C-80-40-100-52-98-90C-112-62-108-32-74-28ZM-48-50C-52-66-48-82-34-94C-64-90-72-68-66-46
  Z"/>"##,
};

const AUROCHS: Symbol = Symbol {
    id: "h-aurochs",
    svg: r##"<g transform="scale(.115)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="16" cy="84" rx="82" ry="10" fill="#5d4b1e" fill-opacity=".4"/>
<g stroke="#fbeec4" fill="none" stroke-width="18">
<use href="#h-aurochs0"/>
<use href="#h-horn0"/>
</g>
<g fill="#0e0907" stroke="#0e0907" stroke-width="9">
<use href="#h-aurochs0"/>
</g>
<path fill="#35261f" d="M84-26C62-38 32-34 10-40C-6-56-30-62-48-50C-58-48-68-46-76-36C-88-22-100 0-105
  14C-107 26-100 34-90 33C-82 32-74 26-68 18C-62 14-58 16-54 20C-54 34-48 44-40 50L-42 86H-22L-16 54C2
  58 24 52 38 44C42 54 46 58 46 66L44 86H64L69 62C80 44 88 20 91-4C91-16 90-22 84-26Z"/>
<path fill="#1d1310" d="M-54 20C-54 34-48 44-40 50L-42 86H-31L-27 42C-6 46 22 42 44 28C60 18 70 4 74-14
  C82 4 78 36 58 56L56 86H64L69 62C80 44 88 20 91-4C91-16 90-22 84-26C88-10 70 12 44 20C14 28-30 28-44
  2C-48 8-50 14-54 20Z"/>
<path fill="#5e4638" d="M-48-50C-30-62-6-56 10-40C32-34 62-38 84-26C62-30 34-26 8-30C-12-36-34-44-52-38
  C-62-34-72-26-78-16C-76-30-62-46-48-50Z"/>
<path fill="#e9dcc2" d="M-105 14C-107 26-100 34-90 33C-84 32-79 29-75 25C-82 24-92 16-98 4Z"/>
<path fill="#b98a5c" d="M-46 86L-42 80H-22V86ZM44 86V80H63L64 86Z"/>
<g fill="#f7ead0" stroke="#0e0907" stroke-width="7">
<use href="#h-horn0"/>
</g>
<path fill="#3a2a22" d="M-98-90C-108-78-109-66-106-56L-96-64C-99-72-99-80-98-90ZM-34-94
  C-44-92-52-88-57-82L-48-76C-45-83-40-89-34-94Z"/>
<circle cx="-78" cy="-8" r="5" fill="#fff1d0"/>
<circle cx="-79" cy="-8" r="3" fill="#000"/>
<ellipse cx="-98" cy="20" rx="4" ry="3" fill="#160d0a"/>
</g>"##,
};

const TIGER_LINE: Symbol = Symbol {
    id: "h-tiger0",
    svg: r##"<path d="M66-26C40-38 10-26-14-34C-24-38-34-46-44-50C-44-60-48-68-56-70C-62-68-66-62-67-56
  C-80-56-90-48-96-38C-104-34-110-26-108-18C-106-10-98-8-90-8L-86 6C-78 14-66 14-58 10C-54 24-48 32-44
  36C-48 48-56 54-62 58C-70 60-72 72-64 74H-40C-30 66-22 52-14 40C4 44 24 38 36 32C40 42 48 48 52 54C46
  58 42 64 44 74H70C76 60 76 50 78 42C88 20 84-16 66-26Z"/>
<path d="M-24 38C-18 50-16 56-14 62C-20 66-20 72-18 74H6C8 60 4 48 4 38ZM14 36C20 46 22 54 22 60C14 62
  12 70 14 74H36C42 60 40 46 44 36Z"/>"##,
};

const TAIL_LINE: Symbol =
    Symbol { id: "h-tail0", svg: r##"<path d="M74-14C98-8 108-26 100-46C96-58 102-68 112-66"/>"## };

const TIGER: Symbol = Symbol {
    id: "h-tiger",
    svg: r##"<g transform="scale(.115)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="14" cy="74" rx="88" ry="10" fill="#5d4b1e" fill-opacity=".4"/>
<g stroke="#fbeec4" fill="none" stroke-width="18">
<use href="#h-tiger0"/>
</g>
<g stroke="#fbeec4" fill="none" stroke-width="30">
<use href="#h-tail0"/>
</g>
<g fill="none" stroke="#3b1706" stroke-width="21">
<use href="#h-tail0"/>
</g>
<g fill="#a84f0c" stroke="#3b1706" stroke-width="9">
<use href="#h-tiger0"/>
</g>
<g fill="none" stroke="#ea7a12" stroke-width="12">
<use href="#h-tail0"/>
</g>
<path fill="#ea7a12" d="M66-26C40-38 10-26-14-34C-24-38-34-46-44-50C-44-60-48-68-56-70
  C-62-68-66-62-67-56C-80-56-90-48-96-38C-104-34-110-26-108-18C-106-10-98-8-90-8L-86 6C-78 14-66 14-58
  10C-54 24-48 32-44 36C-48 48-56 54-62 58C-70 60-72 72-64 74H-40C-30 66-22 52-14 40C4 44 24 38 36 32
  C40 42 48 48 52 54C46 58 42 64 44 74H70C76 60 76 50 78 42C88 20 84-16 66-26Z"/>
<path fill="#fff0d2" d="M-108-20C-106-10-98-8-90-8L-86 6C-78 14-66 14-58 10C-54 24-48 32-40 37C-24 44 8
  42 34 31C12 34-18 30-34 14C-42 6-52 2-62-2C-72-6-84-18-96-22C-102-24-106-24-108-20Z"/>
<path fill="#ffa23e" d="M60-28C40-35 12-24-14-32C-24-36-34-44-44-47C-34-34-20-26-6-24C18-22 42-28 60-28
  Z"/>
<g fill="#3b1706">
<path d="M-30-42C-26-28-26-14-32-2C-20-12-16-26-20-37ZM-6-33C0-20-2-6-8 6C6-4 10-18 6-31ZM18-32C24-18
  24-6 18 6C32-4 34-20 30-32ZM42-33C50-18 50-4 46 8C60-4 60-20 56-30ZM68-24C76-8 76 6 70 18C82 8 84-8
  78-17ZM-52 44L-36 46-40 52-56 50ZM54 40L76 36 76 42 56 46ZM-62-54L-56-40-52-56ZM-74-54L-68-44-66-56
  Z"/>
</g>
<g fill="none" stroke="#3b1706" stroke-width="12" stroke-linecap="butt">
<path d="M93-20L105-18M98-42L110-44"/>
</g>
<path fill="#fff" stroke="#3b1706" stroke-width="6" d="M-100-10C-102 8-98 22-92 32C-88 20-86 6-86-8
  ZM-82-6C-82 6-80 16-76 22C-72 14-70 4-70-4Z"/>
<path fill="#2a0f04" d="M-110-24L-100-32-96-24-104-18Z"/>
<circle cx="-82" cy="-34" r="5" fill="#2a0f04"/>
</g>"##,
};

const FISH_LINE: Symbol = Symbol {
    id: "h-fish0",
    svg: r##"<path d="M-58 0C-46-24-8-32 20-9L48-27C41-10 41 10 48 27L20 9C-8 32-46 24-58 0Z"/>
<path d="M-14-21L2-33 8-17ZM-14 21L0 31 6 17Z"/>"##,
};

const FISH: Symbol = Symbol {
    id: "h-fish",
    svg: r##"<g transform="scale(.11)" stroke-linejoin="round">
<g fill="#0a4a56" stroke="#0a4a56" stroke-width="12">
<use href="#h-fish0"/>
</g>
<g fill="#fff6e0">
<use href="#h-fish0"/>
</g>
<path fill="#ff8f5a" d="M-52-8C-38-26-6-30 20-9L48-27C45-20 43-12 43-5C34-2 26-2 18-3C-4-16-30-14-52-8
  Z"/>
<path fill="none" stroke="#0a4a56" stroke-width="5" stroke-linecap="round" d="M-28-15C-22-6-22 6-28
  15"/>
<circle cx="-41" cy="-3" r="5.4" fill="#0a2a33"/>
</g>"##,
};
