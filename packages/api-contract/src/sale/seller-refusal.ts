import type { SellerState } from "../seller/words";
import { saleMessages } from "./messages";

/** Why a seller can't add or change sales; null if they can. */
export function sellerSaleRefusal(state: SellerState): string | null {
  if (state === "suspended") return saleMessages.sellerSuspended;
  return state === "approved" ? null : saleMessages.sellerNotApproved;
}
