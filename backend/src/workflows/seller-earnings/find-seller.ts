import { sellerMessages } from "@haat/api-contract/seller/messages";
import { maskedNumber } from "@haat/api-contract/seller-business/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

/** The seller whose earnings are requested. @throws ApiError 404 there is no such seller. */
export async function findSeller(container: MedusaContainer, id: string) {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [seller] = await run<{ _id: string; name: string; email: string }>({
    name: "seller-named",
    text: "SELECT id AS _id, name, email FROM haat_seller WHERE id = $1",
    values: [id],
  });
  if (!seller) throw new ApiError(404, sellerMessages.notFound);
  return seller;
}

/** A seller's bank account for payouts, with the number masked; null if there is none. */
export async function payToOf(container: MedusaContainer, sellerId: string) {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  const [seller, { bankAccount }] = await Promise.all([
    sellers.accounts.byId(sellerId),
    sellers.businessFiles.of(sellerId),
  ]);
  if (!bankAccount) return null;
  const { holder, lastDigits, ifsc } = bankAccount;
  const isUnchecked = seller?.uncheckedChanges.includes("bankAccount") ?? false;
  return { holder, number: maskedNumber(lastDigits), ifsc, isUnchecked };
}
