import { limits } from "@haat/api-contract/limits";
import { z } from "zod";
import { pageSql } from "../../src/database/page-of";
import { withDatabase } from "../support/database";

const planSchema = z.tuple([z.object({ Plan: z.looseObject({ "Plan Rows": z.number() }) })]);

/** How many rows PostgreSQL plans a prepared statement of a page for, in a table of 100,000. */
const plannedRows = (page: string): Promise<number> =>
  withDatabase(async (client) => {
    await client.query("CREATE TEMPORARY TABLE many AS SELECT id FROM generate_series(1, 100000) id");
    await client.query("ANALYZE many");
    // As the server's own connections have it.
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE page (int, int) AS ${page}`);
    const { rows } = await client.query<{ "QUERY PLAN": unknown }>("EXPLAIN (FORMAT JSON) EXECUTE page (20, 0)");
    const [{ Plan }] = planSchema.parse(rows[0]?.["QUERY PLAN"]);
    return Plan["Plan Rows"];
  });

const all = "SELECT id FROM many ORDER BY id";

describe("a page of rows that is joined to other tables", () => {
  it("is planned for as many rows as it has, not for a tenth of the table", async () => {
    expect(await plannedRows(pageSql(all, "$1", "$2"))).toBeLessThanOrEqual(limits.maxFullList);
    expect(await plannedRows(`${all} LIMIT $1 OFFSET $2`)).toBe(10_000);
  });

  it("has the rows of its limit and offset, in order", async () => {
    const rows = await withDatabase(async (client) => {
      const page = pageSql("SELECT id FROM generate_series(1, 50) id ORDER BY id DESC", "$1::int", "$2::int");
      return (await client.query<{ id: number }>(page, [3, 10])).rows;
    });
    expect(rows.map(({ id }) => id)).toEqual([40, 39, 38]);
  });
});
