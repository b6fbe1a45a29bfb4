import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ApiError } from "#errors/api-error";
import type { BusinessRow } from "#modules/seller/business-files";
import { catalogEvents } from "../catalog/events";
import { changedFacts, changeFile } from "./business-file";

/** The tax numbers are stored with the account, as on registration. */
type Business = BusinessRow & { gstNumber: string | null; panNumber: string };

/**
 * Saves a seller's business details, and publishes them to the catalogue, because the name is shown with each of their
 * products.
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

/** The database's constraint decides, also if two sellers choose a name concurrently. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("constraint" in error)) return error;
  return error.constraint === "seller_business_name" ? new ApiError(409, sellerBusinessMessages.nameTaken) : error;
}
