import { type ReactNode, useId } from "react";

type Props = { title: string; text: string; count: number; children: ReactNode };

/** One of the lists in the details, with its heading. */
export function Group({ title, text, count, children }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h4 id={id} className="text-ui-fg-base font-medium">
          {title} {count > 0 && <span className="text-ui-fg-muted tabular-nums">({count})</span>}
        </h4>
        <p className="text-ui-fg-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
