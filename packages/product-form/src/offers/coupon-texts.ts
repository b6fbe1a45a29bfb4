import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { indianNumber, orderRupees } from "@haat/ui/format";

/** What a coupon takes off. */
export function couponValueText({ kind, value, maxDiscount, buyQuantity, getQuantity }: Coupon): string {
  if (kind === "free-delivery") return "Free delivery";
  if (kind === "amount") return orderRupees(value);
  if (kind === "buy-get") return `Buy ${buyQuantity}, get ${getQuantity}`;
  return maxDiscount === null ? `${value} %` : `${value} %, max ${orderRupees(maxDiscount)}`;
}

export const couponUsesText = ({ uses, maxUses }: Coupon): string =>
  maxUses === null ? indianNumber(uses) : `${indianNumber(uses)} of ${indianNumber(maxUses)}`;
