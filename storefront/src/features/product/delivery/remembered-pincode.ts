import { isPincode } from "@haat/api-contract/pincode";
import { readItem, writeItem } from "@haat/web/browser-storage";

const key = "pincode";

/** The last pincode that the visitor checked; empty if there is none, or if storage is blocked. */
export function readPincode(): string {
  const kept = readItem("local", key) ?? "";
  return isPincode(kept) ? kept : "";
}

export const rememberPincode = (pincode: string): void => writeItem("local", key, pincode);
