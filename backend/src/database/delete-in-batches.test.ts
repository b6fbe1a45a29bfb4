import type { Run } from "./database";
import { deleteInBatches } from "./delete-in-batches";

/** A database with this many old rows, that honours the statement's limit. */
function holding(rows: number) {
  const deleted: number[] = [];
  const run: Run = async <Row extends Record<string, unknown>>({ text }: { text: string }) => {
    const limit = Number(/LIMIT (\d+)/.exec(text)?.[1]);
    const count = Math.min(limit, rows);
    rows -= count;
    deleted.push(count);
    return [{ count }] as unknown as Row[];
  };
  return { run, deleted };
}

const old = { name: "old", table: "thing", where: "created_at < now()", values: [] };

describe("deleteInBatches", () => {
  it("deletes everything, in statements of bounded size", async () => {
    const { run, deleted } = holding(12_000);
    expect(await deleteInBatches(run, old)).toBe(12_000);
    expect(deleted).toEqual([5000, 5000, 2000]);
  });

  it("asks once if there is nothing", async () => {
    const { run, deleted } = holding(0);
    expect(await deleteInBatches(run, old)).toBe(0);
    expect(deleted).toEqual([0]);
  });
});
