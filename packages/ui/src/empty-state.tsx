import type { ReactNode } from "react";

type Props = {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** The next step: a button or a link that looks like one. */
  children?: ReactNode;
  headingLevel?: 1 | 2;
};

/** An empty state, and what to do about it. */
export function EmptyState({ icon, title, text, children, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      {icon && (
        <span
          aria-hidden
          className="mb-2 flex size-20 items-center justify-center rounded-full bg-sunken text-primary [&_svg]:size-9"
        >
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="text-balance text-muted">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
