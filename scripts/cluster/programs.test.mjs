import { canPool } from "./programs.mjs";

describe("a PgBouncer before the shop", () => {
  it.each([
    ["PgBouncer 1.18.0\nlibevent 2.1.12-stable", false],
    ["PgBouncer 1.21.0\n", true],
    ["PgBouncer 1.24.1\n", true],
    ["PgBouncer 2.0.0\n", true],
    ["", false],
  ])("is new enough for statements prepared by name: %j is %s", (told, isNewEnough) => {
    expect(canPool(told)).toBe(isNewEnough);
  });
});
