import type { KeyboardEvent } from "react";

/** Enter in a field of a draft adds it, and does not send the whole form. */
export const useEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || event.target.type === "file") return;
  event.preventDefault();
  add();
};
