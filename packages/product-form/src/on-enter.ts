import type { KeyboardEvent } from "react";

/** Enter in a field of a draft adds it, and does not send the whole form. */
export const onEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  add();
};
