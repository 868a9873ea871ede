//! Reads the text of a tile set. The format is described in `docs/tile-sets.md`.

use crate::check;
use crate::error::{Problem, SetError};
use crate::set::{Group, GroupId, KindId, MarkId, SideKind, SideKindId, TileSet, position};
use crate::side::{Lane, Port, Side};
use crate::tile::{Tile, Zone};

pub(crate) fn read(file: &str, text: &str) -> Result<TileSet, SetError> {
    let mut reader = Reader { set: empty_set(), draft: None };
    let mut last = 0;
    for (number, line) in (1..).zip(text.lines()) {
        last = number;
        let content = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = content.split_whitespace().collect();
        reader.line(number, &words).map_err(|fault| fault.at(file, number))?;
    }
    reader.finish(last).map_err(|fault| fault.at(file, last))
}

/// A problem on its way to the caller that knows the file.
pub(crate) struct Fault {
    /// The line, where it is not the one being read.
    pub(crate) line: Option<usize>,
    pub(crate) tile: Option<String>,
    pub(crate) problem: Problem,
}

impl Fault {
    fn at(self, file: &str, line: usize) -> SetError {
        let line = self.line.unwrap_or(line);
        SetError { file: file.to_owned(), line, tile: self.tile, problem: self.problem }
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        Fault { line: None, tile: None, problem }
    }
}

/// A tile whose lines are being read.
struct Draft {
    line: usize,
    tile: Tile,
    has_sides: bool,
    zones: Vec<ZoneDraft>,
}

/// What a zone's line says that only makes sense once all zones of the tile are known.
struct ZoneDraft {
    line: usize,
    near: Vec<String>,
    round: Vec<String>,
}

struct Reader {
    set: TileSet,
    draft: Option<Draft>,
}

fn empty_set() -> TileSet {
    TileSet {
        name: String::new(),
        count: 0,
        style: String::new(),
        kinds: Vec::new(),
        side_kinds: Vec::new(),
        marks: Vec::new(),
        powers: Vec::new(),
        ends: Vec::new(),
        bridge: None,
        groups: Vec::new(),
        tiles: Vec::new(),
    }
}

impl Reader {
    fn line(&mut self, number: usize, words: &[&str]) -> Result<(), Fault> {
        let Some((&first, rest)) = words.split_first() else { return Ok(()) };
        if self.set.name.is_empty() && first != "set" {
            return Err(Problem::NoSetLine.into());
        }
        match first {
            "set" => self.set_line(rest)?,
            "style" => self.style_line(rest)?,
            "kinds" => self.set.kinds = unique(rest, usize::from(u8::MAX), "kinds", &self.set.kinds)?,
            "marks" => self.set.marks = unique(rest, TileSet::MAX_MARKS, "marks", &self.set.marks)?,
            "powers" => {
                self.set.powers = unique(rest, usize::from(u8::MAX), "powers", &self.set.powers)?;
            }
            "ends" => self.set.ends = unique(rest, usize::from(u8::MAX), "ends", &self.set.ends)?,
            "side" => self.side_line(rest)?,
            "bridge" => self.bridge_line(rest)?,
            "group" => {
                self.close_tile()?;
                self.group_line(rest)?;
            }
            "tile" => {
                self.close_tile()?;
                self.tile_line(number, rest)?;
            }
            _ => self.tile_part(number, first, rest)?,
        }
        Ok(())
    }

    fn set_line(&mut self, rest: &[&str]) -> Result<(), Problem> {
        let [name, count] = rest else { return Err(Problem::Form("set NAME COUNT")) };
        if !self.set.name.is_empty() {
            return Err(Problem::Repeated("set"));
        }
        self.set.name = (*name).to_owned();
        self.set.count = count_of(count)?;
        Ok(())
    }

    fn style_line(&mut self, rest: &[&str]) -> Result<(), Problem> {
        let [name] = rest else { return Err(Problem::Form("style NAME")) };
        if !self.set.style.is_empty() {
            return Err(Problem::Repeated("style"));
        }
        self.set.style = (*name).to_owned();
        Ok(())
    }

    fn kind(&self, name: &str) -> Result<KindId, Problem> {
        self.set.kind(name).ok_or_else(|| Problem::Unknown(name.to_owned(), "kinds"))
    }

    fn side_line(&mut self, rest: &[&str]) -> Result<(), Problem> {
        const FORM: Problem = Problem::Form("side LETTER KIND, or side LETTER BANK KIND BANK [/ KIND]");
        let Some((letter, kinds)) = rest.split_first() else { return Err(FORM) };
        if self.set.side_kinds.iter().any(|side| side.letter == *letter) {
            return Err(Problem::Duplicate((*letter).to_owned()));
        }
        if self.set.side_kinds.len() == TileSet::MAX_SIDE_KINDS {
            return Err(Problem::TooMany(TileSet::MAX_SIDE_KINDS, "kinds of sides"));
        }
        let (above, under) = match kinds.split(|word| *word == "/").collect::<Vec<_>>()[..] {
            [above] => (above, None),
            [above, [under]] => (above, Some(self.kind(under)?)),
            _ => return Err(FORM),
        };
        let lanes = match above {
            [middle] => [None, Some(self.kind(middle)?), None, under],
            [first, middle, last] => {
                [Some(self.kind(first)?), Some(self.kind(middle)?), Some(self.kind(last)?), under]
            }
            _ => return Err(FORM),
        };
        self.set.side_kinds.push(SideKind { letter: (*letter).to_owned(), lanes });
        Ok(())
    }

