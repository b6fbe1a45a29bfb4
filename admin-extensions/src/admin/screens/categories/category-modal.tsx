import { categoryMessages } from "@haat/api-contract/category/messages";
import { addCategoryBodySchema } from "@haat/api-contract/category/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { SwitchField } from "@haat/product-form/switch-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { noAnswer } from "../lib/failures";
import { closeWhenDone } from "../lib/toast";
import { ImageField, imageSchema } from "../shared/image-field";
import { type CategoryRow, useSaveCategory } from "./categories.queries";

type Props = { category: CategoryRow | null; onClose: () => void };

/** Creates or edits a category. */
export function CategoryModal({ category, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      addCategoryBodySchema.extend({ image: imageSchema(!category, categoryMessages.imageRequired) }),
    ),
    defaultValues: { title: category?.title ?? "", status: category?.status ?? true, image: null },
  });
  const save = useSaveCategory();
  const submit = handleSubmit(({ image, ...fields }) => {
    const id = category ? { id: category._id } : {};
    const saving = save.mutateAsync({ ...id, body: { ...fields, version: category?.version }, image });
    return closeWhenDone(saving, onClose, categoryMessages.saved);
  });
  return (
    <FormModal
      title={category ? "Edit category" : "Add new category"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={category ? "Save Changes" : "Create category"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, categoryMessages.saveFailed(noAnswer)) : undefined}
    >
      <Field label="Title" required error={formState.errors.title?.message}>
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <ImageField control={control} name="image" current={category?.image} disabled={save.isPending} />
      <SwitchField control={control} name="status" label="Active" hint="Customers see it and its products." />
    </FormModal>
  );
}
