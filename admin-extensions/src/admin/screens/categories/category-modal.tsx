import { categoryMessages } from "@haat/api-contract/category/messages";
import { addCategoryBodySchema } from "@haat/api-contract/category/schemas";
import { shopPictureRule } from "@haat/api-contract/file/rules";
import { limits } from "@haat/api-contract/limits";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input, Switch } from "@medusajs/ui";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { toast } from "../lib/toast";
import { Field } from "../shared/field";
import { FormModal } from "../shared/form-modal";
import { ImageField } from "../shared/image-field";
import { SwitchField } from "../shared/switch-field";
import { type CategoryRow, useSaveCategory } from "./categories.queries";

type Props = { category: CategoryRow | null; onClose: () => void };

/** Adds a category, or changes one. */
export function CategoryModal({ category, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(addCategoryBodySchema),
    defaultValues: { title: category?.title ?? "", status: category?.status ?? true },
  });
  const [image, setImage] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const save = useSaveCategory();
  const lacksImage = !category && !image;
  const submit = handleSubmit(async (body) => {
    if (lacksImage) return;
    const { title, status } = body;
    const saving = {
      ...(category ? { id: category._id } : {}),
      body: { title, status, version: category?.version },
      image,
    };
    const saved = await save.mutateAsync(saving).catch(() => null);
    if (!saved) return;
    toast.success(saved.message ?? categoryMessages.saved);
    onClose();
  });
  return (
    <FormModal
      title={category ? "Edit Category" : "Add New Category"}
      onClose={onClose}
      onSubmit={(event) => {
        setTried(true);
        void submit(event);
      }}
      submitLabel={category ? "Save Changes" : "Create Category"}
      busy={save.isPending}
      dirty={formState.isDirty || image !== null}
      error={
        save.error ? errorMessage(save.error, categoryMessages.saveFailed("The server did not answer.")) : undefined
      }
    >
      <Field label="Title" required error={formState.errors.title?.message}>
        {(props) => <Input {...props} {...register("title")} maxLength={limits.titleMost} autoComplete="off" />}
      </Field>
      <ImageField
        label="Image"
        rule={shopPictureRule}
        value={image}
        onChange={setImage}
        current={category?.image}
        required={!category}
        disabled={save.isPending}
        error={tried && lacksImage ? categoryMessages.imageRequired : undefined}
        hint="PNG, JPEG, GIF, WebP or AVIF, up to 5 MB."
      />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SwitchField label="Active" hint="Shoppers see it and its products.">
            {(props) => (
              <Switch {...props} ref={field.ref} checked={field.value === true} onCheckedChange={field.onChange} />
            )}
          </SwitchField>
        )}
      />
    </FormModal>
  );
}
