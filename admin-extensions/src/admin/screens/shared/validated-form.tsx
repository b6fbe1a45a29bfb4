import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import type { FieldError, FieldErrors } from "react-hook-form";

type Issue = { path: readonly PropertyKey[]; message: string };
/** The result of a contract schema's `safeParse`. */
type Judged<Data> = { data?: Data | undefined; error?: { issues: Issue[] } | undefined };

/** Submits values that the contract accepts; faults of fields are shown after the first attempt. */
export function useValidated<Data>(validated: Judged<Data>, act: (data: NonNullable<Data>) => void) {
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (validated.data) act(validated.data);
  };
  const fault = (name: string): string | undefined =>
    tried ? validated.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  return { tried, submit, fault };
}

/** Parses rupees; blank becomes NaN. */
export const typedRupees = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

type Props = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** The field is for an amount. */
  rupees?: boolean;
  /** Enables the browser's autocomplete. */
  remembered?: boolean;
};

/** A required text field. */
export const LineField = ({ label, hint, error, value, onChange, maxLength, rupees = false, remembered }: Props) => (
  <Field label={label} hint={hint} required error={error}>
    {(control) => (
      <Input
        {...control}
        {...(rupees ? { inputMode: "decimal", className: "tabular-nums" } : {})}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        autoComplete={remembered ? undefined : "off"}
      />
    )}
  </Field>
);

/**
 * One common message for several required fields: it is shown once, at the form's top, and each missing field is
 * marked. Other faults are shown beside their fields.
 */
export function commonFault(sentence: string, errors: FieldErrors) {
  const isCommon = (error: { message?: unknown } | undefined) => error?.message === sentence;
  return {
    atTop: Object.values(errors).some(isCommon) ? sentence : undefined,
    /** Props of a `Field`. */
    faultOf: (error: FieldError | undefined) => ({
      error: isCommon(error) ? undefined : error?.message,
      invalid: error !== undefined,
    }),
  };
}
