const first = 2_000;
const longest = 60_000;

/** Milliseconds until the shop is asked again, after it has answered so often: half as long again each time. */
export const pauseAfter = (answers: number): number =>
  Math.min(longest, Math.round(first * 1.5 ** Math.max(0, answers - 1)));
