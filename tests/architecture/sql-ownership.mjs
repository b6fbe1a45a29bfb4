import { ownersOf, productFiles } from "./own-tables.mjs";
import { homeOf, tablesIn, tablesWritten } from "./sql-tables.mjs";

/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

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
 * Who names tables of a module that is not theirs: "workflows/order -> modules/parcel".
 *
 * @param {SourceFile[]} sources
 * @returns {string[]} each once, sorted
 */
export function foreignTables(sources) {
  const owners = ownersOf(sources);
  const tables = new Set(owners.keys());
  const pairs = productFiles(sources).flatMap(({ file, text }) =>
    tablesIn(text, tables)
      .filter((table) => owners.get(table) !== homeOf(file))
      .map((table) => `${homeOf(file)} -> ${owners.get(table)}`),
  );
  return [...new Set(pairs)].sort();
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
