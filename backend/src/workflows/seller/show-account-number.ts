import { sellerMessages } from "@haat/api-contract/seller/messages";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { maskedNumber } from "@haat/api-contract/seller-business/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { recordChange } from "../audit/record-change";
import { readNumber } from "../seller-business/account-number";

/**
 * The full number of a seller's bank account. Each access is recorded in the audit log, with the last digits only.
 *
 * @throws ApiError 404 there is no such seller or no account, 409 the number cannot be decrypted any more.
 */
export async function showAccountNumber(
  container: MedusaContainer,
  caller: AdministratorAccess,
  sellerId: string,
): Promise<string> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  return await inOneTransaction(container, async (transaction) => {
    const { accounts, businessFiles } = sellers.within(transaction.prepared);
    const seller = await accounts.byId(sellerId);
    if (!seller) throw new ApiError(404, sellerMessages.notFound);
    const sealed = await businessFiles.sealedNumberOf(sellerId);
    if (!sealed) throw new ApiError(404, sellerBusinessMessages.noBankAccount);
    const number = readNumber(sealed);
    if (!number) throw new ApiError(409, sellerBusinessMessages.numberLost);
    const entry = {
      actorId: caller.userId,
      action: "seller.account-number-shown",
      subject: { type: "seller", id: seller.id, label: seller.email },
      before: null,
      after: { bankAccount: maskedNumber(number.slice(-4)) },
    };
    await recordChange(container, entry, transaction);
    return number;
  });
}
