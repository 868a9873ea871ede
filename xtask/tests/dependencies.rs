//! Every dependency has a licence that `deny.toml` allows and comes from the registry of crates. cargo-deny checks more,
//! but takes long to compile: `cargo xtask deny`.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

#[test]
fn dependencies_have_allowed_licences_and_come_from_the_registry() {
    let allowed = allowed_licences();
    let packages = packages();
    assert!(packages.len() > 100, "only {} packages", packages.len());
    for package in &packages {
        let name = &package["name"];
        let licence = package["license"].as_str().unwrap_or_else(|| panic!("{name} has no licence"));
        assert!(is_allowed(licence, &allowed), "{name}: {licence}");
        // What is in the workspace has no source.
        let is_known = package["source"].as_str().is_none_or(|source| source.starts_with("registry+"));
        assert!(is_known, "{name}: {}", package["source"]);
    }
}

#[test]
fn a_licence_is_allowed_if_one_of_its_choices_is() {
    let allowed = ["MIT".to_owned(), "BSD-3-Clause".to_owned()];
    for licence in ["MIT", "MIT/GPL-3.0", "GPL-2.0-only OR (MIT AND BSD-3-Clause)"] {
        assert!(is_allowed(licence, &allowed), "{licence}");
    }
    for licence in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "MIT WITH LLVM-exception", "my own"] {
        assert!(!is_allowed(licence, &allowed), "{licence}");
    }
}

fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    // Older crates write `MIT/Apache-2.0`.
    let expression = Expression::parse_mode(licence, ParseMode::LAX);
    expression.is_ok_and(|all| all.evaluate(|one| allowed.contains(&one.to_string())))
}

/// The list in `deny.toml`.
fn allowed_licences() -> Vec<String> {
    let text = fs::read_to_string(root().join("deny.toml")).unwrap();
    let list = text.lines().find_map(|line| line.strip_prefix("allow = [")).unwrap();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// All packages that anything here is built with, on whatever platform.
fn packages() -> Vec<Value> {
    let arguments = ["metadata", "--format-version", "1", "--locked"];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}
