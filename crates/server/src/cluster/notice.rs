//! What nodes tell each other, as JSON.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use views::Presence;

use crate::hub::Shown;
use crate::keys::TableId;

/// What a node tells the others.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// Tables have moved on, each to this event.
    Moved(HashMap<TableId, u64>),
    /// Seats of a table are opened by other tokens.
    Seats(TableId),
    /// Who is connected to a table at this node.
    Presence(TableId, Presence),
    /// Whoever has somebody connected to this table is asked to say so.
    WhoIsThere(TableId),
    /// A seat shows a feeling.
    Reaction(TableId, Shown),
    /// A table was deleted.
    Deleted(TableId),
}

/// A notice, and who sent it.
#[derive(Debug, Deserialize)]
pub(crate) struct Envelope {
    pub(crate) node: String,
    #[serde(flatten)]
    pub(crate) notice: Notice,
}

#[derive(Serialize)]
struct EnvelopeRef<'a> {
    node: &'a str,
    #[serde(flatten)]
    notice: &'a Notice,
}

impl Envelope {
    pub(crate) fn write(node: &str, notice: &Notice) -> serde_json::Result<String> {
        serde_json::to_string(&EnvelopeRef { node, notice })
    }

    pub(crate) fn read(text: &str) -> serde_json::Result<Envelope> {
        serde_json::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read_as_they_were_written() {
        let id = TableId::read("0123456789abcdef").unwrap();
        let moved = Notice::Moved(HashMap::from([(id.clone(), 41)]));
        let text = Envelope::write("one", &moved).unwrap();
        assert_eq!(text, r#"{"node":"one","moved":{"0123456789abcdef":41}}"#);
        let presence = Presence { seats: vec![1, 0], watching: 2 };
        for notice in [
            moved,
            Notice::Seats(id.clone()),
            Notice::Presence(id.clone(), presence),
            Notice::WhoIsThere(id.clone()),
            Notice::Deleted(id),
        ] {
            let text = Envelope::write("one", &notice).unwrap();
            let Envelope { node, notice } = Envelope::read(&text).unwrap();
            assert_eq!(node, "one");
            assert_eq!(Envelope::write("one", &notice).unwrap(), text);
        }
        assert!(Envelope::read(r#"{"node":"one","moved":{"no id":1}}"#).is_err());
    }
}
