import { couponMessages } from "@haat/api-contract/coupon/messages";
import { couponFormSchema } from "@haat/api-contract/coupon/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { timeInIndia } from "@haat/ui/days";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { FormProvider, useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { OfferScopeFields } from "../shared/offer-scope-fields";
import { CouponDiscount } from "./coupon-discount";
import { CouponLimits } from "./coupon-limits";
import { type CouponRow, useSaveCoupon } from "./coupons.queries";

type Props = { coupon: CouponRow | null; onClose: () => void };

const typed = (value: number | null | undefined): string => (value ? String(value) : "");

const draftOf = (coupon: CouponRow | null) => ({
  code: coupon?.code ?? "",
  title: coupon?.title ?? "",
  kind: coupon?.kind ?? ("percent" as const),
  value: typed(coupon?.value),
  buyQuantity: typed(coupon?.buyQuantity),
  getQuantity: typed(coupon?.getQuantity),
  maxDiscount: typed(coupon?.maxDiscount),
  minGoods: typed(coupon?.minGoods),
  categoryId: coupon?.categoryId ?? "",
  subCategoryId: coupon?.subCategoryId ?? "",
  brand: coupon?.brand ?? "",
  startsAt: coupon ? timeInIndia(coupon.startsAt) : "",
  endsAt: coupon ? timeInIndia(coupon.endsAt) : "",
  maxUses: typed(coupon?.maxUses),
  maxUsesPerShopper: coupon ? typed(coupon.maxUsesPerShopper) : "1",
  budget: typed(coupon?.budget),
  firstOrderOnly: coupon?.firstOrderOnly ?? false,
  onlineOnly: coupon?.onlineOnly ?? false,
  pincodes: coupon?.pincodes.join(", ") ?? "",
  isListed: coupon?.isListed ?? true,
});

/** Adds or edits a coupon. Stays open if saving fails. */
export function CouponModal({ coupon, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(couponFormSchema), defaultValues: draftOf(coupon) });
  const { register, handleSubmit, formState } = form;
  const save = useSaveCoupon();
  const { errors, dirtyFields } = formState;
  const submit = handleSubmit((fields) => {
    const id = coupon ? { id: coupon._id } : {};
    // A start has seconds that its field does not show.
    const startsAt = coupon && !dirtyFields.startsAt ? coupon.startsAt : fields.startsAt;
    return closeWhenDone(save.mutateAsync({ ...id, body: { ...fields, startsAt, version: coupon?.version } }), onClose);
  });
  return (
    <FormModal
      title={coupon ? "Edit coupon" : "Add coupon"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={coupon ? "Save Changes" : "Add coupon"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, couponMessages.saveFailed) : undefined}
    >
      <Field label="Code" required error={errors.code?.message} hint="3 to 20 letters and digits, such as WELCOME100.">
        {(props) => <Input {...props} {...register("code")} maxLength={20} autoComplete="off" />}
      </Field>
      <Field label="Title" required error={errors.title?.message} hint="Customers read it: ₹100 off your first order.">
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <FormProvider {...form}>
        <CouponDiscount />
      </FormProvider>
      <Field
        label="Minimum order value in ₹"
        error={errors.minGoods?.message}
        hint="Of the products it is for, without delivery."
      >
        {(props) => <Input {...props} {...register("minGoods")} inputMode="decimal" autoComplete="off" />}
      </Field>
      <FormProvider {...form}>
        <OfferScopeFields />
      </FormProvider>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Starts" required error={errors.startsAt?.message} hint="Indian time.">
          {(props) => <Input {...props} {...register("startsAt")} type="datetime-local" />}
        </Field>
        <Field label="Ends" required error={errors.endsAt?.message} hint="Indian time.">
          {(props) => <Input {...props} {...register("endsAt")} type="datetime-local" />}
        </Field>
      </div>
      <FormProvider {...form}>
        <CouponLimits />
      </FormProvider>
    </FormModal>
  );
}
