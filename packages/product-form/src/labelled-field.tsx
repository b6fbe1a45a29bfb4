import { ExclamationCircleSolid } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type ReactNode, useId } from "react";

/** What the control inside a field spreads upon itself. */
export type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  /** In words, under the control. */
  error?: string | undefined;
  /** Something is wrong with it, also where another place says what. */
  invalid?: boolean;
  required?: boolean;
  /** The label is read out, not shown. */
  quiet?: boolean;
  className?: string;
  /** `{(control) => <Input {...control} {...register("title")} />}` */
  children: (control: ControlProps) => ReactNode;
};

/** Drawn, not written: the label's name stays the word alone. */
const starred = "after:text-ui-fg-error after:content-['_*'_/_'']";

/** A labelled control with its hint and its error. */
export function Field(props: Props) {
  const { label, hint, error, invalid = false, required = false, quiet = false, className, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={clx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={clx("text-ui-fg-base font-medium", required && starred, quiet && "sr-only")}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error || invalid ? true : undefined,
        "aria-describedby": described || undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ui-fg-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Why a field was not taken. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="text-ui-fg-error flex items-start gap-1.5">
    <ExclamationCircleSolid aria-hidden className="mt-0.5 shrink-0" />
    {children}
  </p>
);

/** What is wrong with a form as a whole, at its top. Announced. */
export const FormAlert = ({ children }: { children: string }) => (
  <p
    role="alert"
    className="bg-ui-tag-red-bg text-ui-tag-red-text border-ui-tag-red-border flex items-start gap-2 rounded-lg border px-3 py-2"
  >
    <ExclamationCircleSolid aria-hidden className="mt-0.5 shrink-0" />
    {children}
  </p>
);
