import type { Product, Variant } from "@haat/api-contract/catalog/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { variantQuery } from "./api/product.queries";
import { chosenVariant, readChoice, type VariantChoice } from "./variant-options";

type Chosen = {
  choice: VariantChoice;
  choose: (choice: VariantChoice) => void;
  /** The chosen variant with the newest price and stock that are known; null while none is chosen. */
  variant: Variant | null;
};

/** The choice lives in the address, so that a link shows the very same thing. */
export function useChosenVariant(product: Product): Chosen {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(product.variants, search);
  const known = chosenVariant(product.variants, choice);
  const fresh = useQuery({ ...variantQuery(product._id, choice), enabled: known !== null });
  return {
    choice,
    choose: ({ color, size }) =>
      // At once: a radio whose state comes from the address would flicker back until the router has followed.
      setSearch(
        { ...(color && { color }), ...(size && { size }) },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    variant: known && (fresh.data?._id === known._id ? fresh.data : known),
  };
}
