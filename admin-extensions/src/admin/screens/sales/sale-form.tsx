import { toScope } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import { saleFormSchema } from "@haat/api-contract/sale/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { FormProvider, useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { SaleDiscount } from "./sale-discount";
import { saleDraftOf } from "./sale-draft";
import { type PricedVariant, type SaleRow, useSaveSale } from "./sales.queries";

type Props = {
  /** Null: a new one. */
  sale: SaleRow | null;
  /** Null: it takes a percentage off. */
  prices: readonly PricedVariant[] | null;
  onClose: () => void;
};

/** Adds or edits a sale; of a running one its title and end alone. Stays open if saving fails. */
export function SaleForm({ sale, prices, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(saleFormSchema), defaultValues: saleDraftOf(sale, prices) });
  const { register, handleSubmit, formState } = form;
  const save = useSaveSale();
  const { errors } = formState;
  const isRunning = sale?.status === "running";
  const submit = handleSubmit((fields) => {
    const id = sale ? { id: sale._id } : {};
    // Fields that can't be edited are not read, and the start has seconds that its field does not show.
    const kept = isRunning
      ? {
          percent: sale.percent,
          prices: prices?.map(({ _id, price }) => ({ variantId: _id, price })) ?? null,
          ...toScope(sale),
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
      width="middle"
    >
      <Field label="Title" required error={errors.title?.message} hint="For staff; customers do not see it.">
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <FormProvider {...form}>
        <SaleDiscount saved={sale?.products ?? null} disabled={isRunning} />
      </FormProvider>
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
