import type { ReactNode } from "react";

/** A figure with its name, and a line that explains or compares it. */
export const StatTile = ({ name, value, text }: { name: string; value: ReactNode; text?: ReactNode }) => (
  <div className="bg-ui-bg-base border-ui-border-base flex min-w-0 flex-col gap-1 rounded-xl border p-3 min-[420px]:p-4">
    <p className="text-ui-fg-subtle">{name}</p>
    <p className="text-ui-fg-base break-words text-xl font-semibold tabular-nums leading-tight">{value}</p>
    {text && <p className="text-ui-fg-muted text-[13px]">{text}</p>}
  </div>
);
