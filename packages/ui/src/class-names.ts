import clsx from "clsx";

/** Joins class names and drops falsy ones. */
export const classNames: typeof clsx = clsx;
