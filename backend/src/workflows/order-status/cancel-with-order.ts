import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "../../database/one-transaction";
import { PARCEL_MODULE } from "../../modules/parcel";
import type { ParcelActor } from "../../modules/parcel/parcel-states";
import type { ParcelService } from "../../modules/parcel/service";

/** All that is left of an order's parcels is cancelled with it; what of its money goes back the order's payment tells. */
export async function cancelWithOrder(
  container: MedusaContainer,
  transaction: OneTransaction,
  parcels: readonly { id: string }[],
  { by, reason = "" }: { by: ParcelActor; reason?: string | undefined },
): Promise<void> {
  if (parcels.length === 0) return;
  const ids = parcels.map(({ id }) => id);
  const writer = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
  await writer.cancel(ids, { by, at: new Date() }, { reason, refund: 0 });
}
