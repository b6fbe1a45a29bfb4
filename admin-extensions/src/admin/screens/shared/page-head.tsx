import type { ReactNode } from "react";

type Props = {
  title: string;
  /** One line under the title, e.g. how many there are. */
  text?: string;
  /** The page's primary button, and secondary ones. */
  children?: ReactNode;
};

/** A screen's header: title, description and actions. */
export const PageHead = ({ title, text, children }: Props) => (
  <header className="flex flex-wrap items-end justify-between gap-3">
    <div className="min-w-0">
      <h1 className="text-ui-fg-base text-[22px] font-semibold leading-tight">{title}</h1>
      {text && <p className="text-ui-fg-subtle mt-1">{text}</p>}
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </header>
);
