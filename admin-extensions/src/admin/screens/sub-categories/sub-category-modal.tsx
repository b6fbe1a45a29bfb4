import { subCategoryMessages } from "@haat/api-contract/category/messages";
import { subCategoryFormSchema } from "@haat/api-contract/category/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { SwitchField } from "@haat/product-form/switch-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { categoryChoicesQuery } from "../categories/categories.queries";
import { noAnswer } from "../lib/failures";
import { closeWhenDone } from "../lib/toast";
import { ImageField, imageSchema } from "../shared/image-field";
import { commonFault } from "../shared/validated-form";
import { type SubCategoryRow, useSaveSubCategory } from "./sub-categories.queries";

type Props = { subCategory: SubCategoryRow | null; onClose: () => void };

/** Creates or edits a sub-category. It closes after a save. */
export function SubCategoryModal({ subCategory, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      subCategoryFormSchema.extend({ image: imageSchema(!subCategory, subCategoryMessages.imageRequired) }),
    ),
    defaultValues: {
      title: subCategory?.title ?? "",
      heading: subCategory?.heading ?? "",
      categoryId: subCategory?.categoryId._id ?? "",
      fromStartPrice: String(subCategory?.fromStartPrice ?? 0),
      status: subCategory?.status ?? true,
      showOnHomePage: subCategory?.showOnHomePage ?? false,
      image: null,
    },
  });
  const parents = useQuery(categoryChoicesQuery);
  const save = useSaveSubCategory();
  const { errors } = formState;
  const submit = handleSubmit(({ image, ...fields }) => {
    const id = subCategory ? { id: subCategory._id } : {};
    const saving = save.mutateAsync({ ...id, body: { ...fields, version: subCategory?.version }, image });
    return closeWhenDone(saving, onClose, subCategoryMessages.saved);
  });
  const { atTop, faultOf } = commonFault(subCategoryMessages.fieldsRequired, errors);
  const failed = save.error ? errorMessage(save.error, subCategoryMessages.failed(noAnswer)) : undefined;
  return (
    <FormModal
      title={subCategory ? "Edit sub-category" : "Add new sub-category"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={subCategory ? "Save Changes" : "Create sub-category"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={atTop ?? failed}
    >
      <Field label="Title" required {...faultOf(errors.title)}>
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <Field label="Heading" required hint="Shown above its products, e.g. Up to 50% off." {...faultOf(errors.heading)}>
        {(props) => (
          <Input {...props} {...register("heading")} maxLength={limits.maxHeadingLength} autoComplete="off" />
        )}
      </Field>
      <div className="grid gap-5 min-[700px]:grid-cols-2">
        <Field
          label="Parent category"
          required
          {...faultOf(errors.categoryId)}
          {...(parents.isError && { error: subCategoryMessages.parentsFailed })}
        >
          {(props) => (
            <NativeSelect {...props} {...register("categoryId")} key={parents.data?.length ?? 0}>
              <option value="">{parents.isPending ? "Loading..." : "Select a category"}</option>
              {(parents.data ?? []).map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Price from (₹)" error={errors.fromStartPrice?.message}>
          {(props) => (
            <Input {...props} {...register("fromStartPrice")} type="number" inputMode="decimal" min={0} step={0.01} />
          )}
        </Field>
      </div>
      <ImageField control={control} name="image" current={subCategory?.image} disabled={save.isPending} />
      <SwitchField control={control} name="status" label="Active" hint="Customers see it and its products." />
      <SwitchField control={control} name="showOnHomePage" label="Show on Home" />
    </FormModal>
  );
}
