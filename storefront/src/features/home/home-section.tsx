import { classNames } from "@haat/ui/class-names";
import { type ReactNode, useId } from "react";

/** The link beside a section's title. */
export const viewAllClass =
  "inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-primary hover:underline";

type Props = {
  title: string;
  /** Next to the title: a link or a pair of buttons. */
  aside?: ReactNode;
  boxed?: boolean;
  children: ReactNode;
};

/** A titled section of the home page; boxed ones are side by side on wide screens. */
export function HomeSection({ title, aside, boxed = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("min-w-0", boxed && "rounded-card border border-line bg-surface p-4 sm:p-6")}
    >
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
