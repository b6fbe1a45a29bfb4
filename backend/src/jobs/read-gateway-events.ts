import type { MedusaContainer } from "@medusajs/framework/types";
import { readEvents } from "../workflows/payment/read-events";

export default async function readEventsJob(container: MedusaContainer): Promise<void> {
  await readEvents(container);
}

export const config = { name: "read-gateway-events", schedule: "* * * * *" };
