import { classNames } from "./class-names";

/** A grey stand-in; its size comes from `className` and is the very size of what will come. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("block animate-breathe rounded-control bg-sunken", className)} />
);
