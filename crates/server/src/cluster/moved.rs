//! What nodes tell each other of tables that have moved on: the events themselves, so that nobody has to read them.

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};
use serde_json::value::RawValue;

use super::notice::{Envelope, Notice};
use crate::keys::{Hash, TableId};
use crate::store::Body;

/// The longest notice, in bytes: `NOTIFY` takes less than 8,000.
const LONGEST: usize = 7900;

/// A table has moved on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Moved {
    pub(crate) table: TableId,
    /// Its last event.
    pub(crate) version: u64,
    /// What happened, unless it has to be read: because it is too long for a notice, or not all that has changed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) news: Option<News>,
}

/// Events that follow each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct News {
    /// The hash of the event before the first.
    #[serde(serialize_with = "write_hash", deserialize_with = "read_hash")]
    pub(crate) before: Hash,
    /// Their bodies.
    #[serde(serialize_with = "write_bodies", deserialize_with = "read_bodies")]
    pub(crate) bodies: Vec<Body>,
}

/// Notices of tables that are about to move, whichever of them will: the text for each table, and in which notice it fits.
pub(crate) struct MovedNotices {
    /// What comes before the texts in each notice.
    pub(crate) begin: String,
    /// What comes behind them.
    pub(crate) end: String,
    /// For each table.
    pub(crate) texts: Vec<String>,
    /// For each table, the number of the notice.
    pub(crate) notices: Vec<i64>,
}

impl MovedNotices {
    /// Notices of a node.
    pub(crate) fn new(node: &str, moved: impl Iterator<Item = Moved>) -> serde_json::Result<MovedNotices> {
        let empty = Envelope::write(node, &Notice::Moved(Vec::new()))?;
        let (begin, end) = empty.rsplit_once("[]").unwrap_or_default();
        let (begin, end) = (format!("{begin}["), format!("]{end}"));
        let room = LONGEST.saturating_sub(begin.len() + end.len());
        let (mut texts, mut notices) = (Vec::new(), Vec::new());
        let (mut notice, mut used) = (0, 0);
        for mut moved in moved {
            let mut text = serde_json::to_string(&moved)?;
            if text.len() > room {
                moved.news = None;
                text = serde_json::to_string(&moved)?;
            }
            // A comma goes with it.
            if used + text.len() + 1 > room {
                (notice, used) = (notice + 1, 0);
            }
            used += text.len() + 1;
            texts.push(text);
            notices.push(notice);
        }
        Ok(MovedNotices { begin, end, texts, notices })
    }

    /// The texts of some of the tables as one notice, however long.
    pub(crate) fn join<'a>(&self, texts: impl Iterator<Item = &'a str>) -> String {
        [&self.begin, &*texts.collect::<Vec<_>>().join(","), &self.end].concat()
    }
}

fn write_hash<S: Serializer>(hash: &Hash, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&BASE64URL_NOPAD.encode(hash))
}

fn read_hash<'de, D: Deserializer<'de>>(from: D) -> Result<Hash, D::Error> {
    let text = String::deserialize(from)?;
    let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(de::Error::custom)?;
    bytes.try_into().map_err(|_| de::Error::custom("a hash has 32 bytes"))
}

/// Bodies are JSON already, and stay as they are to the byte: their hashes are of their text.
fn write_bodies<S: Serializer>(bodies: &[Body], to: S) -> Result<S::Ok, S::Error> {
    let raw = bodies.iter().map(|body| serde_json::from_str::<&RawValue>(body));
    to.collect_seq(raw.collect::<Result<Vec<_>, _>>().map_err(ser::Error::custom)?)
}

fn read_bodies<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Body>, D::Error> {
    let raw = Vec::<Box<RawValue>>::deserialize(from)?;
    Ok(raw.into_iter().map(|raw| Body::from(Box::<str>::from(raw))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(letter: char, bodies: &[&str]) -> Moved {
        let table = TableId::read(&letter.to_string().repeat(16)).unwrap();
        let bodies: Vec<Body> = bodies.iter().map(|body| Body::from(*body)).collect();
        Moved { table, version: 41, news: Some(News { before: [7; 32], bodies }) }
    }

    fn read(text: &str) -> Vec<Moved> {
        let envelope = Envelope::read(text).unwrap();
        assert_eq!(envelope.node(), "o\"ne");
        match envelope.notice().unwrap() {
            Notice::Moved(moved) => moved,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn events_arrive_as_they_are_to_the_byte() {
        let body = r#"{"version":  41,"b":1.50,"a":"é\n"}"#;
        let notices = MovedNotices::new("o\"ne", [moved('a', &[body, "{}"])].into_iter()).unwrap();
        let read = read(&notices.join(notices.texts.iter().map(String::as_str)));
        assert_eq!((read[0].table.as_str(), read[0].version), ("aaaaaaaaaaaaaaaa", 41));
        let news = read[0].news.as_ref().unwrap();
        assert_eq!((news.before, &*news.bodies[0], &*news.bodies[1]), ([7; 32], body, "{}"));
    }

    #[test]
    fn no_notice_is_too_long() {
        let [long, longer] = [3000, 9000].map(|length| format!("\"{}\"", "x".repeat(length)));
        let all = [moved('a', &[&long]), moved('b', &[&long]), moved('c', &[&long]), moved('d', &[&longer])];
        let notices = MovedNotices::new("o\"ne", all.into_iter()).unwrap();
        assert_eq!(notices.notices, [0, 0, 1, 1]);
        for notice in [0, 1] {
            let texts = notices.texts.iter().zip(&notices.notices).filter(|(_, number)| **number == notice);
            let text = notices.join(texts.map(|(text, _)| text.as_str()));
            assert!(text.len() < 8000, "{}", text.len());
            let has_news = read(&text).iter().map(|moved| moved.news.is_some()).collect::<Vec<_>>();
            assert_eq!(has_news, [true, notice == 0], "what is too long is read from the store");
        }
    }
}
