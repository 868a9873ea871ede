/** Every page on a phone, in the dark. */

import { lookAtAll } from "./support/looks";
import { PHONE } from "./support/visitor";

lookAtAll("de", { ...PHONE, locale: "de-AT", colorScheme: "dark" });
