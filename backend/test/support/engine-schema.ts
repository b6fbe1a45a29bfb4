import type { ClientBase } from "pg";
import { ownTables } from "../../../tests/architecture/own-tables.mjs";

/** A table of the engine's as far as our SQL depends on it: what can be read, must be written, or is rejected. */
type Table = { columns: Record<string, string>; checks: string[]; uniqueIndexes: string[] };

/** What an engine upgrade can change underneath us; `backend/src/engine/schema.lock.json` has what we were built on. */
export type EngineSchema = {
  /** Those that our SQL names, in full. */
  used: Record<string, Table>;
  /** The names of all others: if our SQL starts to name one, it is an engine table too. */
  unused: string[];
};

const columnsOf = `
  SELECT c.table_name, c.column_name,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), CASE c.is_nullable WHEN 'NO' THEN 'NOT NULL' END,
                   'DEFAULT ' || c.column_default, 'GENERATED ' || nullif(c.is_generated, 'NEVER')) AS kind
    FROM information_schema.columns c
    JOIN pg_attribute a ON a.attrelid = quote_ident(c.table_name)::regclass AND a.attname = c.column_name
   WHERE c.table_schema = 'public' AND c.table_name = ANY ($1)
   ORDER BY 1, 2`;

const checksOf = `
  SELECT conrelid::regclass::text AS table_name, pg_get_constraintdef(oid) AS check
    FROM pg_constraint
   WHERE contype = 'c' AND conrelid::regclass::text = ANY (SELECT quote_ident(unnest($1::text[])))
   ORDER BY 1, 2`;

const uniqueIndexesOf = `
  SELECT tablename AS table_name, regexp_replace(indexdef, '^CREATE UNIQUE INDEX \\S+ ON \\S+ ', '') AS index
    FROM pg_indexes
   WHERE schemaname = 'public' AND indexdef LIKE 'CREATE UNIQUE INDEX %' AND tablename = ANY ($1)
   ORDER BY 1, 2`;

/** Reads the engine's tables of a migrated database. `used` are the names in our SQL. */
export async function engineSchema(client: ClientBase, used: readonly string[]): Promise<EngineSchema> {
  const own = await ownTables();
  const { rows: all } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const columns = await client.query<{ table_name: string; column_name: string; kind: string }>(columnsOf, [used]);
  const checks = await client.query<{ table_name: string; check: string }>(checksOf, [used]);
  const uniqueIndexes = await client.query<{ table_name: string; index: string }>(uniqueIndexesOf, [used]);
  const of = <Row extends { table_name: string }>(rows: Row[], name: string) =>
    rows.filter(({ table_name }) => table_name.replaceAll('"', "") === name);
  const table = (name: string): Table => ({
    columns: Object.fromEntries(of(columns.rows, name).map(({ column_name, kind }) => [column_name, kind])),
    checks: of(checks.rows, name).map(({ check }) => check),
    uniqueIndexes: of(uniqueIndexes.rows, name).map(({ index }) => index),
  });
  return {
    used: Object.fromEntries(used.map((name) => [name, table(name)])),
    unused: all.map(({ name }) => name).filter((name) => !own.has(name) && !used.includes(name)),
  };
}
