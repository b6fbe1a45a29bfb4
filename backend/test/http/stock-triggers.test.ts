import { withDatabase } from "../support/database";

/** The statement by which the stock trigger finds a level's variants, with an id for what it reads from the level. */
async function variantsOfLevel(): Promise<string> {
  const { rows } = await withDatabase((client) =>
    client.query("SELECT prosrc AS text FROM pg_proc WHERE proname = 'figures_watch_stock'"),
  );
  const [, statement = ""] = /'inventory_level' THEN([^;]*);/.exec(rows[0]?.text) ?? [];
  return statement.replace(/INSERT INTO figures_stale \(variant_id\)/, "").replace(/CASE TG_OP .* END/, "'an-item'");
}

it("a changed stock level finds its variants by an index, in a shop of any size", async () => {
  const statement = await variantsOfLevel();
  expect(statement).toContain("'an-item'");
  const plan = await withDatabase(async (client) => {
    // In a small table a sequential scan is cheaper than any index.
    await client.query("SET enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/Index Cond: .*inventory_item_id.* = 'an-item'/);
  expect(plan).not.toContain("Seq Scan");
});
