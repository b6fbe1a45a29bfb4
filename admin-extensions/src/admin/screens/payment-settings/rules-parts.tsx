import { Field } from "@haat/product-form/labelled-field";
import { Input, Textarea } from "@medusajs/ui";
import { get, useFormContext } from "react-hook-form";
import { Part } from "../shared/part";
import type { RulesField, RulesForm } from "./rules-form";

function useFault(name: RulesField): string | undefined {
  const { formState } = useFormContext<RulesForm>();
  const message: unknown = get(formState.errors, name)?.message;
  return typeof message === "string" ? message : undefined;
}

type FigureProps = { name: RulesField; label: string; hint?: string; required?: boolean };

/** A number field; if it is optional, blank means no limit. */
function Figure({ name, label, hint, required = false }: FigureProps) {
  const { register } = useFormContext<RulesForm>();
  return (
    <Field label={label} hint={hint} required={required} error={useFault(name)}>
      {(control) => (
        <Input {...control} {...register(name)} inputMode="decimal" autoComplete="off" className="tabular-nums" />
      )}
    </Field>
  );
}

export function CashPart() {
  const { register } = useFormContext<RulesForm>();
  return (
    <Part title="Cash rules" text="When customers can pay cash on delivery. Amounts include items and delivery.">
      <Figure name="cash.min" label="Minimum amount (₹)" required />
      <Figure
        name="cash.max"
        label="Maximum amount (₹)"
        hint="Leave empty for no maximum. By law, a shop can't accept ₹2,00,000 or more in cash for one sale."
      />
      <Figure name="cash.fee" label="Fee (₹)" hint="Added to the order's delivery charge." required />
      <Figure
        name="cash.maxRefused"
        label="Refused deliveries"
        hint="After this many refused deliveries, a customer must pay in advance. Leave empty for no limit."
      />
      <Field
        label="Pincodes without cash on delivery"
        hint="Pincodes or their first digits, separated by commas or new lines. Leave empty to accept cash wherever the shop delivers."
        error={useFault("cash.unservedPincodes")}
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea {...control} {...register("cash.unservedPincodes")} rows={3} className="tabular-nums" />
        )}
      </Field>
    </Part>
  );
}

export const UnpaidPart = () => (
  <Part
    title="Unpaid orders"
    text="The gateway is checked before an order is cancelled. Payments that arrive later are refunded."
  >
    <Figure
      name="expiryMinutes"
      label="Cancel after (minutes)"
      hint="How long an order and its stock are reserved while waiting for online payment."
      required
    />
  </Part>
);
