import { fieldsToFill } from "@haat/api-contract/place/fields-to-fill";
import { gstStateCodes } from "@haat/api-contract/settings/gst-states";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { Select } from "@haat/ui/select";
import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PlaceDraft } from "./drafts";

type PlaceField = keyof PlaceDraft;
type Props = {
  register: (name: PlaceField) => UseFormRegisterReturn;
  errors: { [name in PlaceField]?: { message?: string | undefined } };
  /** Current value of a field. */
  written: (name: "city" | "state" | "pincode") => string;
  /** Sets city and state from a pincode. */
  fill: (name: "city" | "state", value: string) => void;
  contactHint: string;
};

const states = Object.keys(gstStateCodes);

/** Fields of an address and its contact person. */
export const PlaceFields = ({ register, errors, written, fill, contactHint }: Props) => {
  const pincode = register("pincode");
  /** The last complete pincode; a saved address starts with its own. */
  const previous = useRef(written("pincode"));
  const follow = (typed: string) => {
    if (!/^\d{6}$/.test(typed) || typed === previous.current) return;
    // Without the table the seller fills them in.
    fillPlaceOf(typed, previous.current, { written, fill }).catch(() => undefined);
    previous.current = typed;
  };
  return (
    <>
      <Field label="Address" hint="House, street and area." error={errors.line?.message} className="sm:col-span-6">
        {(control) => <Input {...control} {...register("line")} autoComplete="street-address" aria-required />}
      </Field>
      <Field label="Pincode" hint="Fills in city and state." error={errors.pincode?.message} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...pincode}
            onChange={(event) => {
              follow(event.target.value.trim());
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
            <option value="">Select a state</option>
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

type Place = Pick<PlaceDraft, "city" | "state">;
const unknown: Place = { city: "", state: "" };

/**
 * The table of places is loaded with the first complete pincode. Values that it does not know, or that the seller
 * entered, are kept.
 */
async function fillPlaceOf(
  pincode: string,
  previous: string,
  { written, fill }: Pick<Props, "written" | "fill">,
): Promise<void> {
  const { placeOfPincode } = await import("@haat/api-contract/place/place-of-pincode");
  const before: Place = placeOfPincode(previous) ?? unknown;
  const now: Place = placeOfPincode(pincode) ?? unknown;
  const there = { city: written("city"), state: written("state") };
  for (const field of fieldsToFill(there, before, now)) fill(field, now[field]);
}
