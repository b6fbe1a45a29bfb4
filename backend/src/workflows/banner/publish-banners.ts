import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { momentPassed } from "#queue/moments";
import { addedTask } from "#queue/task";

/** Shows the banners that start at a moment, and hides those that end: what shoppers see is read anew just after it. */
export const publishBannersTask = addedTask("publish-banners", async (container, { at }) => {
  await momentPassed(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run, at);
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
});
