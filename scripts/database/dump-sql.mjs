import { schemaSql } from "./schema-sql.mjs";

/** Rows per INSERT: enough to keep lines readable, few enough for PostgreSQL's parser. */
const rowsAtOnce = 200;

/**
 * Dumps a whole database as SQL that recreates it in an empty one, to be sent as one query. Rows come before the
 * constraints, indexes and triggers, which would slow them down or change them.
 *
 * @param {Pick<import("pg").ClientBase, "query">} client
 * @returns {Promise<string>}
 */
export async function dumpSql(client) {
  const { before, tables, after } = await schemaParts(client);
  const rows = [];
  for (const name of tables) rows.push(...(await rowsOf(client, name)));
  return [
    // Function bodies refer to tables that do not exist yet.
    "SET check_function_bodies = off",
    "SET search_path = ''",
    ...before,
    ...rows,
    ...(await countersOf(client)),
    ...after,
    "RESET search_path",
    "RESET check_function_bodies",
    "",
  ].join(";\n");
}

const kindsBefore = new Set([
  "schema",
  "extension",
  "type",
  "sequence",
  "function",
  "table",
  "table function",
  "owner",
]);

/**
 * A schema in two parts: what must exist before its rows are inserted, and what would slow them down or change them.
 *
 * @param {Pick<import("pg").ClientBase, "query">} client
 * @returns {Promise<{ before: string[], tables: string[], after: string[] }>} statements, and names as SQL writes them
 */
export async function schemaParts(client) {
  const objects = await schemaSql(client);
  const isBefore = (/** @type {{ kind: string }} */ { kind }) => kindsBefore.has(kind);
  return {
    before: objects.filter(isBefore).map(({ sql }) => sql),
    tables: objects.filter(({ kind }) => kind === "table").map(({ name }) => name),
    after: objects.filter((object) => !isBefore(object)).map(({ sql }) => sql),
  };
}

/**
 * The columns of a table that an INSERT may name.
 *
 * @param {Pick<import("pg").ClientBase, "query">} client
 * @param {string} table as SQL writes it
 * @returns {Promise<string[]>} as SQL writes them
 */
export async function columnsOf(client, table) {
  const { rows } = await client.query(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map(({ name }) => String(name));
}

/** @param {Pick<import("pg").ClientBase, "query">} client @param {string} table as SQL writes it */
async function rowsOf(client, table) {
  const names = await columnsOf(client, table);
  const { rows } = await client.query(
    `SELECT '(' || concat_ws(', ', ${names.map((name) => `quote_nullable(${name}::text)`).join(", ")}) || ')' AS row FROM ${table} ORDER BY 1`,
  );
  const statements = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const values = rows.slice(from, from + rowsAtOnce).map(({ row }) => String(row));
    statements.push(`INSERT INTO ${table} (${names.join(", ")}) OVERRIDING SYSTEM VALUE VALUES\n${values.join(",\n")}`);
  }
  return statements;
}

/**
 * Statements that set the sequences in use to their current values.
 *
 * @param {Pick<import("pg").ClientBase, "query">} client
 * @returns {Promise<string[]>}
 */
export async function countersOf(client) {
  const { rows } = await client.query(
    `SELECT format('SELECT pg_catalog.setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) AS sql
       FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ sql }) => String(sql));
}
