import { Input } from "@medusajs/ui";
import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { Field } from "../shared/field";
import type { SettingsField, SettingsForm } from "./settings-form";

/** A part of the settings, with what it is for. */
export const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="bg-ui-bg-base border-ui-border-base grid gap-5 rounded-xl border p-4 min-[700px]:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
  >
    <header>
      <h2 className="text-ui-fg-base text-base font-semibold">{title}</h2>
      <p className="text-ui-fg-subtle mt-1">{text}</p>
    </header>
    <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
  </section>
);

/** What is wrong with a field of the form. */
export function useFault(name: SettingsField): string | undefined {
  const { formState } = useFormContext<SettingsForm>();
  const message: unknown = get(formState.errors, name)?.message;
  return typeof message === "string" ? message : undefined;
}

type TextProps = {
  name: SettingsField;
  label: string;
  hint?: string;
  kind?: "text" | "email" | "tel" | "figure";
  required?: boolean;
  wide?: boolean;
};

/** A line of text or a figure. */
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

/** From so many days to so many. */
export const DaysSetting = ({ name, label }: { name: RangeName; label: string }) => (
  <fieldset className="min-w-0">
    <legend className="text-ui-fg-base mb-1.5 font-medium">{label}</legend>
    <div className="grid grid-cols-2 gap-3">
      <TextSetting name={`policy.${name}.from`} label="From" kind="figure" />
      <TextSetting name={`policy.${name}.to`} label="To" kind="figure" />
    </div>
  </fieldset>
);
