import path from "node:path";
import { squashedMigrations } from "../../scripts/database/squashed-migrations.mjs";
import { importCycles } from "./import-cycles.mjs";
import { plumbingThatKnows, writersOfViews, wrongViews } from "./published-views.mjs";
import { arrows, names, tidiness } from "./rules.mjs";
import { sourceFiles } from "./source-files.mjs";
import { filesNamingEngineTables, foreignTables, foreignWrites, watchesInUse } from "./sql-ownership.mjs";

/** @type {import("./source-files.mjs").SourceFile[]} */
let sources = [];
beforeAll(async () => {
  sources = await sourceFiles(path.join(__dirname, "..", ".."));
  // Every file is read and parsed, on a machine that may be busy.
}, 60_000);

it("looks at the whole project", () => {
  for (const place of [
    "backend/src/",
    "storefront/src/",
    "seller-portal/src/",
    "packages/api-contract/src/",
    "packages/ui/src/",
    "scripts/",
  ]) {
    expect(sources.filter(({ file }) => file.startsWith(place)).length).toBeGreaterThan(5);
  }
});

describe("The arrows point one way", () => {
  it.each(arrows)("$says.", ({ broken }) => expect(sources.flatMap(broken)).toEqual([]));

  it("No part of the backend needs itself: folders, modules and workflows import each other in no circle.", () =>
    expect(importCycles(sources)).toEqual([]));
});

describe("Names say what is where", () => {
  it.each(names)("$says.", ({ broken }) => expect(sources.flatMap(broken)).toEqual([]));
});

describe("Files stay small and finished", () => {
  it.each(tidiness)("$says.", ({ broken }) => expect(sources.flatMap(broken)).toEqual([]));
});

it("no two migrations share a name: the engine keeps one list of those that ran, and would leave the second out", () => {
  const migrations = sources.map(({ file }) => file).filter((file) => /\/migrations\/Migration\d+\.ts$/.test(file));
  const names = migrations.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it("what squashed migrations stand for is gone, and each is the first of its module", () => {
  const files = sources.map(({ file }) => path.parse(file)).filter(({ dir }) => dir.endsWith("/migrations"));
  const names = files.map(({ name }) => name);
  expect(
    Object.values(squashedMigrations)
      .flat()
      .filter((name) => names.includes(name)),
  ).toEqual([]);
  const isFirst = (/** @type {string} */ last) => {
    const home = files.find(({ name }) => name === last)?.dir;
    return home !== undefined && files.every(({ dir, name }) => dir !== home || name >= last);
  };
  expect(Object.keys(squashedMigrations).filter((name) => !isFirst(name))).toEqual([]);
});

describe("SQL names its own tables", () => {
  /** What is not so yet. It may only get less: who mends one takes it off. */
  const allowed = require("./sql-allowed.json");
  const { used, unused } = require("../../backend/src/engine/schema.lock.json");

  it("and the engine's in backend/src/engine alone", () => {
    expect(filesNamingEngineTables(sources, [...Object.keys(used), ...unused])).toEqual(allowed.engineTables);
  });

  it("and no other module's", () =>
    expect(foreignTables(sources, allowed.watches.files)).toEqual(allowed.foreignTables));

  it("and writes no other module's, without exception", () => expect(foreignWrites(sources)).toEqual([]));

  it("but where a trigger stands on one", () =>
    expect(watchesInUse(sources, allowed.watches.files)).toEqual(allowed.watches.files));

  it("and what others read of a module is a view that it publishes of its own tables", () =>
    expect(wrongViews(sources)).toEqual([]));

  it("and no view is written", () => expect(writersOfViews(sources)).toEqual([]));

  it("and none in what lies beneath all domains", () => expect(plumbingThatKnows(sources)).toEqual([]));
});
