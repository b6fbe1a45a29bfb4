import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { CashStanding } from "#modules/parcel/parcels";
import type { ParcelService } from "#modules/parcel/service";
import { recordChange } from "../audit/record-change";

/** `amount` in rupees. */
type Wanted = { amount: number; reference: string };

/**
 * Records that the cash of a delivered parcel was received from its courier, once, and exactly what is due: from then
 * on its seller's money is no longer held for it.
 *
 * @throws ApiError 404, 409 it is not delivered, not paid by cash, recorded already, or another amount.
 */
export async function recordParcelCash(
  container: MedusaContainer,
  caller: AdministratorAccess,
  parcelId: string,
  { amount, reference }: Wanted,
): Promise<void> {
  const paise = Math.round(amount * 100);
  await inOneTransaction(container, async (transaction) => {
    const parcels = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
    const [parcel] = await parcels.lockForCash([parcelId]);
    if (!parcel) throw new ApiError(404, parcelMessages.notFound);
    if (!parcel.isCash || parcel.status !== "delivered") throw new ApiError(409, parcelMessages.cashNotDue);
    if (parcel.due === null) throw new ApiError(409, parcelMessages.cashKnown);
    if (paise !== parcel.due) throw new ApiError(409, parcelMessages.cashDiffers(parcel.due / 100));
    await parcels.addCash([{ parcelId, paise, reference, by: caller.userId }]);
    await auditCash(container, transaction, caller, parcel, { amount, reference });
  });
}

/** Writes to the audit log whose cash was received, in the transaction that records it. */
export const auditCash = (
  container: MedusaContainer,
  transaction: OneTransaction,
  caller: AdministratorAccess,
  { id, orderId, orderNumber }: Pick<CashStanding, "id" | "orderId" | "orderNumber">,
  received: Wanted,
): Promise<void> =>
  recordChange(
    container,
    {
      actorId: caller.userId,
      action: "order.cash-received",
      subject: { type: "order", id: orderId, label: `#${orderNumber}` },
      before: null,
      after: { parcelId: id, ...received },
    },
    transaction,
  );
