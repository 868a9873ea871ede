//! The module with games, tables and bots that a page loads.

browser::export!(browser::Engine);
