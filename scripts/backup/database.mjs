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

/**
 * A database as of one moment, while others write to it: everything is read in one snapshot. It needs no `pg_dump`,
 * which the embedded PostgreSQL lacks, and no rights beyond reading.
 *
 * @param {string} url
 * @returns {AsyncGenerator<Entry>}
 */
export async function* databaseEntries(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { before, tables, after } = await schemaParts(client);
    yield { name: names.before, content: json(before) };
    /** @type {Table[]} */
    const described = [];
    for (const name of tables) described.push({ name, columns: await columnsOf(client, name) });
    yield { name: names.tables, content: json(described) };
    for (const [at, table] of described.entries()) {
      let part = 0;
      for await (const content of partsOf(client.query(copyTo(`COPY ${placeOf(table)} TO STDOUT`))))
        yield { name: `${rowsFolder}${at}/${part++}`, content };
    }
    yield { name: names.after, content: json([...(await countersOf(client)), ...after]) };
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
  // An error between two parts is thrown by the next.
  sink.on("error", () => undefined);
  return sink;
}

/** @param {string} url @throws {Complaint} if anything is in the database */
export async function refuseFilledDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN");
    // Function bodies refer to tables that do not exist yet.
    await client.query("SET LOCAL check_function_bodies = off");
    await client.query("SET LOCAL search_path = ''");
    const run = async (/** @type {Buffer} */ list) => {
      for (const sql of JSON.parse(list.toString())) await client.query(sql);
    };
    /** @type {Table[]} */
    let tables = [];
    /** @type {{ at: number, sink: import("pg-copy-streams").CopyStreamQuery } | undefined} */
    let open;
    const close = async () => {
      if (open) await pipeline([], open.sink);
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
        open ??= { at, sink: rowsInto(client, table) };
        await pipeline([content], open.sink, { end: false });
      } else await others({ name, content });
    }
    await close();
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
