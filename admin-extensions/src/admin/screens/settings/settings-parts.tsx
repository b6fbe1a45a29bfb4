import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";
import { get, useFormContext } from "react-hook-form";
import type { SettingsField, SettingsForm } from "./settings-form";

/** The fault of a form field. */
export function useFault(name: SettingsField): string | undefined {
  const { formState } = useFormContext<SettingsForm>();
  const message: unknown = get(formState.errors, name)?.message;
  return typeof message === "string" ? message : undefined;
}

type TextProps = {
  name: SettingsField;
  label: string;
  hint?: string;
  kind?: "text" | "email" | "tel" | "url" | "figure";
  required?: boolean;
  wide?: boolean;
};

/** A text or number field. */
export function TextSetting({ name, label, hint, kind = "text", required = true, wide = false }: TextProps) {
  const { register } = useFormContext<SettingsForm>();
  const isFigure = kind === "figure";
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={useFault(name)}
      {...(wide ? { className: "sm:col-span-2" } : {})}
    >
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          type={isFigure ? "text" : kind}
          inputMode={isFigure ? "decimal" : undefined}
          autoComplete="off"
          className={isFigure ? "tabular-nums" : undefined}
        />
      )}
    </Field>
  );
}

type RangeName =
  | "processingDays"
  | "standardDeliveryDays"
  | "expressDeliveryDays"
  | "internationalDeliveryDays"
  | "refundDays";

/** A range of days. */
export const DaysSetting = ({ name, label }: { name: RangeName; label: string }) => (
  <fieldset className="min-w-0">
    <legend className="text-ui-fg-base mb-1.5 font-medium">{label}</legend>
    <div className="grid grid-cols-2 gap-3">
      <TextSetting name={`policy.${name}.from`} label="From" kind="figure" />
      <TextSetting name={`policy.${name}.to`} label="To" kind="figure" />
    </div>
  </fieldset>
);
