//! Any text is a record or an error; a record is written as it was read.
#![no_main]

use games::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text) {
        let written = record.write();
        let again = Record::read(&written).expect("what is written can be read");
        assert_eq!(again.write(), written);
    }
});