    fn bridge_line(&mut self, rest: &[&str]) -> Result<(), Problem> {
        let [over, under] = rest else { return Err(Problem::Form("bridge KIND KIND")) };
        self.set.bridge = Some((self.kind(over)?, self.kind(under)?));
        Ok(())
    }

    fn group_line(&mut self, rest: &[&str]) -> Result<(), Problem> {
        let [name, count] = rest else { return Err(Problem::Form("group NAME COUNT")) };
        if self.set.group(name).is_some() {
            return Err(Problem::Duplicate((*name).to_owned()));
        }
        self.set.groups.push(Group { name: (*name).to_owned(), count: count_of(count)? });
        Ok(())
    }

    fn tile_line(&mut self, line: usize, rest: &[&str]) -> Result<(), Problem> {
        let Some((code, tags)) = rest.split_first() else {
            return Err(Problem::Form("tile CODE [xCOUNT] [TAG...]"));
        };
        let group = match self.set.groups.len() {
            0 => return Err(Problem::NoGroup),
            groups => GroupId(small(groups - 1, "groups")?),
        };
        if self.set.find(code).is_some() {
            return Err(Problem::Duplicate((*code).to_owned()));
        }
        let (count, tags) = match tags {
            [first, rest @ ..] if first.strip_prefix('x').is_some_and(is_number) => {
                (count_of(&first[1..])?, rest)
            }
            all => (1, all),
        };
        let tile = Tile {
            code: (*code).to_owned(),
            count,
            group,
            tags: owned(tags),
            drawn: Vec::new(),
            sides: [SideKindId(0); 4],
            zones: Vec::new(),
        };
        self.draft = Some(Draft { line, tile, has_sides: false, zones: Vec::new() });
        Ok(())
    }

    /// A line inside a tile: `drawn`, `sides` or a zone.
    fn tile_part(&mut self, line: usize, first: &str, rest: &[&str]) -> Result<(), Fault> {
        let Some(mut draft) = self.draft.take() else { return Err(Problem::NoTile(first.to_owned()).into()) };
        let code = draft.tile.code.clone();
        let read = match first {
            "drawn" => {
                draft.tile.drawn.extend(owned(rest));
                Ok(())
            }
            "sides" => self.sides_line(&mut draft, rest),
            name => self.zone_line(&mut draft, line, name, rest),
        };
        self.draft = Some(draft);
        read.map_err(|problem| Fault { line: None, tile: Some(code), problem })
    }

    fn sides_line(&self, draft: &mut Draft, rest: &[&str]) -> Result<(), Problem> {
        if draft.has_sides {
            return Err(Problem::Repeated("sides"));
        }
        let letters: [&str; 4] = rest.try_into().map_err(|_| Problem::Form("sides NORTH EAST SOUTH WEST"))?;
        for (side, letter) in letters.into_iter().enumerate() {
            let kinds = &self.set.side_kinds;
            let Some(kind) = kinds.iter().position(|kind| kind.letter == letter) else {
                return Err(Problem::Unknown(letter.to_owned(), "sides"));
            };
            draft.tile.sides[side] = SideKindId(small(kind, "kinds of sides")?);
        }
        draft.has_sides = true;
        Ok(())
    }

    fn zone_line(&self, draft: &mut Draft, line: usize, name: &str, rest: &[&str]) -> Result<(), Problem> {
        if !draft.has_sides {
            return Err(Problem::NoSides);
        }
        let (name, kind) = match name.split_once('=') {
            Some((name, kind)) => (name, self.kind(kind)?),
            None => (name, self.kind_in_name(name)?),
        };
        if draft.tile.zone(name).is_some() {
            return Err(Problem::Duplicate(name.to_owned()));
        }
        if draft.tile.zones.len() == TileSet::MAX_ZONES {
            return Err(Problem::TooMany(TileSet::MAX_ZONES, "zones"));
        }
        let mut zone = Zone {
            name: name.to_owned(),
            kind,
            ports: Vec::new(),
            around: false,
            inside: false,
            near: Vec::new(),
            round: Vec::new(),
            marks: Vec::new(),
            power: None,
            ends: Vec::new(),
        };
        let mut later = ZoneDraft { line, near: Vec::new(), round: Vec::new() };
        let mut clause = "";
        for &word in rest {
            match (clause, word) {
                (_, "near" | "round" | "has" | "power" | "ends") => clause = word,
                ("", "around") => zone.around = true,
                ("", "inside") => zone.inside = true,
                ("", _) => {
                    let port = self.port(&draft.tile, &zone, word)?;
                    zone.ports.push(port);
                }
                ("near", _) => later.near.push(word.to_owned()),
                ("round", _) => later.round.push(word.to_owned()),
                ("has", _) => zone.marks.push(self.marks(word)?),
                ("power", _) => zone.power = Some(listed(&self.set.powers, "powers", word)?),
                (_, _) => zone.ends.push(listed(&self.set.ends, "ends", word)?),
            }
        }
        draft.tile.zones.push(zone);
        draft.zones.push(later);
        Ok(())
    }

