import type { ReactNode } from "react";

/** A fact of a record: its name, and below what it is. Stands in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-ui-fg-muted">{name}</dt>
    <dd className="text-ui-fg-base break-words">{children}</dd>
  </div>
);

/** Facts side by side as there is room. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-3 px-4 pb-4 min-[700px]:grid-cols-2 min-[1100px]:grid-cols-3">{children}</dl>
);
