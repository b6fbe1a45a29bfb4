import { commissionMessages } from "@haat/api-contract/commission/messages";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { type RateChange, useSetCommission } from "./commission.queries";

export const rangeText = `Please enter a rate from 0 to ${limits.maxCommissionPercent}.`;

/** The input parsed as a rate in percent, null if blank, or its fault. */
export function readPercent(typed: string): { percent: number | null } | { fault: string } {
  const text = typed.trim();
  if (text === "") return { percent: null };
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return { fault: commissionMessages.percentInvalid };
  const percent = Number(text.replace(",", "."));
  return percent > limits.maxCommissionPercent ? { fault: rangeText } : { percent };
}

/** The category or seller whose rate is set, with its current rate. */
export type RateSubject = Omit<RateChange, "percent"> & { name: string; percent: number | null };

type Props = { subject: RateSubject; onClose: () => void };

/** Sets an own rate; an empty field removes it. */
export function RateModal({ subject: { of, id, name, percent, version }, onClose }: Props) {
  const had = percent === null ? "" : String(percent);
  const [typed, setTyped] = useState(had);
  const [tried, setTried] = useState(false);
  const save = useSetCommission();
  const read = readPercent(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ("fault" in read) return;
    void closeWhenDone(save.mutateAsync({ of, id, percent: read.percent, version }), onClose);
  };
  return (
    <FormModal
      title={`Commission for ${name}`}
      text="Existing orders keep their rate."
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save commission"
      busy={save.isPending}
      dirty={typed !== had}
      error={save.error ? errorMessage(save.error, commissionMessages.saveFailed) : undefined}
    >
      <Field
        label="Custom rate (%)"
        hint="Leave empty for no custom rate."
        error={tried && "fault" in read ? read.fault : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
          />
        )}
      </Field>
    </FormModal>
  );
}
