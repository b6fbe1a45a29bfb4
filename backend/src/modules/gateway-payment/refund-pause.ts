const minute = 60;
const longest = 6 * 60 * minute;

/** Seconds until a refund is tried again, after so many tries: a minute, two, four, and so on, six hours at most. */
export const refundPause = (tries: number): number =>
  Math.min(longest, minute * 2 ** Math.min(20, Math.max(0, tries - 1)));
