//! How late it is. A module in a browser has no clock; the page hands one in.

/// Milliseconds since some moment, which is always the same.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn now_ms() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1000.0
}

#[cfg(target_family = "wasm")]
pub(crate) use crate::interface::now_ms;
