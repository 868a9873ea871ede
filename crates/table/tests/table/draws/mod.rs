//! Draws that nobody can choose, and that anybody can check.

mod house;
mod links;
mod verifier;
