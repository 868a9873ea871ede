//! The module that reviews games in a browser.

browser::export!(browser::Judge);
