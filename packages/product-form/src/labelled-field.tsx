import { ExclamationCircleSolid } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type ReactNode, useId } from "react";

/** Props that a field passes to its control. */
export type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  /** Hint below the control. */
  error?: string | undefined;
  /** The field is invalid, even if the message is shown elsewhere. */
  invalid?: boolean;
  required?: boolean;
  /** The label is only for screen readers. */
  quiet?: boolean;
  className?: string;
  /** `{(control) => <Input {...control} {...register("title")} />}` */
  children: (control: ControlProps) => ReactNode;
};

/** Rendered with CSS, so that it is not part of the accessible name. */
const starred = "after:text-ui-fg-error after:content-['_*'_/_'']";

/** A labelled control with hint and error. */
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

/** A field's error message. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="text-ui-fg-error flex items-start gap-1.5">
    <ExclamationCircleSolid aria-hidden className="mt-0.5 shrink-0" />
    {children}
  </p>
);

/** A form's general error, at its top. Announced to screen readers. */
export const FormAlert = ({ children }: { children: string }) => (
  <p
    role="alert"
    className="bg-ui-tag-red-bg text-ui-tag-red-text border-ui-tag-red-border flex items-start gap-2 rounded-lg border px-3 py-2"
  >
    <ExclamationCircleSolid aria-hidden className="mt-0.5 shrink-0" />
    {children}
  </p>
);
