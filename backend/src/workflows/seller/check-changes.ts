import { sellerMessages } from "@haat/api-contract/seller/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { SellerRow } from "#modules/seller/accounts";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { recordChange } from "../audit/record-change";

/**
 * Marks the changes of an approved seller as checked.
 *
 * @param version of the seller that was checked
 * @throws ApiError 404, 409 the seller has changed something meanwhile.
 */
export async function checkChanges(
  container: MedusaContainer,
  caller: AdministratorAccess,
  sellerId: string,
  version: string,
): Promise<SellerRow> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  return await inOneTransaction(container, async (transaction) => {
    const { accounts } = sellers.within(transaction.prepared);
    await accounts.lock(sellerId);
    const before = await accounts.byId(sellerId);
    if (!before) throw new ApiError(404, sellerMessages.notFound);
    if (version !== before.version) throw new ApiError(409, sellerMessages.changedMeanwhile);
    await accounts.setUncheckedChanges(sellerId, []);
    const entry = {
      actorId: caller.userId,
      action: "seller.changes-checked",
      subject: { type: "seller", id: before.id, label: before.email },
      before: { uncheckedChanges: before.uncheckedChanges },
      after: { uncheckedChanges: [] },
    };
    await recordChange(container, entry, transaction);
    return (await accounts.byId(sellerId)) ?? before;
  });
}
