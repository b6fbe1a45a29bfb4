import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import { Input } from "@medusajs/ui";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import { NativeSelect } from "../native-select";
import type { PlaceChoices } from "../product-host";
import { OfferProducts, useTitles } from "./offer-products";
import type { OfferScopeDraft } from "./offer-scope-draft";
import type { FindProducts } from "./product-search";

type Props = {
  /** Undefined while they load. */
  choices: PlaceChoices | undefined;
  find: FindProducts;
  /** The chosen products of the offer as it was saved; null if they are not chosen one by one. */
  saved: readonly OfferProduct[] | null;
  disabled?: boolean;
};
type Titled = { _id: string; title: string };

const placeFields = ["categoryId", "subCategoryId", "brand"] as const;
const nowhere = { categoryId: "", subCategoryId: "", brand: "" };

/** What a sale or coupon is for: a category, one of its sub-categories, a brand, or chosen products. Inside its form. */
export function OfferScopeFields({ choices, find, saved, disabled = false }: Props) {
  const { watch, getValues, setValue, clearErrors } = useFormContext<OfferScopeDraft>();
  const titles = useTitles(saved);
  /** What the other choice had, for whoever comes back to it. */
  const kept = useRef<OfferScopeDraft>({ ...nowhere, productIds: [] });
  const isChosen = watch("productIds") !== null;
  function switchTo(products: boolean): void {
    const { categoryId, subCategoryId, brand, productIds } = getValues();
    const { current } = kept;
    kept.current = products ? { ...current, categoryId, subCategoryId, brand } : { ...current, productIds };
    const places = products ? nowhere : current;
    for (const field of placeFields) setValue(field, places[field]);
    setValue("productIds", products ? current.productIds : null, { shouldDirty: true });
    clearErrors([...placeFields, "productIds"]);
  }
  return (
    <>
      <Field label="Products">
        {(props) => (
          <NativeSelect
            {...props}
            value={isChosen ? "chosen" : "places"}
            onChange={({ target }) => switchTo(target.value === "chosen")}
            disabled={disabled}
          >
            <option value="places">All, or by category and brand</option>
            <option value="chosen">Chosen one by one</option>
          </NativeSelect>
        )}
      </Field>
      {isChosen ? (
        <OfferProducts
          name="productIds"
          label="Find products"
          chosenLabel="Chosen products"
          find={find}
          {...titles}
          disabled={disabled}
        />
      ) : (
        <OfferPlaces choices={choices} disabled={disabled} />
      )}
    </>
  );
}

function OfferPlaces({ choices, disabled }: Required<Pick<Props, "choices" | "disabled">>) {
  const { register, setValue, watch, formState } = useFormContext<OfferScopeDraft>();
  const { errors } = formState;
  const within = choices?.subCategories.filter(({ categoryId }) => categoryId._id === watch("categoryId")) ?? [];
  return (
    <>
      <Field label="Category" error={errors.categoryId?.message}>
        {(props) => (
          <NativeSelect
            {...props}
            {...register("categoryId", { onChange: () => setValue("subCategoryId", "") })}
            disabled={disabled}
          >
            <option value="">All categories</option>
            <Choices all={choices?.categories} />
          </NativeSelect>
        )}
      </Field>
      {within.length > 0 && (
        <Field label="Sub-category" error={errors.subCategoryId?.message}>
          {(props) => (
            <NativeSelect {...props} {...register("subCategoryId")} disabled={disabled}>
              <option value="">All sub-categories</option>
              <Choices all={within} />
            </NativeSelect>
          )}
        </Field>
      )}
      <Field label="Brand" error={errors.brand?.message} hint="Leave empty for all brands.">
        {(props) => <Input {...props} {...register("brand")} autoComplete="off" readOnly={disabled} />}
      </Field>
    </>
  );
}

const Choices = ({ all = [] }: { all?: readonly Titled[] | undefined }) =>
  all.map(({ _id, title }) => (
    <option key={_id} value={_id}>
      {title}
    </option>
  ));
