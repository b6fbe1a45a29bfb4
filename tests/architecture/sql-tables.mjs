/** A table where SQL names one. Keywords are written in capitals, by which prose is told from SQL. */
const named = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE|ON)\s+\(?(?:ONLY\s+)?(?:(?:public|"public")\.)?"?([a-z][a-z0-9_]*)"?/g;
const created = /create table (?:if not exists )?"?([a-z][a-z0-9_]*)"?/gi;

/**
 * The tables that SQL in a source file reads or writes, of those that are asked about. A name that only `ON` leads to
 * counts where a trigger or an index stands on the table: `ON "order"`, not `ON order.id`.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} tables
 * @returns {string[]} each once, sorted
 */
export const tablesIn = (text, tables) => namesAfterKeywords(text).filter((name) => tables.has(name));

/** All names that stand where SQL names a table: of tables, of views, and of what a statement calls its own parts. @param {string} text */
export function namesAfterKeywords(text) {
  const found = [...text.matchAll(named)]
    .filter(({ 0: whole, index }) => text[index + whole.length] !== ".")
    .map(([, name = ""]) => name);
  return [...new Set(found)].sort();
}

/** The tables that a migration creates. @param {string} text @returns {string[]} */
export const tablesMade = (text) => [...text.matchAll(created)].map(([, table = ""]) => table);

/**
 * Where in the backend's source a file belongs: a module, a domain of the workflows, a provider, or a folder.
 *
 * @param {string} file path below the checkout
 */
export const homeOf = (file) => file.match(/^backend\/src\/((?:modules|providers|workflows)\/[^/]+|[^/]+)/)?.[1] ?? "";
