//! Gzip streams of parts that are compressed each on its own.
//!
//! What is the same in many answers is compressed once, and put together with what differs, as pigz puts the blocks together
//! that it has compressed on several threads: a deflate stream is a sequence of blocks, and blocks that refer to nothing
//! before them can be put anywhere.

use std::io::{self, Read, Write};

use flate2::read::GzDecoder;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// The longest content of a block that is not compressed, in bytes.
const LONGEST_BLOCK: usize = 0xffff;
/// The head of a stream: deflate, no name, no time, any system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// An empty block that is the last one.
const LAST: [u8; 2] = [3, 0];

/// A part of a stream: blocks that refer to nothing before them and end with a byte.
pub(crate) struct Part {
    blocks: Vec<u8>,
    /// Of the content.
    crc: Crc,
}

impl Part {
    /// Content that is compressed.
    pub(crate) fn compressed(content: &[u8]) -> io::Result<Part> {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(content)?;
        // Ends with an empty block that fills the last byte.
        encoder.flush()?;
        Ok(Part { blocks: std::mem::take(encoder.get_mut()), crc: crc(content) })
    }

    /// Content as it is, which takes no time: for little of it.
    pub(crate) fn plain(content: &[u8]) -> Part {
        let mut blocks = Vec::with_capacity(content.len() + 5);
        for block in content.chunks(LONGEST_BLOCK) {
            // Never longer than two bytes can tell.
            let len = block.len() as u16;
            blocks.push(0);
            blocks.extend_from_slice(&len.to_le_bytes());
            blocks.extend_from_slice(&(!len).to_le_bytes());
            blocks.extend_from_slice(block);
        }
        Part { blocks, crc: crc(content) }
    }
}

/// The stream of these parts.
pub(crate) fn join(parts: &[&Part]) -> Vec<u8> {
    let mut crc = Crc::new();
    let mut stream = HEAD.to_vec();
    for part in parts {
        stream.extend_from_slice(&part.blocks);
        crc.combine(&part.crc);
    }
    stream.extend_from_slice(&LAST);
    stream.extend_from_slice(&crc.sum().to_le_bytes());
    stream.extend_from_slice(&crc.amount().to_le_bytes());
    stream
}

/// The stream of this content.
pub(crate) fn compress(content: &[u8]) -> io::Result<Vec<u8>> {
    Ok(join(&[&Part::compressed(content)?]))
}

/// What is in a stream.
pub(crate) fn expand(stream: &[u8]) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    GzDecoder::new(stream).read_to_end(&mut content)?;
    Ok(content)
}

fn crc(content: &[u8]) -> Crc {
    let mut crc = Crc::new();
    crc.update(content);
    crc
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_is_smaller_and_the_same_again() {
        let content = "tile ".repeat(10_000).into_bytes();
        let stream = compress(&content).unwrap();
        assert!(stream.len() < content.len() / 20, "{}", stream.len());
        assert_eq!(expand(&stream).unwrap(), content);
    }

    #[test]
    fn parts_are_put_together_in_any_order() {
        let long = "x".repeat(3 * LONGEST_BLOCK).into_bytes();
        let contents: [&[u8]; 4] = [b"{\"scene\":", b"", &long, b"}"];
        let compressed = contents.map(|content| Part::compressed(content).unwrap());
        let plain = contents.map(Part::plain);
        for mixture in 0..16_u32 {
            let parts: Vec<&Part> =
                (0..4).map(|at| if mixture >> at & 1 == 0 { &compressed[at] } else { &plain[at] }).collect();
            assert_eq!(expand(&join(&parts)).unwrap(), contents.concat());
        }
        assert_eq!(expand(&join(&[])).unwrap(), b"");
    }
}
