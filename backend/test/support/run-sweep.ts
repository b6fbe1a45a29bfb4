import type { ExecArgs } from "@medusajs/framework/types";
import { sweepReservations } from "../../src/workflows/order/sweep-reservations";

/** For `medusa exec`: what the job does every ten minutes, now. */
export default async function runSweep({ container }: ExecArgs): Promise<void> {
  await sweepReservations(container);
}
