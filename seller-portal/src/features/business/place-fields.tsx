import { gstStateCodes } from "@haat/api-contract/settings/gst-states";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { Select } from "@haat/ui/select";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PlaceDraft } from "./drafts";

type Place = keyof PlaceDraft;
type Props = {
  register: (name: Place) => UseFormRegisterReturn;
  errors: { [name in Place]?: { message?: string | undefined } };
  /** Writes what a PIN code says of city and state. */
  fill: (name: "city" | "state", value: string) => void;
  contactHint: string;
};

const states = Object.keys(gstStateCodes);

/** Where something is, and who is to be talked to there. */
export const PlaceFields = ({ register, errors, fill, contactHint }: Props) => {
  const pincode = register("pincode");
  return (
    <>
      <Field label="Address" hint="House, street and area." error={errors.line?.message} className="sm:col-span-6">
        {(control) => <Input {...control} {...register("line")} autoComplete="street-address" aria-required />}
      </Field>
      <Field label="PIN code" hint="Fills in city and state." error={errors.pincode?.message} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...pincode}
            onChange={(event) => {
              void fillPlaceOf(event.target.value.trim(), fill);
              return pincode.onChange(event);
            }}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            aria-required
          />
        )}
      </Field>
      <Field label="City or town" error={errors.city?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...register("city")} autoComplete="address-level2" aria-required />}
      </Field>
      <Field label="State" error={errors.state?.message} className="sm:col-span-2">
        {(control) => (
          <Select {...control} {...register("state")} autoComplete="address-level1" aria-required>
            <option value="">Choose a state</option>
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Contact person" hint={contactHint} error={errors.contactName?.message} className="sm:col-span-3">
        {(control) => <Input {...control} {...register("contactName")} autoComplete="name" aria-required />}
      </Field>
      <Field label="Contact mobile number" error={errors.contactMobile?.message} className="sm:col-span-3">
        {(control) => (
          <Input {...control} {...register("contactMobile")} type="tel" autoComplete="tel-national" aria-required />
        )}
      </Field>
    </>
  );
};

/** The table of places comes with the first whole PIN code. What it doesn't know stays as it was typed. */
async function fillPlaceOf(pincode: string, fill: Props["fill"]): Promise<void> {
  if (!/^\d{6}$/.test(pincode)) return;
  const { placeOfPincode } = await import("@haat/api-contract/place/place-of-pincode");
  const place = placeOfPincode(pincode);
  if (!place) return;
  fill("city", place.city);
  fill("state", place.state);
}
