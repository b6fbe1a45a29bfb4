import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { stockChanged } from "../order/events";

const { CREATED, UPDATED, DELETED } = ProductWorkflowEvents;
const names = { created: CREATED, updated: UPDATED, deleted: DELETED };

/**
 * Publishes a change of a product; call it after the commit. Shoppers see it when this returns; if updating the
 * catalogue fails, its subscriber and its sweep repair the row.
 */
export async function publishProduct(
  container: MedusaContainer,
  act: keyof typeof names,
  id: string,
  levelIds: readonly string[] = [],
): Promise<void> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  await catalog.rebuild([id]).catch((error: Error) => {
    container.resolve(ContainerRegistrationKeys.LOGGER).error("A saved product is not yet in the catalogue", error);
  });
  await container.resolve(Modules.EVENT_BUS).emit([{ name: names[act], data: { id } }, ...stockChanged(levelIds)]);
}
