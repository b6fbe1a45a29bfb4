import { readItem, writeItem } from "@haat/web/browser-storage";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { usePassage } from "../../lib/browser-router";

/** Milliseconds within which a page may grow to what it was: a slow network takes its time. */
const patience = 60_000;
const key = "scroll-places";
/** What people do who want to be elsewhere. */
const takingOver = ["wheel", "touchstart", "pointerdown", "keydown"];

let places: Map<string, number> | undefined;

/** By what a page's place is known. Every first page of a visit has the key "default": it goes by its address instead. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string =>
  key === "default" ? pathname + search : key;

/**
 * Forgets where the page was left that has just been opened, unless it was reloaded or come back to: an address that
 * was typed, or opened from elsewhere, begins at its top. To be called before anything is rendered.
 */
export function beginAtTop(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "reload" || entry?.type === "back_forward") return;
  places = readPlaces(readItem("session", key));
  places.delete(scrollKey({ key: "default", ...window.location }));
  keepPlaces();
}

/**
 * A page that a link leads to begins at its top, or where its address points to. One that is gone back to stands where
 * it was left: what it shows may have to be read from the server first, so its growth is followed until it is there or
 * somebody scrolls.
 */
export function useLateScroll(): void {
  const location = useLocation();
  const { keepsScroll } = usePassage();
  const wentBack = useNavigationType() === NavigationType.Pop;
  // The server has rendered the first page, and people may have scrolled it before this runs.
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
  }, [location, wentBack, keepsScroll]);
}

/** Whether there is such a part of the page. */
function scrollToTarget(hash: string): boolean {
  const target = hash ? document.getElementById(decodedHash(hash)) : null;
  target?.scrollIntoView();
  return target !== null;
}

/** The id that an address points to, which anybody may have typed. */
export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
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

/** What was kept; nothing where it was kept by nobody or by somebody else's hand. */
export function readPlaces(kept: string | null): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.filter((one): one is [string, number] => typeof one?.[1] === "number"));
  } catch {
    return new Map();
  }
}
