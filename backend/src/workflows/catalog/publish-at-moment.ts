import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { momentPassed } from "#queue/moments";

/** Has shoppers' answers read anew just after a moment, an ISO instant at which something starts or ends. */
export async function publishAtMoment(container: MedusaContainer, { at }: { at: string }): Promise<void> {
  await momentPassed(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run, at);
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
}
