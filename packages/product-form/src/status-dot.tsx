const colours = {
  neutral: "bg-ui-tag-neutral-icon",
  good: "bg-ui-tag-green-icon",
  bad: "bg-ui-tag-red-icon",
  waiting: "bg-ui-tag-orange-icon",
  moving: "bg-ui-tag-blue-icon",
} as const;

export type StatusTone = keyof typeof colours;

/** A status as a small dot and a word: never by colour alone. */
export const StatusDot = ({ tone, children }: { tone: StatusTone; children: string }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden className={`size-2 shrink-0 rounded-full ${colours[tone]}`} />
    {children}
  </span>
);
