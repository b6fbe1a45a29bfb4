import { addressFieldLabels } from "@haat/api-contract/order/words";
import { Field } from "@haat/ui/field";
import { Input, TextArea } from "@haat/ui/input";
import type { ComponentPropsWithoutRef } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { type AddressDraft, type AddressField, addressFields, missingTexts } from "../address-form";
import { indianStates } from "../indian-states";

type Props = { register: UseFormRegister<AddressDraft>; errors: FieldErrors<AddressDraft>; values: () => AddressDraft };

const stateListId = "indian-states";

const controls: Record<AddressField, ComponentPropsWithoutRef<"input">> = {
  name: { autoComplete: "shipping name" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "shipping tel-national" },
  address: { autoComplete: "shipping street-address" },
  city: { autoComplete: "shipping address-level2" },
  state: { autoComplete: "shipping address-level1", list: stateListId },
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

/** Where the order goes, all of it required. What is wrong stands under its field. */
export const AddressFields = ({ register, errors, values }: Props) => (
  <div className="grid gap-5 sm:grid-cols-6">
    {addressFields.map((field) => (
      <Field
        key={field}
        label={addressFieldLabels[field]}
        error={errors[field] && (values()[field].trim() ? errors[field].message : missingTexts[field])}
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
            <Input {...control} {...controls[field]} {...register(field)} required />
          )
        }
      </Field>
    ))}
    <datalist id={stateListId}>
      {indianStates.map((state) => (
        <option key={state} value={state} />
      ))}
    </datalist>
  </div>
);
