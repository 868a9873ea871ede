//! What changes from one frame to the next.

/// The part of a frame that differs from the one before.
pub(super) struct Patch {
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) width: u32,
    pub(super) height: u32,
    /// Red, green, blue and opacity of each pixel; those that have not changed are transparent.
    pub(super) pixels: Vec<u8>,
}

/// Bytes of a pixel.
const PIXEL: usize = 4;

impl Patch {
    /// The smallest rectangle that holds all that has changed; a single pixel where nothing has, and
    /// all where there was no frame before.
    pub(super) fn between(before: Option<&[u8]>, now: &[u8], (width, height): (u32, u32)) -> Patch {
        let Some(before) = before else {
            return Patch { x: 0, y: 0, width, height, pixels: now.to_vec() };
        };
        let row = width as usize * PIXEL;
        let (top, bottom) = changed(before, now, row).unwrap_or((0, 0));
        let rows = || {
            let pairs = before.chunks_exact(row).zip(now.chunks_exact(row));
            pairs.skip(top).take(bottom + 1 - top)
        };
        let wider = |one: (usize, usize), other: (usize, usize)| (one.0.min(other.0), one.1.max(other.1));
        let spans = rows().filter_map(|(before, now)| changed(before, now, PIXEL));
        let (left, right) = spans.reduce(wider).unwrap_or((0, 0));
        let mut pixels = Vec::with_capacity((right + 1 - left) * (bottom + 1 - top) * PIXEL);
        for (before, now) in rows() {
            let part = left * PIXEL..(right + 1) * PIXEL;
            for (before, now) in before[part.clone()].chunks_exact(PIXEL).zip(now[part].chunks_exact(PIXEL)) {
                pixels.extend_from_slice(if before == now { &[0; PIXEL] } else { now });
            }
        }
        // All of them lie in a picture whose sides are numbers of this size.
        let [x, y, right, bottom] = [left, top, right, bottom].map(|at| at as u32);
        Patch { x, y, width: right - x + 1, height: bottom - y + 1, pixels }
    }
}

/// The first and the last of the pieces of this size that differ.
fn changed(before: &[u8], now: &[u8], size: usize) -> Option<(usize, usize)> {
    let mut pieces = before.chunks_exact(size).zip(now.chunks_exact(size)).map(|(before, now)| before != now);
    let last = pieces.len().checked_sub(1)?;
    let first = pieces.position(|differs| differs)?;
    let behind = pieces.rev().position(|differs| differs).map_or(first, |from_end| last - from_end);
    Some((first, behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_holds_what_has_changed_and_no_more() {
        let before = vec![7; 4 * 5 * 4];
        let mut now = before.clone();
        now[(5 + 2) * 4] = 8;
        now[(2 * 5 + 3) * 4 + 1] = 9;
        let patch = Patch::between(Some(&before), &now, (5, 4));
        assert_eq!((patch.x, patch.y, patch.width, patch.height), (2, 1, 2, 2));
        assert_eq!(patch.pixels, [8, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 7, 9, 7, 7]);
        let same = Patch::between(Some(&now), &now, (5, 4));
        assert_eq!((same.width, same.height, same.pixels), (1, 1, vec![0; 4]));
        let first = Patch::between(None, &now, (5, 4));
        assert_eq!((first.width, first.height), (5, 4));
    }
}
