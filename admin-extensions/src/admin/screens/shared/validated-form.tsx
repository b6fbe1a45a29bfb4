import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import type { FieldError, FieldErrors } from "react-hook-form";

type Issue = { path: readonly PropertyKey[]; message: string };
/** What a schema of the contract says of the fields, by `safeParse`. */
type Judged<Data> = { data?: Data | undefined; error?: { issues: Issue[] } | undefined };

/** Submits what the contract takes; what is wrong with a field is said from the first try on. */
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

/** Rupees that were typed; no number where nothing was. */
export const typedRupees = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

type Props = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** An amount is written in it. */
  rupees?: boolean;
  /** The browser offers what was written there before. */
  remembered?: boolean;
};

/** A line that has to be written. */
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
 * One sentence for several fields that are needed: it stands once, at the form's top, and each field that lacks
 * something is marked. What else is wrong with a field is said beside it.
 */
export function commonFault(sentence: string, errors: FieldErrors) {
  const isCommon = (error: { message?: unknown } | undefined) => error?.message === sentence;
  return {
    atTop: Object.values(errors).some(isCommon) ? sentence : undefined,
    /** Spread upon a `Field`. */
    faultOf: (error: FieldError | undefined) => ({
      error: isCommon(error) ? undefined : error?.message,
      invalid: error !== undefined,
    }),
  };
}
