import { Pool } from "pg";
import { Database } from "#database/database";
import { shopAddress } from "../support/shop-address";

const pool = new Pool({ connectionString: shopAddress().databaseUrl, max: 2 });
afterAll(() => pool.end());
const database = new Database({
  client: { acquireConnection: () => pool.connect(), releaseConnection: async (connection) => connection.release() },
});

describe("rows that are read in pages", () => {
  const query = (count: number) => ({ text: "SELECT one FROM generate_series(1, $1::int) AS one", values: [count] });

  it.each([
    { count: 0, pages: [] },
    { count: 4, pages: [[1, 2, 3, 4]] },
    { count: 5, pages: [[1, 2, 3, 4, 5]] },
    {
      count: 12,
      pages: [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
        [11, 12],
      ],
    },
  ])("come in order, each once: $count", async ({ count, pages }) => {
    const seen: number[][] = [];
    await database.inPages<{ one: number }>(query(count), 5, async (rows) => {
      seen.push(rows.map(({ one }) => one));
    });
    expect(seen).toEqual(pages);
  });

  it("let others write meanwhile, and end with the first failure", async () => {
    let pages = 0;
    const read = database.inPages(query(12), 5, async () => {
      pages += 1;
      await database.transaction((run) => run({ name: "", text: "SELECT 1", values: [] }));
      throw new Error("This page failed.");
    });
    await expect(read).rejects.toThrow("This page failed.");
    expect(pages).toBe(1);
    // The connection is usable again.
    expect(await database.run({ name: "", text: "SELECT 1 AS one", values: [] })).toEqual([{ one: 1 }]);
  });
});
