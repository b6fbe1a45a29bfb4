import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { limits } from "@haat/api-contract/limits";
import { Input } from "@medusajs/ui";
import type { ComponentProps } from "react";
import { FormProvider, type Resolver, useForm, useFormContext } from "react-hook-form";
import { FormModal } from "../form-modal";
import { Field } from "../labelled-field";
import { SwitchField } from "../switch-field";
import { BankOfferFields } from "./bank-offer-fields";
import { CouponDiscount } from "./coupon-discount";
import { type CouponDraft, type CouponSent, couponDraftOf } from "./coupon-draft";
import { CouponGroups } from "./coupon-groups";
import { CouponLimits } from "./coupon-limits";
import { CouponPreview, type PreviewCoupon } from "./coupon-preview";
import { OfferScopeFields } from "./offer-scope-fields";
import type { FindProducts } from "./product-search";

type Body = CouponSent & { version?: string | undefined };

type Props = Pick<ComponentProps<typeof FormModal>, "text" | "busy" | "error" | "onClose"> &
  Pick<ComponentProps<typeof OfferScopeFields>, "choices" | "find"> & {
    /** Null: a new one. */
    coupon: Coupon | null;
    /** Finds sellers' products too, which a coupon of the shop may be for; absent for a seller's. */
    findWithSellers?: FindProducts;
    /** Customer groups that it may be for, and what stands there if there are none; absent for a seller's. */
    groups?: Omit<ComponentProps<typeof CouponGroups>, "saved"> | undefined;
    resolver: Resolver<CouponDraft, unknown, CouponSent>;
    preview: PreviewCoupon;
    onSave: (body: Body) => Promise<void>;
  };

/** Adds or edits a coupon. Stays open if saving fails. */
export function CouponForm(props: Props) {
  const { coupon, resolver, choices, find, findWithSellers, groups, preview, onSave, ...modal } = props;
  const form = useForm({ resolver, defaultValues: couponDraftOf(coupon) });
  const { handleSubmit, formState, watch } = form;
  const findOwn = (watch("includesSellers") && findWithSellers) || find;
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
        <CouponDiscount findFree={findWithSellers && find} saved={coupon?.freeProducts ?? null} />
        <MinGoods />
        {findWithSellers && <IncludesSellers />}
        <OfferScopeFields choices={choices} find={findOwn} saved={coupon?.products ?? null} />
        <CouponDates />
        <CouponLimits />
        {groups && <CouponGroups {...groups} saved={coupon?.customerGroups ?? []} />}
        {findWithSellers && <BankOfferFields />}
        <CouponPreview find={findOwn} preview={preview} />
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

function IncludesSellers() {
  const { control, watch } = useFormContext<CouponDraft>();
  const isDelivery = watch("kind") === "free-delivery";
  return (
    <SwitchField
      control={control}
      name="includesSellers"
      label="Also for sellers' products"
      disabled={isDelivery}
      hint={isDelivery ? couponMessages.deliveryIsSellers : "The shop pays it: sellers earn the same as without it."}
    />
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
