import type { ReactNode } from "react";

/** A section of a detail view with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h3 className="text-ui-fg-base font-semibold">{title}</h3>
    {children}
  </section>
);

/** A list of names and values. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ui-fg-muted">{name}</dt>
        <dd className="break-words text-right tabular-nums min-[700px]:text-left">{value}</dd>
      </div>
    ))}
  </dl>
);
