import type { MedusaContainer } from "@medusajs/framework/types";
import { tellLowStock } from "../workflows/notice/tell-low-stock";
import { tellUntoldOrders } from "../workflows/notice/tell-orders";

/** What the bell should have told and no event did: raw writes, a crash, another threshold. */
export default async function tellBackOfficeJob(container: MedusaContainer): Promise<void> {
  await tellUntoldOrders(container);
  await tellLowStock(container, "everything");
}

export const config = { name: "tell-back-office", schedule: "4-59/10 * * * *" };
