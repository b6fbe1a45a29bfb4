import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import type { StockKind } from "../modules/notice/low-stock";
import { notifyLowStock } from "../workflows/notice/notify-low-stock";

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

/** Changes reported while others are being checked, as a batch: an import reports thousands of levels one by one. */
const waiting = new Map<StockKind, Set<string>>();
let isBusy = false;

/** Checks all waiting changes, in batches, over one connection at a time. */
async function checkWaiting(container: MedusaContainer): Promise<void> {
  for (const [kind, ids] of waiting) {
    waiting.delete(kind);
    await notifyLowStock(container, kind, [...ids]);
  }
}

/** Checks changed stock, which may have run low or been refilled. */
export default async function notifyOfLowStock({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const kind = kinds[event.name];
  const data = dataSchema.safeParse(event.data);
  if (!kind || !data.success) return;
  const ids = waiting.get(kind) ?? new Set();
  for (const { id } of data.data) ids.add(id);
  waiting.set(kind, ids);
  if (isBusy) return;
  isBusy = true;
  try {
    while (waiting.size > 0) await checkWaiting(container);
  } finally {
    isBusy = false;
  }
}

export const config: SubscriberConfig = {
  event: Object.keys(kinds),
  context: { subscriberId: "tell-low-stock" },
};
