import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";
import type { AdministratorAccess } from "../../modules/access/administrator-access";
import { PARCEL_MODULE } from "../../modules/parcel";
import type { ParcelService } from "../../modules/parcel/service";
import { recordChange } from "../audit/record-change";

/** `amount` in rupees. */
type Wanted = { amount: number; reference: string };

/**
 * Records that the cash of a delivered parcel was received from its courier, once: from then on its seller's money is no
 * longer held for it. Less than the parcel costs is taken, since a wallet may have paid a part.
 *
 * @throws ApiError 404, 409 it is not delivered, not paid by cash, known already, or more than the parcel costs.
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
    const parcel = await parcels.lockForCash(parcelId);
    if (!parcel) throw new ApiError(404, parcelMessages.notFound);
    if (!parcel.isCash || parcel.status !== "delivered") throw new ApiError(409, parcelMessages.cashNotDue);
    if (paise > parcel.worth) throw new ApiError(409, parcelMessages.cashTooMuch(parcel.worth / 100));
    const isNew = await parcels.addCash(parcelId, { paise, reference, by: caller.userId });
    if (!isNew) throw new ApiError(409, parcelMessages.cashKnown);
    const entry = {
      actorId: caller.userId,
      action: "order.cash-received",
      subject: { type: "order", id: parcel.orderId, label: `#${parcel.orderNumber}` },
      before: null,
      after: { parcelId, amount, reference },
    };
    await recordChange(container, entry, transaction);
  });
}
