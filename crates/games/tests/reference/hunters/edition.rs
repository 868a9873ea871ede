//! What differs between the editions.

pub(crate) struct Edition {
    /// The group of tiles that bonus turns are played with.
    pub(crate) second_pile: &'static str,
    /// H-23: the mark that opens it.
    pub(crate) treasure: &'static str,
    /// H-02.
    pub(crate) huts: u8,
    /// H-21: whether forests and rivers count tiles, or else segments.
    pub(crate) counts_tiles: bool,
    /// What mushrooms are worth, and the rule that says so.
    pub(crate) mushrooms: (u32, &'static str),
    /// The rule of the fire.
    pub(crate) fire: &'static str,
    /// H-33.
    pub(crate) mammoth: u32,
    pub(crate) aurochs: u32,
    pub(crate) deer: u32,
}

/// H-02: men of each player.
pub(crate) const MEN: u8 = 5;

const OF_2002: Edition = Edition {
    second_pile: "bonus",
    treasure: "gold",
    huts: 2,
    counts_tiles: false,
    mushrooms: (2, "H-41"),
    fire: "H-40",
    mammoth: 2,
    aurochs: 2,
    deer: 2,
};

const OF_2020: Edition = Edition {
    second_pile: "menhir",
    treasure: "menhir",
    huts: 3,
    counts_tiles: true,
    mushrooms: (3, "H-57"),
    fire: "H-55",
    mammoth: 3,
    aurochs: 2,
    deer: 1,
};

impl Edition {
    pub(crate) fn of(game: &str) -> &'static Edition {
        match game {
            "hunters-2002" => &OF_2002,
            "hunters-2020" => &OF_2020,
            other => panic!("{other} is no edition"),
        }
    }
}
