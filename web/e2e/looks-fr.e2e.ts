/** Every page on a desk, in the dark. */

import { lookAtAll } from "./support/looks";
import { DESK } from "./support/visitor";

lookAtAll("fr", { ...DESK, locale: "fr-CH", colorScheme: "dark" });
