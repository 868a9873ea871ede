//! What whoever looks wants to know.

/// What is asked of a scene.
#[derive(Clone, Debug)]
pub struct SceneRequest {
    /// How many moves are known already: the story tells what came after them.
    pub since: usize,
    /// The names of who sits where; a seat without one is called by its colour.
    pub names: Vec<Option<String>>,
    /// What helps the players.
    pub help: Help,
}

/// Everything from the first move on, with all help.
impl Default for SceneRequest {
    fn default() -> SceneRequest {
        SceneRequest { since: 0, names: Vec::new(), help: Help::ALL }
    }
}

/// What helps players, besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help {
    /// What areas are worth.
    pub worth: bool,
    /// How many tiles of each kind are left.
    pub pile: bool,
    /// The cells that nothing left can fill.
    pub dead_cells: bool,
    /// For every cell next to a tile, how likely it is to be filled.
    pub chances: bool,
    /// How many points everybody would have if the game ended now.
    pub outlook: bool,
}

impl Help {
    /// All there is, for those who learn the game.
    pub const ALL: Help = Help { worth: true, pile: true, dead_cells: true, chances: true, outlook: true };
    /// What saves tedious looking, and takes no decision from anybody.
    pub const SOME: Help = Help { chances: false, outlook: false, ..Help::ALL };
    /// Nothing but the rules.
    pub const NONE: Help = Help { worth: false, pile: false, dead_cells: false, ..Help::SOME };
}
