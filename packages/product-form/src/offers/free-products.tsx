import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import { NativeSelect } from "../native-select";
import type { CouponDraft } from "./coupon-draft";
import { OfferProducts, useTitles } from "./offer-products";
import type { FindProducts } from "./product-search";

type Props = {
  find: FindProducts;
  /** Those of the coupon as it was saved. */
  saved: readonly OfferProduct[] | null;
};

/** Which items are free: the cheapest of those that are bought, or other products. Inside the coupon's form. */
export function FreeProducts({ find, saved }: Props) {
  const { watch, setValue, clearErrors } = useFormContext<CouponDraft>();
  const titles = useTitles(saved);
  const areOthers = Boolean(watch("freeProductIds"));
  return (
    <>
      <Field label="Which items are free">
        {(props) => (
          <NativeSelect
            {...props}
            value={areOthers ? "others" : "cheapest"}
            onChange={({ target }) => {
              setValue("freeProductIds", target.value === "others" ? [] : null, { shouldDirty: true });
              clearErrors("freeProductIds");
            }}
          >
            <option value="cheapest">The cheapest of those that are bought</option>
            <option value="others">Other products</option>
          </NativeSelect>
        )}
      </Field>
      {areOthers && (
        <OfferProducts
          name="freeProductIds"
          label="Find free products"
          chosenLabel="Free products"
          find={find}
          {...titles}
        />
      )}
    </>
  );
}
