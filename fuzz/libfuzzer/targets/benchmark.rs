#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check("benchmark", text));
