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
