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
  const objects = await schemaSql(client);
  const firstKinds = new Set([
    "schema",
    "extension",
    "type",
    "sequence",
    "function",
    "table",
    "table function",
    "owner",
  ]);
  const isFirst = (/** @type {{ kind: string }} */ { kind }) => firstKinds.has(kind);
  const rows = [];
  for (const { name } of objects.filter(({ kind }) => kind === "table")) rows.push(...(await rowsOf(client, name)));
  return [
    // Function bodies refer to tables that do not exist yet.
    "SET check_function_bodies = off",
    "SET search_path = ''",
    ...objects.filter(isFirst).map(({ sql }) => sql),
    ...rows,
    ...(await countersOf(client)),
    ...objects.filter((object) => !isFirst(object)).map(({ sql }) => sql),
    "RESET search_path",
    "RESET check_function_bodies",
    "",
  ].join(";\n");
}

/** @param {Pick<import("pg").ClientBase, "query">} client @param {string} table as SQL names it */
async function rowsOf(client, table) {
  const { rows: columns } = await client.query(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  const names = columns.map(({ name }) => String(name));
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

/** The current values of the sequences in use. @param {Pick<import("pg").ClientBase, "query">} client */
async function countersOf(client) {
  const { rows } = await client.query(
    `SELECT format('SELECT pg_catalog.setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) AS sql
       FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ sql }) => String(sql));
}
