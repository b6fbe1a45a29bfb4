import type { IndianState } from "../settings/gst-states";
import { pinPlaces, pinRuns } from "./pin-table";

/** City (the district's own name) and state, as in addresses. */
export type PinPlace = { city: string; state: IndianState };

type Run = { first: number; place: number };

const places = pinPlaces.split(",").map((text): PinPlace => {
  const [state = "", city = ""] = text.split("|");
  // A test checks that the table has no other states.
  return { city, state: state as IndianState };
});

let first = 0;
const runs = pinRuns.split(",").map((text): Run => {
  const [distance = "", place = ""] = text.split(".");
  first += Number.parseInt(distance, 36);
  return { first, place: Number.parseInt(place, 36) };
});

/**
 * The place of a PIN code; null if its sorting district (three digits) does not exist. It is a suggestion for a form,
 * not a check: a code that is newer than the table gets its neighbours' place.
 *
 * The table is 27 kB (10 compressed): import this module only on demand with `await import(…)`, never in a first load.
 */
export function placeOfPincode(pincode: string): PinPlace | null {
  if (!/^[1-9]\d{5}$/.test(pincode)) return null;
  const code = Number(pincode);
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.first ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  const run = runs[low - 1];
  if (!run || Math.floor(run.first / 1000) !== Math.floor(code / 1000)) return null;
  return places[run.place] ?? null;
}
