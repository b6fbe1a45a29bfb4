import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Props = {
  name: string;
  value: string;
  text?: ReactNode;
  /** Explanation of the figure. */
  to?: string;
};

const look = "flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4";

/** A figure with its name, and a line that explains it. */
export function FigureTile({ name, value, text, to }: Props) {
  const inside = (
    <>
      <span className="text-sm text-muted">{name}</span>
      <span className="break-words text-lg font-semibold tabular-nums min-[420px]:text-xl">{value}</span>
      {text && <span className="text-sm text-muted">{text}</span>}
    </>
  );
  return to ? (
    <Link to={to} className={`${look} transition hover:border-edge`}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  );
}
