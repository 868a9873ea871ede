//! Builds the crate anew when a file appears in `locales/`; the compiler only watches those that it
//! has read before.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
