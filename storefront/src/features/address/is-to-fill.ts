/** Whether a field is filled in with what is known: nobody has written in it, or it holds what was filled in before. */
export const isToFill = (written: string, filledBefore: string, known: string): boolean =>
  known !== "" && (written.trim() === "" || written === filledBefore);
