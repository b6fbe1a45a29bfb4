import { type AnchorHTMLAttributes, createContext, useContext } from "react";
import { Link } from "react-router-dom";
import { screens } from "../screens";

/**
 * Where the screens are mounted. The engine's admin mounts some of them, at their own paths below /app, without a
 * provider; our shell mounts all below /dashboard and provides its own value.
 */
export type Host = { has: (path: string) => boolean; base: string };

const engineHost: Host = {
  has: (path) => screens.some((screen) => screen.inEngine === true && screen.path === withoutSearch(path)),
  // Its router adds /app itself.
  base: "",
};

export const HostContext = createContext<Host>(engineHost);

/** A link to a back-office path: within this host if it has that screen, else a full page load of our shell. */
type Place = { to: string; inside: true } | { href: string; inside: false };

export function placeIn(host: Host, path: `/${string}`): Place {
  if (host.has(path)) return { to: path === "/" && host.base ? host.base : host.base + path, inside: true };
  return { href: path === "/" ? "/dashboard" : `/dashboard${path}`, inside: false };
}

const usePlace = (path: `/${string}`): Place => placeIn(useContext(HostContext), path);

const withoutSearch = (path: string): string => path.split(/[?#]/)[0] ?? path;

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Path of a screen, with its query, e.g. "/orderdetails?search=1042". */
  to: `/${string}`;
};

/** A link to another screen that works in both hosts. */
export function ScreenLink({ to, ...rest }: Props) {
  const place = usePlace(to);
  return place.inside ? <Link to={place.to} {...rest} /> : <a href={place.href} {...rest} />;
}
