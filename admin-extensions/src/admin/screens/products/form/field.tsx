import { Hint, Label } from "@medusajs/ui";
import type { ReactNode } from "react";
import { type FieldPath, get, useFormContext, useFormState } from "react-hook-form";
import type { ProductValues } from "./values";

export type FieldName = FieldPath<ProductValues>;

/** Where the control of a field stands in the page: what is wrong is found there and takes the focus. */
export const fieldId = (name: string): string => `product-${name.replaceAll(".", "-")}`;

export type ControlProps = {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  "aria-required": boolean | undefined;
};

type Props = {
  name: FieldName;
  label: string;
  /** Under the control while nothing is wrong. */
  hint?: ReactNode;
  required?: boolean;
  /** In a table the column's head stands for it where there is room. */
  labelHiddenOn?: "wide";
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, and under it what is wrong with it, or else its hint. */
export function FormField({ name, label, hint, required, labelHiddenOn, className, children }: Props) {
  const error = useFieldError(name);
  const id = fieldId(name);
  const said = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className ?? ""}`}>
      <Label htmlFor={id} size="small" weight="plus" className={labelHiddenOn === "wide" ? "lg:sr-only" : undefined}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-ui-fg-error">
            {" *"}
          </span>
        )}
      </Label>
      {children({
        id,
        "aria-invalid": Boolean(error),
        "aria-describedby": said,
        "aria-required": required || undefined,
      })}
      {error ? (
        <Hint id={`${id}-error`} variant="error">
          {error}
        </Hint>
      ) : (
        hint && (
          <Hint id={`${id}-hint`} className="text-ui-fg-subtle">
            {hint}
          </Hint>
        )
      )}
    </div>
  );
}

/** What is wrong with a field, in words. */
export function useFieldError(name: FieldName): string | undefined {
  const { control } = useFormContext<ProductValues>();
  const { errors } = useFormState({ control });
  const error: unknown = get(errors, name) ?? undefined;
  return messageOf(error) ?? messageOf(get(errors, `${name}.root`));
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : undefined;
