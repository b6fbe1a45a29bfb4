/** City and state, as entered or known; empty if not. */
type Place = { city: string; state: string };

/**
 * Which fields of an address follow its new PIN code: empty ones, and those that still contain the value of the
 * previous PIN code (`before`, empty if there was none). Never one for which the new PIN code has no value.
 */
export const fieldsToFill = (written: Place, before: Place, now: Place): (keyof Place)[] =>
  (["city", "state"] as const).filter((field) => {
    const isOurs = written[field].trim() === "" || written[field] === before[field];
    return isOurs && now[field] !== "" && now[field] !== written[field];
  });
