import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import type { Synonym } from "@haat/api-contract/search-synonym/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";
import type { SynonymFields, Synonyms } from "#modules/search-synonym/synonyms";
import { type AuditedKind, type RecordChange, recordRow } from "../audit/record-change";

const audited: AuditedKind<Synonym> = {
  type: "search_synonym",
  labelOf: ({ word }) => word,
  fieldsOf: ({ word, equals, direction }) => ({ word, equals, direction }),
};

/**
 * Runs a change in one transaction with its audit log entry; the search of every process is updated after the commit.
 */
async function change<Result>(
  container: MedusaContainer,
  act: (synonyms: Synonyms, record: (change: RecordChange<Synonym>) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const service = container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE);
  const done = await inOneTransaction(container, (transaction) =>
    act(service.within(transaction.prepared), (change) => recordRow(container, transaction, audited, change)),
  );
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).publishSynonyms();
  return done;
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
