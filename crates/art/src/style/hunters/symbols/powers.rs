//! What has a power: fire, shrine, shaman, pits, canoe and raft. Drawn ten times as large as they are shown.

use crate::canvas::Symbol;

/// All of them.
pub(super) const ALL: &[Symbol] = &[FIRE, SHRINE, SHAMAN, PIT, LARGE_PIT, CANOE, RAFT];

const FIRE: Symbol = Symbol {
    id: "h-fire",
    svg: r##"<g transform="translate(0 3.2) scale(.14)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="12" cy="92" rx="128" ry="20" fill="#4c3c1c" fill-opacity=".4"/>
<path fill="#6f675f" d="M-8-66C-30-62-48-78-44-96C-66-96-74-124-50-130C-44-150-12-152-4-136C14-150
  42-140 40-122C62-120 62-92 42-90C40-74 14-64-8-66Z"/>
<path fill="#948a80" d="M-14-78C-28-78-36-86-34-98C-50-98-56-116-40-120C-34-136-14-136-8-124C4-134
  20-128 20-114C6-118-6-108-4-96C-12-94-16-86-14-78Z"/>
<g fill="#2a1a16" stroke="#2a1a16" stroke-width="10">
<path d="M-120 90C-84 78-62 16-34-24C-20-34 20-34 34-24C62 14 84 78 120 90C70 102-70 102-120 90Z"/>
</g>
<path fill="#6b463a" d="M-120 90C-84 78-62 16-34-24C-20-34 20-34 34-24C62 14 84 78 120 90C70 102-70
  102-120 90Z"/>
<path fill="#48302b" d="M34-24C62 14 84 78 120 90C94 97 60 100 30 99C44 84 34 60 44 44C26 30 30 0 14-12
  Z"/>
<path fill="#8a5c49" d="M-34-24C-62 16-84 78-120 90C-112 92-100 94-90 95C-70 84-60 54-52 40C-50 20-36
  0-26-14Z"/>
<path fill="#c92a0c" stroke="#2a1a16" stroke-width="8" d="M0-112C10-88 38-76 36-48C48-52 52-62 50-72
  C66-52 56-20 34-14H-34C-58-24-58-50-44-68C-42-56-38-50-30-48C-32-72-6-84 0-112Z"/>
<path fill="#f4690f" d="M2-88C8-70 26-62 22-40C32-40 38-46 40-52C44-36 36-20 24-16H-24
  C-40-24-42-38-38-48C-34-42-28-38-20-38C-22-58-2-66 2-88Z"/>
<path fill="#ffc93a" d="M2-60C8-50 16-42 12-28C18-28 22-30 24-34C24-26 20-18 14-16H-12
  C-22-20-24-28-22-34C-18-30-14-28-8-28C-10-42 0-48 2-60Z"/>
<path fill="#f4690f" stroke="#8e1c08" stroke-width="5" d="M-32-22C-20-30 20-30 32-22C28-10 22-4 24 14
  C24 30 36 36 34 60C32 74 18 72 18 58C18 40 6 30 4 10C0 26-10 30-12 50C-14 66-30 66-30 50C-30 30-18
  20-20 2C-22-10-30-12-32-22Z"/>
<path fill="#ffc93a" d="M-20-22C-8-26 10-26 22-22C16-12 12-2 12 12C14 28 26 38 27 56C22 42 8 30 4-6C-2
  16-16 26-22 46C-22 28-8 18-10-2C-12-10-18-14-20-22Z"/>
<path fill="#ffc93a" d="M-84-40L-74-48-70-36-80-30ZM70-62L82-68 84-56 74-52ZM-66-84L-58-88-56-78-64-76
  Z"/>
</g>"##,
};

