import type { AnchorHTMLAttributes } from "react";
import { Link } from "react-router-dom";
import { usePlace } from "./host";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Of a screen, with its search, e.g. "/orderdetails?search=1042". */
  to: `/${string}`;
};

/** A link to another screen that works in both hosts. */
export function ScreenLink({ to, ...rest }: Props) {
  const place = usePlace(to);
  return place.inside ? <Link to={place.to} {...rest} /> : <a href={place.href} {...rest} />;
}
