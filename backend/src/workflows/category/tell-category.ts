import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils";

const { CREATED, UPDATED, DELETED } = ProductCategoryWorkflowEvents;
const names = { created: CREATED, updated: UPDATED, deleted: DELETED };

/** As the engine's own workflows tell it: shoppers' lists follow, and whoever else listens. To be called after the commit. */
export async function tellCategory(container: MedusaContainer, act: keyof typeof names, id: string): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: names[act], data: { id } });
}
