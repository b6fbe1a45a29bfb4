import { isPincode } from "@haat/api-contract/pincode";
import { readItem, writeItem } from "@haat/web/browser-storage";

const key = "pincode";

/** Where the visitor had things delivered to last; empty when they never said, or the browser keeps nothing. */
export function readPincode(): string {
  const kept = readItem("local", key) ?? "";
  return isPincode(kept) ? kept : "";
}

export const rememberPincode = (pincode: string): void => writeItem("local", key, pincode);
