//! Reading what others write, of which there may be too much.

use std::io::{self, BufRead, Read};

/// The largest file that is read; no record or tile set comes near it.
const MAX_FILE: u64 = 16 << 20;

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

/// Reads all there is, if it is text and not too much.
pub(crate) fn read_text(input: impl Read) -> io::Result<String> {
    let mut text = String::new();
    let read = input.take(MAX_FILE + 1).read_to_string(&mut text)?;
    if read as u64 > MAX_FILE { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn endless_input_is_an_error() {
        assert_eq!(read_text(io::repeat(b'x')).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(read_text(&b"\xff"[..]).unwrap_err().kind(), io::ErrorKind::InvalidData);
    }
}
