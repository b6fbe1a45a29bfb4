import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { Input } from "@medusajs/ui";
import { useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import { NativeSelect } from "../native-select";
import type { CouponDraft } from "./coupon-draft";
import { FreeProducts } from "./free-products";
import type { FindProducts } from "./product-search";

type Props = {
  /** Finds products that may be free with others; undefined: none may. */
  findFree: FindProducts | undefined;
  /** Those of the coupon as it was saved. */
  saved: readonly OfferProduct[] | null;
};

/** What a coupon takes off. */
export function CouponDiscount({ findFree, saved }: Props) {
  const { register, watch, getValues, setValue, clearErrors, formState } = useFormContext<CouponDraft>();
  const { errors } = formState;
  const kind = watch("kind");
  function forget(): void {
    const others = ["value", "maxDiscount", "buyQuantity", "getQuantity"] as const;
    for (const field of others) setValue(field, "");
    setValue("freeProductIds", null);
    if (getValues("kind") === "free-delivery") setValue("includesSellers", false);
    clearErrors(others);
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind" required error={errors.kind?.message}>
          {(props) => (
            <NativeSelect {...props} {...register("kind", { onChange: forget })}>
              <option value="percent">Percentage</option>
              <option value="amount">Amount</option>
              <option value="buy-get">Buy some, get some free</option>
              <option value="free-delivery">Free delivery</option>
            </NativeSelect>
          )}
        </Field>
        {(kind === "percent" || kind === "amount") && (
          <Field
            label={kind === "percent" ? "Discount in percent" : "Discount in ₹"}
            required
            error={errors.value?.message}
          >
            {(props) => <Input {...props} {...register("value")} inputMode="decimal" autoComplete="off" />}
          </Field>
        )}
      </div>
      {kind === "percent" && (
        <Field label="Max discount in ₹" error={errors.maxDiscount?.message} hint="Leave empty for no limit.">
          {(props) => <Input {...props} {...register("maxDiscount")} inputMode="decimal" autoComplete="off" />}
        </Field>
      )}
      {kind === "buy-get" && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Items to buy" required error={errors.buyQuantity?.message}>
              {(props) => <Input {...props} {...register("buyQuantity")} inputMode="numeric" autoComplete="off" />}
            </Field>
            <Field
              label="Items that are free"
              required
              error={errors.getQuantity?.message}
              hint={findFree ? "As often as it fits." : "The cheapest ones, as often as it fits."}
            >
              {(props) => <Input {...props} {...register("getQuantity")} inputMode="numeric" autoComplete="off" />}
            </Field>
          </div>
          {findFree && <FreeProducts find={findFree} saved={saved} />}
        </>
      )}
    </>
  );
}
