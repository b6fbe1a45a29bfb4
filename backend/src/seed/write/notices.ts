import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { tellLowStock } from "../../workflows/notice/tell-low-stock";

/** So many of what runs out stay in the bell of a new shop; the rest is to be seen in the overview. */
const kept = 5;

/** What is short from the start: each is marked, so that it rings once more only after it was filled up, and few are told. */
export async function writeNotices(container: MedusaContainer): Promise<void> {
  await tellLowStock(container, "everything");
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  await run({
    name: "seed-notices",
    text: `DELETE FROM notice WHERE id NOT IN (SELECT id FROM notice ORDER BY created_at DESC, id DESC LIMIT $1)`,
    values: [kept],
  });
}
