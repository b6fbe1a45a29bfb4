import { isPincode } from "@haat/api-contract/pincode";
import { fieldsToFill } from "@haat/api-contract/place/fields-to-fill";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AddressDraft } from "./address-form";
import { stateToFill } from "./state-hint";

type Form = Pick<UseFormReturn<AddressDraft>, "getValues" | "setValue">;
type Written = {
  pincode: string;
  /** It is not the one with which the form began. */
  isTyped: boolean;
  /** The form says what is wrong while it is typed. */
  validates: boolean;
};

/**
 * Whether city and state are to follow a whole pincode: one that was typed, for looking at an address must not change it;
 * and, after another whole one (empty: none yet), also the one with which the form began.
 */
export const asksForPlace = (previous: string, pincode: string, isTyped: boolean): boolean =>
  isTyped || (previous !== "" && previous !== pincode);

/** The table of all pincodes, loaded when the first is whole; without it the circles still tell the state. */
async function placeOf(pincode: string): Promise<{ city: string; state: string }> {
  const place = await import("@haat/api-contract/place/place-of-pincode").then(
    ({ placeOfPincode }) => placeOfPincode(pincode),
    () => null,
  );
  return place ?? { city: "", state: stateToFill(pincode, "") ?? "" };
}

/** Fills in city and state of a pincode as soon as it is whole, where nobody has written their own. */
export function usePlaceOfPincode({ getValues, setValue }: Form, { pincode, isTyped, validates }: Written): void {
  // The last whole one: by its place it is known what was filled in, also before a reload or by another form.
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
        // Not under somebody's fingers.
        if (document.activeElement?.getAttribute("name") === field) continue;
        setValue(field, now[field], { shouldDirty: true, shouldValidate: validate.current });
      }
    });
    return () => {
      gone = true;
    };
  }, [pincode, isTyped, getValues, setValue]);
}
