import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Button } from "./button";

type Props = {
  title: string;
  text?: string;
  retryLabel?: string;
  onRetry?: () => void;
  /** A retry is running: the button shows it and is disabled. */
  retrying?: boolean;
  /** An alternative to the retry. */
  children?: ReactNode;
};

/** An error message with a retry button. Announced to screen readers. */
export const ErrorState = ({ title, text, retryLabel = "Try Again", onRetry, retrying = false, children }: Props) => (
  <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
    <CircleAlert aria-hidden className="mb-1 size-10 text-sale" />
    <h2 className="text-xl">{title}</h2>
    {text && <p className="text-balance text-muted">{text}</p>}
    {(onRetry || children) && (
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    )}
  </div>
);
