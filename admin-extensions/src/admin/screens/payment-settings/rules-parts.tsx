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

/** A figure; where it is not required, blank means that there is no limit. */
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
    <Part title="Rules of cash" text="When shoppers may pay in cash at the door. Amounts are of goods and delivery.">
      <Figure name="cash.least" label="Smallest amount, ₹" required />
      <Figure
        name="cash.most"
        label="Largest amount, ₹"
        hint="Empty: there is none. The law lets nobody take ₹2,00,000 or more in cash for one sale."
      />
      <Figure name="cash.fee" label="Fee, ₹" hint="Added to the order's delivery." required />
      <Figure
        name="cash.refusedMost"
        label="Refused parcels"
        hint="Whoever has refused so many pays in advance. Empty: they don't count."
      />
      <Field
        label="Pincodes without cash"
        hint="Pincodes or their first digits, with commas or line ends between them. Empty: cash is taken wherever the shop delivers."
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
    text="The gateway is asked before an order is cancelled. Money that comes later goes back."
  >
    <Figure
      name="expiryMinutes"
      label="Cancelled after, minutes"
      hint="So long an order waits for a payment online, and its goods with it."
      required
    />
  </Part>
);
