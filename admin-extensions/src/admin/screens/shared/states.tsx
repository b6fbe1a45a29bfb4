import { errorMessage } from "@haat/web/api-error";
import { ExclamationCircle } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { ReactNode } from "react";

type ErrorProps = {
  /** The screen's message, e.g. "Could not fetch banners." */
  title: string;
  error?: unknown;
  onRetry: () => unknown;
  retrying?: boolean;
};

/** An error with the server's message if there is one, and a retry button. Announced to screen readers. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorProps) {
  const said = errorMessage(error, "");
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-14 text-center">
      <ExclamationCircle aria-hidden className="text-ui-fg-error mb-1" />
      <p className="text-ui-fg-base font-medium">{title}</p>
      {said && said !== title && <p className="text-ui-fg-subtle max-w-prose">{said}</p>}
      <Button type="button" variant="secondary" className="mt-2" isLoading={retrying} onClick={() => void onRetry()}>
        Try Again
      </Button>
    </div>
  );
}

/** An empty state: the reason, and what to do next. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
    <p className="text-ui-fg-subtle max-w-prose">{text}</p>
    {children}
  </div>
);

/** A skeleton block for a text or picture; its class sets the size. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={`bg-ui-bg-component-pressed animate-pulse rounded ${className}`} />
);

type LoadingProps = { text?: string; className?: string; children: ReactNode };

/** Skeleton blocks in a column. Announced to screen readers. */
export const Loading = ({ text = "Loading...", className = "gap-4", children }: LoadingProps) => (
  <div role="status" className={`flex flex-col ${className}`}>
    <span className="sr-only">{text}</span>
    {children}
  </div>
);

/** More would be below the fold. */
const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type ListSkeletonProps = { rows: number; wide: boolean; text?: string };

/** Skeleton of a list, of exactly the size of the list. */
export const ListSkeleton = ({ rows, wide, text = "Loading..." }: ListSkeletonProps) => (
  <div role="status" className="divide-ui-border-base divide-y">
    <span className="sr-only">{text}</span>
    {wide && <div className="bg-ui-bg-subtle h-10" />}
    {places.slice(0, rows).map((row) => (
      <div key={row} className={wide ? "flex h-10 items-center gap-6 px-4" : "flex flex-col gap-3 p-4"}>
        <Skeleton className={wide ? "h-3.5 w-1/3" : "h-4 w-2/3"} />
        <Skeleton className={wide ? "h-3.5 w-1/5" : "h-3.5 w-full"} />
        <Skeleton className={wide ? "ml-auto h-3.5 w-16" : "h-3.5 w-1/2"} />
      </div>
    ))}
  </div>
);
