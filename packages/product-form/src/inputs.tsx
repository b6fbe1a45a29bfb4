import { indianNumber } from "@haat/ui/format";
import { clx, Input, Switch, Textarea } from "@medusajs/ui";
import { type ComponentPropsWithoutRef, type KeyboardEvent, useId } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { DayInput } from "./day-input";
import { type FieldName, type FieldProps, FormField } from "./field";
import type { ProductValues } from "./values";

/** Larger for touch than for a mouse. */
export const controlClass = "h-11 text-base min-[700px]:h-9 min-[700px]:text-sm";

type TextProps = FieldProps &
  Pick<ComponentPropsWithoutRef<"input">, "type" | "placeholder" | "inputMode"> & {
    /** Called on Enter in a field that is not submitted with the form. */
    onAdd?: () => void;
  };

export function TextField({ type = "text", placeholder, inputMode, onAdd, ...field }: TextProps) {
  const { register } = useFormContext<ProductValues>();
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          {...register(field.name)}
          {...{ type, placeholder, inputMode }}
          onKeyDown={onAdd && onEnter(onAdd)}
          autoComplete="off"
          className={controlClass}
        />
      )}
    </FormField>
  );
}

type DayProps = FieldProps & Pick<TextProps, "onAdd"> & { name: "newOffer.validTill" | `offers.${number}.validTill` };

/** A date input. */
export const DayField = ({ onAdd, ...field }: DayProps) => (
  <FormField {...field}>
    {(control) => (
      <Controller<ProductValues, DayProps["name"]>
        name={field.name}
        render={({ field: day }) => (
          <DayInput {...control} {...day} onKeyDown={onAdd && onEnter(onAdd)} className={controlClass} />
        )}
      />
    )}
  </FormField>
);

type NumberProps = FieldProps & {
  /** 0.01 for paise; otherwise integers. */
  step?: "0.01" | "1";
  /** Prefix, e.g. ₹. */
  sign?: string;
  /** Suffix, e.g. cm. */
  unit?: string;
};

/** A number input, zero or more. */
export function NumberField({ step = "1", sign, unit, ...field }: NumberProps) {
  const { register } = useFormContext<ProductValues>();
  return (
    <FormField {...field}>
      {(control) => (
        <div className="relative">
          {sign && <Affix side="left">{sign}</Affix>}
          <Input
            {...control}
            {...register(field.name)}
            type="number"
            min={0}
            step={step}
            inputMode={step === "1" ? "numeric" : "decimal"}
            autoComplete="off"
            // Scrolling the form with the wheel must not change a number under the pointer.
            onWheel={(event) => event.currentTarget.blur()}
            className={clx(controlClass, plainNumber, "text-right tabular-nums", sign && "pl-7", unit && "pr-9")}
          />
          {unit && <Affix side="right">{unit}</Affix>}
        </div>
      )}
    </FormField>
  );
}

/** Without the browser's spin buttons, which cover the number. */
export const plainNumber =
  "[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none";

export const Affix = ({ side, children }: { side: "left" | "right"; children: string }) => (
  <span
    aria-hidden="true"
    className={clx(
      "text-ui-fg-muted pointer-events-none absolute inset-y-0 z-10 flex items-center",
      side === "left" ? "left-2.5" : "right-2.5",
    )}
  >
    {children}
  </span>
);

export function TextAreaField({ rows = 3, ...field }: FieldProps & { rows?: number }) {
  const { register } = useFormContext<ProductValues>();
  return (
    <FormField {...field}>
      {(control) => (
        <Textarea {...control} {...register(field.name)} rows={rows} className="text-base min-[700px]:text-sm" />
      )}
    </FormField>
  );
}

type SwitchProps = { name: "inStock" | "isReturnable" | "isFeatured"; label: string; hint: string };

/** A switch with its explanation beside it. */
export function SwitchField({ name, label, hint }: SwitchProps) {
  const id = useId();
  return (
    <Controller<ProductValues, SwitchProps["name"]>
      name={name}
      render={({ field }) => (
        <div className="border-ui-border-base flex items-start gap-3 self-start rounded-lg border px-3 py-2.5">
          <Switch
            id={id}
            ref={field.ref}
            checked={field.value}
            onCheckedChange={field.onChange}
            onBlur={field.onBlur}
            aria-describedby={`${id}-hint`}
            className="mt-0.5 shrink-0"
          />
          <div className="flex min-w-0 flex-col">
            <label htmlFor={id} className="text-ui-fg-base font-medium">
              {label}
            </label>
            <span id={`${id}-hint`} className="text-ui-fg-subtle">
              {hint}
            </span>
          </div>
        </div>
      )}
    />
  );
}

/** The length of a text, and the length that search engines show. */
export function LengthHint({ name, max }: { name: FieldName; max: number }) {
  const text = useWatch<ProductValues>({ name });
  const length = typeof text === "string" ? [...text].length : 0;
  return (
    <span className={clx("tabular-nums", length > max && "text-ui-tag-orange-text")}>
      {indianNumber(length)} of {indianNumber(max)} characters
      {length > max && ". Search engines may cut off the rest."}
    </span>
  );
}

export const selectClass = clx(
  controlClass,
  "bg-ui-bg-field hover:bg-ui-bg-field-hover shadow-borders-base text-ui-fg-base w-full rounded-md px-2 outline-none",
  "focus-visible:shadow-borders-interactive-with-active aria-[invalid=true]:!shadow-borders-error",
  "disabled:text-ui-fg-disabled disabled:!bg-ui-bg-disabled disabled:cursor-not-allowed",
);

/** Enter in a field of a draft adds the draft instead of submitting the form. */
export const onEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  add();
};
