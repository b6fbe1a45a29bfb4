import type { ReactNode } from "react";
import { classNames } from "./class-names";

type Props = { label?: string; className: string; children: ReactNode };

/** A scroll container that can be scrolled by keyboard. */
export const ScrollRegion = ({ label, className, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys.
  <section aria-label={label} tabIndex={0} className={classNames("relative", className)}>
    {children}
  </section>
);
