#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check("network", text));
