import { useController, useFormContext } from "react-hook-form";
import { CustomerGroupChoice, type GroupChoice } from "../customer-group-choice";
import type { CouponDraft } from "./coupon-draft";

type Props = {
  groups: readonly GroupChoice[];
  /** Those of the coupon as it was saved: one of them may have been deleted. */
  saved: readonly GroupChoice[];
  /** Shown if there are no groups. */
  none: string;
};

/** The customer groups that a coupon of the shop is for. Inside its form. */
export function CouponGroups({ groups, saved, none }: Props) {
  const { control } = useFormContext<CouponDraft>();
  const { field, fieldState } = useController({ control, name: "customerGroupIds" });
  const others = saved.filter(({ _id }) => !groups.some((group) => group._id === _id));
  return (
    <CustomerGroupChoice
      label="Only for these customer groups"
      hint="Choose none for all customers. Others can't use the code, and read that it is for certain customers."
      error={fieldState.error?.message}
      groups={[...groups, ...others]}
      chosen={field.value ?? []}
      onChange={field.onChange}
      none={none}
      firstRef={field.ref}
    />
  );
}
