import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import { sellerSettingsMessages } from "@haat/api-contract/seller-settings/messages";
import type { SellerContact } from "@haat/api-contract/seller-settings/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import type { SellerRow } from "#modules/seller/accounts";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { redeemCode, sendCode } from "../login/one-time-codes";

/** @throws ApiError 404, 409 it is verified already. */
async function unverified(container: MedusaContainer, sellerId: string, contact: SellerContact): Promise<SellerRow> {
  const seller = await container.resolve<SellerService>(SELLER_MODULE).accounts.byId(sellerId);
  if (!seller) throw new ApiError(404, sellerMessages.notFound);
  if (contact === "email" ? seller.emailVerified : seller.mobileVerified) {
    throw new ApiError(409, sellerSettingsMessages.contactKnown[contact]);
  }
  return seller;
}

const identifierOf = (seller: SellerRow, contact: SellerContact) => ({ kind: contact, value: seller[contact] });

/**
 * Sends a code to the account's registered address or number; the caller cannot choose another.
 *
 * @throws ApiError 409 it is verified already, 429 too many requests, 503 such messages cannot be sent.
 */
export async function sendContactCode(
  container: MedusaContainer,
  sellerId: string,
  contact: SellerContact,
): Promise<SellerRow> {
  const seller = await unverified(container, sellerId, contact);
  await sendCode(container, "seller-contact", identifierOf(seller, contact));
  return seller;
}

/**
 * Verifies an address or number by the code that was sent there.
 *
 * @throws ApiError 400 the code is not valid, 409 it is verified already.
 */
export async function verifyContact(
  container: MedusaContainer,
  sellerId: string,
  contact: SellerContact,
  code: string,
): Promise<SellerRow> {
  const seller = await unverified(container, sellerId, contact);
  const proven = identifierOf(seller, contact);
  await redeemCode(container, "seller-contact", proven, code);
  const { accounts } = container.resolve<SellerService>(SELLER_MODULE);
  // Fails if the contact was changed meanwhile: the code does not verify the new one.
  if (!(await accounts.setVerified(sellerId, contact, proven.value))) throw new ApiError(400, loginMessages.otpInvalid);
  return (await accounts.byId(sellerId)) ?? seller;
}
