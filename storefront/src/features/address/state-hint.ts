import { findIndianState } from "@haat/api-contract/settings/gst-states";
import { statesOfPincode } from "./pincode-states";

/** The state to fill in for a pincode; null if it is ambiguous or unknown, or the shopper has entered one. */
export function stateToFill(pincode: string, state: string): string | null {
  if (state.trim()) return null;
  const [only, ...others] = statesOfPincode(pincode);
  return only && others.length === 0 ? only : null;
}

/**
 * A hint if pincode and state don't match. It never blocks: near a border the post delivers across it, and the shopper
 * knows where they live.
 */
export function stateHint(pincode: string, state: string): string | null {
  const states = statesOfPincode(pincode);
  const written = findIndianState(state);
  if (!written || states.length === 0 || states.includes(written)) return null;
  return `Please check the state: pincode ${pincode} is usually in ${states.join(" or ")}.`;
}