const SHRINE: Symbol = Symbol {
    id: "h-shrine",
    svg: r##"<g transform="scale(.118)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="14" cy="80" rx="124" ry="24" fill="#4c3c1c" fill-opacity=".4"/>
<ellipse cx="0" cy="74" rx="112" ry="26" fill="#b3924f"/>
<ellipse cx="-4" cy="70" rx="98" ry="19" fill="#d8bf80"/>
<path fill="#2b2018" d="M-50-20H50V74H-50Z"/>
<g fill="#3c3f3d" stroke="#3c3f3d" stroke-width="10">
<path d="M-88 76C-92 40-88-4-78-24H-40C-34 0-34 40-36 78C-50 84-76 84-88 76ZM88 76C92 40 88-4 78-24H40
  C34 0 34 40 36 78C50 84 76 84 88 76ZM-112-26C-116-48-108-66-92-70C-40-82 60-80 100-66C114-58 116-36
  108-24C60-14-60-14-112-26Z"/>
</g>
<path fill="#bdbcb3" d="M-88 76C-92 40-88-4-78-24H-40C-34 0-34 40-36 78C-50 84-76 84-88 76Z"/>
<path fill="#8b8d88" d="M-52-22H-40C-34 0-34 40-36 78C-42 81-50 82-58 82C-48 50-46 10-52-22Z"/>
<path fill="#a9a9a1" d="M88 76C92 40 88-4 78-24H40C34 0 34 40 36 78C50 84 76 84 88 76Z"/>
<path fill="#7b7d79" d="M66-24H78C88-4 92 40 88 76C80 81 70 82 62 82C72 50 72 10 66-24Z"/>
<path fill="#c9c8bf" d="M-112-26C-116-48-108-66-92-70C-40-82 60-80 100-66C114-58 116-36 108-24
  C60-14-60-14-112-26Z"/>
<path fill="#8b8d88" d="M-112-26C-114-34-114-42-112-50C-60-36 60-36 112-46C114-38 112-30 108-24
  C60-14-60-14-112-26Z"/>
<path fill="#efeee6" d="M-92-70C-40-82 60-80 100-66C60-70-20-72-60-64C-80-60-98-56-106-52
  C-104-62-100-68-92-70Z"/>
<path fill="#f4690f" d="M0-4C10 14 28 26 24 46C22 62 10 70 0 70S-22 62-24 46C-26 34-16 30-12 18C-8 24-6
  26-2 26C-6 14-4 4 0-4Z"/>
<path fill="#ffd95a" d="M2 26C8 36 14 44 12 52C10 62 4 66 0 66S-12 62-12 52C-12 44-8 42-4 34C-2 38 0 38
  2 26Z"/>
<path fill="none" stroke="#a9341c" stroke-width="8" d="M-8-56C4-66 20-56 12-46C4-40-8-46-2-54M-70-54
  L-56-46-42-56M42-56L56-46 70-56"/>
</g>"##,
};

const SHAMAN: Symbol = Symbol {
    id: "h-shaman",
    svg: r##"<g transform="translate(-1 0) scale(.13)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="16" cy="98" rx="72" ry="12" fill="#4c3c1c" fill-opacity=".4"/>
<g fill="none" stroke="#fbeec4" stroke-width="24">
<path d="M-56 96C-50 40-46 10-30-10H30C46 10 50 40 56 96Z"/>
<circle cy="-34" r="28"/>
<path d="M-18-58C-24-80-50-78-52-110M-38-84C-50-82-60-88-66-96M18-58C24-80 50-78 52-110M38-84C50-82
  60-88 66-96M82 96V-50"/>
</g>
<g fill="none" stroke="#2c1508" stroke-width="17">
<path d="M-18-56C-24-80-50-78-52-110M-38-84C-50-82-60-88-66-96M18-56C24-80 50-78 52-110M38-84C50-82
  60-88 66-96M82 98V-50"/>
</g>
<g fill="none" stroke="#efd9a8" stroke-width="8">
<path d="M-18-56C-24-80-50-78-52-110M-38-84C-50-82-60-88-66-96M18-56C24-80 50-78 52-110M38-84C50-82
  60-88 66-96"/>
</g>
<path stroke="#8a5526" stroke-width="9" d="M82 98V-50"/>
<g fill="#2c1508" stroke="#2c1508" stroke-width="10">
<path d="M-58 96C-52 40-48 10-30-10H30C40 0 52 0 84 4V28C70 30 60 30 50 28C54 50 54 74 58 96C20 104-20
  104-58 96Z"/>
<path d="M-34-20C-38-54-20-68 0-68S38-54 34-20C20-4-20-4-34-20Z"/>
</g>
<path fill="#8b2c1a" d="M-58 96C-52 40-48 10-30-10H30C40 0 52 0 84 4V28C70 30 60 30 50 28C54 50 54 74
  58 96C20 104-20 104-58 96Z"/>
<path fill="#641c10" d="M30-10C40 0 52 0 84 4V28C70 30 60 30 50 28C54 50 54 74 58 96C46 99 34 101 22
  102C34 70 34 20 12-10Z"/>
<path fill="#f3dca6" d="M-55 80L-44 68-33 82-22 68-11 82 0 68 11 82 22 68 33 82 44 68 54 80 55 88C20
  96-20 96-57 88Z"/>
<path fill="none" stroke="#f3dca6" stroke-width="7" stroke-dasharray="1 12" d="M-34 6C-20 26 20 26 34
  6"/>
<path fill="#fff7e6" d="M-8 22L0 44 8 22Z"/>
<path fill="#6a4424" d="M-34-20C-38-54-20-68 0-68S38-54 34-20C20-4-20-4-34-20Z"/>
<path fill="#d99a66" d="M-22-40C-10-46 10-46 22-40C24-22 14-8 0-8S-24-22-22-40Z"/>
<path fill="#fff7e6" d="M-22-27L-6-25V-21L-21-22ZM22-27L6-25V-21L21-22Z"/>
<path stroke="#6b3a20" stroke-width="3" d="M-5-15H5"/>
<circle cx="-9" cy="-33" r="4.5" fill="#1c0d05"/>
<circle cx="9" cy="-33" r="4.5" fill="#1c0d05"/>
<circle cx="82" cy="14" r="11" fill="#d99a66" stroke="#2c1508" stroke-width="5"/>
<path fill="#f4b02a" stroke="#2c1508" stroke-width="6" d="M82-94C96-78 104-66 100-54C96-42 68-42 64-54
  C60-66 68-78 82-94Z"/>
<path fill="#fff0a3" d="M82-74C90-64 92-58 90-52C86-46 78-46 74-52C72-58 74-64 82-74Z"/>
</g>"##,
};

