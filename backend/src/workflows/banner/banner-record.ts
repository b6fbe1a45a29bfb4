import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { BannerRow } from "#modules/banner/service";
import { addedTask } from "#queue/task";
import { catalogEvents } from "../catalog/events";
import { publishAtMoment } from "../catalog/publish-at-moment";

/** What the audit log stores of a banner. */
export const toAudited = ({ _id, createdAt, version, ...fields }: BannerRow): Record<string, unknown> => fields;

/** Publishes a change of banners to the shop. Call it after the commit. */
export async function publishBanners(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: catalogEvents.shopChanged, data: { product_ids: [] } });
}

/** Shows the banners that start at a moment, and hides those that end. */
export const publishBannersTask = addedTask("publish-banners", publishAtMoment);
