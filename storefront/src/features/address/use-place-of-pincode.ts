import { isPincode } from "@haat/api-contract/pincode";
import { fieldsToFill } from "@haat/api-contract/place/fields-to-fill";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AddressDraft } from "./address-form";
import { stateToFill } from "./state-hint";

type Form = Pick<UseFormReturn<AddressDraft>, "getValues" | "setValue">;
type Written = {
  pincode: string;
  /** It differs from the form's initial value. */
  isTyped: boolean;
  /** The form validates on every change. */
  validates: boolean;
};

/**
 * Whether city and state should follow a complete pincode. True for a typed one: opening an address must not change it.
 * After another complete one (`previous`, empty if there is none) it is true for the initial one too.
 */
export const asksForPlace = (previous: string, pincode: string, isTyped: boolean): boolean =>
  isTyped || (previous !== "" && previous !== pincode);

/**
 * Looks up the place in the table of all pincodes, which is loaded for the first complete one. If that fails, the
 * postal circles still give the state.
 */
async function placeOf(pincode: string): Promise<{ city: string; state: string }> {
  const place = await import("@haat/api-contract/place/place-of-pincode").then(
    ({ placeOfPincode }) => placeOfPincode(pincode),
    () => null,
  );
  return place ?? { city: "", state: stateToFill(pincode, "") ?? "" };
}

/** Fills in city and state once the pincode is complete, but never overwrites the shopper's own text. */
export function usePlaceOfPincode({ getValues, setValue }: Form, { pincode, isTyped, validates }: Written): void {
  // The last complete pincode. Its place tells which values were filled in automatically, even before a reload or by
  // another form.
  const previous = useRef("");
  const validate = useRef(validates);
  validate.current = validates;
  useEffect(() => {
    if (!isPincode(pincode)) return;
    if (!asksForPlace(previous.current, pincode, isTyped)) {
      previous.current = pincode;
      return;
    }
    let gone = false;
    void Promise.all([placeOf(previous.current), placeOf(pincode)]).then(([before, now]) => {
      if (gone) return;
      previous.current = pincode;
      const [city, state] = getValues(["city", "state"]);
      for (const field of fieldsToFill({ city, state }, before, now)) {
        // Don't change the field that has the focus.
        if (document.activeElement?.getAttribute("name") === field) continue;
        setValue(field, now[field], { shouldDirty: true, shouldValidate: validate.current });
      }
    });
    return () => {
      gone = true;
    };
  }, [pincode, isTyped, getValues, setValue]);
}
