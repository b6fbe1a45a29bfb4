import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "zod";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import type { Kind } from "../modules/catalog/write/products-of";

/** The engine's event names for the parts of a product, per module and workflow. */
const things: Record<string, Kind> = {
  product: "product",
  "product-variant": "variant",
  "product-category": "category",
  "product-tag": "tag",
  "product-option": "option",
  "product-option-value": "optionValue",
  price: "price",
  "price-set": "priceSet",
  "price-list": "priceList",
  "inventory-item": "inventoryItem",
  "inventory-level": "inventoryLevel",
  "reservation-item": "reservation",
  order: "order",
};

const acts = ["created", "updated", "deleted", "restored", "attached", "detached"];
const modules: Record<string, string> = {
  product: "product",
  price: "pricing",
  inventory: "inventory",
  reservation: "inventory",
};

const event = Object.keys(things)
  .filter((thing) => !thing.startsWith("order"))
  .flatMap((thing) => {
    const names = acts.map((act) => `${thing}.${act}`);
    const module = modules[thing.split("-")[0] ?? ""];
    return [...names, ...names.map((name) => `${module}.${name}`)];
  })
  .concat("order.placed", "order.canceled", "order.updated");

const one = z.object({ id: z.string() });
const dataSchema = z.union([one.transform((each) => [each]), z.array(one)]);

/** Handles every event that may change how shoppers see a product; the catalogue reads the new values itself. */
export default async function refreshCatalog({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const kind = things[event.name.split(".").at(-2) ?? ""];
  const data = dataSchema.safeParse(event.data);
  if (!kind || !data.success) return;
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  catalog.touch(
    kind,
    data.data.map((each) => each.id),
  );
  // The category strip is read from the engine's own rows, and an empty category changes no product.
  if (kind === "category") await catalog.notify();
}

export const config: SubscriberConfig = { event, context: { subscriberId: "refresh-catalog" } };
