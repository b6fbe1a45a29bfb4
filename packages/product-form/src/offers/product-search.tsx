import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { useSettled } from "@haat/ui/use-settled";
import { Button, Input } from "@medusajs/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "../labelled-field";

/** Query options that find products by part of a title, a brand, a SKU or a model number. */
export type FindProducts = (text: string) => {
  queryKey: readonly unknown[];
  queryFn: () => Promise<readonly OfferProduct[]>;
};

type Props = {
  label: string;
  /** How many may be chosen. */
  max: number;
  find: FindProducts;
  ids: readonly string[];
  onToggle: (product: OfferProduct) => void;
  error?: string | undefined;
  searchRef?: (input: HTMLInputElement | null) => void;
};

/** Finds products, and adds or removes them. */
export function ProductSearch({ label: searchLabel, max, find, ids, onToggle, error, searchRef }: Props) {
  const [typed, setTyped] = useState("");
  const text = useSettled(typed.trim(), 200);
  const isAsked = text.length > 1;
  const { data, isError } = useQuery({
    ...find(text),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data : undefined;
  const isFull = ids.length >= max;
  return (
    <div className="flex flex-col gap-2">
      <Field label={searchLabel} error={error} hint={`By title, brand or SKU. ${ids.length} of ${max} chosen.`}>
        {(props) => (
          <Input
            {...props}
            ref={searchRef}
            autoComplete="off"
            maxLength={limits.maxSearchTextLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-ui-fg-subtle empty:hidden">
        {isAsked && isError && "The products could not be fetched."}
        {found?.length === 0 && "No products found."}
      </p>
      {found && found.length > 0 && (
        <ul
          aria-label="Products found"
          className="border-ui-border-base divide-ui-border-base max-h-64 divide-y overflow-y-auto rounded-lg border"
        >
          {found.map((product) => {
            const isChosen = ids.includes(product._id);
            const label = isChosen ? "Remove" : "Add";
            return (
              <li key={product._id} className="flex items-center justify-between gap-3 px-3 py-1.5">
                <span className="text-ui-fg-base line-clamp-2 min-w-0 break-words">{product.title}</span>
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  className="shrink-0 max-[699px]:min-h-11"
                  aria-label={`${label} ${product.title}`}
                  disabled={isFull && !isChosen}
                  onClick={() => onToggle(product)}
                >
                  {label}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
