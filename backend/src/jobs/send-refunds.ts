import type { MedusaContainer } from "@medusajs/framework/types";
import { sendRefunds } from "../workflows/payment/send-refunds";

/** Refunds that nothing told of, that could not be sent before, or that a process died with. */
export default async function sendRefundsJob(container: MedusaContainer): Promise<void> {
  await sendRefunds(container);
}

export const config = { name: "send-refunds", schedule: "* * * * *" };
