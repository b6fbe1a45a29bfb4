import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "zod";

/**
 * The seed's state in the store's metadata. `day` stays that of the first attempt, because all dates, and so all data,
 * depend on it.
 */
const memorySchema = z.object({ day: z.iso.datetime(), done: z.boolean() });
type Memory = z.infer<typeof memorySchema>;

async function remember(container: MedusaContainer, storeId: string, demo: Memory): Promise<void> {
  const stores = container.resolve(Modules.STORE);
  const { metadata } = await stores.retrieveStore(storeId);
  await stores.updateStores(storeId, { metadata: { ...metadata, demo } });
}

async function recall(container: MedusaContainer, storeId: string): Promise<Memory | undefined> {
  const { metadata } = await container.resolve(Modules.STORE).retrieveStore(storeId);
  return memorySchema.safeParse(metadata?.demo).data;
}

/** The day that the demo shop's dates depend on; null if the shop is already filled. */
export async function beginOnce(container: MedusaContainer, storeId: string, today: Date): Promise<Date | null> {
  const memory = await recall(container, storeId);
  if (memory?.done) return null;
  const day = memory ? new Date(memory.day) : today;
  if (!memory) await remember(container, storeId, { day: day.toISOString(), done: false });
  return day;
}

export async function markDone(container: MedusaContainer, storeId: string): Promise<void> {
  const memory = await recall(container, storeId);
  if (memory) await remember(container, storeId, { ...memory, done: true });
}
