import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { limits } from "@haat/api-contract/limits";
import { Input } from "@medusajs/ui";
import type { ComponentProps } from "react";
import { FormProvider, type Resolver, useForm, useFormContext } from "react-hook-form";
import { FormModal } from "../form-modal";
import { Field } from "../labelled-field";
import { CouponDiscount } from "./coupon-discount";
import { type CouponDraft, type CouponSent, couponDraftOf } from "./coupon-draft";
import { CouponLimits } from "./coupon-limits";
import { OfferScopeFields } from "./offer-scope-fields";

type Body = CouponSent & { version?: string | undefined };

type Props = Pick<ComponentProps<typeof FormModal>, "text" | "busy" | "error" | "onClose"> &
  Pick<ComponentProps<typeof OfferScopeFields>, "choices" | "find"> & {
    /** Null: a new one. */
    coupon: Coupon | null;
    resolver: Resolver<CouponDraft, unknown, CouponSent>;
    onSave: (body: Body) => Promise<void>;
  };

/** Adds or edits a coupon. Stays open if saving fails. */
export function CouponForm({ coupon, resolver, choices, find, onSave, ...modal }: Props) {
  const form = useForm({ resolver, defaultValues: couponDraftOf(coupon) });
  const { handleSubmit, formState } = form;
  const { dirtyFields, isDirty, errors } = formState;
  const submit = handleSubmit((fields) => {
    // A start has seconds that its field does not show.
    const startsAt = coupon && !dirtyFields.startsAt ? coupon.startsAt : fields.startsAt;
    return onSave({ ...fields, startsAt, version: coupon?.version });
  });
  return (
    <FormModal
      {...modal}
      title={coupon ? "Edit coupon" : "Add coupon"}
      onSubmit={(event) => void submit(event)}
      submitLabel={coupon ? "Save Changes" : "Add coupon"}
      dirty={isDirty}
      error={modal.error ?? errors.root?.message}
    >
      <FormProvider {...form}>
        <CouponName />
        <CouponDiscount />
        <MinGoods />
        <OfferScopeFields choices={choices} find={find} saved={coupon?.products ?? null} />
        <CouponDates />
        <CouponLimits />
      </FormProvider>
    </FormModal>
  );
}

function CouponName() {
  const { register, formState } = useFormContext<CouponDraft>();
  const { errors } = formState;
  return (
    <>
      <Field label="Code" required error={errors.code?.message} hint="3 to 20 letters and digits, such as WELCOME100.">
        {(props) => <Input {...props} {...register("code")} maxLength={20} autoComplete="off" />}
      </Field>
      <Field label="Title" required error={errors.title?.message} hint="Customers read it: ₹100 off your first order.">
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
    </>
  );
}

function MinGoods() {
  const { register, formState } = useFormContext<CouponDraft>();
  return (
    <Field
      label="Minimum order value in ₹"
      error={formState.errors.minGoods?.message}
      hint="Of the products it is for, without delivery."
    >
      {(props) => <Input {...props} {...register("minGoods")} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}

function CouponDates() {
  const { register, formState } = useFormContext<CouponDraft>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Starts" required error={errors.startsAt?.message} hint="Indian time.">
        {(props) => <Input {...props} {...register("startsAt")} type="datetime-local" />}
      </Field>
      <Field label="Ends" required error={errors.endsAt?.message} hint="Indian time.">
        {(props) => <Input {...props} {...register("endsAt")} type="datetime-local" />}
      </Field>
    </div>
  );
}