    /// `city2` says by itself that it is a city.
    fn kind_in_name(&self, name: &str) -> Result<KindId, Problem> {
        let kind = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        self.set.kind(kind).ok_or_else(|| Problem::UnknownKind(name.to_owned()))
    }

    /// A place on the border: a side for a zone in its middle (or under it), a half of it for a bank.
    fn port(&self, tile: &Tile, zone: &Zone, word: &str) -> Result<Port, Problem> {
        let bad = || Problem::BadPort(word.to_owned());
        let mut letters = word.chars();
        let (letter, half) = (letters.next().ok_or_else(bad)?, letters.next());
        let side = Side::ALL.into_iter().find(|side| side.letter() == letter).ok_or_else(bad)?;
        let lanes: &[Lane] = match half {
            None => &[Lane::Middle, Lane::Under],
            Some(half) if half == side.halves()[0] => &[Lane::First],
            Some(half) if half == side.halves()[1] => &[Lane::Last],
            Some(_) => return Err(bad()),
        };
        if letters.next().is_some() {
            return Err(bad());
        }
        let kinds = self.set.side_kind(tile.sides[side.index()]).lanes;
        let lane = lanes.iter().find(|lane| kinds[lane.index()] == Some(zone.kind));
        match lane {
            Some(&lane) => Ok(Port { side, lane }),
            None => Err(Problem::WrongKind {
                zone: zone.name.clone(),
                kind: self.set.kind_name(zone.kind).to_owned(),
                port: word.to_owned(),
            }),
        }
    }

    /// `coat`, or `fish*2`.
    fn marks(&self, word: &str) -> Result<(MarkId, u8), Problem> {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let mark =
            position(&self.set.marks, name).ok_or_else(|| Problem::Unknown(name.to_owned(), "marks"))?;
        Ok((MarkId(mark), count_of(count)?))
    }

    fn close_tile(&mut self) -> Result<(), Fault> {
        let Some(mut draft) = self.draft.take() else { return Ok(()) };
        let code = draft.tile.code.clone();
        let fault = |line, problem| Fault { line: Some(line), tile: Some(code.clone()), problem };
        if !draft.has_sides {
            return Err(fault(draft.line, Problem::NoSides));
        }
        for (at, zone) in draft.zones.iter().enumerate() {
            let find = |names: &[String]| {
                let found = names.iter().map(|name| {
                    draft.tile.zone(name).ok_or_else(|| fault(zone.line, Problem::UnknownZone(name.clone())))
                });
                found.collect::<Result<Vec<_>, _>>()
            };
            let (near, round) = (find(&zone.near)?, find(&zone.round)?);
            draft.tile.zones[at].near = near;
            draft.tile.zones[at].round = round;
        }
        let lines: Vec<usize> = draft.zones.iter().map(|zone| zone.line).collect();
        check::tile(&self.set, &draft.tile).map_err(|(zone, problem)| {
            fault(zone.and_then(|zone| lines.get(zone).copied()).unwrap_or(draft.line), problem)
        })?;
        self.set.tiles.push(draft.tile);
        Ok(())
    }

    fn finish(mut self, last: usize) -> Result<TileSet, Fault> {
        if self.set.name.is_empty() {
            return Err(Problem::NoSetLine.into());
        }
        self.close_tile()?;
        if self.set.style.is_empty() {
            return Err(Problem::NoStyle.into());
        }
        check::counts(&self.set).map_err(|problem| Fault { line: Some(last), tile: None, problem })?;
        Ok(self.set)
    }
}

/// The words of a list that may be given only once and may name nothing twice.
fn unique(words: &[&str], max: usize, what: &'static str, before: &[String]) -> Result<Vec<String>, Problem> {
    if !before.is_empty() {
        return Err(Problem::Repeated(what));
    }
    if words.len() > max {
        return Err(Problem::TooMany(max, what));
    }
    match (1..words.len()).find(|&at| words[..at].contains(&words[at])) {
        Some(at) => Err(Problem::Duplicate(words[at].to_owned())),
        None => Ok(owned(words)),
    }
}

/// A word that must be one of a list.
fn listed(words: &[String], what: &'static str, word: &str) -> Result<String, Problem> {
    words.iter().find(|known| *known == word).cloned().ok_or_else(|| Problem::Unknown(word.to_owned(), what))
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn count_of(text: &str) -> Result<u8, Problem> {
    match text.parse() {
        Ok(count @ 1..=TileSet::MAX_TILES) => Ok(count),
        _ => Err(Problem::BadCount(text.to_owned())),
    }
}

fn small(number: usize, what: &'static str) -> Result<u8, Problem> {
    u8::try_from(number).map_err(|_| Problem::TooMany(usize::from(u8::MAX), what))
}
