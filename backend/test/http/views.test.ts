import knex, { type Knex } from "knex";
import { ensureViews, type View } from "#database/ensure-views";
import { withDatabase } from "../support/database";
import { shopAddress } from "../support/shop-address";
import { until } from "../support/until";

/** A database with nothing but a table, beside that of the run's shop. */
const name = `views_${process.pid}`;
const url = String(new URL(`/${name}`, shopAddress().databaseUrl));
let connections: Knex;

beforeAll(async () => {
  await withDatabase((client) => client.query(`CREATE DATABASE ${name}`));
  connections = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  await connections.raw("CREATE TABLE cup (id int, colour text)");
});
afterAll(async () => {
  await connections.destroy();
  await withDatabase((client) => client.query(`DROP DATABASE ${name}`));
});

const container = { resolve: () => connections } as never;
const ensure = (version: number, ...views: View[]) => ensureViews(container, { version, views });

/** Each view's identity, which replacing it in place keeps, and its columns. */
async function views(): Promise<Record<string, { oid: number; columns: string }>> {
  const { rows } = await connections.raw<{ rows: { view: string; oid: number; columns: string }[] }>(`
    SELECT c.relname AS view, c.oid::int, string_agg(a.attname, ' ' ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'v' AND c.relnamespace = 'public'::regnamespace GROUP BY c.oid`);
  return Object.fromEntries(rows.map(({ view, ...rest }) => [view, rest]));
}

const ids: View = { name: "haat_cup", sql: "SELECT id FROM cup" };
const coloured: View = { name: "haat_cup", sql: "SELECT id, colour FROM cup" };
const renamed: View = { name: "haat_cup", sql: "SELECT id AS number FROM cup" };
const counted: View = { name: "haat_cup_count", sql: "SELECT count(*) AS cups FROM haat_cup" };

describe("views of two releases", () => {
  beforeEach(() => connections.raw("DROP VIEW IF EXISTS haat_cup, haat_cup_size, haat_cup_count CASCADE"));

  it("a newer release adds columns in place, and keeps a view that only the older one reads", async () => {
    await ensure(1, ids, counted);
    const before = await views();
    await ensure(2, coloured);
    expect(await views()).toEqual({
      haat_cup: { oid: before.haat_cup?.oid, columns: "id colour" },
      haat_cup_count: before.haat_cup_count,
    });
  });

  it("an older release that starts again leaves the newer one's alone, and creates what it misses", async () => {
    await ensure(2, coloured);
    const newer = await views();
    await ensure(1, ids, counted);
    expect(await views()).toEqual({ ...newer, haat_cup_count: { oid: expect.any(Number), columns: "cups" } });
  });

  it("replaces those that read a column that is gone, with what they read since", async () => {
    const sizes: View = { name: "haat_cup_size", sql: "SELECT id FROM cup" };
    const sizesOfColours: View = { name: "haat_cup_size", sql: "SELECT id, colour FROM cup" };
    const both: View = { name: "haat_cup_count", sql: "SELECT n.number, s.colour FROM haat_cup n, haat_cup_size s" };
    await ensure(1, ids, sizes, counted);
    const before = await views();
    await ensure(2, renamed, sizesOfColours, both);
    expect(await views()).toEqual({
      haat_cup: { oid: expect.any(Number), columns: "number" },
      haat_cup_size: { oid: before.haat_cup_size?.oid, columns: "id colour" },
      haat_cup_count: { oid: expect.any(Number), columns: "number colour" },
    });
  });

  it("drops with them what only the older release reads", async () => {
    await ensure(1, ids, counted);
    await ensure(2, renamed);
    expect(await views()).toEqual({ haat_cup: { oid: expect.any(Number), columns: "number" } });
  });

  it("replaces those of releases that did not number them, and of the same version while it is developed", async () => {
    await ensure(1, ids);
    await connections.raw(`COMMENT ON VIEW haat_cup IS '${"0".repeat(64)}'`);
    await ensure(1, coloured);
    expect((await views()).haat_cup?.columns).toBe("id colour");
    await ensure(1, ids);
    expect((await views()).haat_cup?.columns).toBe("id");
  });

  it("creates them again after they were dropped for a migration", async () => {
    await ensure(2, ids);
    await connections.raw("DROP VIEW haat_cup");
    await ensure(1, coloured);
    expect((await views()).haat_cup?.columns).toBe("id colour");
  });

  it("locks only what differs, and tries again while a reader holds it", async () => {
    const unchanged: View = { name: "haat_cup_size", sql: "SELECT id FROM cup" };
    await ensure(1, ids, unchanged);
    await withDatabase(async (reader) => {
      const read = (view: View) => reader.query(`BEGIN; SELECT FROM ${view.name}`);
      await read(unchanged);
      await ensure(2, coloured, unchanged);
      await reader.query("ROLLBACK");
      await read(coloured);
      const replaced = ensure(3, { name: "haat_cup", sql: "SELECT id, colour, 1 AS size FROM cup" }, unchanged);
      const waits = async () => {
        const { rows } = await connections.raw(
          "SELECT FROM pg_locks WHERE NOT granted AND relation = 'haat_cup'::regclass",
        );
        return rows.length > 0;
      };
      await until("it waits for the reader", async () => (await waits()) || undefined);
      await until("it lets others go first", async () => !(await waits()) || undefined);
      await reader.query("ROLLBACK");
      await replaced;
    }, url);
    expect((await views()).haat_cup?.columns).toBe("id colour size");
  });
});
