import { orderRupees } from "@haat/ui/format";
import { Input } from "@medusajs/ui";
import { useWatch } from "react-hook-form";
import { Affix, controlClass, NumberField, SwitchField, TextField } from "../inputs";
import { Field } from "../labelled-field";
import { labels } from "../labels";
import { savingOf } from "../percent-off";
import { shownPrice } from "../shown-price";
import type { ProductValues } from "../values";
import { variantTotals } from "../variant-rules";

export function PricingAndStock() {
  const [price, discountPrice, quantity, variants] = useWatch<
    ProductValues,
    ["price", "discountPrice", "quantity", "variants"]
  >({ name: ["price", "discountPrice", "quantity", "variants"] });
  const hasVariants = variants.length > 0;
  const shown = shownPrice({ price, discountPrice, quantity, variants });
  return (
    <div className="grid gap-5 min-[700px]:grid-cols-2">
      {hasVariants ? (
        <OfVariants shown={shown} totals={variantTotals(variants)} />
      ) : (
        <>
          <NumberField
            name="price"
            label={labels.price}
            step="0.01"
            sign="₹"
            required
            hint={rupeesHint(price) ?? "The MRP, inclusive of all taxes."}
          />
          <NumberField
            name="discountPrice"
            label={labels.discountPrice}
            step="0.01"
            sign="₹"
            hint={<SavingHint price={price} discountPrice={discountPrice} />}
          />
        </>
      )}
      <TextField name="currency" label={labels.currency} hint="All prices are in rupees." />
      {!hasVariants && (
        <NumberField
          name="quantity"
          label={labels.quantity}
          required
          hint="Units available for sale, excluding units reserved for open orders."
        />
      )}
      <div className="min-[700px]:col-span-2">
        <SwitchField
          name="inStock"
          label={labels.inStock}
          hint="When off, customers can't buy the product, even if there is stock."
        />
      </div>
    </div>
  );
}

const rupeesHint = (text: string): string | null => {
  const amount = Number(text);
  return text.trim() && Number.isFinite(amount) && amount >= 0 ? orderRupees(amount) : null;
};

/** Shows the discount as the shop will display it. */
export function SavingHint({ price, discountPrice }: { price: string; discountPrice: string }) {
  const saving = savingOf(price, discountPrice);
  if (!saving) return <>{rupeesHint(discountPrice) ?? "Leave empty to sell at the full price."}</>;
  return (
    <>
      {rupeesHint(discountPrice)}{" "}
      <strong className="text-ui-tag-green-text font-semibold">{saving.percent}% off</strong>, customers save{" "}
      {orderRupees(saving.rupees)}
    </>
  );
}

type OfVariantsProps = { shown: ReturnType<typeof shownPrice>; totals: ReturnType<typeof variantTotals> };

/** Read-only price and stock of a product with variants: they are edited in the variants. */
function OfVariants({ shown, totals }: OfVariantsProps) {
  const figures = [
    { label: labels.price, value: shown.price, sign: "₹" },
    { label: labels.discountPrice, value: shown.discountPrice, sign: "₹" },
    { label: labels.quantity, value: shown.quantity },
  ];
  return (
    <div className="flex flex-col gap-3 min-[700px]:col-span-2">
      <div className="grid gap-5 min-[700px]:grid-cols-3">
        {figures.map(({ label, value, sign }) => (
          <Field key={label} label={label}>
            {(control) => (
              <div className="relative">
                {sign && <Affix side="left">{sign}</Affix>}
                <Input
                  {...control}
                  readOnly
                  value={value}
                  className={`${controlClass} !bg-ui-bg-component text-right tabular-nums ${sign ? "pl-7" : ""}`}
                />
              </div>
            )}
          </Field>
        ))}
      </div>
      <p className="text-ui-fg-muted">
        Each variant has its own price and stock. Customers pay{" "}
        {totals && totals.min !== totals.max
          ? `${orderRupees(totals.min)} to ${orderRupees(totals.max)}`
          : orderRupees(totals?.min ?? 0)}
        . Lists show the lowest-priced variant. Edit them under Details &amp; Specifications.
      </p>
    </div>
  );
}
