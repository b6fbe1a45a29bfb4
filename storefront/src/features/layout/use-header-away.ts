import { useEffect, useState } from "react";

/** Pixels that must be scrolled one way before the header follows: fingers tremble. */
const reluctance = 8;

/**
 * Whether the header leaves the screen to the page: while somebody scrolls down. It comes back as soon as they scroll
 * up. What sticks below it reads its height from `--header`.
 */
export function useHeaderAway(header: { readonly current: HTMLElement | null }): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < reluctance && now > 0) return;
      setAway(now > last && now > (header.current?.offsetHeight ?? 0));
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [header]);
  useEffect(() => {
    document.documentElement.style.setProperty("--header", away ? "0px" : `${header.current?.offsetHeight ?? 0}px`);
  }, [away, header]);
  return away;
}
