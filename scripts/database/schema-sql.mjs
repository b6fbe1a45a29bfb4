/**
 * A database's schema, one statement per object: equal lists are equal schemas, and run in order they recreate it. It
 * reads the system catalogue directly, since the embedded PostgreSQL has no `pg_dump`.
 *
 * @typedef {object} SchemaObject
 * @property {Kind} kind
 * @property {string} name
 * @property {string} sql without its semicolon
 *
 * @typedef {"schema" | "extension" | "type" | "sequence" | "function" | "table" | "table function" | "owner" |
 * "constraint" | "index" | "trigger" | "view"} Kind
 */

/**
 * Neither PostgreSQL's own objects nor an extension's.
 *
 * @param {string} catalogue
 * @param {string} oid
 * @param {string} namespace
 */
const ours = (catalogue, oid, namespace) => `
  ${namespace} IN (SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema')
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e')`;

const column = `
  concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    'COLLATE ' || CASE WHEN a.attcollation <> t.typcollation THEN a.attcollation::regcollation END,
    CASE WHEN a.attgenerated = 's' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
         WHEN a.attidentity <> '' THEN format('GENERATED %s AS IDENTITY (SEQUENCE NAME %s)',
              CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END, pg_get_serial_sequence(c.oid::regclass::text, a.attname))
         ELSE 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END,
    CASE WHEN a.attnotnull THEN 'NOT NULL' END)`;

const storage = `
  string_agg(format('; ALTER TABLE %s ALTER COLUMN %I SET STORAGE %s', c.oid::regclass, a.attname,
    CASE a.attstorage WHEN 'm' THEN 'MAIN' WHEN 'e' THEN 'EXTERNAL' WHEN 'p' THEN 'PLAIN' ELSE 'EXTENDED' END), '' ORDER BY a.attnum)
  FILTER (WHERE a.attstorage <> t.typstorage)`;

/**
 * Functions that take or return rows of a table come after the tables, all others before: column defaults may call
 * them.
 */
const takesRows = `EXISTS (
  SELECT FROM pg_type t JOIN pg_class c ON c.oid = t.typrelid AND c.relkind IN ('r', 'p', 'v')
   WHERE t.oid = ANY (p.prorettype || p.proargtypes::oid[] || COALESCE(p.proallargtypes, '{}'))
      OR t.typarray = ANY (p.prorettype || p.proargtypes::oid[] || COALESCE(p.proallargtypes, '{}')))`;

/** @param {boolean} withRows */
const functions = (withRows) => `
  SELECT p.oid::regprocedure::text AS name, pg_get_functiondef(p.oid) AS sql FROM pg_proc p
   WHERE ${ours("pg_proc", "p.oid", "p.pronamespace")} AND p.prokind IN ('f', 'p') AND ${withRows ? "" : "NOT"} ${takesRows}
   ORDER BY 1`;

