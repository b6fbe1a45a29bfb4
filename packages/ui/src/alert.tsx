import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";

type Props = { children: ReactNode; className?: string };

/** A form's general error, above its submit button. */
export const Alert = ({ children, className }: Props) => (
  <p
    role="alert"
    className={classNames("flex items-start gap-2 rounded-control bg-sale-soft px-4 py-3 text-sm text-sale", className)}
  >
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);

/** An error in a part of a screen, with a retry button. */
export const RetryAlert = ({ children, className, onRetry }: Props & { onRetry: () => void }) => (
  <div
    role="alert"
    className={classNames(
      "flex flex-wrap items-center gap-4 rounded-control bg-sale-soft px-4 py-3 text-sale",
      className,
    )}
  >
    <p className="min-w-0 flex-1">{children}</p>
    <Button size="small" variant="secondary" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
