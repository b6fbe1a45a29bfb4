import type { MedusaContainer } from "@medusajs/framework/types";
import { tellUntold } from "../workflows/message/tell-untold";

/** No shopper waits for a message that a crash has swallowed. */
export default async function tellUntoldJob(container: MedusaContainer): Promise<void> {
  await tellUntold(container);
}

export const config = { name: "tell-untold", schedule: "*/5 * * * *" };
