import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { Complaint } from "../complain.mjs";
import { columnsOf, countersOf, schemaParts } from "../database/dump-sql.mjs";

/** Rows are cut into parts of this size: the archive needs the length of an entry before its content. */
const partBytes = 4 * 2 ** 20;

const names = { before: "database/1-before.json", tables: "database/2-tables.json", after: "database/4-after.json" };
const rowsFolder = "database/3-rows/";

/** @typedef {{ name: string, columns: string[] }} Table as SQL writes them */
/** @typedef {import("./archive.mjs").Entry} Entry */

/** Settings of the server or the account that would change what is read, or end a long transaction. */
const sameEverywhere = [
  "SET LOCAL statement_timeout = 0",
  "SET LOCAL lock_timeout = 0",
  "SET LOCAL idle_in_transaction_session_timeout = 0",
  // Fails where rows are hidden from this account, instead of leaving them out.
  "SET LOCAL row_security = off",
  "SET LOCAL DateStyle = 'ISO, YMD'",
  "SET LOCAL IntervalStyle = 'postgres'",
  "SET LOCAL extra_float_digits = 3",
];

/** @param {string} url */
async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  // The next query throws it; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/**
 * Statements that switch row security on where it is, as on the queue's tables.
 *
 * @param {pg.Client} client @returns {Promise<string[]>}
 */
async function guardsOf(client) {
  const { rows } = await client.query(
    `SELECT format('ALTER TABLE %I.%I ENABLE ROW LEVEL SECURITY', n.nspname, c.relname) AS sql
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND c.relrowsecurity ORDER BY 1`,
  );
  return rows.map(({ sql }) => String(sql));
}

/**
 * What else is in a database and in no backup: our own has none of it, but whoever runs it may have added some.
 *
 * @param {string} url
 * @returns {Promise<string[]>} such as "materialized view sales"
 */
export async function leftOutOf(url) {
  const client = await connected(url);
  try {
    const { rows } = await client.query(
      `SELECT CASE c.relkind WHEN 'm' THEN 'materialized view ' WHEN 'p' THEN 'partitioned table ' ELSE 'foreign table ' END
              || c.oid::regclass AS what
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('m', 'p', 'f') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
       UNION ALL SELECT 'policy ' || policyname || ' on ' || tablename FROM pg_policies
       UNION ALL SELECT 'large objects' WHERE EXISTS (SELECT FROM pg_largeobject_metadata)
       UNION ALL SELECT 'disabled state of trigger ' || tgname FROM pg_trigger WHERE tgenabled <> 'O' AND NOT tgisinternal
       ORDER BY 1`,
    );
    return rows.map(({ what }) => String(what));
  } finally {
    await client.end();
  }
}

/**
 * A database as of one moment, while others write to it: everything is read in one snapshot. It needs no `pg_dump`,
 * which the embedded PostgreSQL lacks, and no rights beyond reading.
 *
 * @param {string} url
 * @returns {AsyncGenerator<Entry>}
 */
export async function* databaseEntries(url) {
  const client = await connected(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    for (const sql of sameEverywhere) await client.query(sql);
    const { before, tables, after } = await schemaParts(client);
    if (tables.length === 0)
      throw new Complaint("There is no shop in this database: it is empty. Nothing was written.");
    // A migration that rewrites a table would make it look empty in a snapshot of before.
    await client.query(`LOCK TABLE ${tables.join(", ")} IN ACCESS SHARE MODE`);
    yield { name: names.before, content: json(before) };
    /** @type {Table[]} */
    const described = [];
    for (const name of tables) described.push({ name, columns: await columnsOf(client, name) });
    yield { name: names.tables, content: json(described) };
    for (const [at, table] of described.entries()) {
      let part = 0;
      for await (const content of partsOf(client.query(copyTo(`COPY ${placeOf(table)} TO STDOUT`))))
        yield { name: `${rowsFolder}${at}/${String(part++).padStart(6, "0")}`, content };
    }
    yield { name: names.after, content: json([...(await countersOf(client)), ...after, ...(await guardsOf(client))]) };
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

/** @param {AsyncIterable<Buffer>} stream @returns {AsyncGenerator<Buffer>} */
async function* partsOf(stream) {
  let chunks = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}

/** @param {unknown} value */
const json = (value) => Buffer.from(JSON.stringify(value, null, 1));

/** @param {Table} table */
const placeOf = ({ name, columns }) => `${name} (${columns.join(", ")})`;

/** @param {pg.Client} client @param {Table} table */
function rowsInto(client, table) {
  const sink = client.query(copyFrom(`COPY ${placeOf(table)} FROM STDIN`));
  /** @type {Error | undefined} */
  let failure;
  sink.on("error", (error) => {
    failure ??= error;
  });
  const orFailure = (/** @type {unknown} */ error) => {
    throw failure ?? error;
  };
  return {
    add: (/** @type {Buffer} */ part) => pipeline([part], sink, { end: false }).catch(orFailure),
    end: () => pipeline([], sink).catch(orFailure),
  };
}

/** @param {string} url @throws {Complaint} if anything is in the database */
export async function refuseFilledDatabase(url) {
  const client = await connected(url);
  try {
    const { rows } = await client.query(
      `SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
        LIMIT 1`,
    );
    if (rows[0])
      throw new Complaint(
        `The database is not empty: it has ${rows[0].name}. Nothing was changed. Restore into an empty one.`,
      );
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty database, whole or not at all.
 *
 * @param {string} url
 * @param {AsyncIterable<Entry>} entries of the whole backup; those of other things are passed to `others`
 * @param {(entry: Entry) => Promise<void>} others
 */
export async function loadDatabase(url, entries, others) {
  const client = await connected(url);
  try {
    await client.query("BEGIN");
    for (const sql of sameEverywhere) await client.query(sql);
    // Function bodies refer to tables that do not exist yet.
    await client.query("SET LOCAL check_function_bodies = off");
    await client.query("SET LOCAL search_path = ''");
    const run = async (/** @type {Buffer} */ list) => {
      for (const sql of JSON.parse(list.toString())) await client.query(sql);
    };
    /** @type {Table[]} */
    let tables = [];
    /** @type {{ at: number, rows: ReturnType<typeof rowsInto> } | undefined} */
    let open;
    const close = async () => {
      await open?.rows.end();
      open = undefined;
    };
    for await (const { name, content } of entries) {
      const at = name.startsWith(rowsFolder) ? Number(name.slice(rowsFolder.length).split("/")[0]) : undefined;
      if (open && open.at !== at) await close();
      if (name === names.before || name === names.after) await run(content);
      else if (name === names.tables) tables = JSON.parse(content.toString());
      else if (at !== undefined) {
        const table = tables[at];
        if (!table) throw new Complaint("The backup has rows of a table that it does not name.");
        open ??= { at, rows: rowsInto(client, table) };
        await open.rows.add(content);
      } else await others({ name, content });
    }
    await close();
    // The files are in this shop's folder now.
    await client.query(
      "DO $$BEGIN IF to_regclass('public.upload_folder') IS NOT NULL THEN DELETE FROM public.upload_folder; END IF; END$$",
    );
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
