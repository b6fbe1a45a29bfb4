import type { Product } from "@haat/api-contract/catalog/schemas";
import { needsScript, needsScriptTexts, WithoutScript } from "../../lib/without-script";
import { ProductOffers } from "../coupon/components/product-offers";
import { PincodeCheck } from "./delivery/pincode-check";
import { ServiceBoxes } from "./delivery/service-boxes";
import { Offers } from "./offers";

type Props = {
  product: Pick<Product, "_id" | "offers" | "shipping" | "returnPolicy" | "variants">;
  variantId: string | undefined;
  /** Price and stock of the current choice. */
  priced: { finalPrice: number; quantity: number };
};

/** Offers, delivery date, coupons, delivery cost and returns. */
export default function BeforeBuying({ product, variantId, priced }: Props) {
  return (
    <div className="space-y-6">
      <Offers offers={product.offers} />
      <div className={needsScript}>
        <PincodeCheck productId={product._id} soldOut={priced.quantity === 0} />
      </div>
      <WithoutScript>{needsScriptTexts.delivery}</WithoutScript>
      {/* Below the field: coupons load later, and would move it under a finger. */}
      <ProductOffers product={product} variantId={variantId} unitPrice={priced.finalPrice} />
      <ServiceBoxes shipping={product.shipping} returnPolicy={product.returnPolicy} unitPrice={priced.finalPrice} />
    </div>
  );
}
