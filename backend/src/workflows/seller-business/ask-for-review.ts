import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NoticeModuleService } from "#modules/notice/service";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { reviewAsked } from "../notice/seller-news";
import { lacksOfSeller } from "./to-business-file";

/**
 * Asks staff to review the business profile of a waiting or rejected seller; a rejected seller becomes waiting again.
 * The back office is notified in the same transaction, once.
 *
 * @returns when it was asked, in ISO 8601.
 * @throws ApiError 401 the account is gone, 409 it was already asked, the profile is incomplete, or the state does not
 * allow it.
 */
export async function askForReview(container: MedusaContainer, sellerId: string): Promise<string> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  const notices = container.resolve<NoticeModuleService>(NOTICE_MODULE);
  return await inOneTransaction(container, async ({ prepared }) => {
    const { accounts } = sellers.within(prepared);
    await accounts.lock(sellerId);
    const before = await accounts.byId(sellerId);
    if (!before) throw new ApiError(401, loginMessages.tokenRejected);
    if (before.reviewAskedAt) throw new ApiError(409, sellerBusinessMessages.reviewAskedAlready);
    if (before.state !== "waiting" && before.state !== "rejected") {
      throw new ApiError(409, sellerBusinessMessages.reviewNotOpen);
    }
    if (lacksOfSeller(before).length > 0) throw new ApiError(409, sellerBusinessMessages.reviewIncomplete);
    await accounts.askForReview(sellerId);
    const after = await accounts.byId(sellerId);
    if (!after?.reviewAskedAt) throw new Error("What was asked was not kept.");
    await notices.add([reviewAsked(after, after.reviewAskedAt)], prepared);
    return after.reviewAskedAt;
  });
}
