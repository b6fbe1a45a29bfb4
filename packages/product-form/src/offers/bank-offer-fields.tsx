import { bankMethods, bankMethodWords, banks } from "@haat/api-contract/coupon/bank-offer";
import { Checkbox } from "@medusajs/ui";
import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field } from "../labelled-field";
import { NativeSelect } from "../native-select";
import type { CouponDraft } from "./coupon-draft";

const banksByName = Object.entries(banks).sort(([, a], [, b]) => a.localeCompare(b));

/** The bank that orders with a coupon of the shop must be paid from, and how. */
export function BankOfferFields() {
  const { register, setValue, clearErrors, watch, formState } = useFormContext<CouponDraft>();
  const { errors } = formState;
  const hasBank = Boolean(watch("bank"));
  function forget(): void {
    clearErrors(["bank", "bankMethods"]);
    if (!watch("bank")) setValue("bankMethods", []);
  }
  return (
    <>
      <Field
        label="Bank offer"
        error={errors.bank?.message}
        hint="Shown beside the payment methods. Razorpay tells the bank; payments from elsewhere are refunded."
      >
        {(props) => (
          <NativeSelect {...props} {...register("bank", { onChange: forget })}>
            <option value="">For any bank</option>
            {banksByName.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {hasBank && <BankMethods error={errors.bankMethods?.message} />}
    </>
  );
}

function BankMethods({ error }: { error: string | undefined }) {
  const id = useId();
  const { field } = useController<CouponDraft, "bankMethods">({ name: "bankMethods" });
  const chosen = field.value ?? [];
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="text-ui-fg-base mb-1 font-medium">Payment methods of the bank</legend>
      <div className="flex flex-wrap gap-x-6">
        {bankMethods.map((method, place) => (
          <label key={method} htmlFor={`${id}-${method}`} className="flex min-h-11 items-center gap-2">
            <Checkbox
              id={`${id}-${method}`}
              ref={place === 0 ? field.ref : undefined}
              checked={chosen.includes(method)}
              onCheckedChange={(isOn) =>
                field.onChange(bankMethods.filter((one) => (one === method ? isOn === true : chosen.includes(one))))
              }
            />
            {bankMethodWords[method]}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-ui-fg-error mt-1 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
