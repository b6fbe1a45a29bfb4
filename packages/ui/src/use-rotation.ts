import { useEffect, useState } from "react";

type Rotation = {
  index: number;
  /** Goes to any index; before the first is the last and after the last the first. */
  show: (place: number) => void;
};

/**
 * Rotates through `count` places indefinitely while `running`, unless reduced motion is preferred; every manual step
 * restarts the pause.
 *
 * @param pauseMs Duration of each place.
 */
export function useRotation(count: number, pauseMs: number, running: boolean): Rotation {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!running || count < 2) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), pauseMs);
    return () => clearTimeout(timer);
  }, [index, count, pauseMs, running]);
  return { index: count > 0 ? index % count : 0, show: (place) => setIndex((place + count) % count) };
}
