import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  text?: string;
  /** Shown beside the title: the section's only button. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A section of the account page. */
export function Section({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {text && <p className="mt-1 max-w-text text-sm text-muted">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}
