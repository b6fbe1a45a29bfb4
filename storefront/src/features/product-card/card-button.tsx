import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { useState } from "react";
import { LatePart } from "../../lib/late-part";
import { AddToCartButton } from "../cart/components/add-to-cart-button";

const loadSheet = () => import("./variant-sheet");

/** Adds a card's product; of one with variants it first asks which, without leaving the list. */
export function CardButton({ product }: { product: ProductCard }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <AddToCartButton
        product={product}
        place="card"
        look="secondary"
        size="small"
        onUnchosen={() => setOpen(true)}
        className="relative z-10 mt-2 min-h-11 w-full whitespace-nowrap hover:bg-sunken max-sm:!px-1"
      />
      {open && (
        <LatePart load={loadSheet} onFailed={close}>
          {(VariantSheet) => <VariantSheet product={product} onClose={close} />}
        </LatePart>
      )}
    </>
  );
}
