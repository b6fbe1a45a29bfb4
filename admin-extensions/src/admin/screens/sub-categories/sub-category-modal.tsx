import { subCategoryMessages } from "@haat/api-contract/category/messages";
import { subCategoryFormSchema } from "@haat/api-contract/category/schemas";
import { shopPictureRule } from "@haat/api-contract/file/rules";
import { limits } from "@haat/api-contract/limits";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input, Switch } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { categoryChoicesQuery } from "../categories/categories.queries";
import { toast } from "../lib/toast";
import { Field } from "../shared/field";
import { FormModal } from "../shared/form-modal";
import { ImageField } from "../shared/image-field";
import { NativeSelect } from "../shared/native-select";
import { SwitchField } from "../shared/switch-field";
import { type SubCategoryRow, useSaveSubCategory } from "./sub-categories.queries";

type Props = { subCategory: SubCategoryRow | null; onClose: () => void };

const { fieldsRequired } = subCategoryMessages;

/** Adds a sub-category, or changes one. It closes when it is saved. */
export function SubCategoryModal({ subCategory, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(subCategoryFormSchema),
    defaultValues: {
      title: subCategory?.title ?? "",
      heading: subCategory?.heading ?? "",
      categoryId: subCategory?.categoryId._id ?? "",
      fromStartPrice: String(subCategory?.fromStartPrice ?? 0),
      status: subCategory?.status ?? true,
      showOnHomePage: subCategory?.showOnHomePage ?? false,
    },
  });
  const [image, setImage] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const parents = useQuery(categoryChoicesQuery);
  const save = useSaveSubCategory();
  const { errors } = formState;
  const lacksImage = !subCategory && !image;
  const submit = handleSubmit(async (fields) => {
    if (lacksImage) return;
    const id = subCategory ? { id: subCategory._id } : {};
    const saved = await save
      .mutateAsync({ ...id, body: { ...fields, version: subCategory?.version }, image })
      .catch(() => null);
    if (!saved) return;
    toast.success(saved.message ?? subCategoryMessages.saved);
    onClose();
  });
  // One sentence for three fields: it stands at the form's top, and each of them is marked.
  const lacks = [errors.title, errors.heading, errors.categoryId].some((one) => one?.message === fieldsRequired);
  const own = (message: string | undefined) => (message === fieldsRequired ? undefined : message);
  const marked = (error: object | undefined) => (error ? { "aria-invalid": true as const } : {});
  const failed = save.error
    ? errorMessage(save.error, subCategoryMessages.failed("The server did not answer."))
    : undefined;
  return (
    <FormModal
      title={subCategory ? "Edit Sub-Category" : "Add New Sub-Category"}
      onClose={onClose}
      onSubmit={(event) => {
        setTried(true);
        void submit(event);
      }}
      submitLabel={subCategory ? "Save Changes" : "Create Sub-Category"}
      busy={save.isPending}
      dirty={formState.isDirty || image !== null}
      error={lacks ? fieldsRequired : failed}
    >
      <Field label="Title" required error={own(errors.title?.message)}>
        {(props) => (
          <Input
            {...props}
            {...marked(errors.title)}
            {...register("title")}
            maxLength={limits.titleMost}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Heading"
        required
        error={own(errors.heading?.message)}
        hint="Stands above its products, e.g. Up to half off."
      >
        {(props) => (
          <Input
            {...props}
            {...marked(errors.heading)}
            {...register("heading")}
            maxLength={limits.headingMost}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid gap-5 min-[700px]:grid-cols-2">
        <Field
          label="Parent category"
          required
          error={parents.isError ? subCategoryMessages.parentsFailed : own(errors.categoryId?.message)}
        >
          {(props) => (
            <NativeSelect
              {...props}
              {...marked(errors.categoryId)}
              {...register("categoryId")}
              key={parents.data?.length ?? 0}
            >
              <option value="">{parents.isPending ? "Loading..." : "Choose a category"}</option>
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
      <ImageField
        label="Image"
        rule={shopPictureRule}
        value={image}
        onChange={setImage}
        current={subCategory?.image}
        required={!subCategory}
        disabled={save.isPending}
        error={tried && lacksImage ? subCategoryMessages.imageRequired : undefined}
        hint="PNG, JPEG, GIF, WebP or AVIF, up to 5 MB."
      />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SwitchField label="Active" hint="Shoppers see it and its products.">
            {(props) => <Switch {...props} ref={field.ref} checked={field.value} onCheckedChange={field.onChange} />}
          </SwitchField>
        )}
      />
      <Controller
        control={control}
        name="showOnHomePage"
        render={({ field }) => (
          <SwitchField label="Show on Home">
            {(props) => <Switch {...props} ref={field.ref} checked={field.value} onCheckedChange={field.onChange} />}
          </SwitchField>
        )}
      />
    </FormModal>
  );
}
