//! Any text is a record or an error; a record is written as it was read.

use games::Record;

pub(crate) fn check(text: &str) {
    if let Ok(record) = Record::read(text) {
        let written = record.write();
        let again = Record::read(&written).expect("what is written can be read");
        assert_eq!(again.write(), written);
    }
}
