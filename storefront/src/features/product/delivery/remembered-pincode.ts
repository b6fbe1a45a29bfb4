const key = "pincode";

/** Where the visitor had things delivered to last; empty when they never said, or the browser keeps nothing. */
export function readPincode(): string {
  try {
    const kept = window.localStorage.getItem(key) ?? "";
    return isPincode(kept) ? kept : "";
  } catch {
    return "";
  }
}

export function rememberPincode(pincode: string): void {
  try {
    window.localStorage.setItem(key, pincode);
  } catch {
    // Then it is asked for again.
  }
}

/** Six digits of which the first is none of 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
