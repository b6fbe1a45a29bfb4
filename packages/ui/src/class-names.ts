import clsx from "clsx";

/** Joins class names and drops what is falsy. */
export const classNames: typeof clsx = clsx;
