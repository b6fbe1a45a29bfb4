import { readItem, writeItem } from "@haat/web/browser-storage";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { usePassage } from "../../lib/browser-router";

/** Milliseconds within which a page may grow to its earlier height; long enough for a slow network. */
const patience = 60_000;
const key = "scroll-places";
/** Input that shows that the shopper wants to scroll elsewhere. */
const takingOver = ["wheel", "touchstart", "pointerdown", "keydown"];

let places: Map<string, number> | undefined;

/** The key of a page's scroll position. Every first page of a visit has the key "default", so its address is used. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string =>
  key === "default" ? pathname + search : key;

/**
 * Deletes the saved position of the page that was just opened, unless it was reloaded or returned to: an address that
 * was typed, or opened from elsewhere, starts at the top. Call it before the first render.
 */
export function beginAtTop(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "reload" || entry?.type === "back_forward") return;
  places = readPlaces(readItem("session", key));
  places.delete(scrollKey({ key: "default", ...window.location }));
  keepPlaces();
}

/**
 * Scrolls a page opened by a link to the top, or to its hash's target. A page that is returned to gets its old
 * position. Its content may still be loading, so the hook follows its growth until the position is reached or the
 * shopper scrolls.
 */
export function useLateScroll(): void {
  const location = useLocation();
  const { keepsScroll } = usePassage();
  const wentBack = useNavigationType() === NavigationType.Pop;
  // The server rendered the first page, and the shopper may have scrolled before hydration.
  const isFirst = useRef(true);
  useEffect(() => {
    const { history } = window;
    history.scrollRestoration = "manual";
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  useLayoutEffect(() => {
    places ??= readPlaces(readItem("session", key));
    const known = places;
    const place = scrollKey(location);
    const left = wentBack ? (known.get(place) ?? 0) : 0;
    if (left > 0) window.scrollTo(0, left);
    else if (!scrollToTarget(location.hash) && !keepsScroll && !isFirst.current) window.scrollTo(0, 0);
    isFirst.current = false;
    const growth = followGrowth(left);
    // While the page is still too short, its end would overwrite the saved position.
    const remember = () => growth.isOver() && known.set(place, window.scrollY);
    // The last frame's scrolling has no event yet.
    const keep = () => {
      remember();
      keepPlaces();
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      growth.giveUp();
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", keep);
    };
  }, [location, wentBack, keepsScroll]);
}

/** @returns whether the target exists */
function scrollToTarget(hash: string): boolean {
  const target = hash ? document.getElementById(decodedHash(hash)) : null;
  target?.scrollIntoView();
  return target !== null;
}

/** The id in a hash, which may be malformed. */
export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to `wanted` pixels once the page is high enough. */
function followGrowth(wanted: number): { giveUp: () => void; isOver: () => boolean } {
  let over = wanted <= 0;
  if (over) return { giveUp: () => undefined, isOver: () => true };
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, wanted);
    if (window.scrollY >= wanted - 1) giveUp();
  });
  const timer = setTimeout(giveUp, patience);
  for (const event of takingOver) window.addEventListener(event, giveUp, { passive: true });
  growth.observe(document.body);
  return { giveUp, isOver: () => over };

  function giveUp(): void {
    over = true;
    growth.disconnect();
    clearTimeout(timer);
    for (const event of takingOver) window.removeEventListener(event, giveUp);
  }
}

function keepPlaces(): void {
  writeItem("session", key, JSON.stringify([...(places ?? [])].slice(-50)));
}

/** Parses the saved positions; empty if there are none or they are invalid. */
export function readPlaces(kept: string | null): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.filter((one): one is [string, number] => typeof one?.[1] === "number"));
  } catch {
    return new Map();
  }
}
