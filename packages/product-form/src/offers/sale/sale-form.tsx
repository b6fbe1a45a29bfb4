import { toScope } from "@haat/api-contract/back-office/offer-fields";
import { limits } from "@haat/api-contract/limits";
import type { Sale } from "@haat/api-contract/sale/schemas";
import { Input } from "@medusajs/ui";
import type { ComponentProps } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { FormModal } from "../../form-modal";
import { Field } from "../../labelled-field";
import { SaleDiscount } from "./sale-discount";
import { type PricedVariant, type SaleDraft, type SaleSent, saleDraftOf } from "./sale-draft";

type Props = Pick<ComponentProps<typeof FormModal>, "text" | "busy" | "error" | "onClose"> &
  Omit<ComponentProps<typeof SaleDiscount>, "saved" | "disabled"> & {
    /** Null: a new one. */
    sale: Sale | null;
    /** Null: it takes a percentage off. */
    prices: readonly PricedVariant[] | null;
    resolver: Resolver<SaleDraft, unknown, SaleSent>;
    onSave: (body: SaleSent & { version?: string | undefined }) => Promise<void>;
  };

/** Adds or edits a sale; of a running one its title and end alone. Stays open if saving fails. */
export function SaleForm({ sale, prices, resolver, text, busy, error, onSave, onClose, ...choosing }: Props) {
  const form = useForm({ resolver, defaultValues: saleDraftOf(sale, prices) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const isRunning = sale?.status === "running";
  const submit = handleSubmit((fields) => {
    // Fields that can't be edited are not read, and the start has seconds that its field does not show.
    const kept = isRunning
      ? {
          percent: sale.percent,
          prices: prices?.map(({ _id, price }) => ({ variantId: _id, price })) ?? null,
          ...toScope(sale),
          startsAt: sale.startsAt,
        }
      : {};
    return onSave({ ...fields, ...kept, version: sale?.version });
  });
  return (
    <FormModal
      title={sale ? "Edit sale" : "Add sale"}
      {...(text ? { text } : {})}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={sale ? "Save Changes" : "Add sale"}
      busy={busy}
      dirty={formState.isDirty}
      error={error}
      width="middle"
    >
      <Field label="Title" required error={errors.title?.message} hint="Customers do not see it.">
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <FormProvider {...form}>
        <SaleDiscount {...choosing} saved={sale?.products ?? null} disabled={isRunning} />
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
