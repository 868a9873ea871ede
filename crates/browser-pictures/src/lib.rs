//! The module that draws pictures in a browser.

browser::export!(browser::Painter);
