import { isPincode } from "@haat/api-contract/pincode";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AddressDraft } from "./address-form";
import { isToFill } from "./is-to-fill";
import { stateToFill } from "./state-hint";

type Form = Pick<UseFormReturn<AddressDraft>, "getValues" | "setValue">;

/** The table of all pincodes, loaded when the first is whole; without it the circles still tell the state. */
async function placeOf(pincode: string): Promise<{ city: string; state: string }> {
  const place = await import("@haat/api-contract/place/place-of-pincode").then(
    ({ placeOfPincode }) => placeOfPincode(pincode),
    () => null,
  );
  return place ?? { city: "", state: stateToFill(pincode, "") ?? "" };
}

/** Fills in city and state of a pincode as soon as it is whole, where nobody has written their own. */
export function usePlaceOfPincode({ getValues, setValue }: Form, pincode: string, validates: boolean): void {
  const filled = useRef({ city: "", state: "" });
  const validate = useRef(validates);
  validate.current = validates;
  useEffect(() => {
    if (!isPincode(pincode)) return;
    let gone = false;
    void placeOf(pincode).then((place) => {
      if (gone) return;
      for (const field of ["city", "state"] as const) {
        // Not under somebody's fingers.
        const isBeingTyped = document.activeElement?.getAttribute("name") === field;
        if (isBeingTyped || !isToFill(getValues(field), filled.current[field], place[field])) continue;
        filled.current[field] = place[field];
        setValue(field, place[field], { shouldDirty: true, shouldValidate: validate.current });
      }
    });
    return () => {
      gone = true;
    };
  }, [pincode, getValues, setValue]);
}
