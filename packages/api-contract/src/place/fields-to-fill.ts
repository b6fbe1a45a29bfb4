/** City and state as they are written, or known; empty where they are not. */
type Place = { city: string; state: string };

/**
 * Which fields of an address follow its new PIN code: those in which nobody has written, and those that still hold what
 * the PIN code before says (`before`, empty where there was none). Never one of which the new PIN code says nothing.
 */
export const fieldsToFill = (written: Place, before: Place, now: Place): (keyof Place)[] =>
  (["city", "state"] as const).filter((field) => {
    const isOurs = written[field].trim() === "" || written[field] === before[field];
    return isOurs && now[field] !== "" && now[field] !== written[field];
  });
