//! Reading what others write, of which there may be too much.

use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::MultiGzDecoder;

/// The largest file that is read, unpacked; no record or tile set comes near it, only a large benchmark does.
const MAX_FILE: u64 = 64 << 20;
/// What compressed files begin with (RFC 1952).
const GZIP: &[u8] = &[0x1f, 0x8b];

/// Reads a line without its end; whether there was one. Of a line that is longer than it may be, one
/// byte more than that is kept, which shows that it is.
pub(crate) fn read_line(input: &mut impl BufRead, most: usize, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let most = most as u64 + 1;
    let read = input.by_ref().take(most).read_until(b'\n', line)?;
    if read as u64 == most && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    while line.last().is_some_and(|end| b"\r\n".contains(end)) {
        line.pop();
    }
    Ok(read > 0)
}

/// Reads all there is, if it is text and not too much. What is compressed is unpacked.
pub(crate) fn read_text(input: impl Read) -> io::Result<String> {
    let mut input = BufReader::new(input);
    if input.fill_buf()?.starts_with(GZIP) { read_all(MultiGzDecoder::new(input)) } else { read_all(input) }
}

fn read_all(input: impl Read) -> io::Result<String> {
    let mut text = String::new();
    let read = input.take(MAX_FILE + 1).read_to_string(&mut text)?;
    if read as u64 > MAX_FILE { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_long_ones_cut() {
        let text = format!("one\r\n\n{}\nlast", "x".repeat(500));
        let mut input = io::Cursor::new(text);
        let mut line = Vec::new();
        let mut lengths = Vec::new();
        while read_line(&mut input, 100, &mut line).unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [3, 0, 101, 4]);
    }

    fn compressed(text: &[u8]) -> Vec<u8> {
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(text).unwrap();
        packer.finish().unwrap()
    }

    #[test]
    fn compressed_text_is_unpacked_all_parts_of_it() {
        let parts = [compressed("one\n".as_bytes()), compressed("two\n".as_bytes())].concat();
        assert_eq!(read_text(&parts[..]).unwrap(), "one\ntwo\n");
        assert!(read_text(&parts[..20]).is_err(), "cut off");
    }

    #[test]
    fn endless_input_is_an_error() {
        assert_eq!(read_text(io::repeat(b'x')).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(read_text(&b"\xff"[..]).unwrap_err().kind(), io::ErrorKind::InvalidData);
        let bomb = io::Cursor::new(compressed(&vec![b'x'; MAX_FILE as usize + 1]));
        assert_eq!(read_text(bomb).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }
}
