import { addressFieldLabels } from "@haat/api-contract/order/words";
import { gstStateCodes } from "@haat/api-contract/settings/gst-states";
import { Field } from "@haat/ui/field";
import { Input, TextArea } from "@haat/ui/input";
import { type ComponentPropsWithoutRef, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type AddressDraft, type AddressField, addressFields, missingTexts } from "../address-form";
import { stateHint } from "../state-hint";
import { usePlaceOfPincode } from "../use-place-of-pincode";

/** The part of a form's API that the fields need, whatever the form's output type. */
export type AddressForm = Pick<
  UseFormReturn<AddressDraft>,
  "register" | "formState" | "getValues" | "setValue" | "watch"
>;

const indianStates = Object.keys(gstStateCodes);

const controls: Record<AddressField, ComponentPropsWithoutRef<"input">> = {
  name: { autoComplete: "shipping name" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "shipping tel-national" },
  address: { autoComplete: "shipping street-address" },
  city: { autoComplete: "shipping address-level2" },
  state: { autoComplete: "shipping address-level1" },
  pincode: { inputMode: "numeric", autoComplete: "shipping postal-code", maxLength: 6 },
};

const widths: Record<AddressField, string> = {
  name: "sm:col-span-3",
  mobile: "sm:col-span-3",
  address: "sm:col-span-6",
  city: "sm:col-span-2",
  state: "sm:col-span-2",
  pincode: "sm:col-span-2",
};

/** The fields of a delivery address, all required, each with its error below. */
export function AddressFields({ form }: { form: AddressForm }) {
  const { register, formState, getValues } = form;
  const stateListId = useId();
  const [pincode, state] = form.watch(["pincode", "state"]);
  usePlaceOfPincode(form, { pincode, isTyped: !!formState.dirtyFields.pincode, validates: formState.isSubmitted });
  const errorOf = (field: AddressField) => {
    const error = formState.errors[field];
    return error && (getValues(field).trim() ? error.message : missingTexts[field]);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      {addressFields.map((field) => (
        <Field
          key={field}
          label={addressFieldLabels[field]}
          error={errorOf(field)}
          hint={(field === "state" && stateHint(pincode, state)) || undefined}
          className={widths[field]}
        >
          {(control) =>
            field === "address" ? (
              <TextArea
                {...control}
                {...register(field)}
                rows={2}
                required
                autoComplete={controls.address.autoComplete}
              />
            ) : (
              <Input
                {...control}
                {...controls[field]}
                {...register(field)}
                list={field === "state" ? stateListId : undefined}
                required
              />
            )
          }
        </Field>
      ))}
      <datalist id={stateListId}>
        {indianStates.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  );
}
