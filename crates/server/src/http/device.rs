//! A word for the device that a request comes from, so that people can tell their sessions apart.

use axum::http::{HeaderMap, header};

/// Browsers, by what only they and those above them say of themselves.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

/// Systems, in the same way.
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// The browser and the system, as far as they are known; nothing else of what a browser tells is kept.
pub(super) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let known = |all: [(&str, &'static str); 6]| {
        all.into_iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| name)
    };
    let words: Vec<&str> = [known(BROWSERS), known(SYSTEMS)].into_iter().flatten().collect();
    words.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_its_browser_and_its_system() {
        let of = |agent: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().unwrap());
            device(&headers)
        };
        let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";
        assert_eq!(
            of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox · Linux"
        );
        assert_eq!(
            of(&format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) {chrome} Safari/537.36 Edg/142.0")),
            "Edge · Windows"
        );
        assert_eq!(
            of(&format!("Mozilla/5.0 (Linux; Android 15; Pixel 9) {chrome} Mobile Safari/537.36")),
            "Chrome · Android"
        );
        assert_eq!(
            of(
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1"
            ),
            "Safari · iPhone"
        );
        assert_eq!((of("something else"), device(&HeaderMap::new())), (String::new(), String::new()));
    }
}
