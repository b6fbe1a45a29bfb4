/** A bar that climbs while one waits, as far as it can without knowing the end. */
export const progress = { step: 20, everyMs: 100, most: 90, done: 100, clearsAfterMs: 500 } as const;

/** Percent after the next step. */
export const climbed = (percent: number): number => Math.min(progress.most, percent + progress.step);
