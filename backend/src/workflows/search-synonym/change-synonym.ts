import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import type { Synonym } from "@haat/api-contract/search-synonym/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";
import type { SynonymFields, Synonyms } from "#modules/search-synonym/synonyms";
import { recordChange } from "../audit/record-change";

const toAudited = ({ word, equals, direction }: Synonym) => ({ word, equals, direction });

type Change = { actorId: string; before: Synonym | null; after: Synonym | null };

/**
 * Runs a change in one transaction with its audit log entry; the search of every process is updated after the commit.
 */
async function change<Result>(
  container: MedusaContainer,
  act: (synonyms: Synonyms, record: (change: Change) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const service = container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE);
  const done = await inOneTransaction(container, (transaction) =>
    act(service.within(transaction.prepared), (change) => record(container, transaction, change)),
  );
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).publishSynonyms();
  return done;
}

async function record(container: MedusaContainer, transaction: OneTransaction, { actorId, before, after }: Change) {
  const { _id: id = "", word: label = "" } = after ?? before ?? {};
  const act = before ? (after ? "updated" : "deleted") : "created";
  const entry = { actorId, action: `search_synonym.${act}`, subject: { type: "search_synonym", id, label } };
  const fields = { before: before && toAudited(before), after: after && toAudited(after) };
  await recordChange(container, { ...entry, ...fields }, transaction);
}

/** @throws ApiError 409 the word has a synonym in this direction. */
export const addSynonym = (
  container: MedusaContainer,
  { actorId, fields }: { actorId: string; fields: SynonymFields },
): Promise<Synonym> =>
  change(container, async (synonyms, record) => {
    const after = await synonyms.add(fields);
    if (!after) throw new ApiError(409, searchSynonymMessages.taken);
    await synonyms.dropMissed(fields.word);
    await record({ actorId, before: null, after });
    return after;
  });

type Changed = { id: string; actorId: string; version: string | undefined; fields: SynonymFields };

/** @throws ApiError 404 no such synonym, 409 changed since the caller has seen it, or the word has another one. */
export const changeSynonym = (
  container: MedusaContainer,
  { id, actorId, version, fields }: Changed,
): Promise<Synonym> =>
  change(container, async (synonyms, record) => {
    const before = await synonyms.lock(id);
    if (!before) throw new ApiError(404, searchSynonymMessages.notFound);
    if (version !== undefined && version !== before.version)
      throw new ApiError(409, searchSynonymMessages.changedMeanwhile);
    const after = await synonyms.change(id, fields);
    if (!after) throw new ApiError(409, searchSynonymMessages.taken);
    await record({ actorId, before, after });
    return after;
  });

/** @throws ApiError 404 no such synonym. */
export const removeSynonym = (
  container: MedusaContainer,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> =>
  change(container, async (synonyms, record) => {
    const before = await synonyms.lock(id);
    if (!before) throw new ApiError(404, searchSynonymMessages.notFound);
    await synonyms.remove(id);
    await record({ actorId, before, after: null });
  });
