import path from "node:path";
import { sourceFiles } from "./source-files.mjs";
import { homeOf, tablesIn, tablesMade } from "./sql-tables.mjs";

/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

const root = path.join(__dirname, "..", "..");
const isMigration = (/** @type {string} */ file) => file.includes("/migrations/");
const isProven = (/** @type {string} */ file) => /\.(test|fixture)\.[a-z]+$/.test(file);

/** The backend's runtime source, without its migrations. @param {SourceFile[]} sources */
export const productFiles = (sources) =>
  sources.filter(({ file }) => file.startsWith("backend/src/") && !isMigration(file) && !isProven(file));

/** Our own tables, each with the module whose migrations make it. @param {SourceFile[]} sources @returns {Map<string, string>} */
export function ownersOf(sources) {
  const migrations = sources.filter(({ file }) => file.startsWith("backend/src/modules/") && isMigration(file));
  return new Map(migrations.flatMap(({ file, text }) => tablesMade(text).map((table) => [table, homeOf(file)])));
}

/** @type {Promise<SourceFile[]> | undefined} */
let sources;
/** Computed once: it reads every file of the project. */
const allSources = () => {
  sources ??= sourceFiles(root);
  return sources;
};

/** The names of our own tables. @returns {Promise<Set<string>>} */
export const ownTables = async () => new Set(ownersOf(await allSources()).keys());

/**
 * Those of the engine's tables that our SQL names.
 *
 * @param {readonly string[]} all
 * @returns {Promise<string[]>} sorted
 */
export async function engineTablesInUse(all) {
  const tables = new Set(all);
  return [...new Set(productFiles(await allSources()).flatMap(({ text }) => tablesIn(text, tables)))].sort();
}
