import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findStoreDefaults, isComplete, type StoreDefaults } from "../engine/store-defaults";
import { seedShippingOption, seedShippingProfile, seedStockLocation } from "./seed-delivery";
import { seedRegion, seedSalePriceList, seedTax, seedTaxInclusivePrices } from "./seed-prices";
import { seedPublishableKey, seedSalesChannel, seedStore } from "./seed-store";

/** Arbitrary, but used by no other advisory lock in this database. */
const lockNumber = 4_821_001;

async function seedWhatIsMissing(container: MedusaContainer): Promise<StoreDefaults> {
  const found = await findStoreDefaults(container);
  if (isComplete(found)) return found;
  const salesChannelId = found.salesChannelId ?? (await seedSalesChannel(container));
  await seedTaxInclusivePrices(container);
  const regionId = found.regionId ?? (await seedRegion(container));
  const taxRateId = found.taxRateId ?? (await seedTax(container));
  const salePriceListId = found.salePriceListId ?? (await seedSalePriceList(container));
  const stockLocationId = found.stockLocationId ?? (await seedStockLocation(container, salesChannelId));
  const shippingProfileId = found.shippingProfileId ?? (await seedShippingProfile(container));
  const delivery = { stockLocationId, shippingProfileId };
  const shippingOptionId = found.shippingOptionId ?? (await seedShippingOption(container, "delivery", delivery));
  const returnOptionId = found.returnOptionId ?? (await seedShippingOption(container, "return", delivery));
  const publishableKey = found.publishableKey ?? (await seedPublishableKey(container, salesChannelId));
  const storeId = found.storeId ?? (await seedStore(container, { regionId, salesChannelId, stockLocationId }));
  return {
    storeId,
    regionId,
    salesChannelId,
    stockLocationId,
    shippingProfileId,
    shippingOptionId,
    returnOptionId,
    salePriceListId,
    taxRateId,
    publishableKey,
  };
}

/**
 * Creates the store defaults that are missing in the engine; a single query if all exist. Processes that start together
 * wait for the first one, so that nothing is created twice.
 */
export async function ensureShop(container: MedusaContainer): Promise<StoreDefaults> {
  const found = await findStoreDefaults(container);
  if (isComplete(found)) return found;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return await database.transaction(async (lock) => {
    await lock.raw("SELECT pg_advisory_xact_lock(?)", [lockNumber]);
    return await seedWhatIsMissing(container);
  });
}
