//! What a puzzle is about.

/// What the best way to play does, or does not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Takes an area over that others would have scored.
    Steal,
    /// Gets a share of an area that others would have scored alone.
    Share,
    /// Joins areas of one's own.
    Join,
    /// Leaves hardly a tile that fits where others want to go on.
    Block,
    /// Brings a piece home to an empty reserve.
    LastPiece,
    /// Claims a field.
    Field,
    /// Claims a meadow.
    Meadow,
    /// Claims waters.
    Water,
    /// Earns another tile.
    Bonus,
    /// Lets a pit trap cover animals.
    PitTrap,
    /// Takes a piece back.
    Recall,
    /// Completes an area that scores.
    Close,
    /// Leaves points alone that could be had at once.
    Patience,
    /// Puts no piece where one could be put.
    KeepPiece,
    /// Nothing that is seen at once.
    Quiet,
    /// Stops rolling.
    Stop,
    /// Rolls again.
    Go,
    /// Keeps a knight.
    KeepKnight,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 18] = [
        Theme::Steal,
        Theme::Share,
        Theme::Join,
        Theme::Block,
        Theme::LastPiece,
        Theme::Field,
        Theme::Meadow,
        Theme::Water,
        Theme::Bonus,
        Theme::PitTrap,
        Theme::Recall,
        Theme::Close,
        Theme::Patience,
        Theme::KeepPiece,
        Theme::Quiet,
        Theme::Stop,
        Theme::Go,
        Theme::KeepKnight,
    ];

    /// The name, as files and messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Steal => "steal",
            Theme::Share => "share",
            Theme::Join => "join",
            Theme::Block => "block",
            Theme::LastPiece => "last-piece",
            Theme::Field => "field",
            Theme::Meadow => "meadow",
            Theme::Water => "water",
            Theme::Bonus => "bonus",
            Theme::PitTrap => "pit-trap",
            Theme::Recall => "recall",
            Theme::Close => "close",
            Theme::Patience => "patience",
            Theme::KeepPiece => "keep-piece",
            Theme::Quiet => "quiet",
            Theme::Stop => "stop",
            Theme::Go => "go",
            Theme::KeepKnight => "keep-knight",
        }
    }

    /// The theme of this name.
    pub fn find(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
