import { classNames } from "./class-names";

type Props = {
  /** Text for screen readers; without it the spinner is decorative. */ label?: string;
  className?: string;
};

export function Spinner({ label, className }: Props) {
  const ring = (
    <span
      aria-hidden
      className={classNames(
        "inline-block size-[1.15em] animate-spin rounded-full border-2 border-current border-r-transparent",
        className,
      )}
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-muted">
      {ring}
      {label}
    </span>
  );
}
