import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { catalogEvents } from "../catalog/events";

/** Shoppers' banners follow. To be called after the commit. */
export async function tellBanners(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: catalogEvents.shopChanged, data: { product_ids: [] } });
}
