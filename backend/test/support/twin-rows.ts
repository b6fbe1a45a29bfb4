import { ownTables } from "../../../tests/architecture/own-tables.mjs";
import { withDatabase } from "./database";

export type Row = Record<string, unknown>;
/** Rows by table. */
export type Rows = Map<string, Row[]>;

/**
 * The engine's tables that belong to no order or product: migrations, workflow executions, and mails, which our tasks
 * send a moment later.
 */
const bookkeeping = /_migrations$|^workflow_execution$|^notification$/;

/** A column added to a row that says what happened to it. */
export const deed = "(row)";

const tablesSql = `
  SELECT t.table_name AS name, array_remove(array_agg(c.column_name::text), NULL) AS counters
    FROM information_schema.tables t
    LEFT JOIN information_schema.columns c
      ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.column_default LIKE 'nextval(%'
   WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`;

/**
 * Every row of every engine table, in one snapshot. All tables, none by name, so that tables added by an upgrade are
 * covered from the first run. Sequence columns are excluded.
 */
export async function engineRows(databaseUrl: string): Promise<Rows> {
  const own = await ownTables();
  return await withDatabase(async (client) => {
    const all = await client.query<{ name: string; counters: string[] }>(tablesSql);
    const tables = all.rows.filter(({ name }) => !own.has(name) && !bookkeeping.test(name));
    const { rows } = await client.query<{ name: string; row: Row }>(
      tables
        .map(({ name, counters }) => {
          const counted = counters.map((column) => `'${column}'`).join(", ");
          return `SELECT '${name}' AS name, to_jsonb(t) - ARRAY[${counted}]::text[] AS row FROM "${name}" t`;
        })
        .join(" UNION ALL "),
    );
    const found: Rows = new Map(tables.map(({ name }) => [name, []]));
    for (const { name, row } of rows) found.get(name)?.push(row);
    return found;
  }, databaseUrl);
}

/** The engine's id format. */
const madeId = /^[a-z]+(_[a-z]+)*_[0-9A-Z]{26}$/;
const aTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

export const isId = (value: unknown): value is string => typeof value === "string" && madeId.test(value);

/** Whether a time is set is compared, its value is not. */
export function withoutTimes(value: unknown): unknown {
  if (typeof value === "string") return aTime.test(value) ? "(a time)" : value;
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutTimes(one)]));
}

/** Every id in these rows. */
export function idsIn(rows: Rows): Set<string> {
  return new Set([...rows.values()].flatMap((ones) => ones.flatMap((row) => Object.values(row).filter(isId))));
}

/**
 * How the engine's tables changed between two moments: inserted rows, updated rows with their current values, and
 * deleted rows. A row with only its times changed counts as unchanged.
 */
export function changesBetween(before: Rows, after: Rows): Rows {
  const changes: Rows = new Map();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [named(before.get(name) ?? []), named(after.get(name) ?? [])];
    const changed = [...now].flatMap(([key, row]) => {
      const was = old.get(key);
      if (!was) return [{ ...row, [deed]: "added" }];
      return JSON.stringify(was) === JSON.stringify(row) ? [] : [{ ...row, [deed]: "changed" }];
    });
    const gone = [...old].filter(([key]) => !now.has(key)).map(([, row]) => ({ ...row, [deed]: "removed" }));
    if (changed.length + gone.length > 0) changes.set(name, [...changed, ...gone]);
  }
  return changes;
}

/** Rows by id, or by all their values if they have none. Times are excluded. */
const named = (rows: Row[]): Map<string, Row> =>
  new Map(
    rows.map((row) => {
      const plain = withoutTimes(row) as Row;
      return [typeof row.id === "string" ? row.id : JSON.stringify(plain), plain];
    }),
  );
