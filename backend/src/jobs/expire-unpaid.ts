import type { MedusaContainer } from "@medusajs/framework/types";
import { expireUnpaid } from "../workflows/payment/expire-unpaid";

export default async function expireUnpaidJob(container: MedusaContainer): Promise<void> {
  await expireUnpaid(container);
}

export const config = { name: "expire-unpaid", schedule: "* * * * *" };
