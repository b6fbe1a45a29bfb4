import { homeMessages } from "@haat/api-contract/home/messages";
import type { ManagedHome, ManagedHomeRow } from "@haat/api-contract/home/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import type { Arrangement } from "#modules/collection/home-page";
import { COLLECTION_MODULE } from "#modules/collection/index";
import type { CollectionService } from "#modules/collection/service";
import { msUntil } from "#queue/moments";
import { addedTask } from "#queue/task";
import { namesOf, recordChange } from "../audit/record-change";
import { publishAtMoment } from "../catalog/publish-at-moment";

const namesOfRows = (rows: readonly ManagedHomeRow[]) =>
  namesOf(rows.map(({ source, title }) => ({ _id: source, title })));

const toAudited = ({ rows, next }: ManagedHome) => ({
  rows: namesOfRows(rows),
  scheduledRows: next && namesOfRows(next.rows),
  publishAt: next?.publishAt ?? null,
});

const sourcesOf = (rows: readonly ManagedHomeRow[]) => rows.map(({ source }) => source);

const arrangementOf = ({ rows, next }: ManagedHome): Arrangement => ({
  sources: sourcesOf(rows),
  next: next && { sources: sourcesOf(next.rows), publishAt: next.publishAt },
});

/** `version`: as the caller has seen the page; any if undefined. */
type Change = { actorId: string; version: string | undefined; rows: readonly string[] };

/** Changes what the home page shows, or will show, with an entry in the audit log; shoppers see it once it is committed. */
async function change(
  container: MedusaContainer,
  { actorId, version, rows }: Change,
  arrange: (now: Arrangement) => Arrangement,
): Promise<ManagedHome> {
  const arranged = await inOneTransaction(container, async (transaction) => {
    const home = container.resolve<CollectionService>(COLLECTION_MODULE).homeWithin(transaction.prepared);
    await home.lock();
    const before = await home.read();
    if (version !== undefined && version !== before.version) throw new ApiError(409, homeMessages.changedMeanwhile);
    const known = new Set([...before.rows, ...before.others].map(({ source }) => source));
    if (!rows.every((source) => known.has(source))) throw new ApiError(400, homeMessages.rowInvalid);
    const { sources, next } = arrange(arrangementOf(before));
    if (next && next.publishAt !== before.next?.publishAt) {
      if ((await msUntil(transaction.prepared, next.publishAt)) <= 0) throw new ApiError(400, homeMessages.timePast);
      await home.schedule(next.publishAt);
    }
    await home.save({ sources, next });
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

/**
 * Arranges the rows of the home page.
 *
 * @param given `replacesNext`: nothing is scheduled any more.
 * @throws ApiError 409 it was changed since the caller has seen it; 400 a row is of an unknown collection.
 */
export const arrangeHome = (
  container: MedusaContainer,
  given: Change & { replacesNext: boolean },
): Promise<ManagedHome> =>
  change(container, given, ({ next }) => ({ sources: given.rows, next: given.replacesNext ? null : next }));

/**
 * Arranges the rows that the home page has from a time to come, in place of those that were scheduled.
 *
 * @param given `publishAt`: an ISO instant.
 * @throws ApiError 409, 400 as above; 400 the time has passed.
 */
export const scheduleHome = (container: MedusaContainer, given: Change & { publishAt: string }): Promise<ManagedHome> =>
  change(container, given, ({ sources }) => ({ sources, next: { sources: given.rows, publishAt: given.publishAt } }));

/**
 * Removes what is scheduled.
 *
 * @throws ApiError 409 nothing is, or it was changed since the caller has seen it.
 */
export const unscheduleHome = (container: MedusaContainer, given: Omit<Change, "rows">): Promise<ManagedHome> =>
  change(container, { ...given, rows: [] }, ({ sources, next }) => {
    if (!next) throw new ApiError(409, homeMessages.notScheduled);
    return { sources, next: null };
  });

/** Has shoppers see the scheduled rows at their moment, and stores them as the page's: what an earlier release reads. */
export const publishHomeTask = addedTask("publish-home", async (container, payload) => {
  await publishAtMoment(container, payload);
  await container.resolve<CollectionService>(COLLECTION_MODULE).settleHome();
});
