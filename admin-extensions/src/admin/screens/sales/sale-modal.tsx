import { limits } from "@haat/api-contract/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { saleFormSchema } from "@haat/api-contract/sale/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { timeInIndia } from "@haat/ui/days";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { choicesQuery } from "../products/products.queries";
import { NativeSelect } from "../shared/native-select";
import { type SaleRow, useSaveSale } from "./sales.queries";

type Props = { sale: SaleRow | null; onClose: () => void };

/** Adds or edits a sale; of a running one its title and end alone. Stays open if saving fails. */
export function SaleModal({ sale, onClose }: Props) {
  const { data } = useQuery(choicesQuery);
  const { register, handleSubmit, formState, watch, setValue } = useForm({
    resolver: zodResolver(saleFormSchema),
    defaultValues: {
      title: sale?.title ?? "",
      percent: sale ? String(sale.percent) : "",
      categoryId: sale?.categoryId ?? "",
      subCategoryId: sale?.subCategoryId ?? "",
      brand: sale?.brand ?? "",
      startsAt: sale ? timeInIndia(sale.startsAt) : "",
      endsAt: sale ? timeInIndia(sale.endsAt) : "",
    },
  });
  const save = useSaveSale();
  const { errors } = formState;
  const isRunning = sale?.status === "running";
  const within = data?.subCategories.filter(({ categoryId }) => categoryId._id === watch("categoryId")) ?? [];
  const submit = handleSubmit((fields) => {
    const id = sale ? { id: sale._id } : {};
    // Fields that can't be edited are not read, and the start has seconds that its field does not show.
    const kept = isRunning
      ? {
          percent: sale.percent,
          categoryId: sale.categoryId,
          subCategoryId: sale.subCategoryId,
          brand: sale.brand,
          startsAt: sale.startsAt,
        }
      : {};
    return closeWhenDone(save.mutateAsync({ ...id, body: { ...fields, ...kept, version: sale?.version } }), onClose);
  });
  return (
    <FormModal
      title={sale ? "Edit sale" : "Add sale"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={sale ? "Save Changes" : "Add sale"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, saleMessages.saveFailed) : undefined}
    >
      <Field label="Title" required error={errors.title?.message} hint="For staff; customers do not see it.">
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <Field
        label="Discount in percent"
        required
        error={errors.percent?.message}
        hint="Off each selling price, rounded to whole rupees."
      >
        {(props) => <Input {...props} {...register("percent")} inputMode="numeric" readOnly={isRunning} />}
      </Field>
      <Field label="Category" error={errors.categoryId?.message}>
        {(props) => (
          <NativeSelect
            {...props}
            {...register("categoryId", { onChange: () => setValue("subCategoryId", "") })}
            disabled={isRunning}
          >
            <option value="">All categories</option>
            <Choices all={data?.categories} />
          </NativeSelect>
        )}
      </Field>
      {within.length > 0 && (
        <Field label="Sub-category" error={errors.subCategoryId?.message}>
          {(props) => (
            <NativeSelect {...props} {...register("subCategoryId")} disabled={isRunning}>
              <option value="">All sub-categories</option>
              <Choices all={within} />
            </NativeSelect>
          )}
        </Field>
      )}
      <Field label="Brand" error={errors.brand?.message} hint="Leave empty for all brands.">
        {(props) => <Input {...props} {...register("brand")} autoComplete="off" readOnly={isRunning} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Starts" required error={errors.startsAt?.message} hint="Indian time.">
          {(props) => <Input {...props} {...register("startsAt")} type="datetime-local" readOnly={isRunning} />}
        </Field>
        <Field label="Ends" required error={errors.endsAt?.message} hint="Indian time.">
          {(props) => <Input {...props} {...register("endsAt")} type="datetime-local" />}
        </Field>
      </div>
    </FormModal>
  );
}

const Choices = ({ all = [] }: { all?: readonly { _id: string; title: string }[] | undefined }) =>
  all.map(({ _id, title }) => (
    <option key={_id} value={_id}>
      {title}
    </option>
  ));
