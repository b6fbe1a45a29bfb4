import { homeMessages } from "@haat/api-contract/home/messages";
import type { ManagedHome } from "@haat/api-contract/home/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { COLLECTION_MODULE } from "#modules/collection/index";
import type { CollectionService } from "#modules/collection/service";
import { namesOf, recordChange } from "../audit/record-change";

const toAudited = ({ rows }: ManagedHome) => ({
  rows: namesOf(rows.map(({ source, title }) => ({ _id: source, title }))),
});

type Arrangement = { actorId: string; rows: readonly string[]; version: string | undefined };

/**
 * Arranges the rows of the home page; shoppers see it once it is committed.
 *
 * @throws ApiError 409 it was changed since the caller has seen it; 400 a row is of an unknown collection.
 */
export async function arrangeHome(
  container: MedusaContainer,
  { actorId, rows, version }: Arrangement,
): Promise<ManagedHome> {
  const arranged = await inOneTransaction(container, async (transaction) => {
    const home = container.resolve<CollectionService>(COLLECTION_MODULE).homeWithin(transaction.prepared);
    await home.lock();
    const before = await home.read();
    if (version !== undefined && version !== before.version) throw new ApiError(409, homeMessages.changedMeanwhile);
    const known = new Set([...before.rows, ...before.others].map(({ source }) => source));
    if (!rows.every((source) => known.has(source))) throw new ApiError(400, homeMessages.rowInvalid);
    await home.save(rows);
    const after = await home.read();
    const entry = {
      actorId,
      action: "home-page.updated",
      subject: { type: "home-page", id: "home", label: "Home page" },
    };
    await recordChange(container, { ...entry, before: toAudited(before), after: toAudited(after) }, transaction);
    return after;
  });
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
  return arranged;
}
