import { type ReactNode, useId } from "react";

/** A part of a screen with its heading. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="bg-ui-bg-base border-ui-border-base flex min-w-0 flex-col rounded-xl border"
    >
      <header className="px-4 pb-2 pt-3">
        <h2 id={id} className="text-ui-fg-base text-base font-semibold">
          {title}
        </h2>
        {text && <p className="text-ui-fg-subtle">{text}</p>}
      </header>
      {children}
    </section>
  );
}

export const PanelEmpty = ({ children }: { children: string }) => (
  <p className="text-ui-fg-muted px-4 pb-4 pt-1">{children}</p>
);

/** A name and its value. Belongs in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-ui-fg-muted">{name}</dt>
    <dd className="text-ui-fg-base break-words">{children}</dd>
  </div>
);

/** Facts in as many columns as fit. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-3 px-4 pb-4 min-[700px]:grid-cols-2 min-[1100px]:grid-cols-3">{children}</dl>
);
