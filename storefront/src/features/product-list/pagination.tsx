import { classNames } from "@haat/ui/class-names";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** The page numbers to show: first, last and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): Array<number | null> {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}

type Props = { page: number; pages: number /** The query string of a page. */; address: (page: number) => string };

const look =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-medium tabular-nums transition";

export function Pagination({ page, pages, address }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page > 1 ? address(page - 1) : null} label="Previous page">
          <ChevronLeft aria-hidden className="size-5" />
        </Step>
        {pageNumbers(page, pages).map((one, place, all) =>
          one === null ? (
            <li key={`after-${all[place - 1]}`} aria-hidden className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={one}>
              <Link
                to={address(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? "page" : undefined}
                className={classNames(look, one === page ? "bg-primary text-on-primary" : "hover:bg-sunken")}
              >
                {one}
              </Link>
            </li>
          ),
        )}
        <Step to={page < pages ? address(page + 1) : null} label="Next page">
          <ChevronRight aria-hidden className="size-5" />
        </Step>
      </ul>
    </nav>
  );
}

const Step = ({ to, label, children }: { to: string | null; label: string; children: ReactNode }) => (
  <li>
    {to === null ? (
      <span className={classNames(look, "text-muted opacity-40")}>{children}</span>
    ) : (
      <Link to={to} aria-label={label} className={classNames(look, "hover:bg-sunken")}>
        {children}
      </Link>
    )}
  </li>
);
