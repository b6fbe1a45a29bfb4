import type { MedusaContainer } from "@medusajs/framework/types";
import { tellRefundsToPay } from "../workflows/notice/tell-refunds-to-pay";
import { sendRefunds } from "../workflows/payment/send-refunds";

/** Refunds that nothing told of, that could not be sent before, or that a process died with. */
export default async function sendRefundsJob(container: MedusaContainer): Promise<void> {
  await sendRefunds(container);
  await tellRefundsToPay(container);
}

export const config = { name: "send-refunds", schedule: "* * * * *" };
