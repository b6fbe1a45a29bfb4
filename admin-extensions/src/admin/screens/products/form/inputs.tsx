import { clx, Input, Label, Switch, Textarea } from "@medusajs/ui";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { type FieldName, FormField, fieldId } from "./field";
import type { ProductValues } from "./values";

type Shared = {
  name: FieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  labelHiddenOn?: "wide";
  className?: string;
};

/** A finger needs more room than a mouse. */
export const controlHeight = "h-11 text-base md:h-9 md:text-sm";

type TextProps = Shared &
  Pick<ComponentPropsWithoutRef<"input">, "type" | "placeholder" | "inputMode" | "list" | "autoComplete">;

export function TextField({
  name,
  label,
  hint,
  required,
  labelHiddenOn,
  className,
  type = "text",
  ...input
}: TextProps) {
  const { register } = useFormContext<ProductValues>();
  return (
    <FormField {...{ name, label, hint, required, labelHiddenOn, className }}>
      {(control) => (
        <Input autoComplete="off" {...input} {...control} {...register(name)} type={type} className={controlHeight} />
      )}
    </FormField>
  );
}

type NumberProps = Shared & {
  /** 0.01 where paise count; whole numbers otherwise. */
  step?: "0.01" | "0.1" | "1";
  /** Before the figure, e.g. ₹. */
  sign?: string;
  /** Behind it, e.g. cm. */
  unit?: string;
};

/** A figure, zero or more. */
export function NumberField({
  name,
  label,
  hint,
  required,
  labelHiddenOn,
  className,
  step = "1",
  sign,
  unit,
}: NumberProps) {
  const { register } = useFormContext<ProductValues>();
  return (
    <FormField {...{ name, label, hint, required, labelHiddenOn, className }}>
      {(control) => (
        <div className="relative">
          {sign && <Affix side="left">{sign}</Affix>}
          <Input
            {...control}
            {...register(name)}
            type="number"
            min={0}
            step={step}
            inputMode={step === "1" ? "numeric" : "decimal"}
            autoComplete="off"
            // A wheel that scrolls the form must not change what it rolls over.
            onWheel={(event) => event.currentTarget.blur()}
            className={clx(controlHeight, "text-right tabular-nums", sign && "pl-7", unit && "pr-10")}
          />
          {unit && <Affix side="right">{unit}</Affix>}
        </div>
      )}
    </FormField>
  );
}

function Affix({ side, children }: { side: "left" | "right"; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={clx(
        "pointer-events-none absolute inset-y-0 z-10 flex items-center text-ui-fg-muted txt-compact-small",
        side === "left" ? "left-2.5" : "right-2.5",
      )}
    >
      {children}
    </span>
  );
}

export function TextAreaField({ name, label, hint, required, className, rows = 3 }: Shared & { rows?: number }) {
  const { register } = useFormContext<ProductValues>();
  return (
    <FormField {...{ name, label, hint, required, className }}>
      {(control) => <Textarea {...control} {...register(name)} rows={rows} className="text-base md:text-sm" />}
    </FormField>
  );
}

type SwitchName = "inStock" | "isReturnable" | "isFeatured";

/** Yes or no, with what it means beside it. */
export function SwitchField({ name, label, hint }: { name: SwitchName; label: string; hint?: string }) {
  const id = fieldId(name);
  return (
    <Controller<ProductValues, SwitchName>
      name={name}
      render={({ field }) => (
        <div className="flex items-start gap-3 rounded-lg border border-ui-border-base px-3 py-2.5">
          <Switch
            id={id}
            ref={field.ref}
            checked={field.value}
            onCheckedChange={field.onChange}
            onBlur={field.onBlur}
            aria-describedby={hint ? `${id}-hint` : undefined}
            className="mt-0.5 shrink-0"
          />
          <div className="flex min-w-0 flex-col">
            <Label htmlFor={id} size="small" weight="plus">
              {label}
            </Label>
            {hint && (
              <span id={`${id}-hint`} className="text-ui-fg-subtle txt-small">
                {hint}
              </span>
            )}
          </div>
        </div>
      )}
    />
  );
}

/** How long a text is, and the length that search engines show. */
export function LengthHint({ name, most }: { name: FieldName; most: number }) {
  const text = useWatch<ProductValues>({ name });
  const length = typeof text === "string" ? [...text].length : 0;
  return (
    <span className={clx("tabular-nums", length > most && "text-ui-tag-orange-text")}>
      {length > most
        ? `${length} of ${most} characters: search engines cut the rest off.`
        : `${length} of ${most} characters`}
    </span>
  );
}
