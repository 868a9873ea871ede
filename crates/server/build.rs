//! Makes the folder of the page, which may be built after the program.

use std::path::Path;
use std::{env, fs};

/// Where the page is built, seen from this crate.
const PAGE: &str = "../../web/dist";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A folder that is not there when the program is compiled is never read by it afterwards.
    let page = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(PAGE);
    fs::create_dir_all(page)?;
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("PROFILE")? == "release" {
        // The page is in the program, new files of it too.
        println!("cargo::rerun-if-changed={PAGE}");
    }
    Ok(())
}
