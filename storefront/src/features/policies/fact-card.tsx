import type { ReactNode } from "react";

/** Facts about somebody, under a heading. */
export const FactCard = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 className="text-xl">{title}</h2>
    <dl className="mt-4 grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">{children}</dl>
    {note && <p className="mt-4 text-sm text-muted">{note}</p>}
  </section>
);

export const FactRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="mb-3 break-words sm:mb-0">{children}</dd>
  </>
);
