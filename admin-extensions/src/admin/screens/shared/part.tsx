import type { ReactNode } from "react";

/** The part's anchor, used as the URL's hash. */
export const partId = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A part of a settings page, with a description. */
export const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section
    id={partId(title)}
    tabIndex={-1}
    aria-label={title}
    className="scroll-mt-20 bg-ui-bg-base border-ui-border-base grid gap-5 rounded-xl border p-4 min-[700px]:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
  >
    <header>
      <h2 className="text-ui-fg-base text-base font-semibold">{title}</h2>
      <p className="text-ui-fg-subtle mt-1">{text}</p>
    </header>
    <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
  </section>
);
