import { useCallback, useEffect, useRef, useState } from "react";

/** A simulated progress bar: it grows up to `max` until the work ends. */
export const progress = { step: 20, everyMs: 100, max: 90, done: 100, clearsAfterMs: 500 } as const;

/** Percent after the next step. */
export const climbed = (percent: number): number => Math.min(progress.max, percent + progress.step);

/** Runs work with a progress bar. `percent` is null while nothing runs; an error hides the bar at once. */
export function useProgress() {
  const [percent, setPercent] = useState<number | null>(null);
  const timers = useRef<{ climb?: ReturnType<typeof setInterval>; clear?: ReturnType<typeof setTimeout> }>({});
  const stop = useCallback(() => {
    clearInterval(timers.current.climb);
    clearTimeout(timers.current.clear);
  }, []);
  useEffect(() => stop, [stop]);
  const run = useCallback(
    async (act: () => Promise<unknown>) => {
      stop();
      setPercent(0);
      timers.current.climb = setInterval(() => setPercent((now) => climbed(now ?? 0)), progress.everyMs);
      try {
        await act();
        stop();
        setPercent(progress.done);
        timers.current.clear = setTimeout(() => setPercent(null), progress.clearsAfterMs);
      } catch (error) {
        stop();
        setPercent(null);
        throw error;
      }
    },
    [stop],
  );
  return { percent, run };
}
