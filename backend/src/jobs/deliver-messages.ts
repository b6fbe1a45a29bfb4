import type { MedusaContainer } from "@medusajs/framework/types";
import { deliverMessages } from "../workflows/message/deliver-messages";

/** Messages whose pause is over, and those of a process that died. */
export default async function deliverMessagesJob(container: MedusaContainer): Promise<void> {
  await deliverMessages(container);
}

export const config = { name: "deliver-messages", schedule: "*/10 * * * * *" };
