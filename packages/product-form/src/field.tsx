import type { ReactNode } from "react";
import { type FieldPath, get, useFormContext, useFormState } from "react-hook-form";
import { type ControlProps, Field } from "./labelled-field";
import type { ProductValues } from "./values";

export type FieldName = FieldPath<ProductValues>;

export type FieldProps = {
  name: FieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** The label is only for screen readers. */
  quiet?: boolean;
  className?: string | undefined;
};

/** A labelled control of the product form with its error. */
export function FormField({
  name,
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field {...field} error={error}>
      {children}
    </Field>
  );
}

/** A field's error message. */
export function useFieldError(name: FieldName): string | undefined {
  const { control } = useFormContext<ProductValues>();
  const { errors } = useFormState({ control });
  return messageOf(get(errors, name)) ?? messageOf(get(errors, `${name}.root`));
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : undefined;
