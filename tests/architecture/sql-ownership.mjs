import { ownersOf, productFiles } from "./own-tables.mjs";
import { homeOf, namesAfterKeywords, tablesIn, tablesWritten } from "./sql-tables.mjs";

/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */
/** @typedef {Readonly<Record<string, readonly string[]>>} Watches tables of others by the file that has triggers on them */

/** The one folder that may name the engine's tables. */
const engineFolder = "backend/src/engine/";

/**
 * Files outside the engine's folder whose SQL names an engine table.
 *
 * @param {SourceFile[]} sources
 * @param {readonly string[]} engineTables
 * @returns {string[]} sorted
 */
export function filesNamingEngineTables(sources, engineTables) {
  const tables = new Set(engineTables);
  return productFiles(sources)
    .filter(({ file, text }) => !file.startsWith(engineFolder) && tablesIn(text, tables).length > 0)
    .map(({ file }) => file)
    .sort();
}

/**
 * The tables of other modules that a file names.
 *
 * @param {SourceFile} source
 * @param {Map<string, string>} owners
 */
const foreignIn = ({ file, text }, owners) =>
  tablesIn(text, new Set(owners.keys())).filter((table) => owners.get(table) !== homeOf(file));

/**
 * Who names tables of a module that is not theirs, but for those that they watch: "workflows/order -> modules/parcel".
 *
 * @param {SourceFile[]} sources
 * @param {Watches} [watches]
 * @returns {string[]} each once, sorted
 */
export function foreignTables(sources, watches = {}) {
  const owners = ownersOf(sources);
  const pairs = productFiles(sources).flatMap((source) =>
    foreignIn(source, owners)
      .filter((table) => !watches[source.file]?.includes(table))
      .map((table) => `${homeOf(source.file)} -> ${owners.get(table)}`),
  );
  return [...new Set(pairs)].sort();
}

/**
 * What of a list of watches is so: a file that stands there no more, or names a table no more, is missing.
 *
 * @param {SourceFile[]} sources
 * @param {Watches} watches
 * @returns {Watches}
 */
export function watchesInUse(sources, watches) {
  const owners = ownersOf(sources);
  const files = sources.filter(({ file }) => file in watches);
  return Object.fromEntries(files.map((source) => [source.file, foreignIn(source, owners)]));
}

const published = /^backend\/src\/modules\/[^/]+\/published-views\.ts$/;
const named = /\bname: "([^"]+)"/g;

/** The views of each module. @param {SourceFile[]} sources */
const publishedViews = (sources) =>
  sources
    .filter(({ file }) => published.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(named)].map(([, name = ""]) => ({ name, home: homeOf(file) })));

/**
 * What modules publish otherwise than they should: a view under another name than `haat_…`, or one that somebody has
 * published before, one that nobody else reads, or one that reads what is neither the module's own nor a view.
 *
 * @param {SourceFile[]} sources
 * @returns {string[]}
 */
export function wrongViews(sources) {
  const owners = ownersOf(sources);
  const views = publishedViews(sources);
  const readers = productFiles(sources).filter(({ file }) => !file.startsWith("backend/src/setup/"));
  const isRead = (/** @type {{ name: string, home: string }} */ { name, home }) =>
    readers.some(({ file, text }) => homeOf(file) !== home && new RegExp(`\\b${name}\\b`).test(text));
  const reads = sources
    .filter(({ file }) => published.test(file))
    .flatMap(({ file, text }) =>
      namesAfterKeywords(text)
        .filter((name) => !name.startsWith("haat_") && owners.get(name) !== homeOf(file))
        .map((name) => `${file} reads ${name}`),
    );
  return [
    ...views.filter(({ name }) => !/^haat_[a-z_]+$/.test(name)).map(({ name, home }) => `${home} names a view ${name}`),
    ...views
      .filter(({ name }, place) => views.findIndex((other) => other.name === name) !== place)
      .map(({ name, home }) => `${home} publishes ${name} again`),
    ...views.filter((view) => !isRead(view)).map(({ name, home }) => `nobody but ${home} reads ${name}`),
    ...reads,
  ];
}

/** Files of the plumbing whose SQL names a table or a view: what is said of one belongs to its domain. @param {SourceFile[]} sources */
export function plumbingThatKnows(sources) {
  const tables = new Set(ownersOf(sources).keys());
  const knows = (/** @type {string} */ name) => tables.has(name) || name.startsWith("haat_");
  return sources
    .filter(({ file, text }) => file.startsWith("backend/src/database/") && namesAfterKeywords(text).some(knows))
    .map(({ file }) => file);
}

/**
 * Files that write a table of a module that is not theirs.
 *
 * @param {SourceFile[]} sources
 * @returns {string[]} "backend/src/workflows/order/a.ts writes parcel", sorted
 */
export function foreignWrites(sources) {
  const owners = ownersOf(sources);
  const tables = new Set(owners.keys());
  return productFiles(sources)
    .flatMap(({ file, text }) =>
      tablesWritten(text, tables)
        .filter((table) => owners.get(table) !== homeOf(file))
        .map((table) => `${file} writes ${table}`),
    )
    .sort();
}
