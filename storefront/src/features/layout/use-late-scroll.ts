import { readItem, writeItem } from "@haat/web/browser-storage";
import { useLayoutEffect } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Milliseconds within which a page may grow to what it was: a slow network takes its time. */
const patience = 60_000;
const key = "scroll-places";
/** What people do who want to be elsewhere. */
const takingOver = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Where the router keeps its own places. */
export const routerPlaces = "router-scroll-places";

let places: Map<string, number> | undefined;

/** By what a page's place is known. Every first page of a visit has the key "default": it goes by its address instead. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string =>
  key === "default" ? pathname + search : key;

/**
 * Forgets where the page was left that has just been opened, unless it was reloaded or come back to: an address that
 * was typed, or opened from elsewhere, begins at its top. To be called before anything is drawn.
 */
export function beginAtTop(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "reload" || entry?.type === "back_forward") return;
  const opened = scrollKey({ key: "default", ...window.location });
  places = readPlaces();
  places.delete(opened);
  keepPlaces();
  writeItem("session", routerPlaces, withoutPlace(readItem("session", routerPlaces), opened));
}

/** The router's places but one, as it keeps them; none where it kept nothing readable. */
export function withoutPlace(kept: string | null, opened: string): string | null {
  try {
    const { [opened]: _, ...others } = JSON.parse(kept ?? "{}") as Record<string, unknown>;
    return JSON.stringify(others);
  } catch {
    return null;
  }
}

/**
 * Goes back to where a page was left, beside the router's own restoration, which gives up when the page is still too
 * short: what it shows may have to be read from the server first. It follows the page as it grows, until it is there
 * or somebody scrolls.
 */
export function useLateScroll(): void {
  const location = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const place = scrollKey(location);
  useLayoutEffect(() => {
    places ??= readPlaces();
    const known = places;
    const growth = followGrowth(wentBack ? (known.get(place) ?? 0) : 0);
    // On the way to it, a page that is still too short would overwrite the place with its own end.
    const remember = () => growth.isOver() && known.set(place, window.scrollY);
    // What was scrolled in the last frame has not been told by an event.
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
  }, [place, wentBack]);
}

/** Scrolls down to `wanted` pixels as soon as the page is long enough. */
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

function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(readItem("session", key) ?? "[]");
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.filter((one): one is [string, number] => typeof one?.[1] === "number"));
  } catch {
    return new Map();
  }
}
