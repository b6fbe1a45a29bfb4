import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ApiError } from "#errors/api-error";
import type { BusinessRow } from "#modules/seller/business-files";
import { catalogEvents } from "../catalog/events";
import { changedFacts, changeFile } from "./business-file";

/** The tax numbers are kept with the account, where the registration put them. */
type Business = BusinessRow & { gstNumber: string | null; panNumber: string };

/**
 * Saves who a seller is. The catalogue hears of it, since the name stands beside every product of theirs.
 *
 * @throws ApiError 401 the account is gone, 409 another seller has this name.
 */
export async function saveBusiness(
  container: MedusaContainer,
  sellerId: string,
  { gstNumber, panNumber, ...business }: Business,
): Promise<BusinessFile> {
  const file = await changeFile(container, sellerId, async ({ accounts, businessFiles }, account) => {
    const { business: before } = await businessFiles.of(sellerId);
    await businessFiles.setBusiness(sellerId, business).catch((error: unknown) => Promise.reject(toRefusal(error)));
    await accounts.setTaxNumbers(sellerId, { gstin: gstNumber, pan: panNumber });
    return changedFacts(
      { legalName: before?.legalName ?? null, gstNumber: account.gstin, panNumber: account.pan },
      { legalName: business.legalName, gstNumber, panNumber },
    );
  });
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: catalogEvents.sellerChanged, data: { seller_ids: [sellerId] } });
  return file;
}

/** The database's own rule decides, also for two who choose a name at the same moment. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("constraint" in error)) return error;
  return error.constraint === "seller_business_name" ? new ApiError(409, sellerBusinessMessages.nameTaken) : error;
}
