import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { FieldError } from "@haat/product-form/labelled-field";
import { ProductSearch } from "@haat/product-form/offers/product-search";
import { errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { useFieldArray, useFormContext } from "react-hook-form";
import { findShopProducts } from "../products/products.queries";
import { PriceFileField } from "./price-file-field";
import { type PriceDraft, type PricesDraft, priceDraftOf } from "./sale-draft";
import { SalePriceRow } from "./sale-price-row";
import { findSaleVariants } from "./sales.queries";

/** The prices of single variants: added by product or by a file, and entered by hand. Inside a sale's form. */
export function SalePrices({ disabled }: { disabled: boolean }) {
  const { control, formState, getValues, clearErrors } = useFormContext<PricesDraft>();
  const { fields: rows, append, remove, replace } = useFieldArray({ control, name: "prices", keyName: "key" });
  const productIds = [...new Set(rows.map(({ variant }) => variant.productId))];
  const add = useMutation({ mutationFn: ({ _id }: OfferProduct) => findSaleVariants({ productIds: [_id] }) });
  const indexesOf = (productId: string) =>
    rows.flatMap(({ variant }, index) => (variant.productId === productId ? [index] : []));
  const toggle = (product: OfferProduct) => {
    if (productIds.includes(product._id)) return remove(indexesOf(product._id));
    return add.mutate(product, { onSuccess: (variants) => append(variants.map((one) => priceDraftOf(one))) });
  };
  /** A file's prices replace those of its variants; the others stay. */
  const take = (read: readonly PriceDraft[]) => {
    const taken = new Set(read.map(({ variantId }) => variantId));
    const others = getValues("prices").filter(({ variantId }) => !taken.has(variantId));
    replace([...others, ...read]);
    clearErrors("prices");
  };
  const fault = formState.errors.prices?.message ?? formState.errors.prices?.root?.message;
  return (
    <section aria-label="Sale prices" className="flex min-w-0 flex-col gap-3">
      {!disabled && (
        <>
          <PriceFileField onRead={take} current={() => getValues("prices")} />
          <ProductSearch
            label="Find products"
            max={limits.maxSalePrices}
            find={findShopProducts}
            ids={productIds}
            onToggle={toggle}
            error={add.error ? errorMessage(add.error, saleMessages.pricesFailed) : undefined}
          />
        </>
      )}
      {fault && <FieldError id="sale-prices-error">{fault}</FieldError>}
      {rows.length > 0 && (
        <ul
          aria-label="Variants on sale"
          className="border-ui-border-base divide-ui-border-base max-h-96 divide-y overflow-y-auto rounded-lg border"
        >
          {rows.map(({ key, variant }, index) => (
            <SalePriceRow
              key={key}
              variant={variant}
              index={index}
              disabled={disabled}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
