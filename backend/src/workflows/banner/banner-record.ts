import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { BannerRow } from "#modules/banner/service";
import { catalogEvents } from "../catalog/events";

/** What the audit log stores of a banner. */
export const toAudited = ({ _id, createdAt, version, ...fields }: BannerRow): Record<string, unknown> => fields;

/** Publishes a change of banners to the shop. Call it after the commit. */
export async function publishBanners(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: catalogEvents.shopChanged, data: { product_ids: [] } });
}
