//! Builds the crate anew when a tile set is added, which the compiler would not notice.

fn main() {
    println!("cargo::rerun-if-changed=sets");
}
