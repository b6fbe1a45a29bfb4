import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepReservations } from "../workflows/stock/sweep-reservations";

export default async function sweepReservationsJob(container: MedusaContainer): Promise<void> {
  await sweepReservations(container);
}

export const config = { name: "sweep-reservations", schedule: "*/10 * * * *" };
