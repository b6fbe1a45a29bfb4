import { collectionMessages } from "@haat/api-contract/collection/messages";
import type { CollectionFields, ManagedCollection } from "@haat/api-contract/collection/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { falseIfTaken } from "#database/false-if-taken";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import type { Collections } from "#modules/collection/collections";
import { COLLECTION_MODULE } from "#modules/collection/index";
import type { CollectionService } from "#modules/collection/service";
import { addedTask } from "#queue/task";
import { type AuditedKind, namesOf, recordRow } from "../audit/record-change";
import { publishAtMoment } from "../catalog/publish-at-moment";

const audited: AuditedKind<ManagedCollection> = {
  type: "collection",
  labelOf: ({ title }) => title,
  fieldsOf: ({ _id, version, status, products, ...fields }) => ({
    ...fields,
    products: namesOf(products),
  }),
};

type Change<After extends ManagedCollection | null> = { before: ManagedCollection | null; after: After };

/** Runs a change in one transaction with its audit log entry; shoppers see it once it is committed. */
async function change<After extends ManagedCollection | null>(
  container: MedusaContainer,
  actorId: string,
  act: (collections: Collections) => Promise<Change<After>>,
): Promise<After> {
  const changed = await inOneTransaction(container, async (transaction) => {
    const collections = container.resolve<CollectionService>(COLLECTION_MODULE).within(transaction.prepared);
    const done = await act(collections);
    await recordRow(container, transaction, audited, { actorId, ...done });
    return done.after;
  });
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
  return changed;
}

async function lock(collections: Collections, id: string, version?: string): Promise<ManagedCollection> {
  const collection = await collections.lock(id);
  if (!collection) throw new ApiError(404, collectionMessages.notFound);
  if (version !== undefined && version !== collection.version)
    throw new ApiError(409, collectionMessages.changedMeanwhile);
  return collection;
}

async function save(collections: Collections, id: string, fields: CollectionFields): Promise<ManagedCollection> {
  const isSaved = await falseIfTaken(collections.save(id, fields));
  if (!isSaved) throw new ApiError(409, collectionMessages.slugTaken);
  await collections.schedule([fields.startsAt, fields.endsAt].filter((at) => at !== null));
  return lock(collections, id);
}

/** @throws ApiError 409 another collection has the slug. */
export const addCollection = (
  container: MedusaContainer,
  { actorId, fields }: { actorId: string; fields: CollectionFields },
): Promise<ManagedCollection> =>
  change(container, actorId, async (collections) => ({
    before: null,
    after: await save(collections, generateEntityId(undefined, "coll"), fields),
  }));

type Changed = { id: string; actorId: string; version: string | undefined; fields: CollectionFields };

/** @throws ApiError 404 no such collection; 409 it was changed since the caller has seen it, or another has the slug. */
export const changeCollection = (
  container: MedusaContainer,
  { id, actorId, version, fields }: Changed,
): Promise<ManagedCollection> =>
  change(container, actorId, async (collections) => ({
    before: await lock(collections, id, version),
    after: await save(collections, id, fields),
  }));

/** @throws ApiError 404 no such collection. */
export async function removeCollection(
  container: MedusaContainer,
  { id, actorId }: Pick<Changed, "id" | "actorId">,
): Promise<void> {
  await change(container, actorId, async (collections) => {
    const before = await lock(collections, id);
    await collections.remove(id);
    return { before, after: null };
  });
}

/** Shows the collections that start at a moment, and hides those that end. */
export const publishCollectionsTask = addedTask("publish-collections", publishAtMoment);