/** In creation order. @type {[Kind, string][]} */
const kinds = [
  [
    "schema",
    `SELECT nspname AS name, 'CREATE SCHEMA IF NOT EXISTS ' || quote_ident(nspname) AS sql FROM pg_namespace
      WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' ORDER BY 1`,
  ],
  [
    "extension",
    `SELECT extname AS name, format('CREATE EXTENSION IF NOT EXISTS %I SCHEMA %I', extname, nspname) AS sql
       FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname <> 'plpgsql' ORDER BY 1`,
  ],
  [
    "type",
    `SELECT y.oid::regtype::text AS name, format('CREATE TYPE %s AS ENUM (%s)', y.oid::regtype,
            string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)) AS sql
       FROM pg_type y JOIN pg_enum e ON e.enumtypid = y.oid WHERE ${ours("pg_type", "y.oid", "y.typnamespace")} GROUP BY y.oid
      UNION ALL
     SELECT c.oid::regclass::text, format('CREATE TYPE %s AS (%s)', c.oid::regclass,
            string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod), ', ' ORDER BY a.attnum))
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
      WHERE c.relkind = 'c' AND ${ours("pg_class", "c.oid", "c.relnamespace")} GROUP BY c.oid ORDER BY 1`,
  ],
  [
    "sequence",
    `SELECT c.oid::regclass::text AS name, format('CREATE SEQUENCE %s AS %s START %s INCREMENT %s MINVALUE %s MAXVALUE %s CACHE %s',
            c.oid::regclass, format_type(s.seqtypid, NULL), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache) AS sql
       FROM pg_class c JOIN pg_sequence s ON s.seqrelid = c.oid
      WHERE ${ours("pg_class", "c.oid", "c.relnamespace")}
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'i') ORDER BY 1`,
  ],
  ["function", functions(false)],
  [
    "table",
    `SELECT c.oid::regclass::text AS name,
            format('CREATE%s TABLE %s (%s)%s%s', CASE c.relpersistence WHEN 'u' THEN ' UNLOGGED' END, c.oid::regclass,
                   string_agg(${column}, ', ' ORDER BY a.attnum), ' WITH (' || array_to_string(c.reloptions, ', ') || ')', ${storage}) AS sql
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       JOIN pg_type t ON t.oid = a.atttypid
       LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relkind = 'r' AND ${ours("pg_class", "c.oid", "c.relnamespace")} GROUP BY c.oid ORDER BY 1`,
  ],
  ["table function", functions(true)],
  [
    "owner",
    `SELECT d.objid::regclass::text AS name, format('ALTER SEQUENCE %s OWNED BY %s.%I', d.objid::regclass, d.refobjid::regclass, a.attname) AS sql
       FROM pg_depend d JOIN pg_class c ON c.oid = d.objid AND c.relkind = 'S'
       JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
      WHERE d.deptype = 'a' AND d.classid = 'pg_class'::regclass AND ${ours("pg_class", "c.oid", "c.relnamespace")} ORDER BY 1`,
  ],
  [
    "constraint",
    `SELECT conrelid::regclass || ' ' || conname AS name,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS sql
       FROM pg_constraint WHERE contype IN ('p', 'u', 'x', 'c', 'f') AND conrelid <> 0 AND ${ours("pg_constraint", "oid", "connamespace")}
      ORDER BY array_position('{p,u,x,c,f}', contype), 1`,
  ],
  [
    "index",
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS sql
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE ${ours("pg_class", "c.oid", "c.relnamespace")}
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x')) ORDER BY 1`,
  ],
  [
    "trigger",
    `SELECT g.tgrelid::regclass || ' ' || g.tgname AS name, pg_get_triggerdef(g.oid) AS sql
       FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
      WHERE NOT g.tgisinternal AND ${ours("pg_class", "c.oid", "c.relnamespace")} ORDER BY 1`,
  ],
  [
    "view",
    `SELECT c.oid::regclass::text AS name, format('CREATE VIEW %s AS %s', c.oid::regclass, rtrim(pg_get_viewdef(c.oid), ';')) AS sql
       FROM pg_class c WHERE c.relkind = 'v' AND ${ours("pg_class", "c.oid", "c.relnamespace")} ORDER BY c.oid`,
  ],
];

/**
 * Reads a database's schema. It does not support partitions, domains and rules; our database has none.
 *
 * @param {Pick<import("pg").ClientBase, "query">} client
 * @returns {Promise<SchemaObject[]>}
 */
export async function schemaSql(client) {
  // Makes PostgreSQL write names with their schema.
  await client.query("SET search_path = ''");
  try {
    const found = [];
    for (const [kind, sql] of kinds) {
      const { rows } = await client.query(sql);
      for (const { name, sql } of rows) {
        // PostgreSQL describes what is there now, not what was when a transaction began.
        if (!name || !sql) throw new Error(`A ${kind} was dropped while the schema was read.`);
        found.push({ kind, name: String(name), sql: String(sql) });
      }
    }
    return found;
  } finally {
    // In a transaction that has failed it fails, too, and is undone by the rollback.
    await client.query("RESET search_path").catch(() => undefined);
  }
}
