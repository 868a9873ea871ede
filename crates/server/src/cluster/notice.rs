//! What nodes tell each other, as JSON.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use views::Presence;

use super::moved::Moved;
use crate::hub::Shown;
use crate::keys::TableId;

/// What a node tells the others.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// Tables have moved on.
    Moved(Vec<Moved>),
    /// Seats of a table are opened by other tokens.
    Seats(TableId),
    /// Who is connected to tables at this node.
    Presence(Vec<(TableId, Presence)>),
    /// Whoever has somebody connected to one of these tables is asked to say so.
    WhoIsThere(Vec<TableId>),
    /// A seat shows a feeling.
    Reaction(TableId, Shown),
    /// A table was deleted.
    Deleted(TableId),
}

/// A notice, and who sent it. What it says is read only by those whom it concerns.
#[derive(Debug, Deserialize)]
pub(crate) struct Envelope<'a> {
    #[serde(borrow)]
    node: Cow<'a, str>,
    #[serde(borrow)]
    notice: &'a RawValue,
}

#[derive(Serialize)]
struct EnvelopeRef<'a> {
    node: &'a str,
    notice: &'a Notice,
}

impl<'a> Envelope<'a> {
    pub(crate) fn write(node: &str, notice: &Notice) -> serde_json::Result<String> {
        serde_json::to_string(&EnvelopeRef { node, notice })
    }

    pub(crate) fn read(text: &'a str) -> serde_json::Result<Envelope<'a>> {
        serde_json::from_str(text)
    }

    /// Who sent it.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// What it says.
    pub(crate) fn notice(&self) -> serde_json::Result<Notice> {
        serde_json::from_str(self.notice.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read_as_they_were_written() {
        let id = TableId::read("0123456789abcdef").unwrap();
        let moved = Notice::Moved(vec![Moved { table: id.clone(), version: 41, news: None }]);
        let text = Envelope::write("one", &moved).unwrap();
        assert_eq!(text, r#"{"node":"one","notice":{"moved":[{"table":"0123456789abcdef","version":41}]}}"#);
        let presence = Presence { seats: vec![1, 0], watching: 2 };
        for notice in [
            moved,
            Notice::Seats(id.clone()),
            Notice::Presence(vec![(id.clone(), presence)]),
            Notice::WhoIsThere(vec![id.clone()]),
            Notice::Deleted(id),
        ] {
            let text = Envelope::write("one", &notice).unwrap();
            let envelope = Envelope::read(&text).unwrap();
            assert_eq!(envelope.node(), "one");
            assert_eq!(Envelope::write("one", &envelope.notice().unwrap()).unwrap(), text);
        }
        let malformed = Envelope::read(r#"{"node":"one","notice":{"deleted":"no id"}}"#).unwrap();
        assert!(malformed.notice().is_err());
    }
}
