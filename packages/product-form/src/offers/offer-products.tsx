import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { XMark } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";
import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { type FindProducts, ProductSearch } from "./product-search";

type Draft = { productIds: string[] | null; freeProductIds: string[] | null };

type Props = {
  /** The field of the form. */
  name: keyof Draft;
  /** Of the search, and of the list of what was chosen. */
  label: string;
  chosenLabel: string;
  find: FindProducts;
  /** Titles of products by id: those of the offer as it was saved, and those that were added. */
  titles: ReadonlyMap<string, string>;
  onTitle: (product: OfferProduct) => void;
  disabled?: boolean;
};

/**
 * Titles of products that `OfferProducts` shows, in a component that stays when it goes.
 *
 * @param saved those of the offer as it was saved
 */
export function useTitles(saved: readonly OfferProduct[] | null): Pick<Props, "titles" | "onTitle"> {
  const [titles, setTitles] = useState<Props["titles"]>(() => new Map(saved?.map(({ _id, title }) => [_id, title])));
  return { titles, onTitle: ({ _id, title }) => setTitles((known) => new Map(known).set(_id, title)) };
}

/** Chooses the products of an offer one by one. Inside its form. */
export function OfferProducts({ name, label, chosenLabel, find, titles, onTitle, disabled = false }: Props) {
  const { control } = useFormContext<Draft>();
  const { field, fieldState } = useController({ control, name });
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
          label={label}
          max={limits.maxOfferProducts}
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
      <ul aria-label={chosenLabel} className="flex flex-wrap gap-2">
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
