import type { Product, Variant } from "@haat/api-contract/catalog/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { variantQuery } from "./api/product.queries";
import { chosenVariant, readChoice, type VariantChoice } from "./variant-options";

type Chosen = {
  choice: VariantChoice;
  choose: (choice: VariantChoice) => void;
  /** The chosen variant with its latest known price and stock; null if none is chosen. */
  variant: Variant | null;
};

/** The choice is stored in the address, so that a link shows the same variant. */
export function useChosenVariant(product: Product): Chosen {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(product.variants, search);
  const known = chosenVariant(product.variants, choice);
  const fresh = useQuery({ ...variantQuery(product._id, choice), enabled: known !== null });
  return {
    choice,
    choose: ({ color, size }) =>
      // Synchronously: a radio button controlled by the address would flicker until the router has updated.
      setSearch(
        { ...(color && { color }), ...(size && { size }) },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    variant: known && (fresh.data?._id === known._id ? fresh.data : known),
  };
}
