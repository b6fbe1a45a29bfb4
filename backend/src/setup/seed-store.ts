import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiKeyType, Modules } from "@medusajs/framework/utils";
import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} from "@medusajs/medusa/core-flows";
import { storeDefaultNames } from "../engine/store-defaults";

export async function seedSalesChannel(container: MedusaContainer): Promise<string> {
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: {
      salesChannelsData: [
        {
          name: storeDefaultNames.salesChannel,
          description: "The Haat storefront.",
        },
      ],
    },
  });
  const channel = result[0];
  if (!channel) throw new Error("The engine made no sales channel.");
  return channel.id;
}

/** @returns the key's token, which the engine's own store API requires. */
export async function seedPublishableKey(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: {
      api_keys: [
        {
          title: storeDefaultNames.publishableKey,
          type: ApiKeyType.PUBLISHABLE,
          created_by: "",
        },
      ],
    },
  });
  const key = result[0];
  if (!key) throw new Error("The engine made no publishable key.");
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: key.id, add: [salesChannelId] },
  });
  return key.token;
}

/**
 * Names the store and sets its defaults. Runs last, so that a store with this name means that everything before it
 * exists.
 */
export async function seedStore(
  container: MedusaContainer,
  storeDefaults: { regionId: string; salesChannelId: string; stockLocationId: string },
): Promise<string> {
  const stores = container.resolve(Modules.STORE);
  const defaults = {
    name: storeDefaultNames.store,
    supported_currencies: [{ currency_code: storeDefaultNames.currency, is_default: true }],
    default_region_id: storeDefaults.regionId,
    default_sales_channel_id: storeDefaults.salesChannelId,
    default_location_id: storeDefaults.stockLocationId,
  };
  const [store] = await stores.listStores({}, { take: 1 });
  return store ? (await stores.updateStores(store.id, defaults)).id : (await stores.createStores(defaults)).id;
}
