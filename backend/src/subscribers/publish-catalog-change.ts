import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "zod";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { catalogEvents } from "../workflows/catalog/events";

const dataSchema = z.object({
  product_ids: z.array(z.string()).default([]),
  seller_ids: z.array(z.string()).default([]),
});

/** Handles changes of catalogue data in our own modules: details, reviews, banners, sellers. */
export default async function publishCatalogChange({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { product_ids, seller_ids } = dataSchema.parse(event.data);
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  if (product_ids.length > 0) catalog.touch("product", product_ids);
  if (seller_ids.length > 0) catalog.touch("seller", seller_ids);
  await catalog.notify();
}

export const config: SubscriberConfig = {
  event: Object.values(catalogEvents),
  context: { subscriberId: "tell-catalog" },
};
