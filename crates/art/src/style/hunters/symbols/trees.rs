//! The trees of the forests, lit from the north-west, drawn ten times as large as the largest of them
//! are shown.

use crate::canvas::Symbol;

/// A tree at a size. The crown is repeated, not referred to: a reference inside a symbol that is used
/// thousands of times takes long to draw.
macro_rules! tree {
    ($id:literal, $scale:literal, $crown:ident) => {
        Symbol { id: $id, svg: concat!("<g transform=\"scale(", $scale, ")\">", $crown!(), "</g>") }
    };
}

macro_rules! crown1 {
    () => {
        r##"<path fill="#12301f" d="M3 63q-26 20-37-14-42-5-21-45-21-33 18-41 2-25 24-15 27-28 43 5 43 5 19 51 18
  21-3 29-4 48-43 30z"/>
<path fill="#1e4f30" d="M0 51q-23 17-32-13-37-4-19-39-18-29 16-36 2-22 20-13 23-25 38 4 38 5 17 45 16
  18-3 25-3 43-37 27z"/>
<path fill="#2f6b3c" d="M-41 -26q-2-31 24-23 17-14 25 11 31 6 17 29 9 22-19 23-11 22-27 4-19
  7-19-12-23-14-1-32z"/>
<path fill="#578f4c" d="M-34 -23q-6-14 8-15 8-10 14 1 13 3 5 16 0 18-14 13-16 3-13-15zM3 -26q-10 0-6-9
  1-10 9-6 7-1 5 7 2 10-8 8zM-31 4q-6 7-11-1-7-6 1-11 4-6 9 0 9 6 1 12z"/>"##
    };
}

macro_rules! crown2 {
    () => {
        r##"<path fill="#0f3027" d="M-57 16q-25-26 15-43-3-34 24-26 22-29 41 1 47-5 36 39 22 18-6 34 6 44-39 34-23
  24-39-9-42 3-32-30z"/>
<path fill="#194a37" d="M-52 9q-22-24 12-38-2-29 21-22 19-25 36 1 41-4 31 34 19 15-5 29 5 39-34 30-20
  21-34-8-36 3-27-26z"/>
<path fill="#286546" d="M0 16q-13 17-24 0-25 4-20-18-22-22 5-34 4-23 28-8 23-13 27 10 22 10 3 29 6
  24-19 21z"/>
<path fill="#498c59" d="M-6 -32q12 10-3 18-8 16-19 4-12-1-6-13-5-17 11-16 14-8 17 7zM7 -25q-8
  5-10-5-5-6 3-9 6-7 10 1 8 10-3 13zM-30 -6q7 8-2 11-10 5-11-8-2-6 3-6 6-6 10 3z"/>"##
    };
}

macro_rules! crown3 {
    () => {
        r##"<path fill="#1f3118" d="M49 -14q30 28-6 46 1 23-23 15-35 38-56-3-37-6-19-39-20-33 21-41 9-37 37-18
  49-16 46 40z"/>
<path fill="#34522a" d="M39 -17q27 24-4 40 1 21-21 14-31 33-49-3-32-5-16-34-18-29 19-36 8-33 32-16
  41-13 39 35z"/>
<path fill="#4a6c33" d="M-45 -18q-10-27 18-27 28-26 43 11 18 7 2 24 10 28-15 28-24
  26-38-3-28-7-10-33z"/>
<path fill="#74934a" d="M-7 -19q-1 16-14 10-21 2-16-16-4-11 11-11 14-11 19 4 9 5 0 13zM-4 -37q4-11 13-3
  8 2 3 9-3 12-13 5-9-4-3-11zM-44 -4q1-10 11-5 9 3 3 11-3 8-9 3-9-1-5-9z"/>"##
    };
}

macro_rules! crown4 {
    () => {
        r##"<path fill="#0d2a26" d="M0-74C10-54 24-40 34-34L24-32C34-14 46-2 56 4L42 6C50 22 58 34 62 44C30 58-30
  58-62 44C-58 34-50 22-42 6L-56 4C-46-2-34-14-24-32L-34-34C-24-40-10-54 0-74Z"/>
<path fill="#1d4a40" d="M0-66C8-50 18-40 26-36L16-34C26-16 36-6 44-1L32 2C40 18 46 30 52 40C28 50-28
  50-54 40C-50 30-44 18-36 2L-46 0C-38-6-28-16-20-34L-28-36C-20-42-8-50 0-66Z"/>
<path fill="#2f6a55" d="M0-66C-8-50-20-42-28-36L-20-34C-28-16-38-6-46 0L-36 2C-44 18-50 30-54 40C-44
  44-32 46-20 47C-22 36-18 30-10 22C-18 22-22 20-24 18C-16 10-10 2-6-10C-10-10-14-12-16-14C-8-26-2-44
  0-66Z"/>
<path fill="#4f8d6b" d="M-2-54C-6-46-14-38-20-36L-12-34C-8-40-4-46-2-54ZM-24-22C-28-12-34-4-38-1L-28 0
  C-26-8-24-14-24-22ZM-40 12C-44 22-47 30-49 36L-36 39C-38 30-40 20-40 12Z"/>"##
    };
}

/// All of them: each kind large, middle, small and tiny.
pub(super) const ALL: &[Symbol] = &[
    tree!("h-tree1", ".1", crown1),
    tree!("h-tree1m", ".08", crown1),
    tree!("h-tree1s", ".056", crown1),
    tree!("h-tree1t", ".036", crown1),
    tree!("h-tree2", ".1", crown2),
    tree!("h-tree2m", ".08", crown2),
    tree!("h-tree2s", ".056", crown2),
    tree!("h-tree2t", ".036", crown2),
    tree!("h-tree3", ".1", crown3),
    tree!("h-tree3m", ".08", crown3),
    tree!("h-tree3s", ".056", crown3),
    tree!("h-tree3t", ".036", crown3),
    tree!("h-tree4", ".1", crown4),
    tree!("h-tree4m", ".08", crown4),
    tree!("h-tree4s", ".056", crown4),
    tree!("h-tree4t", ".036", crown4),
];
