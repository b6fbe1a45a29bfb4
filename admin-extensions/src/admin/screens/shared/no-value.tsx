/** Sign for a missing value in plain texts; use `NoValue` in markup. */
export const noValue = "–";

/** A missing value: the same sign everywhere, with a word for screen readers. */
export const NoValue = () => (
  <span className="text-ui-fg-muted">
    <span aria-hidden>{noValue}</span>
    <span className="sr-only">None</span>
  </span>
);
