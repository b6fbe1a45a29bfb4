/** A table name in SQL. SQL keywords are in capitals, which tells SQL from prose. */
const named = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE|ON)\s+\(?(?:ONLY\s+)?(?:(?:public|"public")\.)?"?([a-z][a-z0-9_]*)"?/g;
/** A table that SQL writes. Row locks, `ON CONFLICT` and trigger definitions, in capitals too, do not count. */
const written =
  /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?)\s+(?:ONLY\s+)?(?:(?:public|"public")\.)?"?([a-z][a-z0-9_]*)"?/g;
const created = /create table (?:if not exists )?"?([a-z][a-z0-9_]*)"?/gi;

/**
 * Which of the given tables the SQL in a source file reads or writes. A name after `ON` counts only where a trigger or
 * an index is on the table: `ON "order"`, not `ON order.id`.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} tables
 * @returns {string[]} sorted, without duplicates
 */
export const tablesIn = (text, tables) => namesAfterKeywords(text).filter((name) => tables.has(name));

/** All names in table position: tables, views, and common table expressions. @param {string} text */
export function namesAfterKeywords(text) {
  const found = [...text.matchAll(named)]
    .filter(({ 0: whole, index }) => text[index + whole.length] !== ".")
    .map(([, name = ""]) => name);
  return [...new Set(found)].sort();
}

/**
 * Which of the given tables the SQL writes.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} tables
 * @returns {string[]} sorted, without duplicates
 */
export function tablesWritten(text, tables) {
  const found = [...text.matchAll(written)].map(([, table = ""]) => table).filter((table) => tables.has(table));
  return [...new Set(found)].sort();
}

/** The tables that a migration creates. @param {string} text @returns {string[]} */
export const tablesMade = (text) => [...text.matchAll(created)].map(([, table = ""]) => table);

/**
 * The unit of the backend that a file belongs to: a module, a domain of the workflows, a provider, or a folder.
 *
 * @param {string} file path below the checkout
 */
export const homeOf = (file) => file.match(/^backend\/src\/((?:modules|providers|workflows)\/[^/]+|[^/]+)/)?.[1] ?? "";
