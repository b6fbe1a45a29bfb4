/** Where there is nothing to show, in texts; `NoValue` where there is markup. */
export const noValue = "–";

/** There is nothing to show: one sign in the whole back office, read out as a word. */
export const NoValue = () => (
  <span className="text-ui-fg-muted">
    <span aria-hidden>{noValue}</span>
    <span className="sr-only">None</span>
  </span>
);