const PIT: Symbol = Symbol {
    id: "h-pit",
    svg: r##"<g transform="scale(.15)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="2" cy="14" rx="98" ry="66" fill="#6e5426"/>
<ellipse cx="-4" cy="8" rx="92" ry="58" fill="#b3924f"/>
<ellipse cx="0" cy="12" rx="80" ry="50" fill="#24140b"/>
<path fill="#4d321b" d="M-80 12C-80-16-44-38 0-38S80-16 80 12C72-8 40-22 0-22S-72-8-80 12Z"/>
<g fill="#e8cf98" stroke="#24140b" stroke-width="5">
<path d="M-56 40L-44-12-34 44ZM-20 52L-6-8 6 54ZM18 52L32-12 44 46ZM46 36L56-4 66 26Z"/>
</g>
<g fill="none" stroke="#2c1a0c" stroke-width="15">
<path d="M-98 34L20-60M-70 62L60-46M92 44L-30-58"/>
</g>
<g fill="none" stroke="#9a6a35" stroke-width="9">
<path d="M-98 34L20-60M-70 62L60-46M92 44L-30-58"/>
</g>
<g fill="#6f8b3d" stroke="#33451c" stroke-width="4">
<path d="M-82-30C-64-52-40-44-34-30C-50-20-70-18-82-30ZM48-56C60-70 84-66 90-50C76-40 56-42 48-56ZM62
  62C76 48 98 54 102 66C88 76 70 74 62 62Z"/>
</g>
</g>"##,
};

const LARGE_PIT: Symbol = Symbol {
    id: "h-large-pit",
    svg: r##"<g transform="scale(.12)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="4" cy="14" rx="124" ry="92" fill="#6e5426"/>
<ellipse cx="-4" cy="6" rx="118" ry="84" fill="#b3924f"/>
<ellipse cx="0" cy="10" rx="104" ry="72" fill="#1c0f08"/>
<path fill="#5a3a20" d="M-104 10C-104-30-58-62 0-62S104-30 104 10C94-20 52-42 0-42S-94-20-104 10Z"/>
<path fill="#3a2413" d="M-103 14C-94-18-52-40 0-40S94-18 103 14C90-10 50-28 0-28S-90-10-103 14Z"/>
<g fill="#e8cf98" stroke="#1c0f08" stroke-width="6">
<path d="M-84 34L-72-24-58 44ZM-30 20L-18-36-4 20ZM30 20L44-36 56 22ZM-50 66L-36-4-20 72ZM62 46L76-24
  88 28ZM0 78L14 4 30 76ZM42 68L56 6 68 56Z"/>
</g>
<g fill="#b98f52">
<path d="M-72-24L-58 44-68 40ZM-18-36L-4 20H-14ZM44-36L56 22H46ZM-36-4L-20 72-32 70ZM76-24L88 28 78 36
  ZM14 4L30 76 18 77ZM56 6L68 56 58 61Z"/>
</g>
<g fill="#8d8b83" stroke="#3b3a35" stroke-width="5">
<path d="M-128 26C-126 8-104 8-100 24C-98 40-124 44-128 26ZM-90 78C-86 62-62 66-60 80C-64 94-88 94-90
  78ZM92 70C98 56 122 60 122 76C118 90 94 86 92 70ZM-96-58C-90-72-68-68-68-54C-74-42-94-44-96-58ZM70-70
  C78-82 98-76 98-62C90-52 72-56 70-70Z"/>
</g>
</g>"##,
};

