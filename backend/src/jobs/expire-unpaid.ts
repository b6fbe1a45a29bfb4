import type { MedusaContainer } from "@medusajs/framework/types";
import { expireUnpaid } from "../workflows/order-status/expire-unpaid";

export default async function expireUnpaidJob(container: MedusaContainer): Promise<void> {
  await expireUnpaid(container);
}

export const config = { name: "expire-unpaid", schedule: "* * * * *" };
