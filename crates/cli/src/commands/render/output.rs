//! Where a picture goes.

use std::fs;
use std::io::Write;
use std::path::Path;

use art::RasterError;
use art::film::Format;
use games::Message;
use scene::FilmError;

use crate::app::App;

/// A file to be written, or standard output.
pub(super) struct Output<'a> {
    file: Option<&'a str>,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Svg,
    Pixels,
}

impl<'a> Output<'a> {
    /// A still picture, of the kind that the ending of the file says.
    pub(super) fn new(app: &App, file: Option<&'a str>) -> anyhow::Result<Output<'a>> {
        let kind = match file.map(ending).as_deref() {
            None | Some("svg") => Kind::Svg,
            Some("png") => Kind::Pixels,
            Some(_) => return Err(app.usage(&about("cli-picture-ending", file))),
        };
        Ok(Output { file, kind })
    }

    /// A moving picture.
    pub(super) fn film(app: &App, file: &'a str) -> anyhow::Result<(Output<'a>, Format)> {
        let format = match ending(file).as_str() {
            "gif" => Format::Gif,
            "png" | "apng" => Format::Apng,
            _ => return Err(app.usage(&about("cli-film-ending", Some(file)))),
        };
        Ok((Output { file: Some(file), kind: Kind::Pixels }, format))
    }

    /// Writes a still picture, of which only what is wanted is made.
    pub(super) fn write_picture<S: AsRef<str>>(
        &self,
        app: &mut App,
        svg: impl FnOnce() -> S,
        png: impl FnOnce() -> Result<Vec<u8>, RasterError>,
    ) -> anyhow::Result<()> {
        match self.kind {
            Kind::Svg => self.write(app, svg().as_ref().as_bytes()),
            Kind::Pixels => self.write(app, &png().map_err(|error| self.error(app, error))?),
        }
    }

    /// Writes what there is to write.
    pub(super) fn write(&self, app: &mut App, bytes: &[u8]) -> anyhow::Result<()> {
        match self.file {
            Some(file) => fs::write(file, bytes).map_err(|error| cannot_write(app, file, &error.to_string())),
            None => Ok(app.out.write_all(bytes)?),
        }
    }

    /// What went wrong with the film.
    pub(super) fn film_error(&self, app: &App, error: FilmError) -> anyhow::Error {
        match error {
            FilmError::Raster(error) => self.error(app, error),
            other => cannot_write(app, self.file.unwrap_or("-"), &other.to_string()),
        }
    }

    /// What went wrong with the picture.
    pub(super) fn error(&self, app: &App, error: RasterError) -> anyhow::Error {
        match error {
            RasterError::TooLarge { width, height } => app.usage(
                &Message::new("cli-picture-too-large")
                    .with("width", width.to_string())
                    .with("height", height.to_string()),
            ),
            other => cannot_write(app, self.file.unwrap_or("-"), &other.to_string()),
        }
    }
}

fn ending(file: &str) -> String {
    Path::new(file).extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default()
}

fn about(id: &str, file: Option<&str>) -> Message {
    Message::new(id).with("file", file.unwrap_or("-"))
}

fn cannot_write(app: &App, file: &str, reason: &str) -> anyhow::Error {
    app.error(&Message::new("cli-cannot-write").with("file", file).with("reason", reason))
}
