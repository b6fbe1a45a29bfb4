import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelActor, ParcelMove } from "#modules/parcel/parcel-states";
import type { Tracking } from "#modules/parcel/parcels";
import type { ParcelService } from "#modules/parcel/service";

type Moves = { orderId: string; by: ParcelActor; moves: readonly ParcelMove[]; tracking?: Tracking | undefined };

/**
 * Moves parcels of one order in the running transaction, and updates the return deadlines of what was delivered.
 *
 * @throws ApiError 409 a parcel was changed concurrently.
 */
export async function moveParcels(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, moves, tracking }: Moves,
): Promise<void> {
  if (moves.length === 0) return;
  const at = new Date();
  const writer = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
  if (!(await writer.move(moves, { by, at }, tracking))) throw new ApiError(409, parcelMessages.changedMeanwhile);
  const isAboutArrival = moves.some(({ from, to }) => from === "delivered" || to === "delivered");
  if (isAboutArrival) await writer.setReturnable(orderId, at);
}

/** Cancels an order's remaining parcels with it; their refund is recorded with the order's payment. */
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
