import { readItem, writeItem } from "@haat/web/browser-storage";

const key = "pincode";

/** Where the visitor had things delivered to last; empty when they never said, or the browser keeps nothing. */
export function readPincode(): string {
  const kept = readItem("local", key) ?? "";
  return isPincode(kept) ? kept : "";
}

export const rememberPincode = (pincode: string): void => writeItem("local", key, pincode);

/** Six digits of which the first is none of 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
