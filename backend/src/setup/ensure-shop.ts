import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findGround, isWhole, type ShopGround } from "../engine/shop-ground";
import { layShippingOption, layShippingProfile, layStockLocation } from "./lay-delivery";
import { layRegion, laySalePriceList, layTax, layTaxInclusivePrices } from "./lay-money";
import { layPublishableKey, laySalesChannel, layStore } from "./lay-store";

/** Any number, as long as nobody else in this database locks by it. */
const lockNumber = 4_821_001;

async function layWhatIsMissing(container: MedusaContainer): Promise<ShopGround> {
  const found = await findGround(container);
  if (isWhole(found)) return found;
  const salesChannelId = found.salesChannelId ?? (await laySalesChannel(container));
  await layTaxInclusivePrices(container);
  const regionId = found.regionId ?? (await layRegion(container));
  const taxRateId = found.taxRateId ?? (await layTax(container));
  const salePriceListId = found.salePriceListId ?? (await laySalePriceList(container));
  const stockLocationId = found.stockLocationId ?? (await layStockLocation(container, salesChannelId));
  const shippingProfileId = found.shippingProfileId ?? (await layShippingProfile(container));
  const delivery = { stockLocationId, shippingProfileId };
  const shippingOptionId = found.shippingOptionId ?? (await layShippingOption(container, "delivery", delivery));
  const returnOptionId = found.returnOptionId ?? (await layShippingOption(container, "return", delivery));
  const publishableKey = found.publishableKey ?? (await layPublishableKey(container, salesChannelId));
  const storeId = found.storeId ?? (await layStore(container, { regionId, salesChannelId, stockLocationId }));
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
 * Lays what the shop stands on in the engine, where it is missing: one query when all is there. Processes that start
 * together wait for the first one, so that nothing is laid twice.
 */
export async function ensureShop(container: MedusaContainer): Promise<ShopGround> {
  const found = await findGround(container);
  if (isWhole(found)) return found;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return await database.transaction(async (lock) => {
    await lock.raw("SELECT pg_advisory_xact_lock(?)", [lockNumber]);
    return await layWhatIsMissing(container);
  });
}
