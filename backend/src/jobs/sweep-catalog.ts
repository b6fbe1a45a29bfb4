import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";

/** Price lists begin and end, days pass for the best sellers, events get lost in a crash: nothing else tells of those. */
export default async function sweepCatalogJob(container: MedusaContainer): Promise<void> {
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).sweep();
}

export const config = { name: "sweep-catalog", schedule: "* * * * *" };
