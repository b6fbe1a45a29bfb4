import type { SellerType } from "@haat/api-contract/seller/words";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NoticeModuleService } from "#modules/notice/service";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { hashPassword } from "#passwords/password-hash";
import { sellerRegistered } from "../notice/seller-news";

type Registration = {
  email: string;
  mobileNumber: string;
  password: string;
  sellerType: SellerType;
  gstNumber: string | null;
  panNumber: string | null;
};

/**
 * Creates a seller's account, which can log in immediately and sell once an administrator approves it; the back office
 * is notified in the same transaction.
 *
 * @throws ApiError 409 the address or the number is another seller's.
 */
export async function registerSeller(scope: MedusaContainer, wanted: Registration): Promise<void> {
  const sellers = scope.resolve<SellerService>(SELLER_MODULE);
  const notices = scope.resolve<NoticeModuleService>(NOTICE_MODULE);
  const { email, mobileNumber: mobile, password, sellerType: type, gstNumber: gstin, panNumber: pan } = wanted;
  const passwordHash = await hashPassword(password);
  const made = await inOneTransaction(scope, async ({ prepared }) => {
    const id = await sellers.within(prepared).accounts.add({ email, mobile, passwordHash, type, gstin, pan });
    if (id) await notices.add([sellerRegistered({ id, email })], prepared);
    return id;
  });
  if (made) return;
  const message = (await sellers.accounts.loginOf(email))
    ? sellerLoginMessages.emailTaken
    : sellerLoginMessages.mobileTaken;
  throw new ApiError(409, message);
}
