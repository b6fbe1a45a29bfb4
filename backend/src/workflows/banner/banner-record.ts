import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { BannerRow } from "#modules/banner/service";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { momentPassed } from "#queue/moments";
import { addedTask } from "#queue/task";
import { catalogEvents } from "../catalog/events";

/** What the audit log stores of a banner. */
export const toAudited = ({ _id, createdAt, version, ...fields }: BannerRow): Record<string, unknown> => fields;

/** Publishes a change of banners to the shop. Call it after the commit. */
export async function publishBanners(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: catalogEvents.shopChanged, data: { product_ids: [] } });
}

/** Shows the banners that start at a moment, and hides those that end: what shoppers see is read anew just after it. */
export const publishBannersTask = addedTask("publish-banners", async (container, { at }) => {
  await momentPassed(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run, at);
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
});
