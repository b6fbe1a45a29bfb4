import { useEffect, useState } from "react";

/** Pixels that must be scrolled in one direction before the header reacts, since fingers are not steady. */
const reluctance = 8;

/** Screens on which it may hide: from Tailwind's `lg`. */
const wideScreen = "(min-width: 1024px)";

/**
 * Whether the header is hidden: on wide screens, while the shopper scrolls down and the focus is not in it. It
 * reappears on scrolling up. Sticky elements below it read its height from `--header`.
 */
export function useHeaderAway(header: { readonly current: HTMLElement | null }): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const box = header.current;
    const wide = window.matchMedia(wideScreen);
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < reluctance && now > 0) return;
      const mayLeave = wide.matches && !box?.contains(document.activeElement);
      setAway(mayLeave && now > last && now > (box?.offsetHeight ?? 0));
      last = now;
    };
    const comeBack = () => setAway(false);
    window.addEventListener("scroll", follow, { passive: true });
    wide.addEventListener("change", comeBack);
    box?.addEventListener("focusin", comeBack);
    return () => {
      window.removeEventListener("scroll", follow);
      wide.removeEventListener("change", comeBack);
      box?.removeEventListener("focusin", comeBack);
    };
  }, [header]);
  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const measure = () => {
      const isThere = !away && getComputedStyle(box).position === "sticky";
      document.documentElement.style.setProperty("--header", isThere ? `${box.offsetHeight}px` : "0px");
    };
    measure();
    const growth = new ResizeObserver(measure);
    growth.observe(box);
    // In a low window it is not sticky, which the ResizeObserver does not notice.
    window.addEventListener("resize", measure);
    return () => {
      growth.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [away, header]);
  return away;
}
