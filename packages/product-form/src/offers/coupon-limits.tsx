import { Input } from "@medusajs/ui";
import { useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import { SwitchField } from "../switch-field";
import type { CouponDraft } from "./coupon-draft";

/** Who may use a coupon, and how often. */
export function CouponLimits() {
  const { register, control, formState } = useFormContext<CouponDraft>();
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Max orders" error={errors.maxUses?.message} hint="Leave empty for no limit.">
          {(props) => <Input {...props} {...register("maxUses")} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field
          label="Max orders per customer"
          error={errors.maxUsesPerShopper?.message}
          hint="Counted by account, email and mobile number."
        >
          {(props) => <Input {...props} {...register("maxUsesPerShopper")} inputMode="numeric" autoComplete="off" />}
        </Field>
      </div>
      <Field label="Budget in ₹" error={errors.budget?.message} hint="What it may take off in all.">
        {(props) => <Input {...props} {...register("budget")} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field
        label="Delivery pincodes"
        error={errors.pincodes?.message}
        hint="Separated by commas. 2 or more first digits stand for an area, such as 560. Leave empty for all."
      >
        {(props) => <Input {...props} {...register("pincodes")} autoComplete="off" />}
      </Field>
      <SwitchField control={control} name="firstOrderOnly" label="First order only" />
      <SwitchField control={control} name="onlineOnly" label="Online payment only" hint="Not for cash on delivery." />
      <SwitchField
        control={control}
        name="isListed"
        label="Show in carts"
        hint="Otherwise customers must know the code."
      />
    </>
  );
}
