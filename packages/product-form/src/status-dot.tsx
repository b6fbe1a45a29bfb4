const colours = {
  neutral: "bg-ui-tag-neutral-icon",
  good: "bg-ui-tag-green-icon",
  bad: "bg-ui-tag-red-icon",
  waiting: "bg-ui-tag-orange-icon",
  moving: "bg-ui-tag-blue-icon",
} as const;

export type StatusTone = keyof typeof colours;

type Props = {
  tone: StatusTone;
  /** Whether the text may be a sentence and wrap. */
  wraps?: boolean;
  children: string;
};

/** A status as a small dot with a label, never by colour alone. The same for staff and sellers. */
export const StatusDot = ({ tone, wraps = false, children }: Props) => (
  <span
    className={
      wraps ? "flex min-w-0 items-baseline gap-2 break-words" : "inline-flex items-center gap-2 whitespace-nowrap"
    }
  >
    <span aria-hidden className={`size-2 shrink-0 rounded-full ${colours[tone]}`} />
    {children}
  </span>
);
