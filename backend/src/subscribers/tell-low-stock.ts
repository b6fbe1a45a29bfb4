import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "zod";
import { type StockKind, tellLowStock } from "../workflows/notice/tell-low-stock";

const kinds: Record<string, StockKind> = {
  "inventory.inventory-level.created": "levels",
  "inventory.inventory-level.updated": "levels",
  "inventory-level.updated": "levels",
  "inventory.reservation-item.created": "reservations",
  "inventory.reservation-item.updated": "reservations",
  "reservation-item.created": "reservations",
};

const one = z.object({ id: z.string() });
const dataSchema = z.union([one.transform((each) => [each]), z.array(one)]);

/** Stock that moves may run out, or was filled up. */
export default async function tellOfLowStock({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const kind = kinds[event.name];
  const data = dataSchema.safeParse(event.data);
  if (!kind || !data.success) return;
  await tellLowStock(
    container,
    kind,
    data.data.map(({ id }) => id),
  );
}

export const config: SubscriberConfig = {
  event: Object.keys(kinds),
  context: { subscriberId: "tell-low-stock" },
};
