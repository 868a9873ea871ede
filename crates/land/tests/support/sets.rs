//! Two small tile sets in the manner of other games.

use land::Atlas;
use tiles::TileSet;

/// Rivers between meadows that end in lakes and springs. Under the rivers lies the water, which goes
/// on through a lake. The fish of a lake count for its rivers and for the water.
const MEADOWS: &str = "
set meadows 126
style   hunters
kinds   meadow forest river water
side M  meadow
side F  forest
side R  meadow river meadow / water
marks   fish
ends    lake spring
group all 126

tile through x40
  sides    R M R M
  river1   N S
  water1   N S
  meadow1  Nl W Sl
  meadow2  Nr E Sr

tile bend x40
  sides    R R M M
  river1   N E
  water1   N E
  meadow1  Nr Et
  meadow2  Nl Eb S W

tile lake x20
  sides    R M R M
  river1   N  has fish*3 ends lake
  river2   S  has fish*3 ends lake
  water1   N S  has fish*3
  meadow1  Nl W Sl
  meadow2  Nr E Sr

tile spring x26
  sides    R F F F
  river1   N  ends spring
  water1   N
  meadow1  Nl Nr  round river1
  forest1  E S W
";

/// Nothing but paths, and a child on each that goes on.
const PATHS: &str = "
set paths 126
style  kids
kinds  path
side P path
marks  red blue
group all 126

tile straight x40
  sides  P P P P
  path1  N S  has red
  path2  E
  path3  W

tile curve x40
  sides  P P P P
  path1  N E  has blue
  path2  S
  path3  W

tile double x20
  sides  P P P P
  path1  N E  has red
  path2  S W  has blue

tile ends x26
  sides  P P P P
  path1  N
  path2  E
  path3  S
  path4  W
";

pub(crate) fn meadows() -> &'static Atlas {
    Atlas::leak(TileSet::read("meadows", MEADOWS).unwrap())
}

pub(crate) fn paths() -> &'static Atlas {
    Atlas::leak(TileSet::read("paths", PATHS).unwrap())
}
