/** Every page on a desk, in the light. */

import { lookAtAll } from "./support/looks";
import { DESK } from "./support/visitor";

lookAtAll("en", { ...DESK, locale: "en-GB" });
