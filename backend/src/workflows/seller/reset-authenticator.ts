import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { recordChange } from "../audit/record-change";
import { removeSellerAuthenticator } from "../seller-login/remove-authenticator";

/**
 * Turns a seller's authenticator app off and ends all sessions of the account. The seller is told by email.
 *
 * @throws ApiError 404, 409 the seller has no app.
 */
export async function resetSellerAuthenticator(
  container: MedusaContainer,
  caller: AdministratorAccess,
  sellerId: string,
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    const { accounts, sessions } = container.resolve<SellerService>(SELLER_MODULE).within(transaction.prepared);
    const seller = await accounts.lock(sellerId);
    if (!seller) throw new ApiError(404, sellerMessages.notFound);
    const { id, email } = seller;
    const wasOn = await removeSellerAuthenticator(container, transaction, { id, email, by: "staff" });
    if (!wasOn) throw new ApiError(409, authenticatorMessages.sellerHasNone);
    await sessions.endAll(id);
    const entry = {
      actorId: caller.userId,
      action: "seller.second-factor-reset",
      subject: { type: "seller", id, label: email },
      before: { authenticatorApp: true },
      after: { authenticatorApp: false },
    };
    await recordChange(container, entry, transaction);
  });
}
