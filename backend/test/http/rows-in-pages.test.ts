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

  describe("of a table", () => {
    beforeAll(() => pool.query("CREATE TABLE pages_of_the_tests AS SELECT one FROM generate_series(1, 7) AS one"));
    afterAll(() => pool.query("DROP TABLE pages_of_the_tests"));

    it("are as of the beginning, and hold no lock: an update that changes the table would wait forever", async () => {
      const seen: number[] = [];
      const table = { text: "SELECT one FROM pages_of_the_tests ORDER BY one", values: [] };
      await database.inPages<{ one: number }>(table, 5, async (rows) => {
        seen.push(...rows.map(({ one }) => one));
        await database.transaction(async (run) => {
          await run({ name: "", text: "LOCK TABLE pages_of_the_tests IN ACCESS EXCLUSIVE MODE NOWAIT", values: [] });
          await run({ name: "", text: "INSERT INTO pages_of_the_tests VALUES (8), (9)", values: [] });
        });
      });
      expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });
  });

  it("end with the first failure, and leave the connection usable", async () => {
    let pages = 0;
    const read = database.inPages(query(12), 5, async () => {
      pages += 1;
      throw new Error("This page failed.");
    });
    await expect(read).rejects.toThrow("This page failed.");
    expect(pages).toBe(1);
    const again: number[] = [];
    await database.inPages<{ one: number }>(
      query(2),
      5,
      async (rows) => void again.push(...rows.map(({ one }) => one)),
    );
    expect(again).toEqual([1, 2]);
  });
});
