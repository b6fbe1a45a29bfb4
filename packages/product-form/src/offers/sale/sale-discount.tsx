import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { Input } from "@medusajs/ui";
import { type ComponentProps, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "../../labelled-field";
import { NativeSelect } from "../../native-select";
import type { PlaceChoices } from "../../product-host";
import { OfferScopeFields } from "../offer-scope-fields";
import type { SaleDraft } from "./sale-draft";
import { SalePrices } from "./sale-prices";

type Props = Omit<ComponentProps<typeof SalePrices>, "disabled"> & {
  /** Undefined while they load. */
  choices: PlaceChoices | undefined;
  /** The chosen products of the sale as it was saved; null if they are not chosen one by one. */
  saved: readonly OfferProduct[] | null;
  disabled: boolean;
};

const nothing = { percent: "", categoryId: "", subCategoryId: "", brand: "", productIds: null } as const;
const percentFields = ["percent", "categoryId", "subCategoryId", "brand", "productIds"] as const;

/** What a sale lowers: a percentage off products, or prices of individual variants. Inside its form. */
export function SaleDiscount({ choices, find, findVariants, saved, disabled }: Props) {
  const { register, getValues, setValue, clearErrors, formState } = useFormContext<SaleDraft>();
  /** What the other kind had, for whoever comes back to it. */
  const kept = useRef<Omit<SaleDraft, "title" | "startsAt" | "endsAt">>({ ...nothing, prices: [] });
  // Watching the prices would render all of them at each key.
  const [hasPrices, setHasPrices] = useState(() => getValues("prices") !== null);
  function switchTo(prices: boolean): void {
    const { title: _, startsAt: __, endsAt: ___, ...now } = getValues();
    const { current } = kept;
    kept.current = prices ? { ...now, prices: current.prices } : { ...current, prices: now.prices };
    const next = prices ? nothing : current;
    for (const field of percentFields) setValue(field, next[field]);
    setValue("prices", prices ? current.prices : null, { shouldDirty: true });
    clearErrors([...percentFields, "prices"]);
    setHasPrices(prices);
  }
  return (
    <>
      <Field label="Discount">
        {(props) => (
          <NativeSelect
            {...props}
            value={hasPrices ? "prices" : "percent"}
            onChange={({ target }) => switchTo(target.value === "prices")}
            disabled={disabled}
          >
            <option value="percent">A percentage</option>
            <option value="prices">A price for each variant</option>
          </NativeSelect>
        )}
      </Field>
      {hasPrices && <SalePrices find={find} findVariants={findVariants} disabled={disabled} />}
      {/* Stays, so that it keeps the titles of what was chosen. */}
      <div className={hasPrices ? "hidden" : "contents"}>
        <Field
          label="Discount in percent"
          required
          error={formState.errors.percent?.message}
          hint="Off each selling price, rounded to whole rupees."
        >
          {(props) => <Input {...props} {...register("percent")} inputMode="numeric" readOnly={disabled} />}
        </Field>
        <OfferScopeFields choices={choices} find={find} saved={saved} disabled={disabled} />
      </div>
    </>
  );
}
