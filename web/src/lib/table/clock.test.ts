import { expect, it } from "vitest";

import { clockText } from "./clock";

it("shows time as a clock does", () => {
  expect(clockText(64_200)).toBe("1:05");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(2 * 3_600_000 + 200_000)).toBe("2:03:20");
  expect(clockText(3 * 86_400_000)).toBe("3 d 00 h");
});
