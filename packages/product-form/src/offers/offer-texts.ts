import type { ShownScope } from "@haat/api-contract/back-office/offer-fields";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { indianNumber, orderRupees } from "@haat/ui/format";
import type { PlaceChoices } from "../product-host";

/** What a coupon takes off. */
export function couponValueText(coupon: Coupon): string {
  const { kind, value, maxDiscount, buyQuantity, getQuantity, freeProducts } = coupon;
  if (kind === "free-delivery") return "Free delivery";
  if (kind === "amount") return orderRupees(value);
  if (kind === "buy-get") {
    const [free] = freeProducts ?? [];
    const of = free && (freeProducts?.length === 1 ? free.title : `${freeProducts?.length} products`);
    return `Buy ${buyQuantity}, get ${getQuantity}${of ? ` of ${of}` : ""}`;
  }
  return maxDiscount === null ? `${value} %` : `${value} %, max ${orderRupees(maxDiscount)}`;
}

export const couponUsesText = ({ uses, maxUses }: Coupon): string =>
  maxUses === null ? indianNumber(uses) : `${indianNumber(uses)} of ${indianNumber(maxUses)}`;

/**
 * Names what an offer is for: a category, a brand, chosen products, or all. @param choices - Undefined while they load.
 */
export function goodsText(scope: ShownScope, choices: PlaceChoices | undefined): string {
  const { categoryId, subCategoryId, brand, products } = scope;
  if (products) return products.length === 1 ? (products[0]?.title ?? "") : `${products.length} products`;
  const titleOf = (all: PlaceChoices["categories"] | undefined, id: string | null) =>
    id === null ? undefined : (all?.find(({ _id }) => _id === id)?.title ?? "Deleted category");
  return (
    [titleOf(choices?.categories, categoryId), titleOf(choices?.subCategories, subCategoryId), brand]
      .filter(Boolean)
      .join(" › ") || "All products"
  );
}
