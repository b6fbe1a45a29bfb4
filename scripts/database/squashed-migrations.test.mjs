import { missingBeforeSquash, squashedMigrations } from "./squashed-migrations.mjs";

const squashed = { Migration3: ["Migration1", "Migration2"], Migration5: ["Migration4"] };
const missing = (/** @type {string[]} */ ...executed) => missingBeforeSquash(executed, squashed);

describe("missingBeforeSquash", () => {
  it("is empty for a new database, which has the engine's migrations at most", () => {
    expect(missing()).toEqual([]);
    expect(missing("Migration20240101000000", "InitialSetup20240401153642")).toEqual([]);
  });

  it("is empty for a database of the previous release, which has run all migrations", () =>
    expect(missing("Migration1", "Migration2", "Migration3", "Migration4", "Migration5")).toEqual([]));

  it("is empty for a database that was created, fully or partly, by squashed migrations", () => {
    expect(missing("Migration3", "Migration5")).toEqual([]);
    expect(missing("Migration3")).toEqual([]);
  });

  it("lists the last migration of each module that has run only earlier ones", () => {
    expect(missing("Migration1")).toEqual(["Migration3"]);
    expect(missing("Migration1", "Migration2", "Migration3", "Migration4")).toEqual(["Migration5"]);
    expect(missing("Migration4", "Migration2")).toEqual(["Migration3", "Migration5"]);
  });
});

it("each squashed migration replaces only earlier ones, and each of those is replaced once", () => {
  const all = Object.values(squashedMigrations).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const [last, earlier] of Object.entries(squashedMigrations))
    expect(earlier.filter((name) => name >= last || name in squashedMigrations)).toEqual([]);
});
