const minute = 60;
const longest = 6 * 60 * minute;

/** Seconds until a refund is retried, by the number of tries: one minute, two, four, and so on, six hours at most. */
export const refundPause = (tries: number): number =>
  Math.min(longest, minute * 2 ** Math.min(20, Math.max(0, tries - 1)));

/** Seconds after a refusal, which rarely resolves within a minute. A quarter of an hour at first. */
export const refusalPause = (tries: number): number => refundPause(tries + 4);
