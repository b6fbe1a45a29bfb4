import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { useSettled } from "@haat/ui/use-settled";
import { XMark } from "@medusajs/icons";
import { Button, IconButton, Input } from "@medusajs/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import type { OfferScopeDraft } from "./offer-scope-draft";

/** Query options that find products by part of a title, a brand, a SKU or a model number. */
export type FindProducts = (text: string) => {
  queryKey: readonly unknown[];
  queryFn: () => Promise<readonly OfferProduct[]>;
};

type Props = {
  find: FindProducts;
  /** Titles of products by id: those of the offer as it was saved, and those that were added. */
  titles: ReadonlyMap<string, string>;
  onTitle: (product: OfferProduct) => void;
  disabled: boolean;
};

/** Chooses the products of an offer one by one. Inside its form. */
export function OfferProducts({ find, titles, onTitle, disabled }: Props) {
  const { control } = useFormContext<OfferScopeDraft>();
  const { field, fieldState } = useController({ control, name: "productIds" });
  const search = useRef<HTMLInputElement | null>(null);
  const ids = field.value ?? [];
  function toggle({ _id, title }: OfferProduct): void {
    onTitle({ _id, title });
    field.onChange(ids.includes(_id) ? ids.filter((id) => id !== _id) : [...ids, _id]);
  }
  return (
    <div className="flex flex-col gap-3">
      {!disabled && (
        <ProductSearch
          find={find}
          ids={ids}
          onToggle={toggle}
          error={fieldState.error?.message}
          searchRef={(input) => {
            field.ref(input);
            search.current = input;
          }}
        />
      )}
      <ul aria-label="Chosen products" className="flex flex-wrap gap-2">
        {ids.map((_id) => {
          const title = titles.get(_id) ?? _id;
          return (
            <li
              key={_id}
              className="bg-ui-bg-component border-ui-border-base text-ui-fg-base flex min-w-0 items-center gap-1 rounded-md border py-1 pl-2.5 pr-1"
            >
              <span className="min-w-0 break-words">{title}</span>
              {!disabled && (
                <IconButton
                  type="button"
                  size="small"
                  variant="transparent"
                  className="max-[699px]:size-11"
                  aria-label={`Remove ${title}`}
                  onClick={() => {
                    toggle({ _id, title });
                    search.current?.focus();
                  }}
                >
                  <XMark />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type SearchProps = {
  find: FindProducts;
  ids: readonly string[];
  onToggle: (product: OfferProduct) => void;
  error: string | undefined;
  searchRef: (input: HTMLInputElement | null) => void;
};

function ProductSearch({ find, ids, onToggle, error, searchRef }: SearchProps) {
  const [typed, setTyped] = useState("");
  const text = useSettled(typed.trim(), 200);
  const isAsked = text.length > 1;
  const { data, isError } = useQuery({
    ...find(text),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data : undefined;
  const isFull = ids.length >= limits.maxOfferProducts;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Find products"
        error={error}
        hint={`By title, brand or SKU. ${ids.length} of ${limits.maxOfferProducts} chosen.`}
      >
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
