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
  /** Whether it may be a sentence, which takes as many lines as it needs. */
  wraps?: boolean;
  children: string;
};

/** A status as a small dot and a word, never by colour alone. It looks the same to staff and to sellers. */
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
