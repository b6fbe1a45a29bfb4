import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { useState } from "react";
import { LatePart } from "../../lib/late-part";
import { AddToCartButton } from "../cart/components/add-to-cart-button";
import { soleVariant } from "../product/variant-options";

const loadSheet = () => import("./variant-sheet");

/** Adds a card's product to the cart; if several variants can be bought, it first asks which one, within the list. */
export function CardButton({ product }: { product: ProductCard }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <AddToCartButton
        product={product}
        variant={soleVariant(product.variants)}
        place="card"
        look="secondary"
        size="small"
        onUnchosen={() => setOpen(true)}
        className="relative z-10 no-script:!hidden mt-2 min-h-11 w-full hover:bg-sunken max-sm:!gap-1 max-sm:!px-1 max-sm:!text-xs min-[360px]:whitespace-nowrap"
      />
      {open && (
        <LatePart load={loadSheet} onFailed={close}>
          {(VariantSheet) => <VariantSheet product={product} onClose={close} />}
        </LatePart>
      )}
    </>
  );
}
