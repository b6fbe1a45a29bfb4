/** A text of the address as one of the values that it may have; undefined for everything else. */
export const oneOf = <Value extends string>(text: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((value) => value === text);

/** What a filter by yes or no says. */
export const yesOrNo = ["true", "false"] as const;
