import path from "node:path";
import { squashedMigrations } from "../../scripts/database/squashed-migrations.mjs";
import { contractions, migrationsThatContract } from "./contractions.mjs";
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

it("covers the whole project", () => {
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

describe("dependency direction", () => {
  it.each(arrows)("$says.", ({ broken }) => expect(sources.flatMap(broken)).toEqual([]));

  it("No import cycles between the backend's folders, modules and workflows.", () =>
    expect(importCycles(sources)).toEqual([]));
});

describe("file names", () => {
  it.each(names)("$says.", ({ broken }) => expect(sources.flatMap(broken)).toEqual([]));
});

describe("files are small and finished", () => {
  it.each(tidiness)("$says.", ({ broken }) => expect(sources.flatMap(broken)).toEqual([]));
});

it("no two migrations share a name: the engine records migrations by name alone and would skip the second", () => {
  const migrations = sources.map(({ file }) => file).filter((file) => /\/migrations\/Migration\d+\.ts$/.test(file));
  const names = migrations.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it("migrations only add, so that the previous release can serve the database while an update rolls out", () =>
  expect(migrationsThatContract(sources).toSorted()).toEqual(Object.keys(contractions)));

it("squashed migrations replace files that are gone, and each is the first of its module", () => {
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

describe("SQL", () => {
  /** Known violations. The list may only shrink: remove an entry once it is fixed. */
  const allowed = require("./sql-allowed.json");
  const { used, unused } = require("../../backend/src/engine/schema.lock.json");

  it("names engine tables only in backend/src/engine", () => {
    expect(filesNamingEngineTables(sources, [...Object.keys(used), ...unused])).toEqual(allowed.engineTables);
  });

  it("names no other module's tables", () =>
    expect(foreignTables(sources, allowed.watches.files)).toEqual(allowed.foreignTables));

  it("writes no other module's tables, without exception", () => expect(foreignWrites(sources)).toEqual([]));

  it("uses every entry of the list of triggers on other modules' tables", () =>
    expect(watchesInUse(sources, allowed.watches.files)).toEqual(allowed.watches.files));

  it("reads other modules only through views that they publish of their own tables", () =>
    expect(wrongViews(sources)).toEqual([]));

  it("writes through no view", () => expect(writersOfViews(sources)).toEqual([]));

  it("in code shared by all domains names no table or view", () => expect(plumbingThatKnows(sources)).toEqual([]));
});
