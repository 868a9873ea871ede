//! What is said to people: that it is complete, that its sentences are whole, and how it is put.

mod complete;
mod files;
mod sentences;
mod wording;
