import type { SellerType } from "@haat/api-contract/seller/words";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../http/api-error";
import { SELLER_MODULE } from "../../modules/seller";
import type { SellerService } from "../../modules/seller/service";
import { hashPassword } from "../../passwords/password-hash";

type Registration = {
  email: string;
  mobileNumber: string;
  password: string;
  sellerType: SellerType;
  gstNumber: string | null;
  panNumber: string | null;
};

/**
 * Makes a seller's account, which can log in at once and sells once an administrator approves it.
 *
 * @throws ApiError 409 the address or the number is another seller's.
 */
export async function registerSeller(scope: MedusaContainer, wanted: Registration): Promise<void> {
  const { accounts } = scope.resolve<SellerService>(SELLER_MODULE);
  const { email, mobileNumber, password, sellerType, gstNumber, panNumber } = wanted;
  const made = await accounts.add({
    email,
    mobile: mobileNumber,
    passwordHash: await hashPassword(password),
    type: sellerType,
    gstin: gstNumber,
    pan: panNumber,
  });
  if (made) return;
  const message = (await accounts.loginOf(email)) ? sellerLoginMessages.emailTaken : sellerLoginMessages.mobileTaken;
  throw new ApiError(409, message);
}
