//! The schemas of requests and replies are those of the code, and there is a reply to every request.

use std::collections::BTreeSet;

use expect_test::expect_file;
use serde_json::Value;

#[test]
fn the_description_is_current() {
    let description = browser::description().to_pretty_json().unwrap();
    expect_file!["../../../../docs/browser.json"].assert_eq(&(description + "\n"));
}

#[test]
fn every_request_has_a_reply_of_its_name() {
    let description = serde_json::to_value(browser::description()).unwrap();
    let schemas = &description["components"]["schemas"];
    for (request, reply) in
        [("Request", "Reply"), ("PictureRequest", "PictureReply"), ("JudgeRequest", "JudgeReply")]
    {
        let requests: BTreeSet<&str> = variants(&schemas[request]).flat_map(request_names).collect();
        let mut replies: BTreeSet<&str> = variants(&schemas[reply]).flat_map(property_names).collect();
        assert!(replies.remove("problem"));
        assert_eq!(requests, replies);
    }
}

fn variants(schema: &Value) -> impl Iterator<Item = &Value> {
    schema["oneOf"].as_array().unwrap().iter()
}

/// The names that `do` can have in a variant.
fn request_names(variant: &Value) -> impl Iterator<Item = &str> {
    variant["properties"]["do"]["enum"].as_array().unwrap().iter().filter_map(Value::as_str)
}

fn property_names(variant: &Value) -> impl Iterator<Item = &str> {
    variant["properties"].as_object().unwrap().keys().map(String::as_str)
}
