import { missingBeforeSquash, squashedMigrations } from "./squashed-migrations.mjs";

const squashed = { Migration3: ["Migration1", "Migration2"], Migration5: ["Migration4"] };
const missing = (/** @type {string[]} */ ...executed) => missingBeforeSquash(executed, squashed);

describe("what a database lacks of what a squashed migration stands for", () => {
  it("is nothing in a new one, which has the engine's migrations at most", () => {
    expect(missing()).toEqual([]);
    expect(missing("Migration20240101000000", "InitialSetup20240401153642")).toEqual([]);
  });

  it("is nothing in one of the previous release, which has run them all", () =>
    expect(missing("Migration1", "Migration2", "Migration3", "Migration4", "Migration5")).toEqual([]));

  it("is nothing in one that was made by the squashed ones, or is half made by them", () => {
    expect(missing("Migration3", "Migration5")).toEqual([]);
    expect(missing("Migration3")).toEqual([]);
  });

  it("is each last one of a module that has run only earlier ones", () => {
    expect(missing("Migration1")).toEqual(["Migration3"]);
    expect(missing("Migration1", "Migration2", "Migration3", "Migration4")).toEqual(["Migration5"]);
    expect(missing("Migration4", "Migration2")).toEqual(["Migration3", "Migration5"]);
  });
});

it("a migration stands for earlier ones alone, and each of these has one that stands for it", () => {
  const all = Object.values(squashedMigrations).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const [last, earlier] of Object.entries(squashedMigrations))
    expect(earlier.filter((name) => name >= last || name in squashedMigrations)).toEqual([]);
});
