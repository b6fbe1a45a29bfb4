import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import type { SaleVariant } from "@haat/api-contract/sale/prices";
import { errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { FieldError } from "../../labelled-field";
import { type FindProducts, ProductSearch } from "../product-search";
import { PriceFileField } from "./price-file-field";
import { type FindVariants, type PriceDraft, type PricesDraft, priceDraftOf } from "./sale-draft";
import { SalePriceRow } from "./sale-price-row";

type Props = { find: FindProducts; findVariants: FindVariants; disabled: boolean };

/** The prices of individual variants: added by product or by a file, and entered by hand. Inside a sale's form. */
export function SalePrices({ find, findVariants, disabled }: Props) {
  const { control, getValues, clearErrors } = useFormContext<PricesDraft>();
  const { errors } = useFormState({ control, name: "prices" });
  const { fields: rows, append, remove, replace } = useFieldArray({ control, name: "prices", keyName: "key" });
  const search = useRef<HTMLInputElement | null>(null);
  const productIds = [...new Set(rows.map(({ variant }) => variant.productId))];
  const has = ({ _id }: SaleVariant) => getValues("prices").some(({ variantId }) => variantId === _id);
  const add = useMutation({
    mutationFn: ({ _id }: OfferProduct) => findVariants({ productIds: [_id] }),
    onSuccess: (variants) => {
      const added = variants.filter((one) => !has(one)).map((one) => priceDraftOf(one));
      append(added, { shouldFocus: false });
      clearErrors("prices");
    },
  });
  const toggle = (product: OfferProduct) => {
    if (!productIds.includes(product._id)) return add.mutate(product);
    remove(rows.flatMap(({ variant }, index) => (variant.productId === product._id ? [index] : [])));
  };
  /** A file's prices replace those of its variants; the others stay. */
  const take = (read: readonly PriceDraft[]) => {
    add.reset();
    const taken = new Set(read.map(({ variantId }) => variantId));
    replace([...getValues("prices").filter(({ variantId }) => !taken.has(variantId)), ...read]);
    clearErrors("prices");
  };
  const fault = errors.prices?.message ?? errors.prices?.root?.message;
  const faultId = useId();
  useEffect(() => {
    if (fault) search.current?.focus();
  }, [fault]);
  const failure = add.error
    ? errorMessage(add.error, saleMessages.pricesFailed)
    : add.data?.length === 0 && saleMessages.noVariants;
  return (
    <section aria-label="Sale prices" className="flex min-w-0 flex-col gap-3">
      {!disabled && (
        <>
          <PriceFileField findVariants={findVariants} onRead={take} current={() => getValues("prices")} />
          <ProductSearch
            label="Find products"
            max={limits.maxSalePrices}
            find={find}
            ids={productIds}
            onToggle={toggle}
            error={fault || failure || undefined}
            searchRef={(input) => {
              search.current = input;
            }}
          />
        </>
      )}
      {disabled && fault && <FieldError id={faultId}>{saleMessages.noVariantLeft}</FieldError>}
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
              onRemove={() => {
                remove(index);
                search.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