const CANOE: Symbol = Symbol {
    id: "h-canoe",
    svg: r##"<g transform="scale(.12)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="4" cy="38" rx="112" ry="20" fill="#0b5a66" fill-opacity=".55"/>
<path d="M-116 44C-70 64 70 64 116 42" fill="none" stroke="#d9f5ee" stroke-width="8"/>
<g fill="#2f1608" stroke="#2f1608" stroke-width="10">
<path d="M-122-24C-100 10-60 4 0 4S100 10 122-24C122 26 84 46 0 46S-122 26-122-24Z"/>
</g>
<path fill="#3d210f" d="M-118-20C-100-8-60-14 0-14S100-8 118-20C100 12 60 12 0 12S-100 12-118-20Z"/>
<path fill="#a8652c" d="M-122-24C-100 10-60 4 0 4S100 10 122-24C122 26 84 46 0 46S-122 26-122-24Z"/>
<path fill="#74421a" d="M122-24C122 26 84 46 0 46C-50 46-86 38-105 20C-60 34 40 36 78 22C100 14 114-4
  122-24Z"/>
<path fill="#d2914d" d="M-122-24C-100 10-60 4 0 4C30 4 58 6 80 4C50 14-20 14-60 14C-92 14-112 0-122-24
  Z"/>
<g fill="none" stroke="#f3dca6" stroke-width="6">
<path d="M-70 22L-58 32-46 22-34 32-22 22-10 32 2 22 14 32 26 22 38 32"/>
</g>
<g fill="none" stroke="#2f1608" stroke-width="17">
<path d="M64-70L2 22"/>
</g>
<path fill="#2f1608" stroke="#2f1608" stroke-width="10" d="M14 8C26 14 26 34 2 60C-22 62-24 44-12 20Z"/>
<g fill="none" stroke="#f0d39a" stroke-width="9">
<path d="M64-70L6 14"/>
</g>
<path fill="#f0d39a" d="M12 8C22 14 22 34 0 58C-20 58-20 42-10 20Z"/>
<path d="M54-78L76-64" stroke="#f0d39a" stroke-width="11"/>
</g>"##,
};

const RAFT: Symbol = Symbol {
    id: "h-raft",
    svg: r##"<g transform="translate(0 1) scale(.12)" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="8" cy="44" rx="112" ry="36" fill="#0b5a66" fill-opacity=".55"/>
<path d="M-112 66C-60 84 60 84 108 62" fill="none" stroke="#d9f5ee" stroke-width="8"/>
<g fill="#2f1608" stroke="#2f1608" stroke-width="10">
<path d="M-86-2H94L104 60H-104Z"/>
</g>
<g stroke="#4a2811" stroke-width="5">
<path fill="#c58a4c" d="M-88-6H92C98-6 98 10 94 10H-90C-96 10-96-6-88-6Z"/>
<path fill="#b47a3e" d="M-92 8H96C102 8 102 24 98 24H-94C-100 24-100 8-92 8Z"/>
<path fill="#c58a4c" d="M-96 22H100C106 22 106 40 102 40H-98C-104 40-104 22-96 22Z"/>
<path fill="#a86e35" d="M-100 38H104C112 38 112 62 104 62H-102C-110 62-110 38-100 38Z"/>
</g>
<g fill="#f0d39a" stroke="#4a2811" stroke-width="4">
<ellipse cx="-102" cy="50" rx="8" ry="11"/>
<ellipse cx="-97" cy="31" rx="6" ry="8"/>
</g>
<g fill="none" stroke="#f3dca6" stroke-width="8">
<path d="M-62-8L-70 62M66-8L74 62"/>
</g>
<path fill="none" stroke="#2f1608" stroke-width="18" d="M4 24V-104"/>
<path fill="none" stroke="#8a5526" stroke-width="9" d="M4 24V-104"/>
<path fill="#f5e6c4" stroke="#2f1608" stroke-width="9" d="M-62-92C-30-100 40-100 70-92C62-60 64-30 74-4
  C40-14-34-14-66-4C-56-32-54-62-62-92Z"/>
<path fill="#d6bd8c" d="M30-95C46-95 60-94 68-91C61-60 63-30 72-6C60-9 46-11 34-12C42-40 40-70 30-95Z"/>
<g fill="none" stroke="#a9341c" stroke-width="9">
<path d="M-34-62C-30-78-6-78-6-60C-6-46-24-46-22-58M-38-34C-22-26 20-26 44-34"/>
</g>
</g>"##,
};
