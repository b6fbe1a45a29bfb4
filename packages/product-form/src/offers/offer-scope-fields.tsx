import { Input } from "@medusajs/ui";
import { useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import { NativeSelect } from "../native-select";
import type { PlaceChoices } from "../product-host";

/** As forms have them: empty for any. */
type Scope = { categoryId: string; subCategoryId: string; brand: string };

type Props = {
  /** Undefined while they load. */
  choices: PlaceChoices | undefined;
  disabled?: boolean;
};
type Titled = { _id: string; title: string };

/** What a sale or coupon is for: a category, one of its sub-categories, a brand. Inside its form. */
export function OfferScopeFields({ choices, disabled = false }: Props) {
  const { register, setValue, watch, formState } = useFormContext<Scope>();
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
