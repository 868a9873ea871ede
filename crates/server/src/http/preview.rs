//! What programs show of a link to a table: its title, a sentence about it, and a picture. Those who fetch pages for that run
//! no scripts, so it is in the page as it is served.
//!
//! Nothing here opens a seat: tokens are behind the `#` of a link, which nobody sends.

use std::fmt::Write as _;

use art::frame::{Frame, Shape};
use axum::http::HeaderMap;
use games::Message;
use table::{Player, Table};
use views::{FramedTable, Stage};
use words::{Lang, Words};

use super::App;
use super::address;
use crate::error::ApiError;
use crate::hub::LiveTable;

/// What a preview says.
pub(super) struct Preview {
    title: String,
    about: String,
    /// Where the picture is, and how large.
    picture: String,
    size: (u32, u32),
    /// Where the page is, if it is one that only those with a link should find.
    unlisted: Option<String>,
}

impl Preview {
    /// What is said of the page as such.
    pub(super) fn of_page(app: &App, headers: &HeaderMap, lang: Lang) -> Preview {
        let words = app.words(lang);
        Preview {
            title: words.text("server-page-title"),
            about: words.text("server-preview-about"),
            picture: format!("{}/icon-512.png", address::base(app, headers)),
            size: (512, 512),
            unlisted: None,
        }
    }

    /// What is said of a table, at the address of its page.
    pub(super) async fn of_table(
        app: &App,
        headers: &HeaderMap,
        lang: Lang,
        live: &LiveTable,
        page: &str,
    ) -> Result<Preview, ApiError> {
        let (words, base) = (app.words(lang), address::base(app, headers));
        let (told, version) = live.read_table(|table| (tell(table, words), table.version())).await?;
        let (title, about) = told?;
        let (id, code) = (live.id(), lang.code());
        Ok(Preview {
            title,
            about,
            picture: format!("{base}/api/tables/{id}/share/preview.png?version={version}&lang={code}"),
            size: (1200, 630),
            unlisted: Some(format!("{base}{page}")),
        })
    }

    /// The tags for the head of a page.
    pub(super) fn tags(&self, lang: Lang) -> String {
        let (width, height) = self.size;
        let card = if self.unlisted.is_some() { "summary_large_image" } else { "summary" };
        let mut tags = format!("<title>{}</title>", escaped(&self.title));
        let mut add = |kind: &str, name: &str, content: &str| {
            let _ = write!(tags, "<meta {kind}=\"{name}\" content=\"{}\" />", escaped(content));
        };
        add("name", "description", &self.about);
        add("property", "og:type", "website");
        add("property", "og:site_name", "Bastide");
        add("property", "og:locale", lang.code());
        add("property", "og:title", &self.title);
        add("property", "og:description", &self.about);
        add("property", "og:image", &self.picture);
        add("property", "og:image:width", &width.to_string());
        add("property", "og:image:height", &height.to_string());
        add("property", "og:image:alt", &self.about);
        add("name", "twitter:card", card);
        if let Some(page) = &self.unlisted {
            add("property", "og:url", page);
            add("name", "robots", "noindex");
        }
        tags
    }
}

/// The title of a table, and a sentence about it.
fn tell(table: &Table, words: &Words) -> Result<(String, String), ApiError> {
    let Frame { title, standings, .. } = FramedTable::new(table, Vec::new(), Shape::Preview, words)?.frame;
    let standings = standings.iter().map(|standing| match standing.points {
        Some(points) => format!("{} {points}", standing.name),
        None => standing.name.clone(),
    });
    let standings = standings.collect::<Vec<String>>().join(" · ");
    let seated: Vec<&str> = table.players().iter().filter_map(|player| player.name.as_deref()).collect();
    let free = table.players().iter().filter(|player| Player::is_free(player)).count();
    let about = match Stage::of(table) {
        Stage::Waiting => Message::new("server-preview-waiting").with("free", free),
        Stage::Running => Message::new("server-preview-running").with("standings", standings),
        Stage::Over => Message::new("server-preview-over").with("standings", standings),
    };
    let title = match seated.is_empty() {
        true => title,
        false => {
            words.say(&Message::new("web-summary").with("game", title).with("players", seated.join(", ")))
        }
    };
    Ok((title, words.say(&about)))
}

/// A text as it stands in HTML, between tags or between quotes.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_its_quotes_or_begins_a_tag() {
        assert_eq!(escaped("Ada & Ben"), "Ada &amp; Ben");
        assert_eq!(escaped("\"><script>'"), "&quot;&gt;&lt;script&gt;&#39;");
    }

    #[test]
    fn what_is_said_of_a_page_is_in_its_tags() {
        let hostile = "\"/><script src=//evil.test>".to_owned();
        let preview = Preview {
            title: hostile.clone(),
            about: hostile.clone(),
            picture: format!("http://{hostile}/x.png"),
            size: (1200, 630),
            unlisted: Some(format!("http://{hostile}/table/x")),
        };
        let tags = preview.tags(Lang::French);
        assert!(!tags.contains("<script") && tags.contains("&lt;script"), "{tags}");
        assert_eq!(tags.matches("<meta ").count(), 13);
        assert_eq!(tags.matches('"').count(), 13 * 4);
    }
}
