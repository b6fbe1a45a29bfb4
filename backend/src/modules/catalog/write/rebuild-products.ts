import { limits } from "@haat/api-contract/limits";
import type { Database } from "#database/database";
import { broadcastChange, lockWriter } from "./publish-change";
import { rebuildSql } from "./rebuild-sql";
import { countUnitsIn } from "./units";

/** Large enough to spread the cost of planning, small enough to keep a transaction short. */
const batchSize = 500;

/** Called for a product whose own data can't be made into a row; the others are not held up by it. */
export type Skipped = (id: string, error: unknown) => void;
type Options = { skipped: Skipped; counting?: boolean };

type Change = { product_id: string; is_new: boolean };

/**
 * The single writer of the read model. Updates the rows of these products, adds rows for new ones and deletes those of
 * removed ones. Returns how many rows changed; if none did, nobody is notified. Without `counting` the units sold are
 * left to the caller, who then counts them all.
 */
export async function rebuildProducts(database: Database, ids: readonly string[], options: Options): Promise<number> {
  const distinct = [...new Set(ids)].sort();
  let changed = 0;
  for (let start = 0; start < distinct.length; start += batchSize) {
    changed += await rebuildOrSplit(database, distinct.slice(start, start + batchSize), options);
  }
  return changed;
}

/** SQLSTATE class 22: invalid data, such as an offer with an invalid date. */
const isDataFault = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("22");

async function rebuildOrSplit(database: Database, ids: readonly string[], options: Options): Promise<number> {
  try {
    return await rebuildBatch(database, ids, options);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    const [only] = ids;
    if (ids.length === 1 && only) {
      options.skipped(only, error);
      return 0;
    }
    const half = Math.ceil(ids.length / 2);
    const first = await rebuildOrSplit(database, ids.slice(0, half), options);
    return first + (await rebuildOrSplit(database, ids.slice(half), options));
  }
}

function rebuildBatch(database: Database, ids: readonly string[], { counting = true }: Options): Promise<number> {
  return database.transaction(async (run) => {
    await lockWriter(run);
    const changes = await run<Change>({
      name: "catalog-rebuild",
      text: rebuildSql,
      values: [ids, limits.maxLineQuantity],
    });
    if (changes.length === 0) return 0;
    const idsOf = (some: readonly Change[]) => some.map((change) => change.product_id);
    const added = idsOf(changes.filter((change) => change.is_new));
    // A product that came back counts for the best sellers at once.
    if (counting && added.length > 0) await countUnitsIn(run, added);
    await broadcastChange(run);
    return changes.length;
  });
}
