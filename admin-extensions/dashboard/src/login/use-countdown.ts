import { useCallback, useEffect, useState } from "react";

/**
 * Whole seconds left since the start; 0 once they have passed. Based on the clock, so it is correct in a throttled tab.
 */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  const start = useCallback(() => {
    setEndsAt(Date.now() + seconds * 1_000);
    setLeft(seconds);
  }, [seconds]);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { left, start };
}
