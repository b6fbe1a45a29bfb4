import { classNames } from "./class-names";

/** A grey placeholder; `className` sets its size, which must equal the content's. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("block animate-breathe rounded-control bg-sunken", className)} />
);
