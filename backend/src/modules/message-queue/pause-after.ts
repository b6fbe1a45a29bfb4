const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after each failed try: soon at first, for a server that restarts, then ever longer, for two days. */
const pauses = [5, 30, 2 * minute, 10 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** @returns null when it was tried often enough. */
export const pauseAfter = (attempts: number): number | null => pauses[attempts - 1] ?? null;
