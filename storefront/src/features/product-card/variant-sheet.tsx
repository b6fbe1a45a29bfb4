import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { Dialog } from "@haat/ui/dialog";
import { cardRupees } from "@haat/ui/format";
import { Price } from "@haat/ui/price";
import { useState } from "react";
import { Link } from "react-router-dom";
import { productPath } from "../../lib/page-paths";
import { AddToCartButton } from "../cart/components/add-to-cart-button";
import { chosenVariant, readChoice } from "../product/variant-options";
import { VariantPicker } from "../product/variant-picker";

type Props = { product: ProductCard; onClose: () => void };

/**
 * Asks which variant of a card's product to add: a sheet on phones, a dialog elsewhere. Closes once the variant is in
 * the cart.
 */
export default function VariantSheet({ product, onClose }: Props) {
  const { variants } = product;
  const [choice, setChoice] = useState(() => readChoice(variants, new URLSearchParams()));
  const [asked, setAsked] = useState(0);
  const variant = chosenVariant(variants, choice);
  const priced = variant ?? { ...product, discountPercentage: product.discountPercent };
  return (
    <Dialog open onOpenChange={onClose} title="Select a Variant" description={product.title}>
      <div className="flex flex-col gap-5">
        <Price
          amount={priced.finalPrice}
          mrp={priced.price}
          percentOff={priced.discountPercentage}
          format={cardRupees}
        />
        <VariantPicker variants={variants} choice={choice} onChoose={setChoice} asked={asked} />
        <AddToCartButton
          product={product}
          variant={variant}
          place="product"
          size="large"
          onUnchosen={() => setAsked((before) => before + 1)}
          onAdded={onClose}
          className="w-full"
        />
        <Link to={productPath(product)} className="text-center text-sm font-semibold text-primary hover:underline">
          View all details
        </Link>
      </div>
    </Dialog>
  );
}
