import { limits } from "@haat/api-contract/limits";
import type { Database, Run } from "../database";
import { countFacets } from "./facets";
import { rebuildSql } from "./rebuild-sql";
import { countUnits } from "./units";
import { addWords } from "./words";

/** Big enough to spread the plan's cost, small enough to keep a transaction short. */
const batchSize = 500;

type Change = { product_id: string; scopes: (string | null)[]; recount: boolean };

/** Told to every process in the transaction that changes the catalogue, so that it arrives with the change. */
export const catalogChannel = "catalog_changed";

export async function tellAll(run: Run): Promise<void> {
  await run({ name: "catalog-tell", text: `SELECT pg_notify('${catalogChannel}', '')`, values: [] });
}

/** One writer at a time, whichever process: the later of two always sees what the earlier one's reason was. */
export async function takeWriterLock(run: Run): Promise<void> {
  await run({ name: "catalog-writer-lock", text: "SELECT pg_advisory_xact_lock(hashtext('catalog-writer'))", values: [] });
}

/**
 * The one writer of the read model. Brings the rows of these products up to date, makes rows for new ones and drops
 * those of products that are gone. Answers how many rows changed; when none did nothing is told to anybody.
 * Without `counting` facets and units sold are left to the caller, who then rebuilds everything.
 */
export async function rebuildProducts(
  database: Database,
  ids: readonly string[],
  { counting = true }: { counting?: boolean } = {},
): Promise<number> {
  const distinct = [...new Set(ids)].sort();
  let changed = 0;
  for (let start = 0; start < distinct.length; start += batchSize) {
    changed += await rebuildBatch(database, distinct.slice(start, start + batchSize), counting);
  }
  return changed;
}

function rebuildBatch(database: Database, ids: readonly string[], counting: boolean): Promise<number> {
  return database.transaction(async (run) => {
    await takeWriterLock(run);
    const changes = await run<Change>({
      name: "catalog-rebuild",
      text: rebuildSql,
      values: [ids, limits.cartLineQuantityMost],
    });
    if (changes.length === 0) return 0;
    const changedIds = changes.map((change) => change.product_id);
    const scopes = new Set(changes.filter((change) => change.recount).flatMap((change) => change.scopes));
    if (counting && scopes.size > 0) {
      await countFacets(run, [...scopes].filter((scope) => scope !== null));
      // A product that came back has its place among the best sellers at once.
      await countUnits(run, changedIds);
    }
    await addWords(run, changedIds);
    await tellAll(run);
    return changes.length;
  });
}
