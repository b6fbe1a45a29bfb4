import { ownersOf, productFiles } from "./own-tables.mjs";
import { homeOf, tablesIn, tablesWritten } from "./sql-tables.mjs";

/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */
/** @typedef {Readonly<Record<string, readonly string[]>>} Watches tables of others by the file that has triggers on them */

/** The only folder that may name the engine's tables. */
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
 * Which units name tables of another module, except for those that they are listed to watch: "workflows/order ->
 * modules/parcel".
 *
 * @param {SourceFile[]} sources
 * @param {Watches} [watches]
 * @returns {string[]} sorted, without duplicates
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
 * The part of the watch list that is still in use: without files that are gone, and without tables that a file no
 * longer names.
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

/**
 * Files that write a table of another module.
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
