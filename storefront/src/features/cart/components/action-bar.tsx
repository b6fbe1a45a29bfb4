import type { ReactNode } from "react";

type Props = {
  /** Formatted. */
  total: string;
  /** The primary button. */
  children: ReactNode;
};

/** The total and the primary button, at the bottom of small screens, within the thumb's reach. */
export const ActionBar = ({ total, children }: Props) => (
  <div
    data-bottom-bar
    className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden"
  >
    <p className="min-w-0 shrink-0 text-sm leading-5 text-muted">
      Total
      <span className="block text-lg font-semibold leading-6 tabular-nums text-ink">{total}</span>
    </p>
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
